import { PostgresAdapter, sql } from 'kysely';
import type { Change } from './change-business.ts';

/**
 * Lets one transaction at a time go on from here of those that share a name, until it ends. Names of different kinds have
 * one order, so that no two wait for each other. The embedded database lets one transaction write at a time anyway.
 */
export async function takeTurn(change: Change, ...names: readonly string[]): Promise<void> {
  if (!(change.getExecutor().adapter instanceof PostgresAdapter)) return;
  const locks = names.map((name) => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  await sql`select ${sql.join(locks)}`.execute(change);
}
