import type { DragEndEvent, DragMoveEvent, DragOverEvent, DragStartEvent } from '@dnd-kit/core';
import { itemTitle, moves, type Item } from '@carta/domain';
import { featuredMoved, useDispatch } from '@carta/panel';
import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { afterCancel, afterDrop, KEYBOARD_INSTRUCTIONS, whileMoving } from '../moving/announcements.ts';
import { SILENT, useDragSensors } from '../moving/drag-sensors.ts';
import { useLockedModal } from '../outbox/use-unlocked-dispatch.ts';
import { useKeyboardDrag } from './use-keyboard-drag.ts';

/** A drop further than this above or below the cards is outside the list, in pixels. */
const OUTSIDE = 60;

const ACCESSIBILITY = { announcements: SILENT, screenReaderInstructions: { draggable: KEYBOARD_INSTRUCTIONS } };

/** Moves a card among the cards by pointer or keyboard; a drop at the old place dispatches nothing. [FEAT-3] [FEAT-4] */
export function useFeaturedDrag(items: readonly Item[], list: RefObject<HTMLElement | null>) {
  const dispatch = useDispatch();
  const openLockedModal = useLockedModal();
  const [moving, setMoving] = useState(false);
  const [words, setWords] = useState('');
  const sensors = useDragSensors();

  const keys = items.map(({ key }) => key);
  const place = (key: string) => {
    const item = items[keys.indexOf(key)];
    return { title: item ? itemTitle(item) : '', count: items.length };
  };
  const onMove = (key: string, toIndex: number | null) => {
    setMoving(true);
    setWords(whileMoving({ ...place(key), index: toIndex }));
  };
  const onEnd = (key: string, toIndex: number | null) => {
    const from = keys.indexOf(key);
    const moved = moves(from, toIndex);
    flushSync(() => {
      setMoving(false);
      if (moved) dispatch(featuredMoved({ key, toIndex }));
      setWords(moved ? afterDrop({ ...place(key), index: toIndex }) : afterCancel({ ...place(key), index: from }));
    });
  };
  const targetOf = ({ active, over }: DragMoveEvent | DragEndEvent): number | null => {
    const box = list.current?.getBoundingClientRect();
    const card = active.rect.current.translated;
    if (!over || !box || !card) return null;
    const middle = card.top + card.height / 2;
    return middle < box.top - OUTSIDE || middle > box.bottom + OUTSIDE ? null : keys.indexOf(String(over.id));
  };
  const onPointer = (event: DragMoveEvent | DragOverEvent) => onMove(String(event.active.id), targetOf(event));

  return {
    moving,
    words,
    openLockedModal,
    keyboard: useKeyboardDrag({ keys, onMove, onEnd }),
    pointer: {
      sensors,
      accessibility: ACCESSIBILITY,
      autoScroll: { canScroll: (element: Element) => element === list.current },
      onDragStart: ({ active }: DragStartEvent) => onMove(String(active.id), keys.indexOf(String(active.id))),
      onDragMove: onPointer,
      onDragOver: onPointer,
      onDragEnd: (event: DragEndEvent) => onEnd(String(event.active.id), targetOf(event)),
      onDragCancel: ({ active }: Pick<DragEndEvent, 'active'>) => onEnd(String(active.id), null),
    },
  };
}
