import type { Menu } from '@carta/domain';
import { businessOf } from '../database/business-row.ts';
import type { Database } from '../database/open-database.ts';
import { byLevel, readRecords } from '../database/records.ts';
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
      const menu = { ...businessOf(row, publicUrl), ...byLevel(await readRecords(snapshot, business)) };
      return { revision: row.revision, menu, json: new KeptText(() => JSON.stringify(menu)) };
    });
}
