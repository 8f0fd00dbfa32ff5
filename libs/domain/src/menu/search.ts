import { categoryTitle } from './category.ts';
import { itemTitle } from './item.ts';
import type { Key } from './key.ts';
import type { Menu } from './menu.ts';
import { listOf } from '../list-of.ts';

const MARKS = /\p{M}/gu;

/** Keys of the matches of a search, and of all records shown with them. */
export interface Found {
  readonly matches: ReadonlySet<Key>;
  readonly shown: ReadonlySet<Key>;
}

/** Returns the text in lower case, without accents and extra spaces, for comparison. [SEARCH-1] */
export function searchText(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** True if the text contains every word of `query`; an empty query is always found. [SEARCH-1] */
export function isFoundIn(query: string, text: string): boolean {
  const searched = searchText(text);
  return searchText(query)
    .split(' ')
    .every((word) => searched.includes(word));
}

/** The search text that finds the items that state nothing of gluten, instead of those with these words. [SEARCH-4] */
export const WITHOUT_GLUTEN_DATA = 'Sin datos de TACC';

/**
 * Searches titles, fallback titles and descriptions. [SEARCH-2] A match is shown with the categories around it, a matching category with its
 * contents. [SEARCH-3]
 */
export function searchMenu(
  { categoriesL1, categoriesL2, items }: Pick<Menu, 'categoriesL1' | 'categoriesL2' | 'items'>,
  query: string,
): Found {
  const isFilter = searchText(query) === searchText(WITHOUT_GLUTEN_DATA);
  const matches = new Set<Key>();
  const shown = new Set<Key>();
  const parentOf = new Map(listOf(categoriesL2).map(({ key, parent }) => [key, parent]));
  const showAround = (parent: Key | undefined) => {
    for (let key = parent; key !== undefined; key = parentOf.get(key)) shown.add(key);
  };
  const look = (record: { readonly key: Key; readonly parent?: Key | undefined }, isMatch: boolean) => {
    if (isMatch) matches.add(record.key);
    if (isMatch) showAround(record.parent);
    if (isMatch || isUnderMatch(record.parent)) shown.add(record.key);
  };
  const isUnderMatch = (parent: Key | undefined): boolean =>
    parent !== undefined && (matches.has(parent) || isUnderMatch(parentOf.get(parent)));

  for (const category of [...listOf(categoriesL1), ...listOf(categoriesL2)])
    look(category, !isFilter && isFoundIn(query, categoryTitle(category)));
  for (const item of listOf(items))
    look(item, isFilter ? !item.allergens?.gluten : isFoundIn(query, `${itemTitle(item)} ${item.description}`));
  return { matches, shown };
}
