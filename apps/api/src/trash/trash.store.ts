import type { DeletionSummary } from '@carta/contract';
import { ok, refused, restorableUntil, restore, type Deletion } from '@carta/domain';
import { sql } from 'kysely';
import { restoreGroup, withKnownGroups, type RestoredRecords } from '../database/option-trash.ts';
import { writeToLevel } from '../database/category-row.ts';
import { changeBusiness, type ChangeResult } from '../database/change-business.ts';
import { deleteOldRows } from '../database/delete-old-rows.ts';
import type { Database } from '../database/database.ts';
import { byLevel, checkStoredSize, insertRecords, readRecords } from '../database/records.ts';
import { oldestDeletion, takeDeletions } from '../database/store-deletion.ts';
import type { DeletionRow } from '../database/tables.ts';

export function trashStore(database: Database, now: () => number) {
  return {
    /** Lists the deletions of the last 30 days, latest first. */
    async list(business: string): Promise<{ deletions: DeletionSummary[] }> {
      const rows = await database
        .selectFrom('deletions')
        .selectAll()
        .where('business', '=', business)
        .where('deleted_at', '>', oldestDeletion(now()))
        .orderBy('deleted_at', 'desc')
        .orderBy('key')
        .execute();
      return { deletions: rows.map(summaryOf) };
    },

    /** Restores a deletion to its former place. */
    restore: (business: string, key: string): Promise<ChangeResult<RestoredRecords>> =>
      changeBusiness(
        database,
        { business, lastChange: { at: now(), kind: 'item', done: 'restored', record: key } },
        async (change) => {
          const [deletion] = await takeDeletions(change, business, [key], now());
          if (!deletion) return refused('not-found');
          if (deletion.optionGroup) return restoreGroup(change, business, deletion.optionGroup, deletion.uses ?? []);
          const stored = await readRecords(change, business);
          const restored = restore(byLevel(stored), deletion);
          if (!restored.ok) return restored;
          const items = await withKnownGroups(change, business, restored.value.items);
          const records = { categories: [...restored.value.categories], items };
          const known = new Set([...stored.categories, ...stored.items].map((record) => record.key));
          if ([...records.categories, ...records.items].some((record) => known.has(record.key)))
            return refused('key-exists');
          const parent = stored.categories.find((category) => category.key === records.items[0]?.parent);
          if (restored.value.marksParent && parent) await writeToLevel(change, parent, 3);
          await insertRecords(change, records);
          const size = await checkStoredSize(change, business);
          return size.ok ? ok({ ...records, groups: [] }) : size;
        },
      ),

    /** Deletes what can no longer be restored, and returns how many deletions. */
    deleteOld: () => deleteOldRows(database, 'deletions', sql`deleted_at <= ${oldestDeletion(now())}`),
  };
}

function deletionOf({ records }: Pick<DeletionRow, 'records'>): Deletion {
  return JSON.parse(records) as Deletion;
}

function summaryOf(row: DeletionRow): DeletionSummary {
  const { categories, items, optionGroup } = deletionOf(row);
  const [category] = categories;
  return {
    key: row.key,
    kind: optionGroup ? 'optionGroup' : category ? 'category' : 'product',
    title: (optionGroup ?? category ?? items[0])?.title ?? '',
    categories: categories.length,
    items: items.length,
    deletedAt: row.deleted_at,
    until: restorableUntil(row.deleted_at),
  };
}

export type TrashStore = ReturnType<typeof trashStore>;
