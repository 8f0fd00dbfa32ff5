import type { Category, Item, Menu } from '@carta/domain';
import { businessOf } from '../database/business-row.ts';
import { categoryOf } from '../database/category-row.ts';
import type { Change } from '../database/change-business.ts';
import { itemOf } from '../database/item-row.ts';
import type { Database } from '../database/open-database.ts';
import { KeptText } from '../http/compression.ts';

/** A menu as it is at one of its revisions. */
export interface KeptMenu {
  readonly revision: number;
  readonly menu: Menu;
  readonly json: KeptText;
}

/** Reads a whole menu as it was at one moment; null for an unknown business. */
export function readMenu(database: Database, business: string, publicUrl: string): Promise<KeptMenu | null> {
  return database
    .transaction()
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      const row = await snapshot.selectFrom('businesses').selectAll().where('key', '=', business).executeTakeFirst();
      if (!row) return null;
      const { categories, items } = await readRecords(snapshot, business);
      const menu = {
        ...businessOf(row, publicUrl),
        categoriesL1: categories.filter(({ level }) => level === 1),
        categoriesL2: categories.filter(({ level }) => level === 2),
        items,
      };
      return { revision: row.revision, menu, json: new KeptText(() => JSON.stringify(menu)) };
    });
}

/** Categories and products, each sorted by order within its parent. */
export async function readRecords(
  snapshot: Change,
  business: string,
): Promise<{ categories: Category[]; items: Item[] }> {
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
  return { categories: categories.map(categoryOf), items: items.map(itemOf) };
}
