import { useDispatch, useSelector } from '@carta/panel';
import { useCallback, useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { selectTool, selectWanted } from '../editor-state.ts';
import { bringIntoSight } from './bring-into-sight.ts';
import type { Row } from './rows.ts';
import { rowWanted, wantedRowReached } from './tree-slice.ts';

/** Follows which row has the focus. */
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

/** Takes the focus to the row that is wanted; where the focused row has gone, to the one that took its place. */
export function useFocusInTree({ focused, rows, list }: FocusInTree): void {
  const dispatch = useDispatch();
  const wanted = useSelector(selectWanted);
  const covered = useSelector(selectTool) !== null;

  useEffect(() => {
    if (covered) return;
    const row = wanted !== null && list.current?.querySelector(`[data-key="${wanted}"]`);
    if (!row) return;
    bringIntoSight(row);
    row.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus({ preventScroll: true });
    dispatch(wantedRowReached());
  }, [covered, wanted, rows, list, dispatch]);

  const place = useRef(0);
  useEffect(() => {
    const index = rows.findIndex(({ key }) => key === focused);
    if (index >= 0) place.current = index;
    else if (focused !== null && wanted === null && document.activeElement === document.body) {
      const next = rows[Math.min(place.current, rows.length - 1)];
      if (next) dispatch(rowWanted(next.key));
    }
  }, [focused, wanted, rows, dispatch]);
}
