import { searchText } from '@carta/domain';
import { modalOpened, selectBusinessKey, useDispatch, useSelector } from '@carta/panel';
import { useCallback, useRef, type KeyboardEvent, type RefObject } from 'react';
import { commandAction } from '../outbox/command-action.ts';
import { useUnlockedDispatch } from '../outbox/use-unlocked-dispatch.ts';
import { categoryToggled, editStarted, revealRequested } from '../tree-state/tree-slice.ts';
import { rowTitle } from './row/row-names.ts';
import type { Row } from './rows.ts';
import { scrollRowIntoView } from './scroll-row-into-view.ts';
import { useLatest } from './use-latest.ts';

/** Letters typed within this time are searched together, in ms. */
const TYPE_AHEAD_MS = 500;

interface RowKeys {
  readonly rows: readonly Row[];
  readonly list: RefObject<HTMLElement | null>;
  /** True while a row is moved. */
  readonly moving: boolean;
  readonly pickUp: (key: string, by: 'keyboard') => void;
}

/**
 * Arrows, Home, End and letters move the focus between rows; right opens a category, left closes it. Space begins to move the row, Enter or F2
 * edits it, Delete deletes it, Ctrl+D duplicates it.
 */
export function useRowKeys({ rows, list, moving, pickUp }: RowKeys) {
  const dispatch = useDispatch();
  const change = useUnlockedDispatch();
  const parent = useSelector(selectBusinessKey);
  const latest = useLatest({ rows, moving, change, parent });
  const typed = useRef({ text: '', at: 0 });

  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const { rows, moving, change, parent } = latest.current;
      const { key, target } = event;
      if (event.defaultPrevented || moving || !(target instanceof HTMLElement) || target.closest('form')) return;
      const element = target.closest<HTMLElement>('[data-key]');
      const index = rows.findIndex((row) => row.key === element?.dataset.key);
      const row = rows[index];
      if (!element || !row) return;

      const focus = (next: Row | undefined) => {
        const drawn = next && list.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`);
        if (drawn) {
          scrollRowIntoView(drawn);
          drawn.focus({ preventScroll: true });
        } else if (next) dispatch(revealRequested(next.key));
      };
      const expandable = row.kind === 'category' && row.expandable;
      const withCommand = event.ctrlKey || event.metaKey;
      const isOnRow = target === element;

      if (withCommand && key.toLowerCase() === 'd')
        change(commandAction('menu-editor/duplicationConfirmed', { kind: row.kind, original: row.key }));
      else if (withCommand || event.altKey) return;
      else if (key === 'ArrowDown') focus(rows[index + 1]);
      else if (key === 'ArrowUp') focus(rows[index - 1]);
      else if (key === 'Home') focus(rows[0]);
      else if (key === 'End') focus(rows.at(-1));
      else if (key === 'ArrowRight' && expandable && !row.expanded) dispatch(categoryToggled(row.key));
      else if (key === 'ArrowRight' && expandable) focus(rows[index + 1]);
      else if (key === 'ArrowLeft' && expandable && row.expanded) dispatch(categoryToggled(row.key));
      else if (key === 'ArrowLeft') focus(rows.findLast(({ level }, at) => at < index && level < row.level));
      else if (key === ' ' && isOnRow) pickUpRow(element, row);
      else if ((key === 'Enter' && isOnRow) || key === 'F2')
        change(
          editStarted(
            row.kind === 'category' ? { kind: 'category', base: row.category } : { kind: 'product', base: row.item },
          ),
        );
      else if (key === 'Delete')
        change(
          modalOpened({ type: row.kind === 'category' ? 'removeCategory' : 'removeProduct', parent, target: row.key }),
        );
      else if (/^[\p{L}\p{N}]$/u.test(key)) focus(rowTyped(rows, index, typed.current, key));
      else return;
      event.preventDefault();

      /** The keyboard moves a row by its handle. */
      function pickUpRow(element: HTMLElement, { key }: Row): void {
        const handle = element.querySelector<HTMLButtonElement>('[aria-pressed]:enabled');
        handle?.focus({ preventScroll: true });
        if (handle) pickUp(key, 'keyboard');
      }
    },
    [dispatch, latest, list, pickUp],
  );
}

/** Returns the next row whose title begins with what is being typed; letters that match none begin anew. */
function rowTyped(rows: readonly Row[], from: number, typed: { text: string; at: number }, key: string) {
  const now = Date.now();
  const before = now - typed.at < TYPE_AHEAD_MS ? typed.text : '';
  const find = (text: string, start: number) =>
    [...rows.slice(start), ...rows.slice(0, start)].find((row) =>
      searchText(rowTitle(row)).startsWith(searchText(text)),
    );
  // More letters may still mean the row that has the focus.
  const found = before === '' ? undefined : find(before + key, from);
  Object.assign(typed, { text: found ? before + key : key, at: now });
  return found ?? find(key, from + 1);
}
