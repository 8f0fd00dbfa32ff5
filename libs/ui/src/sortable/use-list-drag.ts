import type { DragEndEvent, DragMoveEvent, DragOverEvent, DragStartEvent } from '@dnd-kit/core';
import { moves } from '@carta/domain';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { afterCancel, afterDrop, KEYBOARD_INSTRUCTIONS, whileMoving } from './announcements.ts';
import { SILENT, useDragSensors } from './drag-sensors.ts';
import { useKeyboardDrag } from './use-keyboard-drag.ts';

/** A drop further than this above or below the list is outside of it, in pixels. */
const OUTSIDE = 60;

const ACCESSIBILITY = { announcements: SILENT, screenReaderInstructions: { draggable: KEYBOARD_INSTRUCTIONS } };

interface ListDrag {
  /** In their order; keys are unique. */
  readonly records: readonly { readonly key: string; readonly title: string }[];
  readonly list: RefObject<HTMLElement | null>;
  readonly arrows: readonly [back: string, forward: string];
  /** Returns how many records stand beside each other, where up and down pass a row of them. */
  readonly countPerRow?: () => number;
  /** The list scrolls by itself while something is dragged to its edge; otherwise the page does. */
  readonly scrolls?: boolean;
  /** `toIndex` is 0-based. Not called for a drop at the old place or outside. */
  readonly onMoved: (key: string, toIndex: number) => void;
}

/** Moves a record within a list by mouse, finger or keyboard, and says where it would land. [FEAT-3] [FEAT-4] */
export function useListDrag({ records, list, arrows, countPerRow, scrolls = false, onMoved }: ListDrag) {
  const [moving, setMoving] = useState(false);
  const [words, setWords] = useState('');
  // The library tells of the last move in an effect, which may run after the drop.
  const isDragged = useRef(false);
  const sensors = useDragSensors();

  const keys = records.map(({ key }) => key);
  const place = (key: string) => ({ title: records[keys.indexOf(key)]?.title ?? '', count: records.length });
  const onMove = (key: string, toIndex: number | null) => {
    setMoving(true);
    setWords(whileMoving({ ...place(key), index: toIndex }));
  };
  const onEnd = (key: string, toIndex: number | null) => {
    const from = keys.indexOf(key);
    const moved = moves(from, toIndex);
    flushSync(() => {
      setMoving(false);
      if (moved) onMoved(key, toIndex);
      setWords(moved ? afterDrop({ ...place(key), index: toIndex }) : afterCancel({ ...place(key), index: from }));
    });
  };
  const targetOf = ({ active, over }: DragMoveEvent | DragEndEvent): number | null => {
    const box = list.current?.getBoundingClientRect();
    const record = active.rect.current.translated;
    if (!over || !box || !record) return null;
    const middle = record.top + record.height / 2;
    return middle < box.top - OUTSIDE || middle > box.bottom + OUTSIDE ? null : keys.indexOf(String(over.id));
  };
  const onPointer = (event: DragMoveEvent | DragOverEvent) => {
    if (isDragged.current) onMove(String(event.active.id), targetOf(event));
  };
  const onRelease = (key: string, toIndex: number | null) => {
    isDragged.current = false;
    onEnd(key, toIndex);
  };

  return {
    moving,
    words,
    keyboard: useKeyboardDrag({ keys, arrows, ...(countPerRow && { countPerRow }), onMove, onEnd }),
    pointer: {
      sensors,
      accessibility: ACCESSIBILITY,
      ...(scrolls && { autoScroll: { canScroll: (element: Element) => element === list.current } }),
      onDragStart: ({ active }: DragStartEvent) => {
        isDragged.current = true;
        onMove(String(active.id), keys.indexOf(String(active.id)));
      },
      onDragMove: onPointer,
      onDragOver: onPointer,
      onDragEnd: (event: DragEndEvent) => onRelease(String(event.active.id), targetOf(event)),
      onDragCancel: ({ active }: Pick<DragEndEvent, 'active'>) => onRelease(String(active.id), null),
    },
  };
}
