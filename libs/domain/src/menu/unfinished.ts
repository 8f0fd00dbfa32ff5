import { isTitled } from './is-titled.ts';
import type { Key } from './key.ts';
import type { Menu } from './menu.ts';
import { listOf } from '../list-of.ts';

/** Why diners do not see a shown record: it has no title, or it is a category with nothing in it that they can see. */
export type Unfinished = 'untitled' | 'empty';

type Records = Pick<Menu, 'categoriesL1' | 'categoriesL2' | 'items'>;

/**
 * Returns the shown records that diners do not see, by key. A category without a title is 'untitled', whatever it holds; hidden records are
 * left out. [DONE-1] [DONE-2] [DONE-3]
 */
export function unfinishedRecords(menu: Records): ReadonlyMap<Key, Unfinished> {
  const { categoriesL1, categoriesL2, items } = listsOf(menu);
  const seen = (record: { readonly title: string; readonly show: boolean }) => record.show && isTitled(record);
  const filled = new Set<Key | undefined>(items.filter(seen).map(({ parent }) => parent));
  for (const category of categoriesL2) if (seen(category) && filled.has(category.key)) filled.add(category.parent);

  const unfinished = new Map<Key, Unfinished>();
  for (const category of [...categoriesL1, ...categoriesL2].filter(({ show }) => show)) {
    if (!isTitled(category)) unfinished.set(category.key, 'untitled');
    else if (!filled.has(category.key)) unfinished.set(category.key, 'empty');
  }
  for (const item of items) if (item.show && !isTitled(item)) unfinished.set(item.key, 'untitled');
  return unfinished;
}

/** Returns how many records are unfinished, and in words which: '3 productos sin nombre, 1 categoría vacía'; '' for none. [DONE-4] */
export function unfinishedSummary(menu: Records): { count: number; text: string } {
  const unfinished = unfinishedRecords(menu);
  const countOf = (records: readonly { readonly key: Key }[], why: Unfinished) =>
    records.filter(({ key }) => unfinished.get(key) === why).length;
  const { categoriesL1, categoriesL2, items } = listsOf(menu);
  const categories = [...categoriesL1, ...categoriesL2];
  const parts = [
    { count: countOf(items, 'untitled'), one: 'producto sin nombre', many: 'productos sin nombre' },
    { count: countOf(categories, 'untitled'), one: 'categoría sin nombre', many: 'categorías sin nombre' },
    { count: countOf(categories, 'empty'), one: 'categoría vacía', many: 'categorías vacías' },
  ].filter(({ count }) => count > 0);
  const words = parts.map(({ count, one, many }) => `${count.toLocaleString('es-AR')} ${count === 1 ? one : many}`);
  return { count: unfinished.size, text: words.join(', ') };
}

const listsOf = ({ categoriesL1, categoriesL2, items }: Records) => ({
  categoriesL1: listOf(categoriesL1),
  categoriesL2: listOf(categoriesL2),
  items: listOf(items),
});
