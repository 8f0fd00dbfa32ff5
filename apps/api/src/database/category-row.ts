import type { Category, Holding } from '@carta/domain';
import { noteRows } from './change-notes.ts';
import type { Change } from './change-business.ts';
import { fieldFromJson, jsonOrNull } from './json-column.ts';
import type { Database } from './database.ts';
import { menuRow, partFromRow } from './menu-row.ts';
import type { CategoryRow } from './tables.ts';

export function categoryFromRow(row: CategoryRow): Category {
  return {
    level: row.level as Category['level'],
    ...(row.parent === null ? {} : { parent: row.parent }),
    show: row.show === 1,
    toLevel: row.to_level as Category['toLevel'],
    ...(row.image_url === null ? {} : { image: { url: row.image_url } }),
    ...fieldFromJson<'availability', Category['availability']>('availability', row.availability),
    ...partFromRow(row),
  };
}

export function categoryRow(category: Category): CategoryRow {
  return {
    level: category.level,
    parent: category.parent ?? null,
    show: category.show ? 1 : 0,
    to_level: category.toLevel,
    image_url: category.image?.url ?? null,
    availability: jsonOrNull(category.availability),
    ...menuRow(category),
  };
}

/** Returns a category with the numbers of its children, which the level rules need; null for an unknown key. */
export async function readCategoryWithCounts(
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
  return { category: categoryFromRow(row), subcategories: Number(row.subcategories), items: Number(row.items) };
}

/** Writes `toLevel` without raising the category's version: it follows from another change and is not an edit. */
export async function writeToLevel(
  change: Change,
  { business, key, toLevel: before }: Pick<Category, 'business' | 'key' | 'toLevel'>,
  toLevel: Category['toLevel'],
): Promise<void> {
  await change
    .updateTable('categories')
    .set({ to_level: toLevel })
    .where('business', '=', business)
    .where('key', '=', key)
    .execute();
  noteRows(change, 'categories', { before: [levelRow(key, before)], after: [levelRow(key, toLevel)] });
}

const levelRow = (key: string, toLevel: Category['toLevel']) => ({ key, to_level: toLevel });
