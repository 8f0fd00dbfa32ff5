import { CannotOpen, useSelector } from '@carta/panel';
import { lazyComponent, lazyModule } from '@carta/ui';
import { memo } from 'react';
import { hasTyped } from '../../tree-state/draft.ts';
import { draftLost, editCancelled, selectDraft } from '../../tree-state/tree-slice.ts';
import lines from '../line.module.css';
import type { Row } from '../rows.ts';
import type { BoxState } from '../selection/selection.ts';
import { RowContent } from './row-content.tsx';
import { rowName, rowTitle } from './row-names.ts';
import { RowSurface, type HandleEvents } from './row-surface.tsx';
import { RowTabIndexContext } from './row-tab-index.ts';
import styles from './tree-row.module.css';

const EditForm = lazyComponent(
  lazyModule(() => import(/* webpackChunkName: "dialogs" */ '../editing/edit-form.tsx')),
  ({ EditForm }) => EditForm,
  { Failed: CannotEdit },
);

interface TreeRowProps extends HandleEvents {
  readonly row: Row;
  readonly index: number;
  /** Distance from the top of the tree, in pixels. */
  readonly top: number;
  readonly measure: (element: HTMLElement | null) => void;
  /** The row's part in the current drag. */
  readonly moving: 'slot' | 'held' | 'target' | undefined;
  readonly editing: boolean;
  /** True while another row is being edited. */
  readonly veiled: boolean;
  /** False in search results, where siblings are missing. */
  readonly movable: boolean;
  /** True for the row that Tab enters. */
  readonly active: boolean;
  /** State of the row's box; null while nothing is selected. */
  readonly box: BoxState | null;
  /** Height that the row keeps while it sticks below the screen's header, in pixels; null elsewhere. */
  readonly stuckHeight: number | null;
  /** Title of the category around a stuck row. */
  readonly within: string | null;
}

/** A row of the tree; renders again only when its own props change. */
export const TreeRow = memo(function TreeRow({
  row,
  index,
  top,
  measure,
  moving,
  editing,
  veiled,
  movable,
  active,
  box,
  stuckHeight,
  within,
  ...handleEvents
}: TreeRowProps) {
  const { key, kind, level, position, siblings, endsCard } = row;
  const isHeld = moving === 'slot' || moving === 'held';
  return (
    <div
      ref={measure}
      role="treeitem"
      tabIndex={active ? 0 : -1}
      aria-label={rowName(row)}
      aria-level={level}
      aria-setsize={siblings}
      aria-posinset={position + 1}
      aria-expanded={kind === 'category' && row.expandable ? row.expanded : undefined}
      inert={veiled}
      className={`${lines.line} ${styles.row}`}
      style={stuckHeight !== null ? { height: stuckHeight } : editing ? { top } : { transform: `translateY(${top}px)` }}
      data-index={index}
      data-key={key}
      data-kind={kind}
      data-level={level}
      data-moving={moving}
      data-selecting={box !== null || undefined}
      data-selected={box === 'on' || undefined}
      data-editing={editing || undefined}
      data-ends-card={endsCard || undefined}
      data-stuck={stuckHeight === null ? undefined : ''}
    >
      {editing ? (
        <EditForm />
      ) : (
        <RowTabIndexContext value={active ? 0 : -1}>
          <div className={`${lines.card} ${styles.card}`}>
            <RowSurface id={key} title={rowTitle(row)} held={isHeld} movable={movable} box={box} {...handleEvents}>
              <RowContent row={row} stuck={stuckHeight !== null} within={within} />
            </RowSurface>
          </div>
        </RowTabIndexContext>
      )}
    </div>
  );
}, isSame);

/** Closes the draft; a typed one joins the lost drafts. */
function CannotEdit() {
  const draft = useSelector(selectDraft);
  return <CannotOpen closing={draft && hasTyped(draft) ? draftLost() : editCancelled()} />;
}

/** Every change of the tree creates new row objects, most of them with equal values. */
function isSame({ row: before, ...was }: TreeRowProps, { row: after, ...is }: TreeRowProps): boolean {
  return isShallowEqual(was, is) && isShallowEqual(before, after);
}

function isShallowEqual<T extends object>(before: T, after: T): boolean {
  return (Object.keys(after) as (keyof T)[]).every((name) => Object.is(before[name], after[name]));
}
