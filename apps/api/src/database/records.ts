import { checkMenuSize, type Category, type Item, type Menu } from '@carta/domain';
import { categoryFromRow, categoryRow } from './category-row.ts';
import type { Change } from './change-business.ts';
import { itemFromRow, itemRow } from './item-row.ts';

export interface Records {
  readonly categories: Category[];
  readonly items: Item[];
}

/** Returns categories and items, each sorted by order within its parent. */
export async function readRecords(snapshot: Change, business: string): Promise<Records> {
  const [categories, items] = await Promise.all([
    snapshot
      .selectFrom('categories')
      .selectAll()
      .where('business', '=', business)
      .orderBy('position')
      .orderBy('key')
      .execute(),
    snapshot
      .selectFrom('items')
      .selectAll()
      .where('business', '=', business)
      .orderBy('position')
      .orderBy('key')
      .execute(),
  ]);
  return { categories: categories.map(categoryFromRow), items: items.map(itemFromRow) };
}

/** Returns the records as the lists that the domain's rules take. */
export function byLevel({ categories, items }: Records): Pick<Menu, 'categoriesL1' | 'categoriesL2' | 'items'> {
  return {
    categoriesL1: categories.filter(({ level }) => level === 1),
    categoriesL2: categories.filter(({ level }) => level === 2),
    items,
  };
}

/** The embedded database accepts 32,766 parameters in a statement; a row has at most 14. */
export const ROWS_PER_STATEMENT = 1000;

/** Inserts new records. */
export async function insertRecords(change: Change, { categories, items }: Records): Promise<void> {
  for (const rows of chunks(categories.map(categoryRow))) await change.insertInto('categories').values(rows).execute();
  for (const rows of chunks(items.map(itemRow))) await change.insertInto('items').values(rows).execute();
}

function chunks<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / ROWS_PER_STATEMENT);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  );
}

/** Checks the limits of a business after a change that has added records. */
export async function checkStoredSize(change: Change, business: string): Promise<ReturnType<typeof checkMenuSize>> {
  const countOf = async (table: 'categories' | 'items') => {
    const { count } = await change
      .selectFrom(table as 'categories')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('business', '=', business)
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  return checkMenuSize({ categories: await countOf('categories'), items: await countOf('items') });
}
