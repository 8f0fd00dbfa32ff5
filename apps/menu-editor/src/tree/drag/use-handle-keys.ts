import { useCallback, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { bringIntoSight } from '../bring-into-sight.ts';
import type { HandleKeyEvents } from '../row/row-surface.tsx';
import { useLatest } from '../use-latest.ts';
import type { Drag } from './drag.ts';
import type { Landing } from './drop-target.ts';

interface HandleKeys {
  readonly drag: Drag | null;
  readonly pickUp: (key: string, by: 'keyboard') => void;
  readonly target: (landing: Landing) => void;
  readonly letGo: (dropped: boolean) => void;
}

/** Space lifts and drops, an arrow passes one sibling, Escape or leaving the handle puts the row back. */
export function useHandleKeys({ drag, pickUp, target, letGo }: HandleKeys): HandleKeyEvents {
  const latest = useLatest(drag);

  const pass = useCallback(
    ({ moving, row }: Drag, by: 1 | -1, handle: Element) => {
      const toIndex = moving.toIndex + by;
      if (toIndex < 0 || toIndex >= row.siblings) return;
      flushSync(() => target({ kind: 'place', index: toIndex }));
      const moved = handle.closest('[data-key]');
      if (moved) bringIntoSight(moved);
    },
    [target],
  );

  const onHandleKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>, key: string) => {
      const held = latest.current?.by === 'keyboard' && latest.current.moving.key === key ? latest.current : null;
      const presses = event.key === ' ' || event.key === 'Enter';
      if (presses && event.repeat) return event.preventDefault();
      if (presses && held) letGo(true);
      else if (presses) pickUp(key, 'keyboard');
      else if (held && event.key === 'ArrowUp') pass(held, -1, event.currentTarget);
      else if (held && event.key === 'ArrowDown') pass(held, 1, event.currentTarget);
      else if (held && event.key === 'Escape') letGo(false);
      else return;
      event.preventDefault();
    },
    [latest, pickUp, letGo, pass],
  );

  const onHandleBlur = useCallback(() => {
    if (latest.current?.by === 'keyboard') letGo(false);
  }, [latest, letGo]);

  return { onHandleKeyDown, onHandleBlur };
}
