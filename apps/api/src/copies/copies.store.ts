import {
  duplicateCategory,
  duplicateItem,
  newKey,
  ok,
  refused,
  type Copies,
  type Ordered,
  type StoredChange,
} from '@carta/domain';
import { changeBusiness, type Change, type ChangedBusiness, type ChangeResult } from '../database/change-business.ts';
import type { Database } from '../database/database.ts';
import { byLevel, checkStoredSize, insertRecords, readRecords } from '../database/records.ts';
import { notePositions } from '../database/siblings.ts';
import { updateEach } from '../database/update-each.ts';

export function copiesStore(database: Database, now: () => number) {
  const changing = (business: string, kind: StoredChange['kind'], record: string): ChangedBusiness => ({
    business,
    lastChange: { at: now(), kind, done: 'copied', record },
  });
  return {
    ofItem: (business: string, id: string): Promise<ChangeResult<Copies>> =>
      changeBusiness(database, changing(business, 'item', id), async (change) => {
        const menu = byLevel(await readRecords(change, business));
        const original = menu.items.find(({ _id }) => _id === id);
        if (!original) return refused('not-found');
        const copies = duplicateItem(menu, original.key, newKey);
        return copies.ok ? writeCopies(change, business, 'items', copies.value, menu.items) : refused('not-found');
      }),

    ofCategory: (business: string, id: string, level: number): Promise<ChangeResult<Copies>> =>
      changeBusiness(database, changing(business, 'category', id), async (change) => {
        const menu = byLevel(await readRecords(change, business));
        const original = [...menu.categoriesL1, ...menu.categoriesL2].find(({ _id }) => _id === id);
        if (original?.level !== level) return refused('not-found');
        const copies = duplicateCategory(menu, original.key, newKey);
        return copies.ok
          ? writeCopies(change, business, 'categories', copies.value, [...menu.categoriesL1, ...menu.categoriesL2])
          : refused('not-found');
      }),
  };
}

/** Writes the copies, then renumbers the original's siblings. */
async function writeCopies(
  change: Change,
  business: string,
  table: 'items' | 'categories',
  { categories, items, order }: Copies,
  siblings: readonly Ordered[],
): Promise<ChangeResult<Copies>> {
  await insertRecords(change, { categories, items });
  const size = await checkStoredSize(change, business);
  if (!size.ok) return size;
  notePositions(
    change,
    table,
    [...siblings, ...categories, ...items],
    order.map((key, place) => ({ key, order: place })),
  );
  await updateEach(
    change,
    { table, column: 'position', business },
    order.map((key, place) => [key, place]),
  );
  const placed = <T extends { key: string; order: number }>(record: T): T =>
    order.includes(record.key) ? { ...record, order: order.indexOf(record.key) } : record;
  return ok({ categories: categories.map(placed), items: items.map(placed), order });
}

export type CopiesStore = ReturnType<typeof copiesStore>;
