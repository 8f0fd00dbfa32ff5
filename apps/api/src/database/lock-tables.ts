import { PostgresAdapter, sql } from 'kysely';
import type { Change } from './change-business.ts';
import { TABLE_NAMES } from './copy-rows.ts';

/** Lets the statements of a transaction take as long as they need. */
export const WITHOUT_TIMEOUT = 'set local statement_timeout = 0';

/** Lets nobody else write until the transaction ends, however long that takes. On the embedded database each transaction that writes does. */
export async function lockTables(change: Change): Promise<void> {
  if (!(change.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql.raw(WITHOUT_TIMEOUT).execute(change);
  await sql`lock table ${sql.join(TABLE_NAMES.map((name) => sql.table(name)))} in exclusive mode`.execute(change);
}
