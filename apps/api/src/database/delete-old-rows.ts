import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from './database.ts';

/** Businesses of one statement: more would keep other writers waiting. */
const BATCH = 100;

/**
 * Deletes rows of all businesses for which `isOld` holds, and returns how many. Where there are none, nothing is written:
 * a write would invalidate the read caches.
 */
export async function deleteOldRows(
  database: Database,
  table: 'answer_counts' | 'deletions' | 'price_history' | 'sessions' | 'visit_counts' | 'visits',
  isOld: RawBuilder<SqlBool>,
): Promise<number> {
  const from = sql.table(table);
  const businesses = await sql<{ key: string }>`select key from businesses
    where exists (select 1 from ${from} as old where old.business = businesses.key and ${isOld})`.execute(database);
  const keys = businesses.rows.map(({ key }) => key);
  let deleted = 0;
  for (let start = 0; start < keys.length; start += BATCH) {
    const batch = sql.join(keys.slice(start, start + BATCH));
    const { numAffectedRows } = await sql`delete from ${from} where business in (${batch}) and ${isOld}`.execute(
      database,
    );
    deleted += Number(numAffectedRows ?? 0);
  }
  return deleted;
}
