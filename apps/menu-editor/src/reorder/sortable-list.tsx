import { closestCenter, DndContext } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Handle } from './handle.tsx';
import { MoveBar } from './move-bar.tsx';
import { useListDrag } from './use-list-drag.ts';
import { useSortableRecord, type SortableRecord } from './use-sortable-record.ts';
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

interface SortableRowProps extends SortableRecord {
  readonly title: string;
  readonly children: ReactNode;
}

function SortableRow({ title, children, ...record }: SortableRowProps) {
  const { row, handle } = useSortableRecord(record);
  return (
    <li {...row} className={styles.row} data-first={record.place === 0 ? '' : undefined}>
      <Handle {...handle} title={title} />
      {children}
    </li>
  );
}
