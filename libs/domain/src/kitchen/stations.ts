import { listOf } from '../list-of.ts';
import type { Key } from '../menu/key.ts';
import type { Menu } from '../menu/menu.ts';

type Records = Pick<Menu, 'categoriesL2' | 'items'>;

/**
 * Returns whether an item is made at the station that has these categories: it is in one of them, or is in the menu no more, so that somebody
 * makes it. Without categories the station makes all. [KITCHEN-3]
 */
export function isMadeAt({ categoriesL2, items }: Records, categories: readonly Key[]): (item: Key) => boolean {
  const chosen = new Set(listOf(categories));
  if (chosen.size === 0) return () => true;
  const within = new Set([
    ...chosen,
    ...listOf(categoriesL2).flatMap(({ key, parent }) => (parent !== undefined && chosen.has(parent) ? [key] : [])),
  ]);
  const elsewhere = new Set(listOf(items).flatMap(({ key, parent }) => (within.has(parent) ? [] : [key])));
  return (item) => !elsewhere.has(item);
}
