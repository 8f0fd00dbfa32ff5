import { searchMenu, type Menu } from '@carta/domain';
import { useSelector } from '@carta/panel';
import { useDeferredValue, useMemo } from 'react';
import { selectClosedInSearch, selectOpened, selectSearch } from '../tree-state/tree-slice.ts';

export interface ShownRows {
  /** Keys of the only rows that a search leaves; null without one. */
  readonly found: ReadonlySet<string> | null;
  /** How many records match the search; null without one. */
  readonly matches: number | null;
  /** Keys of the categories that show what they hold. */
  readonly opened: ReadonlySet<string>;
}

/** What the tree shows now: all of it as far as it is open, or what the owner looks for. */
export function useShownRows(menu: Menu): ShownRows {
  const openedKeys = useSelector(selectOpened);
  const closed = useSelector(selectClosedInSearch);
  // Typing goes first: the rows follow when there is time.
  const search = useDeferredValue(useSelector(selectSearch)).trim();
  const found = useMemo(() => (search === '' ? null : searchMenu(menu, search)), [menu, search]);
  const opened = useMemo(
    () => new Set(found ? [...found.shown].filter((key) => !closed.includes(key)) : openedKeys),
    [found, closed, openedKeys],
  );
  return { found: found?.shown ?? null, matches: found?.matches.size ?? null, opened };
}
