import { ok, refused, type Result } from '@carta/domain';
import type { Change } from './change-business.ts';
import { copyRows, digestOf, TABLE_NAMES } from './copy-rows.ts';
import { lockTables } from './lock-tables.ts';
import { isNewer } from './migrate.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

export type MoveRefusal = 'database-newer' | 'not-empty' | 'differs';

/**
 * Copies all rows into an empty database with the same tables, of either engine, while nobody else writes, and compares
 * their numbers and hashes on both sides. Refuses tables of a newer program and a database that holds anything; then, and
 * where it fails, the target stays empty.
 */
export function moveDatabase(source: Database, target: Database): Promise<Result<{ rows: number }, MoveRefusal>> {
  return source.transaction().execute(async (from) => {
    if (await isNewer<Tables>(from)) return refused('database-newer');
    await lockTables(from);
    const to = await target.startTransaction().execute();
    try {
      const moved = await copyAll(from, to);
      await (moved.ok ? to.commit() : to.rollback()).execute();
      return moved;
    } catch (error) {
      if (!to.isRolledBack) await to.rollback().execute();
      throw error;
    }
  });
}

async function copyAll(from: Change, to: Change): Promise<Result<{ rows: number }, MoveRefusal>> {
  await lockTables(to);
  for (const table of TABLE_NAMES) if ((await digestOf(to, table)).rows > 0) return refused('not-empty');
  let rows = 0;
  for (const table of TABLE_NAMES) rows += await copyRows(from, to, table);
  for (const table of TABLE_NAMES) {
    const [original, copy] = [await digestOf(from, table), await digestOf(to, table)];
    if (original.rows !== copy.rows || original.hash !== copy.hash) return refused('differs');
  }
  return ok({ rows });
}
