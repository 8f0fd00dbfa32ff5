import { searchMenu, type Menu } from '@carta/domain';
import { useSelector } from '@carta/panel';
import { useDeferredValue, useMemo } from 'react';
import { selectClosedInSearch, selectOpened, selectSearch } from '../tree-state/tree-slice.ts';

export interface ShownRows {
  /** Keys of the rows that match the search or lead to a match; null without a search. */
  readonly found: ReadonlySet<string> | null;
  /** Number of records that match the search; null without a search. */
  readonly matches: number | null;
  /** Keys of the open categories. */
  readonly opened: ReadonlySet<string>;
}

/** Returns what the tree shows: the open categories, or the search results. */
export function useShownRows(menu: Menu): ShownRows {
  const openedKeys = useSelector(selectOpened);
  const closed = useSelector(selectClosedInSearch);
  // Deferred, so that typing stays responsive.
  const search = useDeferredValue(useSelector(selectSearch)).trim();
  const found = useMemo(() => (search === '' ? null : searchMenu(menu, search)), [menu, search]);
  const opened = useMemo(
    () => new Set(found ? [...found.shown].filter((key) => !closed.includes(key)) : openedKeys),
    [found, closed, openedKeys],
  );
  return { found: found?.shown ?? null, matches: found?.matches.size ?? null, opened };
}
