import { menuTree, type Menu } from '@carta/domain';
import { selectMenu, useSelector, useStore, type PanelState } from '@carta/panel';
import { useCallback, useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { selectEditing, selectOpened, selectRowToReveal } from '../tree-state/tree-slice.ts';
import { partIn, type Drag } from './drag/drag.ts';
import { KEYBOARD_INSTRUCTIONS } from '../moving/announcements.ts';
import { MoveBar } from '../moving/move-bar.tsx';
import { useDragLayer } from './drag/use-drag-layer.ts';
import { useRowDrag } from './drag/use-row-drag.ts';
import { useIsolation } from './editing/use-isolation.ts';
import { keepOpened } from '../tree-state/opened-rows.ts';
import { HANDLE_HELP } from './row/row-surface.tsx';
import { TreeRow } from './row/tree-row.tsx';
import { flatten, type MovingRow, type Row } from './rows.ts';
import { useFocusedRow, useFocusInTree } from './use-focus-in-tree.ts';
import { useRowKeys } from './use-row-keys.ts';
import type { ShownRows } from './use-shown-rows.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { useOpenAncestors } from './use-open-ancestors.ts';
import { useTreeWindow } from './use-tree-window.ts';
import styles from './tree.module.css';

/** The menu as a tree of rows that open and close, are edited in place and can be moved. */
export function Tree({ menu, shown }: { readonly menu: Menu; readonly shown: ShownRows }) {
  const list = useRef<HTMLDivElement>(null);
  const openedKeys = useSelector(selectOpened);
  const draftKey = useSelector(selectEditing);
  const rowToReveal = useSelector(selectRowToReveal);
  const [drag, setDrag] = useState<Drag | null>(null);
  const { focused, onFocus } = useFocusedRow();

  const tree = menuTree(menu);
  const { found, opened } = shown;
  const moving = drag?.moving ?? null;
  const rows = useMemo(() => flatten(tree, { opened, moving, found }), [tree, opened, moving, found]);

  // A record that another session has deleted must not leave the screen inert.
  const editing = rows.some(({ key }) => key === draftKey) ? draftKey : null;
  const moved = moving?.key ?? null;
  const pinned = useMemo(() => [moved, focused, editing, rowToReveal], [moved, focused, editing, rowToReveal]);
  const { virtualizer, geometry } = useTreeWindow({ rows, pinned, drag, list });
  const { Layer, onCarrier, onHandlePress } = useDragLayer();
  const { words, pointer, handleEvents } = useRowDrag({ drag, setDrag, rows, rowsNow: useRowsNow(), geometry, list });

  const onKeyDown = useRowKeys(rows, list);
  useScrollRestoration();
  useEffect(() => keepOpened(openedKeys), [openedKeys]);
  useOpenAncestors({ menu, rows, found });
  useFocusInTree({ focused, rows, list });
  useIsolation(list, editing !== null);

  return (
    <>
      <div
        ref={list}
        role="tree"
        aria-label="Categorías y productos"
        className={styles.tree}
        style={{ height: virtualizer.getTotalSize() }}
        data-moving={moving ? '' : undefined}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          return (
            row && (
              <TreeRow
                key={key}
                row={row}
                index={index}
                top={start - virtualizer.options.scrollMargin}
                measure={virtualizer.measureElement}
                moving={drag ? partIn(drag, row.key) : undefined}
                editing={editing === key}
                veiled={editing !== null && editing !== key}
                movable={found === null}
                onHandlePress={onHandlePress}
                {...handleEvents}
              />
            )
          );
        })}
      </div>
      <p id={HANDLE_HELP} hidden>
        {KEYBOARD_INSTRUCTIONS}
      </p>
      {editing !== null && <div className={styles.veil} onMouseDown={keepFocus} />}
      <MoveBar words={words} moving={drag !== null} />
      {Layer && <Layer drag={drag} onCarrier={onCarrier} {...pointer} />}
    </>
  );
}

/** A press on the veil would take the focus, and with it Escape, from the form. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Returns a function that computes the rows of the next render, without a search. */
function useRowsNow(): (moving: MovingRow | null) => readonly Row[] {
  const store = useStore<Parameters<typeof selectOpened>[0] & Pick<PanelState, 'menu'>>();
  return useCallback(
    (moving) => {
      const menu = selectMenu(store.getState());
      const opened = new Set(selectOpened(store.getState()));
      return menu ? flatten(menuTree(menu), { opened, moving }) : [];
    },
    [store],
  );
}
