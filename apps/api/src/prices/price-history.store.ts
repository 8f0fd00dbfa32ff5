import { oldestPriceChange, priceFromCents, type PriceHistoryEntry } from '@carta/domain';
import { sql } from 'kysely';
import { deleteOldRows } from '../database/delete-old-rows.ts';
import type { Database } from '../database/database.ts';

/** Most changes in one answer. */
const MOST_CHANGES = 10_000;

export function priceHistoryStore(database: Database, now: () => number) {
  return {
    /** Returns the changes of prices, the latest first; with `key`, of one item or one group. [HIST-1] */
    async list(business: string, key?: string): Promise<PriceHistoryEntry[]> {
      const rows = await database
        .selectFrom('price_history')
        .selectAll()
        .where('business', '=', business)
        .where('at', '>', oldestPriceChange(now()))
        .$if(key !== undefined, (query) => query.where('key', '=', key ?? ''))
        .orderBy('at', 'desc')
        .orderBy('key')
        .orderBy('option_key')
        .limit(MOST_CHANGES)
        .execute();
      return rows.map((row) => ({
        key: row.key,
        ...(row.option_key === '' ? {} : { option: row.option_key }),
        at: Number(row.at),
        from: priceFromCents(Number(row.from_cents)),
        to: priceFromCents(Number(row.to_cents)),
        by: row.changed_by,
      }));
    },

    /** Deletes changes that are older than three years and returns how many. [HIST-1] */
    deleteOld: () => deleteOldRows(database, 'price_history', sql`at <= ${oldestPriceChange(now())}`),
  };
}

export type PriceHistoryStore = ReturnType<typeof priceHistoryStore>;
