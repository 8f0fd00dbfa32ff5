import type { Menu } from '@carta/domain';
import { useDispatch, useSelector } from '@carta/panel';
import { useEffect } from 'react';
import type { Row } from './rows.ts';
import { selectSearch, selectRowToReveal, searched, ancestorsOpened } from '../tree-state/tree-slice.ts';

interface OpenAncestors {
  readonly menu: Menu;
  readonly rows: readonly Row[];
  /** Keys of the rows that match the search or lead to a match; null without a search. */
  readonly found: ReadonlySet<string> | null;
}

/** Opens the categories around the row to reveal; ends a search that leaves the row out. */
export function useOpenAncestors({ menu, rows, found }: OpenAncestors): void {
  const dispatch = useDispatch();
  const rowToReveal = useSelector(selectRowToReveal);
  const search = useSelector(selectSearch);

  useEffect(() => {
    if (rowToReveal === null || rows.some(({ key }) => key === rowToReveal)) return;
    if (search !== '' && !found?.has(rowToReveal)) dispatch(searched(''));
    else dispatch(ancestorsOpened(ancestorsOf(menu, rowToReveal)));
  }, [rowToReveal, rows, menu, search, found, dispatch]);
}

/** Keys of the categories around a record. */
function ancestorsOf({ categoriesL2, items }: Menu, record: string): string[] {
  const ancestors: string[] = [];
  const parentOf = (key: string) => [...items, ...categoriesL2].find((record) => record.key === key)?.parent;
  for (let key = parentOf(record); key !== undefined; key = parentOf(key)) ancestors.push(key);
  return ancestors;
}
