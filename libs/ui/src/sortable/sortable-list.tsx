import { closestCenter, DndContext } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import { Handle } from './handle.tsx';
import { MoveBar } from './move-bar.tsx';
import { useListDrag } from './use-list-drag.ts';
import { useSortableRecord, type SortableRecord } from './use-sortable-record.ts';
import styles from './sortable-list.module.css';

const ROWS = { arrows: ['ArrowUp', 'ArrowDown'], strategy: verticalListSortingStrategy } as const;
const TILES = { arrows: ['ArrowLeft', 'ArrowRight'], strategy: rectSortingStrategy } as const;

interface SortableListProps<T> {
  /** Accessible name. */
  readonly label: string;
  readonly records: readonly T[];
  readonly titleOf: (record: T) => string;
  /** `toIndex` is 0-based. */
  readonly onMoved: (key: string, toIndex: number) => void;
  /** Runs when a handle is pressed that moves nothing: of a locked owner. */
  readonly onLocked?: (() => void) | null;
  /** Tiles stand beside each other; by default there is one a row. */
  readonly look?: 'rows' | 'tiles';
  /** What stands beside the handle of a row, or above that of a tile. */
  readonly children: (record: T) => ReactNode;
}

/** A list whose rows or tiles are moved by their handles: by mouse, finger or keyboard. */
export function SortableList<T extends { readonly key: string }>({
  label,
  records,
  titleOf,
  onMoved,
  onLocked = null,
  look = 'rows',
  children,
}: SortableListProps<T>) {
  const { arrows, strategy } = look === 'tiles' ? TILES : ROWS;
  const list = useRef<HTMLUListElement>(null);
  const titled = records.map((record) => ({ key: record.key, title: titleOf(record) }));
  const countPerRow = () => tilesPerRow(list.current);
  const { moving, words, keyboard, pointer } = useListDrag({
    records: titled,
    list,
    arrows,
    ...(look === 'tiles' && { countPerRow }),
    onMoved,
  });
  return (
    <>
      <DndContext {...pointer} collisionDetection={closestCenter}>
        <SortableContext items={titled.map(({ key }) => key)} strategy={strategy}>
          <ul ref={list} className={styles[look]} aria-label={label}>
            {records.map((record, index) => (
              <SortableRow
                key={record.key}
                id={record.key}
                title={titleOf(record)}
                look={look}
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

/** Counts the columns of a grid as it is laid out. */
function tilesPerRow(list: HTMLElement | null): number {
  return list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 1;
}

interface SortableRowProps extends SortableRecord {
  readonly title: string;
  readonly look: 'rows' | 'tiles';
  readonly children: ReactNode;
}

function SortableRow({ title, look, children, ...record }: SortableRowProps) {
  const { row, handle } = useSortableRecord(record);
  const isTile = look === 'tiles';
  return (
    <li
      {...row}
      className={classNames(styles.record, isTile ? styles.tile : styles.row)}
      data-first={record.place === 0 ? '' : undefined}
    >
      {isTile && children}
      <Handle {...handle} title={title} />
      {!isTile && children}
    </li>
  );
}
