import { PostgresAdapter, sql } from 'kysely';
import type { Database } from './database.ts';
import type { Change } from './change-business.ts';

/**
 * Lets one transaction at a time go on from here of those that share a name, until it ends. Names of different kinds have
 * one order, so that no two wait for each other. The embedded database lets one transaction write at a time anyway.
 */
export async function takeTurn(change: Change, ...names: readonly string[]): Promise<void> {
  if (!(change.getExecutor().adapter instanceof PostgresAdapter)) return;
  const lock = (name: string, nth: number) => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`.as(`lock${nth}`);
  await change.selectNoFrom(names.map(lock)).execute();
}

/**
 * Returns whether a transaction has the turn of this name, which it then keeps until it ends; without waiting, for work that
 * takes longer than a statement may. On the embedded database each transaction that writes has it.
 */
export async function hasTurn(transaction: Database, name: string): Promise<boolean> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return true;
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as taken`.execute(transaction);
  return rows[0]?.taken === true;
}
