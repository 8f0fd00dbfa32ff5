import type { Menu } from '@carta/domain';
import { businessFromRow } from './business-row.ts';
import type { Database } from './database.ts';
import { readOptionGroups } from './option-group-row.ts';
import { readAtOneRevision } from './read-at-one-revision.ts';
import { byLevel, readRecords } from './records.ts';

/** A menu at one of its revisions. */
export interface MenuRevision {
  readonly revision: number;
  readonly menu: Menu;
}

/** Reads a whole menu at one revision; null for an unknown business. */
export async function readMenu(database: Database, business: string, publicUrl: string): Promise<MenuRevision | null> {
  const found = await readAtOneRevision(database, business, async (from): Promise<Menu | null> => {
    const row = await from.selectFrom('businesses').selectAll().where('key', '=', business).executeTakeFirst();
    if (!row) return null;
    return {
      ...businessFromRow(row, publicUrl),
      ...byLevel(await readRecords(from, business)),
      optionGroups: await readOptionGroups(from, business),
    };
  });
  return found?.value ? { revision: found.revision, menu: found.value } : null;
}
