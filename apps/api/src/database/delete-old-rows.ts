import type { RawBuilder, SqlBool } from 'kysely';
import type { Database } from './database.ts';

/** Businesses of one statement: more would keep other writers waiting. */
const BATCH = 100;

/**
 * Deletes rows of all businesses for which `isOld` holds, and returns how many. Where there are none, nothing is written:
 * a write could end what is cached.
 */
export async function deleteOldRows(
  database: Database,
  table:
    | 'answer_counts'
    | 'deletions'
    | 'order_days'
    | 'price_history'
    | 'sessions'
    | 'table_requests'
    | 'visit_counts'
    | 'visits',
  isOld: RawBuilder<SqlBool>,
): Promise<number> {
  const rows = table as 'visits';
  const businesses = await database
    .selectFrom('businesses')
    .select('key')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom(rows).select('business').whereRef('business', '=', 'businesses.key').where(isOld)),
    )
    .execute();
  const keys = businesses.map(({ key }) => key);
  let deleted = 0;
  for (let start = 0; start < keys.length; start += BATCH) {
    const { numDeletedRows } = await database
      .deleteFrom(rows)
      .where('business', 'in', keys.slice(start, start + BATCH))
      .where(isOld)
      .executeTakeFirstOrThrow();
    deleted += Number(numDeletedRows);
  }
  return deleted;
}
