import { moves } from '@carta/domain';
import { useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { handleKey } from './handle-keys.ts';

/** A record picked up by keyboard, and the 0-based index at which it would land. */
export interface Held {
  readonly key: string;
  readonly toIndex: number;
}

interface KeyboardDrag {
  readonly keys: readonly string[];
  /** The keys that move a record back and forward by one. */
  readonly arrows: readonly [back: string, forward: string];
  /** Returns how many records stand beside each other, where up and down pass a row of them. */
  readonly countPerRow?: () => number;
  readonly onMove: (key: string, toIndex: number | null) => void;
  readonly onEnd: (key: string, toIndex: number | null) => void;
}

/** Space picks up and drops a record, an arrow key passes one of the others or a row of them, Escape or losing the focus puts it back. */
export function useKeyboardDrag({ keys, arrows, countPerRow, onMove, onEnd }: KeyboardDrag) {
  const [held, setHeld] = useState<Held | null>(null);

  const moveTo = (key: string, toIndex: number) => {
    if (toIndex < 0 || toIndex >= keys.length) return;
    flushSync(() => setHeld({ key, toIndex }));
    onMove(key, toIndex);
  };
  const endDrag = (toIndex: number | null) => {
    if (!held) return;
    flushSync(() => setHeld(null));
    onEnd(held.key, toIndex);
  };

  return {
    held,
    /** Returns the 0-based position of a record while another one may be moving. */
    placeOf(index: number): number {
      const from = held ? keys.indexOf(held.key) : -1;
      if (!held || !moves(from, held.toIndex)) return index;
      if (index === from) return held.toIndex;
      const passed = index > from ? index <= held.toIndex : index >= held.toIndex;
      return passed ? index + (index > from ? -1 : 1) : index;
    },
    onHandleBlur: () => endDrag(null),
    onHandleKeyDown(event: KeyboardEvent<HTMLElement>, key: string) {
      const lifted = held?.key === key ? held : null;
      const [back, forward] = arrows;
      const perRow = countPerRow?.();
      const handled = handleKey(event, {
        held: lifted !== null,
        steps: { ...(perRow !== undefined && { ArrowUp: -perRow, ArrowDown: perRow }), [back]: -1, [forward]: 1 },
        pickUp: () => moveTo(key, keys.indexOf(key)),
        pass: (by) => lifted && moveTo(key, lifted.toIndex + by),
        endDrag: (dropped) => endDrag(dropped && lifted ? lifted.toIndex : null),
      });
      if (!handled) return;
      // Taken to another place in the list, the handle loses the focus that it had.
      event.currentTarget.focus({ preventScroll: true });
      event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
    },
  };
}
