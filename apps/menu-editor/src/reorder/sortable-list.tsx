import { closestCenter, DndContext } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Grip } from './grip.tsx';
import { MoveBar } from './move-bar.tsx';
import { useListDrag } from './use-list-drag.ts';
import styles from './sortable-list.module.css';

const ARROWS = ['ArrowUp', 'ArrowDown'] as const;

interface SortableListProps<T> {
  /** Accessible name. */
  readonly label: string;
  readonly records: readonly T[];
  readonly titleOf: (record: T) => string;
  /** `toIndex` is 0-based. */
  readonly onMoved: (key: string, toIndex: number) => void;
  /** Runs when a handle is pressed that moves nothing: of a locked owner. */
  readonly onLocked?: (() => void) | null;
  /** What stands beside the handle. */
  readonly children: (record: T) => ReactNode;
}

/** A list whose rows are moved by their handles: by mouse, finger or keyboard. */
export function SortableList<T extends { readonly key: string }>({
  label,
  records,
  titleOf,
  onMoved,
  onLocked = null,
  children,
}: SortableListProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const titled = records.map((record) => ({ key: record.key, title: titleOf(record) }));
  const { moving, words, keyboard, pointer } = useListDrag({ records: titled, list, arrows: ARROWS, onMoved });
  return (
    <>
      <DndContext {...pointer} collisionDetection={closestCenter}>
        <SortableContext items={titled.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
          <ul ref={list} className={styles.list} aria-label={label}>
            {records.map((record, index) => (
              <SortableRow
                key={record.key}
                id={record.key}
                title={titleOf(record)}
                place={keyboard.placeOf(index)}
                held={keyboard.held?.key === record.key}
                onLocked={onLocked}
                onHandleKeyDown={keyboard.onHandleKeyDown}
                onHandleBlur={keyboard.onHandleBlur}
              >
                {children(record)}
              </SortableRow>
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {/* In the page: rows of the tree are transformed, so that nothing in them is fixed to the window. */}
      {createPortal(<MoveBar words={words} moving={moving} />, document.body)}
    </>
  );
}

interface SortableRowProps extends Pick<
  ReturnType<typeof useListDrag>['keyboard'],
  'onHandleKeyDown' | 'onHandleBlur'
> {
  readonly id: string;
  readonly title: string;
  /** 0-based position, also while the keyboard moves a row. */
  readonly place: number;
  readonly held: boolean;
  readonly onLocked: (() => void) | null;
  readonly children: ReactNode;
}

function SortableRow({ id, title, place, held, onLocked, onHandleKeyDown, onHandleBlur, children }: SortableRowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: onLocked !== null,
  });
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-first={place === 0 ? '' : undefined}
      data-lifted={isDragging || held ? '' : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition, order: place }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.handle}
        aria-label={`Mover ${title}`}
        aria-pressed={isDragging || held}
        aria-describedby={attributes['aria-describedby']}
        {...listeners}
        onClick={onLocked ?? undefined}
        onKeyDown={onLocked ? undefined : (event) => onHandleKeyDown(event, id)}
        onBlur={onHandleBlur}
      >
        <Grip />
      </button>
      {children}
    </li>
  );
}
