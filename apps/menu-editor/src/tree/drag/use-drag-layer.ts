import { onFirstInteraction } from '@carta/ui';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import type { Press } from '../row/row-surface.tsx';
import type { DragLayerProps } from './drag-layer.tsx';

export interface Held {
  readonly press: Press;
  readonly key: string;
  /** What is lifted. */
  readonly surface: HTMLElement;
}

/** What the layer does with a press on a handle, once it has come. */
export type Carry = (held: Held) => void;

let fetched: ComponentType<DragLayerProps> | null = null;
const fetchLayer = async () => (fetched = (await import(/* webpackChunkName: "drag" */ './drag-layer.tsx')).DragLayer);
const LET_GO = ['mouseup', 'touchend', 'touchcancel'] as const;

/** A press that the layer was not there for yet. */
interface Waiting extends Held {
  /** The last that the mouse has done since. */
  readonly move?: MouseEvent;
}

/** The layer that carries rows comes when the page is first used; a press that was made before then takes hold once it has come. */
export function useDragLayer() {
  const [Layer, setLayer] = useState(() => fetched);
  const carrier = useRef<Carry | null>(null);
  const waiting = useRef<Waiting | null>(null);

  const load = useCallback(() => {
    // What could not be fetched is asked for again by the next press.
    fetchLayer().then(
      (layer) => setLayer(() => layer),
      () => undefined,
    );
  }, []);
  useEffect(() => onFirstInteraction(load), [load]);

  useEffect(() => {
    if (Layer) return;
    const letGo = () => {
      waiting.current = null;
    };
    const follow = (move: MouseEvent) => {
      if (waiting.current) waiting.current = { ...waiting.current, move };
    };
    for (const event of LET_GO) window.addEventListener(event, letGo);
    window.addEventListener('mousemove', follow);
    return () => {
      window.removeEventListener('mousemove', follow);
      for (const event of LET_GO) window.removeEventListener(event, letGo);
    };
  }, [Layer]);

  const onCarrier = useCallback((carry: Carry | null) => {
    carrier.current = carry;
    // The layer is being drawn, and cannot draw what it is to carry at the same time.
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
