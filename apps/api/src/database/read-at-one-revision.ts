import { inTransaction } from './change-business.ts';
import type { Database } from './database.ts';

/** How often a business may change while it is read, before its reader keeps a connection. */
const TRIES = 3;

interface Read<T> {
  readonly revision: number;
  readonly value: T;
}

/**
 * Returns what `read` returns while the business has one revision; null for an unknown business. Keeps no connection between its statements, so that others
 * read meanwhile: reads again where the business was changed, and in the end in one snapshot.
 */
export async function readAtOneRevision<T>(
  database: Database,
  business: string,
  read: (from: Database) => Promise<T>,
): Promise<Read<T> | null> {
  const once = async (from: Database): Promise<Read<T> | null> => {
    const revision = await readRevision(from, business);
    return revision === undefined ? null : { revision, value: await read(from) };
  };
  if (!database.isTransaction) {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const found = await once(database);
      if (!found || (await readRevision(database, business)) === found.revision) return found;
    }
  }
  return inTransaction(database, once, { readOnly: true });
}

export async function readRevision(database: Database, business: string): Promise<number | undefined> {
  const row = await database.selectFrom('businesses').select('revision').where('key', '=', business).executeTakeFirst();
  return row?.revision;
}
