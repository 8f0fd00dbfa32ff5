import { refused } from '@carta/domain';
import type { Transaction } from 'kysely';
import type { Database } from './open-database.ts';
import type { Outcome } from './outcome.ts';
import type { Tables } from './tables.ts';

export type Change = Transaction<Tables>;

/**
 * Runs `work` as one change of a business: all of it is written, with a new revision, or nothing where it refuses.
 * Raising the revision first makes changes of one business wait for each other, on any engine.
 */
export async function changeBusiness<T>(
  database: Database,
  business: string,
  work: (change: Change) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const change = await database.startTransaction().execute();
  try {
    const raised = await change
      .updateTable('businesses')
      .set((row) => ({ revision: row('revision', '+', 1) }))
      .where('key', '=', business)
      .executeTakeFirstOrThrow();
    const outcome = raised.numUpdatedRows === 0n ? refused('not-found' as const) : await work(change);
    await (outcome.ok ? change.commit() : change.rollback()).execute();
    return outcome;
  } catch (error) {
    if (!change.isRolledBack) await change.rollback().execute();
    throw error;
  }
}
