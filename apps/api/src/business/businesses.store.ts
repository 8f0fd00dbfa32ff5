import { ok, refused, type Business } from '@carta/domain';
import { businessFromRow } from '../database/business-row.ts';
import { changeBusiness, inTransaction, type ChangeResult } from '../database/change-business.ts';
import type { Database } from '../database/open-database.ts';
import type { BusinessRow } from '../database/tables.ts';
import { columnsOf, type Settings } from '../database/business-columns.ts';
import { FIRST_SETTINGS } from './first-settings.ts';
import type { Secrets } from '../database/secrets.ts';

export function businessesStore(database: Database, { publicUrl, secrets }: { publicUrl: string; secrets: Secrets }) {
  return {
    async isEmpty(): Promise<boolean> {
      return (await database.selectFrom('businesses').select('key').limit(1).execute()).length === 0;
    },

    async keys(): Promise<string[]> {
      const rows = await database.selectFrom('businesses').select('key').orderBy('key').execute();
      return rows.map(({ key }) => key);
    },

    /** With the settings of a first day where none are given. */
    create: (key: string, settings: Settings & { name: string }): Promise<ChangeResult<Business>> =>
      inTransaction(database, async (trx) => {
        const known = await trx.selectFrom('businesses').select('key').where('key', '=', key).executeTakeFirst();
        if (known) return refused('key-exists');
        const columns = columnsOf({ ...FIRST_SETTINGS, ...settings }, key, secrets) as BusinessRow;
        const row = await trx
          .insertInto('businesses')
          .values({ ...columns, key, version: 0, revision: 1 })
          .returningAll()
          .executeTakeFirstOrThrow();
        return ok(businessFromRow(row, publicUrl));
      }),

    /** Saves some of the settings. Made on another `version` than the stored one, it is refused; without one, it always counts. */
    save: (key: string, settings: Settings, version?: number): Promise<ChangeResult<Business>> =>
      changeBusiness(database, key, async (change) => {
        const stored = await change
          .selectFrom('businesses')
          .selectAll()
          .where('key', '=', key)
          .executeTakeFirstOrThrow();
        if (version !== undefined && version !== stored.version) {
          return { ok: false, reason: 'stale', current: businessFromRow(stored, publicUrl) };
        }
        const row = await change
          .updateTable('businesses')
          .set({ ...columnsOf(settings, key, secrets), version: stored.version + 1 })
          .where('key', '=', key)
          .returningAll()
          .executeTakeFirstOrThrow();
        return ok(businessFromRow(row, publicUrl));
      }),
  };
}
