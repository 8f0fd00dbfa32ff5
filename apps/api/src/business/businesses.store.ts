import { randomInt } from 'node:crypto';
import {
  DEFAULT_CONTACT_BUTTON,
  DEFAULT_SETTINGS,
  newTableToken,
  ok,
  readContactButton,
  refused,
  savedTables,
  type Business,
  type ContactButton,
  type PhoneParser,
  type WrittenTables,
} from '@carta/domain';
import { isKeyFree, keysInAnyCase } from '../database/business-keys.ts';
import { businessFromRow, businessColumns, settingsFromRow, type BusinessChanges } from '../database/business-row.ts';
import { changeBusiness, inTransaction, type Change, type ChangeResult } from '../database/change-business.ts';
import type { Database } from '../database/database.ts';
import { saveSettings } from '../database/save-settings.ts';
import type { BusinessRow } from '../database/tables.ts';
import type { Secrets } from '../database/secrets.ts';

/** A business that was deleted may come back under its key: caches and open pages must not take its revision for the former one's. */
const MAX_FIRST_REVISION = 1_000_000_000;

interface BusinessesDeps {
  readonly publicUrl: string;
  readonly secrets: Secrets;
  readonly now: () => number;
}

export function businessesStore(database: Database, { publicUrl, secrets, now }: BusinessesDeps) {
  return {
    async isEmpty(): Promise<boolean> {
      return (await database.selectFrom('businesses').select('key').limit(1).execute()).length === 0;
    },

    async keys(): Promise<string[]> {
      const rows = await database.selectFrom('businesses').select('key').orderBy('key').execute();
      return rows.map(({ key }) => key);
    },

    /** Returns key and name of each business, by key. */
    list: (): Promise<{ key: string; name: string }[]> =>
      database.selectFrom('businesses').select(['key', 'name']).orderBy('key').execute(),

    /** Returns the name of a business; null without one. */
    async nameOf(key: string): Promise<string | null> {
      const row = await database.selectFrom('businesses').select('name').where('key', '=', key).executeTakeFirst();
      return row?.name ?? null;
    },

    /** Returns the time zone of a business; null without one. */
    async timeZoneOf(key: string): Promise<string | null> {
      const row = await database.selectFrom('businesses').select('settings').where('key', '=', key).executeTakeFirst();
      return row ? settingsFromRow(row).timeZone : null;
    },

    /** Returns the key that differs from this one in case only; null if there is none, or more than one. */
    async keyInAnyCase(key: string): Promise<string | null> {
      const [known = null, ...others] = await keysInAnyCase(database, key);
      return others.length === 0 ? known : null;
    },

    /** Deletes a business with its menu, users and sessions; returns whether there was one. */
    delete: (key: string): Promise<boolean> =>
      inTransaction(database, async (trx) => {
        const { numDeletedRows } = await trx.deleteFrom('businesses').where('key', '=', key).executeTakeFirstOrThrow();
        // Afterwards: no account can be added to the business any more.
        await trx.deleteFrom('emails').where('business', '=', key).execute();
        return numDeletedRows > 0n;
      }),

    /** Creates a business. A setting that `changes` lacks has its default. [NEW-4] Refuses 'key-exists', in any case. */
    create: (key: string, changes: BusinessChanges & { name: string }): Promise<ChangeResult<Business>> =>
      inTransaction(database, async (trx) => {
        if (!(await isKeyFree(trx, key))) return refused('key-exists');
        const first = { mercadoPago: { active: false }, ...changes };
        const columns = businessColumns(first, { stored: DEFAULT_SETTINGS, business: key, secrets }) as BusinessRow;
        const row = await trx
          .insertInto('businesses')
          .values({ ...columns, key, version: 0, revision: randomInt(1, MAX_FIRST_REVISION) })
          .returningAll()
          .executeTakeFirstOrThrow();
        return ok(businessFromRow(row, publicUrl));
      }),

    /** Saves some settings. Refuses 'stale' if `version` is not the stored one; never without `version`. */
    save: (key: string, changes: BusinessChanges, version?: number): Promise<ChangeResult<Business>> =>
      changeBusiness(database, { business: key, recorded: { at: now(), what: 'settings' } }, (change) =>
        saveSettings(change, key, changes, { version, publicUrl, secrets }),
      ),

    /** Saves the tables: each keeps its token unless another one is asked for. Refuses 'table-in-use', and 'stale' as `save` does. [TABLE-3] */
    saveTables: (key: string, written: WrittenTables, version?: number): Promise<ChangeResult<Business>> =>
      changeBusiness(database, { business: key, recorded: { at: now(), what: 'settings' } }, async (change) => {
        const tables = savedTables((await settingsOf(change, key)).tables, written, newTableToken);
        return saveSettings(change, key, { tables }, { version, publicUrl, secrets });
      }),

    /**
     * Saves the contact button, or that there is none. Refuses 'not-a-phone' and 'not-an-account', but not for what is stored already.
     * [CONTACT-8] [CONTACT-9]
     */
    saveContactButton: (
      key: string,
      [typed]: readonly ContactButton[],
      parse: PhoneParser,
    ): Promise<ChangeResult<Business>> =>
      changeBusiness(database, { business: key, recorded: { at: now(), what: 'settings' } }, async (change) => {
        const [stored = DEFAULT_CONTACT_BUTTON] = (await settingsOf(change, key)).contactButton;
        const read = typed && readContactButton(stored, typed, parse);
        if (read && !read.ok) return read;
        return saveSettings(change, key, { contactButton: read ? [read.value] : [] }, { publicUrl, secrets });
      }),
  };
}

const settingsOf = async (change: Change, key: string) =>
  settingsFromRow(
    await change.selectFrom('businesses').select('settings').where('key', '=', key).executeTakeFirstOrThrow(),
  );

export type BusinessesStore = ReturnType<typeof businessesStore>;
