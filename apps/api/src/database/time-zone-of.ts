import { settingsFromRow } from './business-row.ts';
import type { Change } from './change-business.ts';

/** Reads the time zone of a business. */
export async function timeZoneOf(change: Change, business: string): Promise<string> {
  const row = await change
    .selectFrom('businesses')
    .select('settings')
    .where('key', '=', business)
    .executeTakeFirstOrThrow();
  return settingsFromRow(row).timeZone;
}
