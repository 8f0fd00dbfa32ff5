import { refused, type Result, type StoredChange } from '@carta/domain';
import { sql, type Transaction } from 'kysely';
import { compiledOnce } from './compiled-once.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

export type Change = Transaction<Tables>;

/** Why a store refuses a change: reasons of the domain and of the stored data. */
export type ChangeRefusal =
  | 'not-found'
  | 'key-exists'
  | 'stale'
  | 'holds-categories'
  | 'holds-items'
  | 'parent-gone'
  | 'same-parent'
  | 'wrong-level'
  | 'wrong-to-level'
  | 'out-of-range'
  | 'too-many-categories'
  | 'too-many-items'
  | 'past'
  | 'no-price'
  | 'too-many-plans'
  | 'too-many-groups'
  | 'unknown-group'
  | 'second-size'
  | 'other-size'
  | 'vegan-conflict'
  | 'unknown-option'
  | 'wrong-max'
  | 'wrong-size'
  | 'malformed-html'
  | 'board-too-long';

/**
 * `current` is the stored record for 'stale', and the record that has the key for 'key-exists'. `within` names the object of the body that has
 * the refused field.
 */
export type ChangeResult<T> =
  | Result<T, ChangeRefusal>
  | { readonly ok: false; readonly reason: ChangeRefusal; readonly within: string }
  | { readonly ok: false; readonly reason: 'stale' | 'key-exists'; readonly current: unknown };

/** A business and what is done to its categories or items. */
export interface ChangedBusiness {
  readonly business: string;
  readonly lastChange?: StoredChange;
}

/**
 * Runs `work` in a transaction and raises the revision of the business. Writes nothing if `work` refuses or fails.
 * Raises the revision first, so that concurrent changes of one business wait for each other on any engine.
 * In a transaction of the caller, the caller has to roll back after a refusal. A `lastChange` is stored for the owner's home. [CHANGE-1]
 */
export async function changeBusiness<T>(
  database: Database,
  business: string | ChangedBusiness,
  work: (change: Change) => Promise<ChangeResult<T>>,
): Promise<ChangeResult<T>> {
  if (isTransaction(database)) return raiseRevision(database, business, work);
  const change = await database.startTransaction().execute();
  try {
    const result = await raiseRevision(change, business, work);
    await (result.ok ? change.commit() : change.rollback()).execute();
    return result;
  } catch (error) {
    if (!change.isRolledBack) await change.rollback().execute();
    throw error;
  }
}

/** Runs `work` in the caller's transaction if `database` is one, else in a new one. */
export function inTransaction<T>(
  database: Database,
  work: (change: Change) => Promise<T>,
  { readOnly = false } = {},
): Promise<T> {
  if (isTransaction(database)) return work(database);
  return database
    .transaction()
    .setAccessMode(readOnly ? 'read only' : 'read write')
    .execute(work);
}

function isTransaction(database: Database): database is Change {
  return database.isTransaction;
}

async function raiseRevision<T>(
  change: Change,
  changed: string | ChangedBusiness,
  work: (change: Change) => Promise<ChangeResult<T>>,
): Promise<ChangeResult<T>> {
  const { business, lastChange } = typeof changed === 'string' ? { business: changed } : changed;
  const stored = lastChange ? JSON.stringify(lastChange) : null;
  const { numAffectedRows } = await raise(change, stored, business);
  return numAffectedRows === 0n ? refused('not-found') : work(change);
}

/** Keeps the last change where it is given none. */
const raise = compiledOnce((database) =>
  database
    .updateTable('businesses')
    .set({ revision: sql`revision + 1`, last_change: sql`coalesce(${''}, last_change)` })
    .where('key', '=', ''),
);
