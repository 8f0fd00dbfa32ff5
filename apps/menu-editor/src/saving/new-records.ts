import { newCategory, newItem, nextOrder, type Category, type Item, type Menu } from '@carta/domain';
import type { Addition } from './owners-change.ts';

/** The categories or products that an addition makes, behind what `parent` holds in the menu; those that are there already are left out. */
export function newRecords(
  menu: Menu,
  { kind, keys }: Addition,
  parent: Category | null,
): { categories: Omit<Category, '_id' | 'version'>[]; items: Omit<Item, '_id' | 'version'>[] } {
  const business = menu.key;
  if (kind === 'category') {
    const all = [...menu.categoriesL1, ...menu.categoriesL2];
    const siblings = all.filter((category) => (category.parent ?? null) === (parent?.key ?? null));
    const under = parent ? { parent: parent.key } : {};
    return {
      categories: behind(siblings, all, keys, (place) => newCategory({ business, ...under, ...place })),
      items: [],
    };
  }
  if (!parent) return { categories: [], items: [] };
  const siblings = menu.items.filter((item) => item.parent === parent.key);
  return {
    categories: [],
    items: behind(siblings, menu.items, keys, (place) => newItem({ business, parent, ...place })),
  };
}

type Keyed = Pick<Item, 'key' | 'order'>;

function behind<T>(
  siblings: readonly Keyed[],
  all: readonly Keyed[],
  keys: readonly string[],
  make: (place: Keyed) => T,
): T[] {
  const first = nextOrder(siblings);
  const missing = keys.filter((key) => !all.some((record) => record.key === key));
  return missing.map((key, index) => make({ key, order: first + index }));
}
