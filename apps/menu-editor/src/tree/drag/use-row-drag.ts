import type { Active, DragStartEvent, Modifier } from '@dnd-kit/core';
import { selectMenu, useDispatch, useSelector } from '@carta/panel';
import { useCallback, useMemo, useRef, useState, type Dispatch, type RefObject, type SetStateAction } from 'react';
import { flushSync } from 'react-dom';
import { useLockedModal } from '../../outbox/use-unlocked-dispatch.ts';
import type { TreeLine } from '../lines.ts';
import type { MovingRow, Row } from '../rows.ts';
import { useLatest } from '../use-latest.ts';
import type { TreeGeometry } from '../use-tree-window.ts';
import {
  cancelWords,
  dropOf,
  isOver,
  NO_ROOM,
  NO_TARGETS,
  over,
  pickedUp,
  targetsFor,
  wordsFor,
  type Drag,
} from './drag.ts';
import type { Landing } from './drop-target.ts';
import { useHandleKeys } from './use-handle-keys.ts';
import { useGrip } from './use-grip.ts';
import { usePointerTarget } from './use-pointer-target.ts';

interface RowDrag {
  readonly drag: Drag | null;
  readonly setDrag: Dispatch<SetStateAction<Drag | null>>;
  readonly rows: readonly Row[];
  /** Returns the lines after the latest action, before they are rendered. */
  readonly linesNow: (moving: MovingRow | null) => readonly TreeLine[];
  readonly geometry: TreeGeometry;
  readonly list: RefObject<HTMLElement | null>;
}

/** Moves a row: by pointer among its siblings or to another category, by keyboard among its siblings. */
export function useRowDrag({ drag, setDrag, rows, linesNow, geometry, list }: RowDrag) {
  const dispatch = useDispatch();
  const openLockedModal = useLockedModal();
  const menu = useSelector(selectMenu);
  const latest = useLatest({ drag, rows, openLockedModal, menu });
  const [outcome, setOutcome] = useState('');

  const pickUp = useCallback(
    (key: string, by: Drag['by']) => {
      const { rows, openLockedModal, menu } = latest.current;
      if (openLockedModal) return openLockedModal();
      const row = rows.find((candidate) => candidate.key === key);
      if (!row) return;
      const top = geometry.topOnScreen(key);
      const picked = pickedUp(row, by, menu && by === 'pointer' ? targetsFor(menu, row) : NO_TARGETS);
      const room = flushSync(() => {
        const missing = geometry.prepare(linesNow(picked.moving), key, top);
        const room = by === 'pointer' ? missing : NO_ROOM;
        setDrag({ ...picked, room });
        return room;
      });
      const { above, below } = geometry.scrollTo(key, top);
      // Rows rendered for the first time may be less tall than estimated.
      if (by === 'keyboard' || above + below === 0) return;
      flushSync(() => setDrag({ ...picked, room: { above: room.above + above, below: room.below + below } }));
      geometry.scrollTo(key, top);
    },
    [geometry, latest, linesNow, setDrag],
  );

  const target = useCallback(
    (landing: Landing) => {
      setDrag((drag) => (drag && !isOver(drag, landing) ? over(drag, landing) : drag));
    },
    [setDrag],
  );

  const endDrag = useCallback(
    (dropped: boolean) => {
      const { drag } = latest.current;
      if (!drag) return;
      const { action, words } = dropped ? dropOf(drag) : { action: null, words: cancelWords(drag) };
      // The row under the pointer keeps its place on the screen.
      const anchor = action && drag.landing.kind === 'category' ? drag.landing.key : drag.moving.key;
      const top = geometry.topOnScreen(anchor);
      if (action) dispatch(action);
      flushSync(() => {
        geometry.prepare(linesNow(null), anchor, top);
        setDrag(null);
      });
      geometry.scrollTo(anchor, top);
      setOutcome(words);
    },
    [dispatch, geometry, latest, linesNow, setDrag],
  );

  const carried = drag?.by === 'pointer' ? drag.moving.key : null;
  const grip = useGrip(carried !== null);
  const lifted = useRef<Active['rect'] | null>(null);
  const findTarget = usePointerTarget({
    carried,
    lifted: useCallback(() => {
      const box = lifted.current?.current.translated;
      return box ? { left: box.left, width: box.width, height: box.height, top: grip.top() } : null;
    }, [grip]),
    targets: drag?.targets ?? NO_TARGETS,
    list,
    geometry,
    onTarget: target,
  });

  const onDragStart = useCallback(
    ({ active, activatorEvent }: DragStartEvent) => {
      const handle = activatorEvent.target;
      lifted.current = active.rect;
      grip.take(activatorEvent, geometry.topOnScreen(String(active.id)));
      const top = () => (handle instanceof Element ? handle.getBoundingClientRect().top : 0);
      const before = top();
      pickUp(String(active.id), 'pointer');
      const shift = before - top();
      setDrag((drag) => drag && { ...drag, shift });
    },
    [geometry, grip, pickUp, setDrag],
  );

  const shift = drag?.shift ?? 0;
  const modifiers = useMemo<Modifier[]>(() => [({ transform }) => ({ ...transform, y: transform.y + shift })], [shift]);

  return {
    words: drag ? wordsFor(drag) : outcome,
    pointer: {
      modifiers,
      onDragStart,
      onDragEnd: useCallback(() => {
        flushSync(findTarget);
        endDrag(true);
      }, [findTarget, endDrag]),
      onDragCancel: useCallback(() => endDrag(false), [endDrag]),
    },
    pickUp,
    handleEvents: useHandleKeys({ drag, pickUp, target, endDrag }),
  };
}
