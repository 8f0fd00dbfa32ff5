import { memo } from 'react';
import { OpenEditForm } from '../editing/open-edit-form.tsx';
import type { Row } from '../rows.ts';
import { RowContent } from './row-content.tsx';
import { rowName, rowTitle } from './row-names.ts';
import { RowSurface, type HandleEvents } from './row-surface.tsx';
import styles from './tree-row.module.css';

interface TreeRowProps extends HandleEvents {
  readonly row: Row;
  readonly index: number;
  /** Pixels from the top of the tree. */
  readonly top: number;
  readonly measure: (element: HTMLElement | null) => void;
  /** 'slot' keeps the place of the row that the pointer carries, 'target' would take it; 'held' is the one that the keyboard moves. */
  readonly moving: 'slot' | 'held' | 'target' | undefined;
  readonly editing: boolean;
  /** True while another row is being edited. */
  readonly veiled: boolean;
  /** False where the row does not stand among all of its siblings. */
  readonly movable: boolean;
}

/** One row of the tree, drawn again only when something of its own changes. */
export const TreeRow = memo(function TreeRow({
  row,
  index,
  top,
  measure,
  moving,
  editing,
  veiled,
  movable,
  ...handleEvents
}: TreeRowProps) {
  const { key, kind, level, position, siblings, endsCard } = row;
  const isHeld = moving === 'slot' || moving === 'held';
  const holdsSome = kind === 'category' && row.subcategories + row.items > 0;
  return (
    <div
      ref={measure}
      role="treeitem"
      aria-label={rowName(row)}
      aria-level={level}
      aria-setsize={siblings}
      aria-posinset={position + 1}
      aria-expanded={holdsSome ? row.expanded : undefined}
      inert={veiled}
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
      data-index={index}
      data-key={key}
      data-kind={kind}
      data-level={level}
      data-moving={moving}
      data-editing={editing || undefined}
      data-ends-card={endsCard || undefined}
    >
      {editing ? (
        <OpenEditForm />
      ) : (
        <div className={styles.card}>
          <RowSurface id={key} title={rowTitle(row)} held={isHeld} movable={movable} {...handleEvents}>
            <RowContent row={row} />
          </RowSurface>
        </div>
      )}
    </div>
  );
}, isSame);

/** Rows are made anew with every change of the tree; most of them still say the same. */
function isSame({ row: before, ...was }: TreeRowProps, { row: after, ...is }: TreeRowProps): boolean {
  return isShallowEqual(was, is) && isShallowEqual(before, after);
}

function isShallowEqual<T extends object>(before: T, after: T): boolean {
  return (Object.keys(after) as (keyof T)[]).every((name) => Object.is(before[name], after[name]));
}
