import type { DeletionSummary } from '@carta/contract';
import { refused, restorableUntil, type Deletion } from '@carta/domain';
import { sql } from 'kysely';
import type { RestoredRecords } from '../database/option-trash.ts';
import type { ChangeResult } from '../database/change-business.ts';
import { changeOnCopy } from '../database/change-prepared.ts';
import { deleteOldRows } from '../database/delete-old-rows.ts';
import type { Database } from '../database/database.ts';
import type { OneAtATime } from '../database/one-at-a-time.ts';
import { restoreDeletions } from '../database/restore-deletions.ts';
import { oldestDeletion, takeDeletions } from '../database/store-deletion.ts';
import type { DeletionRow } from '../database/tables.ts';

interface TrashDeps {
  readonly now: () => number;
  readonly alone: OneAtATime;
}

export function trashStore(database: Database, { now, alone }: TrashDeps) {
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

    /** Restores a deletion to its former place. Refuses 'busy' while another change of many records is under way. */
    restore: (business: string, key: string): Promise<ChangeResult<RestoredRecords>> =>
      alone(business, () =>
        changeOnCopy(
          database,
          { business, lastChange: { at: now(), kind: 'item', done: 'restored', record: key } },
          async (change) => {
            const [deletion] = await takeDeletions(change, business, [key], now());
            return deletion ? restoreDeletions(change, business, [deletion]) : refused('not-found');
          },
        ),
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
