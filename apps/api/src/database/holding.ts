import type { Category, Holding } from '@carta/domain';
import { categoryOf } from './category-row.ts';
import type { Change } from './change-business.ts';
import type { Database } from './open-database.ts';

/** A category with what it holds, as the rules of levels want it; null where there is none. */
export async function holdingOf(
  database: Database,
  business: string,
  key: string,
): Promise<(Holding & { category: Category }) | null> {
  const row = await database
    .selectFrom('categories')
    .selectAll()
    .select((select) => [
      select
        .selectFrom('categories as child')
        .select((child) => child.fn.countAll<number>().as('count'))
        .where('child.business', '=', business)
        .where('child.parent', '=', key)
        .as('subcategories'),
      select
        .selectFrom('items')
        .select((item) => item.fn.countAll<number>().as('count'))
        .where('items.business', '=', business)
        .where('items.parent', '=', key)
        .as('items'),
    ])
    .where('business', '=', business)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  return { category: categoryOf(row), subcategories: Number(row.subcategories), items: Number(row.items) };
}

/** Marks a category by itself, without an edit of it: its version stays. */
export async function writeToLevel(
  change: Change,
  { business, key }: Pick<Category, 'business' | 'key'>,
  toLevel: Category['toLevel'],
): Promise<void> {
  await change
    .updateTable('categories')
    .set({ to_level: toLevel })
    .where('business', '=', business)
    .where('key', '=', key)
    .execute();
}
