import { useDispatch, useSelector } from '@carta/panel';
import { useCallback, useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { selectTool } from '../tools/tools-slice.ts';
import { scrollRowIntoView } from './scroll-row-into-view.ts';
import type { Row } from './rows.ts';
import { selectRowToReveal, revealRequested, rowRevealed } from '../tree-state/tree-slice.ts';

/** Tracks the key of the row that last had the focus. */
export function useFocusedRow() {
  const [focused, setFocused] = useState<string | null>(null);
  const onFocus = useCallback(({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest<HTMLElement>('[data-key]');
    if (row?.dataset.key) setFocused(row.dataset.key);
  }, []);
  return { focused, onFocus };
}

interface FocusInTree {
  readonly focused: string | null;
  readonly rows: readonly Row[];
  readonly list: RefObject<HTMLElement | null>;
}

/** Focuses the row to reveal; after the focused row is removed, the row at its index. */
export function useFocusInTree({ focused, rows, list }: FocusInTree): void {
  const dispatch = useDispatch();
  const rowToReveal = useSelector(selectRowToReveal);
  const covered = useSelector(selectTool) !== null;

  useEffect(() => {
    if (covered) return;
    const row = rowToReveal !== null && list.current?.querySelector<HTMLElement>(`[data-key="${rowToReveal}"]`);
    if (!row) return;
    scrollRowIntoView(row);
    row.focus({ preventScroll: true });
    dispatch(rowRevealed());
  }, [covered, rowToReveal, rows, list, dispatch]);

  const place = useRef(0);
  useEffect(() => {
    const index = rows.findIndex(({ key }) => key === focused);
    if (index >= 0) place.current = index;
    else if (focused !== null && rowToReveal === null && document.activeElement === document.body) {
      const next = rows[Math.min(place.current, rows.length - 1)];
      if (next) dispatch(revealRequested(next.key));
    }
  }, [focused, rowToReveal, rows, dispatch]);
}
