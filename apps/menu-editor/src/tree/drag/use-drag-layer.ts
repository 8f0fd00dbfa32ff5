import { lazyModule, onFirstInteraction } from '@carta/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Press } from '../row/row-surface.tsx';

interface Held {
  readonly press: Press;
  readonly key: string;
  /** What is lifted. */
  readonly surface: HTMLElement;
}

/** What the loaded layer does with a press on a handle. */
export type Carry = (held: Held) => void;

const dragLayer = lazyModule(() => import(/* webpackChunkName: "drag" */ './drag-layer.tsx'));
const RELEASES = ['mouseup', 'touchend', 'touchcancel'] as const;

/** A press that was made before the layer was loaded. */
interface Waiting extends Held {
  /** The latest move of the mouse since. */
  readonly move?: MouseEvent;
}

/** Loads the layer that drags rows on the first interaction. A press that was made before starts its drag once the layer is loaded. */
export function useDragLayer() {
  const [Layer, setLayer] = useState(() => dragLayer.peek()?.DragLayer);
  const carrier = useRef<Carry | null>(null);
  const waiting = useRef<Waiting | null>(null);

  const load = useCallback(() => {
    // After a failure, the next press loads it again.
    dragLayer.load().then(
      ({ DragLayer }) => setLayer(() => DragLayer),
      () => undefined,
    );
  }, []);
  useEffect(() => onFirstInteraction(load), [load]);

  useEffect(() => {
    if (Layer) return;
    const release = () => {
      waiting.current = null;
    };
    const follow = (move: MouseEvent) => {
      if (waiting.current) waiting.current = { ...waiting.current, move };
    };
    for (const event of RELEASES) window.addEventListener(event, release);
    window.addEventListener('mousemove', follow);
    return () => {
      window.removeEventListener('mousemove', follow);
      for (const event of RELEASES) window.removeEventListener(event, release);
    };
  }, [Layer]);

  const onCarrier = useCallback((carry: Carry | null) => {
    carrier.current = carry;
    // The layer is rendering: it cannot start a drag before that has ended.
    queueMicrotask(() => {
      const held = waiting.current;
      if (!held || !carrier.current) return;
      waiting.current = null;
      carrier.current(held);
      if (held.move) document.dispatchEvent(new MouseEvent('mousemove', held.move));
    });
  }, []);

  const onHandlePress = useCallback(
    (press: Press, key: string) => {
      const surface = press.currentTarget.parentElement;
      if (!surface) return;
      const held = { press, key, surface };
      if (carrier.current) return carrier.current(held);
      waiting.current = held;
      load();
    },
    [load],
  );

  return { Layer, onCarrier, onHandlePress };
}
