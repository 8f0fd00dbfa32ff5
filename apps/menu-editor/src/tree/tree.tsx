import { categoryTitle, menuTree, type Menu } from '@carta/domain';
import { selectMenu, useSelector, useStore, type PanelState } from '@carta/panel';
import { KEYBOARD_INSTRUCTIONS, MoveBar } from '@carta/ui/sortable';
import { useCallback, useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { selectAddingPlace } from '../tree-state/adding-slice.ts';
import { selectEditing, selectOpened, selectRowToReveal } from '../tree-state/tree-slice.ts';
import { AddingLine } from './adding/adding-line.tsx';
import { partIn, type Drag } from './drag/drag.ts';
import { useDragLayer } from './drag/use-drag-layer.ts';
import { useRowDrag } from './drag/use-row-drag.ts';
import { useIsolation } from './editing/use-isolation.ts';
import { keepOpened } from '../tree-state/opened-rows.ts';
import { HANDLE_HELP } from './row/row-surface.tsx';
import { TreeRow } from './row/tree-row.tsx';
import { SelectBoxContext, useSelecting } from './selection/use-selecting.ts';
import { isRow, NEW_LINE, withAddLines, type TreeLine } from './lines.ts';
import { flatten, type MovingRow, type Row } from './rows.ts';
import { useFocusedRow, useFocusInTree } from './use-focus-in-tree.ts';
import { useRowKeys } from './use-row-keys.ts';
import type { ShownRows } from './use-shown-rows.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { useOpenAncestors } from './use-open-ancestors.ts';
import { useStuckCategory } from './use-stuck-category.ts';
import { useTreeWindow } from './use-tree-window.ts';
import styles from './tree.module.css';

/** The menu as a tree of rows that open and close, are edited in place and can be moved. */
export function Tree({ menu, shown }: { readonly menu: Menu; readonly shown: ShownRows }) {
  const list = useRef<HTMLDivElement>(null);
  const openedKeys = useSelector(selectOpened);
  const draftKey = useSelector(selectEditing);
  const rowToReveal = useSelector(selectRowToReveal);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [lastStuck, setStuck] = useState<string | null>(null);
  const { focused, onFocus } = useFocusedRow();

  const tree = menuTree(menu);
  const { found, opened } = shown;
  const moving = drag?.moving ?? null;
  const typing = useSelector(selectAddingPlace);
  const rows = useMemo(() => flatten(tree, { opened, moving, found }), [tree, opened, moving, found]);
  // Search results have no place for new records.
  const lines = useMemo(() => (found ? rows : withAddLines(rows, typing)), [rows, found, typing]);

  // A record that another session has deleted must not leave the screen inert.
  const editing = rows.some(({ key }) => key === draftKey) ? draftKey : null;
  const moved = moving?.key ?? null;
  const active = rows.some(({ key }) => key === focused) ? focused : (rows[0]?.key ?? null);
  const sticks = drag === null && editing === null;
  const stuck = sticks ? lastStuck : null;
  const pinned = useMemo(
    () => [moved, active, editing, rowToReveal, stuck, NEW_LINE],
    [moved, active, editing, rowToReveal, stuck],
  );
  const { virtualizer, geometry } = useTreeWindow({ lines, pinned, drag, stuck, list });
  useStuckCategory({ rows, geometry, list, active: sticks, stuck, setStuck });
  const { Layer, onCarrier, onHandlePress } = useDragLayer();
  const { words, pointer, handleEvents, pickUp } = useRowDrag({
    drag,
    setDrag,
    rows,
    linesNow: useLinesNow(),
    geometry,
    list,
  });

  const onKeyDown = useRowKeys({ rows, list, moving: drag !== null, pickUp });
  const { boxOf, touch, Selecting, SelectBox } = useSelecting(menu);
  useScrollRestoration();
  useEffect(() => keepOpened(openedKeys), [openedKeys]);
  useOpenAncestors({ menu, rows, found });
  useFocusInTree({ focused, rows, list });
  useIsolation(list, editing !== null);

  const drawn = virtualizer.getVirtualItems().flatMap(({ index, start, size }) => {
    const line = lines[index];
    return line ? [{ line, index, size, top: start - virtualizer.options.scrollMargin }] : [];
  });
  return (
    <>
      <SelectBoxContext value={SelectBox}>
        <div className={styles.lines}>
          <div
            ref={list}
            role="tree"
            aria-label="Categorías y productos"
            className={styles.tree}
            style={{ height: virtualizer.getTotalSize() }}
            onFocus={onFocus}
            onKeyDown={onKeyDown}
          >
            {drawn.map(
              ({ line, index, size, top }) =>
                isRow(line) && (
                  <TreeRow
                    key={line.key}
                    row={line}
                    index={index}
                    top={top}
                    measure={virtualizer.measureElement}
                    moving={drag ? partIn(drag, line.key) : undefined}
                    editing={editing === line.key}
                    veiled={editing !== null && editing !== line.key}
                    movable={found === null}
                    active={active === line.key}
                    box={boxOf(line.key)}
                    stuckHeight={stuck === line.key ? size : null}
                    within={stuck === line.key ? titleAround(menu, line) : null}
                    onHandlePress={onHandlePress}
                    {...handleEvents}
                  />
                ),
            )}
          </div>
          {/* Not among the rows of the tree: they are no records. */}
          <div>
            {drawn.map(
              ({ line, index, top }) =>
                !isRow(line) && (
                  <AddingLine key={line.key} line={line} index={index} top={top} measure={virtualizer.measureElement} />
                ),
            )}
          </div>
        </div>
      </SelectBoxContext>
      <p id={HANDLE_HELP} hidden>
        {KEYBOARD_INSTRUCTIONS}
      </p>
      {editing !== null && <div className={styles.veil} onMouseDown={keepFocus} />}
      <MoveBar words={words} moving={drag !== null} />
      {Selecting && <Selecting list={list} touch={touch} />}
      {Layer && <Layer drag={drag} onCarrier={onCarrier} {...pointer} />}
    </>
  );
}

/** Returns the title of the level-1 category around a row of level 2. */
function titleAround({ categoriesL1 }: Menu, row: Row): string | null {
  const parent = row.kind === 'category' && categoriesL1.find(({ key }) => key === row.category.parent);
  return parent ? categoryTitle(parent) : null;
}

/** A press on the veil would take the focus, and with it Escape, from the form. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Returns a function that computes the lines of the next render, without a search. */
function useLinesNow(): (moving: MovingRow | null) => readonly TreeLine[] {
  const store = useStore<
    Parameters<typeof selectOpened>[0] & Parameters<typeof selectAddingPlace>[0] & Pick<PanelState, 'menu'>
  >();
  return useCallback(
    (moving) => {
      const menu = selectMenu(store.getState());
      const opened = new Set(selectOpened(store.getState()));
      const typing = selectAddingPlace(store.getState());
      return menu ? withAddLines(flatten(menuTree(menu), { opened, moving }), typing) : [];
    },
    [store],
  );
}
