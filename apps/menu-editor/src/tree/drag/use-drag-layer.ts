import { lazyModule, onFirstInteraction } from '@carta/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Press } from '../row/row-surface.tsx';
import type { Carry, HandlePress } from './drag-layer.tsx';

const dragLayer = lazyModule(() => import(/* webpackChunkName: "drag" */ './drag-layer.tsx'));
const MOVES = ['mousemove', 'touchmove'] as const;
const RELEASES = ['mouseup', 'touchend', 'touchcancel'] as const;

/** A press before the layer has loaded. */
interface Waiting extends HandlePress {
  /** The latest move of the mouse or finger since the press. */
  readonly move?: MouseEvent | TouchEvent;
}

/** Loads the drag layer on the first interaction. A press before that starts its drag once the layer has loaded. */
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
    const follow = (move: MouseEvent | TouchEvent) => {
      if (waiting.current) waiting.current = { ...waiting.current, move };
    };
    for (const event of RELEASES) window.addEventListener(event, release);
    for (const event of MOVES) window.addEventListener(event, follow, { passive: true });
    return () => {
      for (const event of MOVES) window.removeEventListener(event, follow);
      for (const event of RELEASES) window.removeEventListener(event, release);
    };
  }, [Layer]);

  const onCarrier = useCallback((carry: Carry | null) => {
    carrier.current = carry;
    // The layer cannot start a drag while it renders.
    queueMicrotask(() => {
      const pressed = waiting.current;
      if (!pressed || !carrier.current) return;
      waiting.current = null;
      carrier.current(pressed);
      if (pressed.move) repeatMove(pressed.move, pressed.press.target);
    });
  }, []);

  const onHandlePress = useCallback(
    (press: Press, key: string) => {
      const surface = press.currentTarget.parentElement;
      if (!surface) return;
      const pressed = { press, key, surface };
      if (carrier.current) return carrier.current(pressed);
      waiting.current = pressed;
      load();
    },
    [load],
  );

  return { Layer, onCarrier, onHandlePress };
}

/** The drag library listens for a mouse at the document, for a finger at the element that was pressed. */
function repeatMove(move: MouseEvent | TouchEvent, pressed: EventTarget): void {
  if (move instanceof MouseEvent) document.dispatchEvent(new MouseEvent('mousemove', move));
  else pressed.dispatchEvent(new TouchEvent('touchmove', { touches: [...move.touches], cancelable: true }));
}
