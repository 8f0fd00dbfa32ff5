import type { Category, Item } from '@carta/domain';
import { categoryFromRow } from './category-row.ts';
import type { Change } from './change-business.ts';
import { itemFromRow } from './item-row.ts';

/** Returns the items with these keys, by parent and order; unknown keys are left out. */
export const itemsWith = (change: Change, business: string, keys: readonly string[]): Promise<Item[]> =>
  itemsBy(change, business, 'key', keys);

/** Returns the items of these categories, each category's by order. */
export const itemsUnder = (change: Change, business: string, parents: readonly string[]): Promise<Item[]> =>
  itemsBy(change, business, 'parent', parents);

/** Returns the categories with these keys, main categories first, by order; unknown keys are left out. */
export const categoriesWith = (change: Change, business: string, keys: readonly string[]): Promise<Category[]> =>
  categoriesBy(change, business, 'key', keys);

/** Returns the subcategories of these categories, by order. */
export const subcategoriesUnder = (change: Change, business: string, parents: readonly string[]): Promise<Category[]> =>
  categoriesBy(change, business, 'parent', parents);

type Column = 'key' | 'parent';

async function itemsBy(change: Change, business: string, column: Column, values: readonly string[]): Promise<Item[]> {
  const rows = await change
    .selectFrom('items')
    .selectAll()
    .where('business', '=', business)
    .where(column, 'in', values)
    .orderBy('parent')
    .orderBy('position')
    .orderBy('key')
    .execute();
  return rows.map(itemFromRow);
}

async function categoriesBy(
  change: Change,
  business: string,
  column: Column,
  values: readonly string[],
): Promise<Category[]> {
  const rows = await change
    .selectFrom('categories')
    .selectAll()
    .where('business', '=', business)
    .where(column, 'in', values)
    .orderBy('level')
    .orderBy('position')
    .orderBy('key')
    .execute();
  return rows.map(categoryFromRow);
}
