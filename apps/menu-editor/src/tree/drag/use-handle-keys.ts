import { useCallback, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { HandleEvents } from '../row/row-surface.tsx';
import { useLatest } from '../use-latest.ts';
import type { TreeGeometry } from '../use-tree-window.ts';
import type { Drag } from './drag.ts';

interface HandleKeys {
  readonly drag: Drag | null;
  readonly pickUp: (key: string, by: 'keyboard') => void;
  readonly target: (toIndex: number) => void;
  readonly letGo: (dropped: boolean) => void;
  readonly geometry: TreeGeometry;
}

/** Space lifts and drops, an arrow passes one sibling, Escape or leaving the handle puts the row back. */
export function useHandleKeys({ drag, pickUp, target, letGo, geometry }: HandleKeys): HandleEvents {
  const latest = useLatest(drag);

  const pass = useCallback(
    ({ moving, row }: Drag, by: 1 | -1) => {
      const toIndex = moving.toIndex + by;
      if (toIndex < 0 || toIndex >= row.siblings) return;
      flushSync(() => target(toIndex));
      geometry.bringIntoSight(moving.key);
    },
    [target, geometry],
  );

  const onHandleKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>, key: string) => {
      const held = latest.current?.by === 'keyboard' && latest.current.moving.key === key ? latest.current : null;
      const presses = event.key === ' ' || event.key === 'Enter';
      if (presses && event.repeat) return event.preventDefault();
      if (presses && held) letGo(true);
      else if (presses) pickUp(key, 'keyboard');
      else if (held && event.key === 'ArrowUp') pass(held, -1);
      else if (held && event.key === 'ArrowDown') pass(held, 1);
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
