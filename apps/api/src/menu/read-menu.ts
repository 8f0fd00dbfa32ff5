import type { Menu } from '@carta/domain';
import { businessFromRow } from '../database/business-row.ts';
import { inTransaction, type Change } from '../database/change-business.ts';
import type { Database } from '../database/database.ts';
import { readOptionGroups } from '../database/option-group-row.ts';
import { byLevel, readRecords } from '../database/records.ts';

/** A menu at one of its revisions. */
export interface MenuRevision {
  readonly revision: number;
  readonly menu: Menu;
}

/** Reads a whole menu in one snapshot; null for an unknown business. */
export function readMenu(database: Database, business: string, publicUrl: string): Promise<MenuRevision | null> {
  const read = async (snapshot: Change): Promise<MenuRevision | null> => {
    const row = await snapshot.selectFrom('businesses').selectAll().where('key', '=', business).executeTakeFirst();
    if (!row) return null;
    const menu = {
      ...businessFromRow(row, publicUrl),
      ...byLevel(await readRecords(snapshot, business)),
      optionGroups: await readOptionGroups(snapshot, business),
    };
    return { revision: row.revision, menu };
  };
  return inTransaction(database, read, { readOnly: true });
}
