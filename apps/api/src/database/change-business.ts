import { newKey, refused, type RecordedKind, type Result, type StoredChange } from '@carta/domain';
import { sql, type Transaction } from 'kysely';
import { currentAuthor } from './author.ts';
import { ChangeNotes, withNotes } from './change-notes.ts';
import { compiledOnce } from './compiled-once.ts';
import type { Database } from './database.ts';
import { recordChange } from './record-change.ts';
import type { Tables } from './tables.ts';

export type Change = Transaction<Tables>;

/** Why a store refuses a change: reasons of the domain and of the stored data. */
export type ChangeRefusal =
  | 'not-found'
  | 'busy'
  | 'menu-changed'
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
  | 'table-in-use'
  | 'not-a-phone'
  | 'not-an-account'
  | 'board-too-long';

/**
 * `current` is the stored record for 'stale', and the record that has the key for 'key-exists'. `within` names the object of the body that has
 * the refused field.
 */
export type ChangeResult<T> =
  | Result<T, ChangeRefusal>
  | Unchanged<T>
  | { readonly ok: false; readonly reason: ChangeRefusal; readonly within: string }
  | { readonly ok: false; readonly reason: 'stale' | 'key-exists'; readonly current: unknown };

/** What is there is what was to be written. */
interface Unchanged<T> {
  readonly ok: true;
  readonly value: T;
  readonly unchanged: true;
}

/** Tells `changeBusiness` that there is nothing to write: it raises no revision. [SAVE-1] */
export const unchanged = <T>(value: T): Unchanged<T> => ({ ok: true, value, unchanged: true });

/** A business and what is done to it. */
export interface ChangedBusiness {
  readonly business: string;
  /** What is done to its categories or items. */
  readonly lastChange?: StoredChange;
  /** How the change is recorded: its moment in ms since 1970, what it is, and its key. By default as the `lastChange`. */
  readonly recorded?: { readonly at: number; readonly what: RecordedKind; readonly key?: string };
}

/** What is done to a business; `revision` is the one that it has after the change. */
export type Work<T> = (change: Change, revision: number) => Promise<ChangeResult<T>>;

/**
 * Runs `work` in a transaction and raises the revision of the business. Writes nothing if `work` refuses, fails or is `unchanged`.
 * Raises the revision first, so that concurrent changes of one business wait for each other on any engine.
 * In a transaction of the caller, the caller has to roll back after a refusal. A `lastChange` or what is `recorded` goes, with what its statements
 * noted, into the list of the last changes. [CHANGE-1] [CHANGE-3]
 */
export async function changeBusiness<T>(
  database: Database,
  business: string | ChangedBusiness,
  work: Work<T>,
): Promise<ChangeResult<T>> {
  if (isTransaction(database)) return raiseRevision(database, business, work);
  const change = await database.startTransaction().execute();
  try {
    const result = await raiseRevision(change, business, work);
    const isWritten = result.ok && !('unchanged' in result);
    await (isWritten ? change.commit() : change.rollback()).execute();
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
  work: Work<T>,
): Promise<ChangeResult<T>> {
  const revision = await raise(change, changed);
  return revision === undefined ? refused('not-found') : recorded(change, changed, revision, work);
}

/** Raises the revision of the business and returns it; undefined for an unknown one. */
export async function raise(change: Change, changed: string | ChangedBusiness): Promise<number | undefined> {
  const { business, lastChange } = asChanged(changed);
  const [raised] = (await raiseOne(change, lastChange ? JSON.stringify(lastChange) : null, business)).rows;
  return raised?.revision;
}

/** Runs `work`, and puts what it does into the list of the last changes if it is to be there. */
export async function recorded<T>(
  change: Change,
  changed: string | ChangedBusiness,
  revision: number,
  work: Work<T>,
): Promise<ChangeResult<T>> {
  const { business, lastChange, recorded: named } = asChanged(changed);
  const record = named ?? (lastChange && { at: lastChange.at, what: lastChange.done });
  if (!record) return work(change, revision);
  const notes = new ChangeNotes();
  const result = await withNotes(change, notes, () => work(change, revision));
  if (!result.ok || !isRecorded(record.what, notes)) return result;
  const author = currentAuthor();
  const { key = newKey(), at, what } = record;
  await recordChange(
    change,
    { business, key, at, what, revision, by: notes.by ?? author.by, device: author.device },
    notes,
    lastChange ?? { kind: 'menu', record: '' },
  );
  return result;
}

const asChanged = (changed: string | ChangedBusiness): ChangedBusiness =>
  typeof changed === 'string' ? { business: changed } : changed;

/** Settings that were saved as they were, and an import that changes nothing, are no change. */
function isRecorded(what: RecordedKind, notes: ChangeNotes): boolean {
  if (what === 'settings') return notes.settings !== null;
  return what !== 'imported' || Object.values(notes.records).some(({ size }) => size > 0);
}

/** Keeps the last change where it is given none. */
const raiseOne = compiledOnce((database) =>
  database
    .updateTable('businesses')
    .set({ revision: sql`revision + 1`, last_change: sql`coalesce(${''}, last_change)` })
    .where('key', '=', '')
    .returning('revision'),
);
