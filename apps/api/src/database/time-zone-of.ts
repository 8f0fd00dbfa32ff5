import { settingsFromRow } from './business-row.ts';
import type { Database } from './database.ts';

/** Reads the time zone of a business. */
export async function timeZoneOf(database: Database, business: string): Promise<string> {
  const row = await database
    .selectFrom('businesses')
    .select('settings')
    .where('key', '=', business)
    .executeTakeFirstOrThrow();
  return settingsFromRow(row).timeZone;
}
