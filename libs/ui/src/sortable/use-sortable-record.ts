import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { KeyboardEvent } from 'react';
import type { useListDrag } from './use-list-drag.ts';

export interface SortableRecord extends Pick<
  ReturnType<typeof useListDrag>['keyboard'],
  'onHandleKeyDown' | 'onHandleBlur'
> {
  /** The record's key. */
  readonly id: string;
  /** 0-based position, also while the keyboard moves a record. */
  readonly place: number;
  /** True while the keyboard moves this record. */
  readonly held: boolean;
  /** Runs when a handle is pressed that moves nothing: of a locked owner. */
  readonly onLocked: (() => void) | null;
}

/** Returns the attributes of a record's element in a list, and those of its handle. */
export function useSortableRecord({ id, place, held, onLocked, onHandleKeyDown, onHandleBlur }: SortableRecord) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: onLocked !== null,
  });
  const isLifted = isDragging || held;
  return {
    row: {
      ref: setNodeRef,
      'data-lifted': isLifted ? '' : undefined,
      style: { transform: CSS.Translate.toString(transform), transition, order: place },
    },
    handle: {
      ref: setActivatorNodeRef,
      held: isLifted,
      'aria-describedby': attributes['aria-describedby'],
      ...listeners,
      onClick: onLocked ?? undefined,
      onKeyDown: onLocked ? undefined : (event: KeyboardEvent<HTMLElement>) => onHandleKeyDown(event, id),
      onBlur: onHandleBlur,
    },
  };
}
