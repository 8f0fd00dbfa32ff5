import type { Category, Item } from '@carta/domain';
import { categoryFromRow } from './category-row.ts';
import type { Change } from './change-business.ts';
import { itemFromRow } from './item-row.ts';
import type { CategoryRow, ItemRow } from './tables.ts';

/** Returns the items with these keys, by parent and order; unknown keys are left out. */
export const itemsWith = async (change: Change, business: string, keys: readonly string[]): Promise<Item[]> =>
  (await rowsBy(change, 'items', business, 'key', keys)).map(itemFromRow);

/** Returns the items of these categories, each category's by order. */
export const itemsUnder = async (change: Change, business: string, parents: readonly string[]): Promise<Item[]> =>
  (await rowsBy(change, 'items', business, 'parent', parents)).map(itemFromRow);

/** Returns the categories with these keys, main categories first, by order; unknown keys are left out. */
export const categoriesWith = async (change: Change, business: string, keys: readonly string[]): Promise<Category[]> =>
  (await rowsBy(change, 'categories', business, 'key', keys)).map(categoryFromRow);

/** Returns the subcategories of these categories, by order. */
export const subcategoriesUnder = async (
  change: Change,
  business: string,
  parents: readonly string[],
): Promise<Category[]> => (await rowsBy(change, 'categories', business, 'parent', parents)).map(categoryFromRow);

interface Rows {
  readonly items: ItemRow;
  readonly categories: CategoryRow;
}

async function rowsBy<Table extends keyof Rows>(
  change: Change,
  table: Table,
  business: string,
  column: 'key' | 'parent',
  values: readonly string[],
): Promise<Rows[Table][]> {
  const rows = await change
    .selectFrom<keyof Rows>(table)
    .selectAll()
    .where('business', '=', business)
    .where(column, 'in', values)
    .orderBy(table === 'items' ? 'parent' : 'level')
    .orderBy('position')
    .orderBy('key')
    .execute();
  return rows as Rows[Table][];
}
