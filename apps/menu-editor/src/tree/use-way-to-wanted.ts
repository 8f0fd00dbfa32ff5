import type { Menu } from '@carta/domain';
import { useDispatch, useSelector } from '@carta/panel';
import { useEffect } from 'react';
import { selectSearch, selectWanted } from '../editor-state.ts';
import type { Row } from './rows.ts';
import { searched, wayOpened } from './tree-slice.ts';

interface WayToWanted {
  readonly menu: Menu;
  readonly rows: readonly Row[];
  /** Keys of the only rows that a search leaves; null without one. */
  readonly found: ReadonlySet<string> | null;
}

/** Opens what holds the row that is wanted; a search that leaves it out ends. */
export function useWayToWanted({ menu, rows, found }: WayToWanted): void {
  const dispatch = useDispatch();
  const wanted = useSelector(selectWanted);
  const search = useSelector(selectSearch);

  useEffect(() => {
    if (wanted === null || rows.some(({ key }) => key === wanted)) return;
    if (search !== '' && !found?.has(wanted)) dispatch(searched(''));
    else dispatch(wayOpened(holdersOf(menu, wanted)));
  }, [wanted, rows, menu, search, found, dispatch]);
}

/** Keys of the categories around a record. */
function holdersOf({ categoriesL2, items }: Menu, wanted: string): string[] {
  const holders: string[] = [];
  const parentOf = (key: string) => [...items, ...categoriesL2].find((record) => record.key === key)?.parent;
  for (let key = parentOf(wanted); key !== undefined; key = parentOf(key)) holders.push(key);
  return holders;
}
