import { categoryTitle } from './category.ts';
import { itemTitle, type Item } from './item.ts';
import type { Key } from './key.ts';
import type { Menu } from './menu.ts';
import type { OptionGroup } from '../options/option-group.ts';
import { listOf } from '../list-of.ts';
import { lacksPrice } from './lacks-price.ts';

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

/** The search text that finds the hidden items that have no price yet, instead of those with these words. [SEARCH-4] */
export const WITHOUT_PRICE = 'Sin precio';

type Filter = (item: Item, groups: readonly OptionGroup[]) => boolean;

const FILTERS: ReadonlyMap<string, Filter> = new Map<string, Filter>([
  [searchText(WITHOUT_GLUTEN_DATA), (item: Item) => !item.allergens?.gluten],
  [searchText(WITHOUT_PRICE), lacksPrice],
]);

/**
 * Searches titles, fallback titles and descriptions. [SEARCH-2] A match is shown with the categories around it, a matching category with its
 * contents. [SEARCH-3]
 */
export function searchMenu(
  {
    categoriesL1,
    categoriesL2,
    items,
    optionGroups,
  }: Pick<Menu, 'categoriesL1' | 'categoriesL2' | 'items'> & Partial<Pick<Menu, 'optionGroups'>>,
  query: string,
): Found {
  const filter = FILTERS.get(searchText(query));
  const isFilter = filter !== undefined;
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
    look(
      item,
      filter ? filter(item, listOf(optionGroups)) : isFoundIn(query, `${itemTitle(item)} ${item.description}`),
    );
  return { matches, shown };
}
