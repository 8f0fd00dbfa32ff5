import type { Active, DragStartEvent, Modifier } from '@dnd-kit/core';
import { moves } from '@carta/domain';
import {
  categoryMoved,
  itemMoved,
  modalOpened,
  selectBusinessKey,
  selectLocked,
  useDispatch,
  useSelector,
} from '@carta/panel';
import { useCallback, useMemo, useRef, useState, type Dispatch, type RefObject, type SetStateAction } from 'react';
import { flushSync } from 'react-dom';
import { rowTitle } from '../row/row-names.ts';
import type { Row } from '../rows.ts';
import { useLatest } from '../use-latest.ts';
import type { TreeGeometry } from '../use-tree-window.ts';
import { afterCancel, afterDrop } from '../../moving/announcements.ts';
import { over, pickedUp, wordsFor, type Drag } from './drag.ts';
import { useHandleKeys } from './use-handle-keys.ts';
import { useGrip } from './use-grip.ts';
import { usePointerTarget } from './use-pointer-target.ts';

interface RowDrag {
  readonly drag: Drag | null;
  readonly setDrag: Dispatch<SetStateAction<Drag | null>>;
  readonly rows: readonly Row[];
  readonly geometry: TreeGeometry;
  readonly list: RefObject<HTMLElement | null>;
}

/** Moves a row among its siblings: by pointer with a lifted copy, by keyboard in place. */
export function useRowDrag({ drag, setDrag, rows, geometry, list }: RowDrag) {
  const dispatch = useDispatch();
  const locked = useSelector(selectLocked);
  const menu = useSelector(selectBusinessKey);
  const latest = useLatest({ drag, rows, locked, menu });
  const [outcome, setOutcome] = useState('');

  const pickUp = useCallback(
    (key: string, by: Drag['by']) => {
      const { rows, locked, menu } = latest.current;
      const row = rows.find((candidate) => candidate.key === key);
      if (locked) dispatch(modalOpened({ type: 'lockedEditor', parent: menu }));
      if (locked || !row) return;
      const top = geometry.topOnScreen(key);
      flushSync(() => setDrag(pickedUp(row, by)));
      const room = geometry.scrollTo(key, top);
      if (by === 'keyboard') return;
      flushSync(() => setDrag((drag) => drag && { ...drag, room }));
      geometry.scrollTo(key, top);
    },
    [dispatch, geometry, latest, setDrag],
  );

  const target = useCallback(
    (toIndex: number | null) => {
      setDrag((drag) => (drag && isElsewhere(drag, toIndex) ? over(drag, toIndex) : drag));
    },
    [setDrag],
  );

  const letGo = useCallback(
    (dropped: boolean) => {
      const { drag } = latest.current;
      if (!drag) return;
      const { row, inside } = drag;
      const { key, fromIndex, toIndex } = drag.moving;
      const moved = dropped && moves(fromIndex, inside ? toIndex : null);
      const top = geometry.topOnScreen(key);
      flushSync(() => {
        if (moved) dispatch(row.kind === 'category' ? categoryMoved({ key, toIndex }) : itemMoved({ key, toIndex }));
        setDrag(null);
      });
      geometry.scrollTo(key, top);
      const place = { title: rowTitle(row), count: row.siblings };
      setOutcome(moved ? afterDrop({ ...place, index: toIndex }) : afterCancel({ ...place, index: fromIndex }));
    },
    [dispatch, geometry, latest, setDrag],
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
        letGo(true);
      }, [findTarget, letGo]),
      onDragCancel: useCallback(() => letGo(false), [letGo]),
    },
    handleEvents: useHandleKeys({ drag, pickUp, target, letGo }),
  };
}

function isElsewhere({ inside, moving }: Drag, toIndex: number | null): boolean {
  return toIndex === null ? inside : !inside || toIndex !== moving.toIndex;
}
