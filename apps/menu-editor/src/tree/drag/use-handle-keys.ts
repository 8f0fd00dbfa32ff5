import { handleKey } from '@carta/ui/sortable';
import { useCallback, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { scrollRowIntoView } from '../scroll-row-into-view.ts';
import type { HandleKeyEvents } from '../row/row-surface.tsx';
import { useLatest } from '../use-latest.ts';
import type { Drag } from './drag.ts';
import type { Landing } from './drop-target.ts';

interface HandleKeys {
  readonly drag: Drag | null;
  readonly pickUp: (key: string, by: 'keyboard') => void;
  readonly target: (landing: Landing) => void;
  readonly endDrag: (dropped: boolean) => void;
}

/** Space picks up and drops a row, an arrow key passes one sibling, Escape or losing the focus puts the row back. */
export function useHandleKeys({ drag, pickUp, target, endDrag }: HandleKeys): HandleKeyEvents {
  const latest = useLatest(drag);

  const pass = useCallback(
    ({ moving, row }: Drag, by: number, handle: Element) => {
      const toIndex = moving.toIndex + by;
      if (toIndex < 0 || toIndex >= row.siblings) return;
      flushSync(() => target({ kind: 'place', index: toIndex }));
      const moved = handle.closest('[data-key]');
      if (moved) scrollRowIntoView(moved);
    },
    [target],
  );

  const onHandleKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>, key: string) => {
      const held = latest.current?.by === 'keyboard' && latest.current.moving.key === key ? latest.current : null;
      const handle = event.currentTarget;
      handleKey(event, {
        held: held !== null,
        steps: { ArrowUp: -1, ArrowDown: 1 },
        pickUp: () => pickUp(key, 'keyboard'),
        pass: (by) => held && pass(held, by, handle),
        endDrag,
      });
    },
    [latest, pickUp, endDrag, pass],
  );

  const onHandleBlur = useCallback(() => {
    if (latest.current?.by === 'keyboard') endDrag(false);
  }, [latest, endDrag]);

  return { onHandleKeyDown, onHandleBlur };
}
