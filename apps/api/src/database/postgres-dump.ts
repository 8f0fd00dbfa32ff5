import { ok, refused } from '@carta/domain';
import { sql } from 'kysely';
import { copyRows, TABLE_NAMES } from './copy-rows.ts';
import { KEPT, MERGED, NOT_RESTORED, REVISION_STEP, type DatabaseDump } from './dump.ts';
import { lockTables } from './lock-tables.ts';
import { isNewer } from './migrate.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './open-embedded.ts';

/** Dumps of PostgreSQL: its rows go through this process, a batch at a time. */
export function postgresDump(database: Database): DatabaseDump {
  return {
    write: async (folder) => {
      if (await isNewer(database)) return refused('database-newer');
      await inFile(folder, { durable: false }, (file) =>
        database
          .transaction()
          .setAccessMode('read only')
          .execute((source) =>
            file.transaction().execute(async (copy) => {
              for (const table of TABLE_NAMES) await copyRows(source, copy, table);
            }),
          ),
      );
      return ok(undefined);
    },
    restore: (folder) =>
      inFile(folder, {}, (copy) =>
        database.transaction().execute(async (change) => {
          await lockTables(change);
          const { newest } = await change
            .selectFrom('businesses')
            .select(({ fn }) => fn.coalesce(fn.max('revision'), sql.lit(0)).as('newest'))
            .executeTakeFirstOrThrow();
          const replaced = TABLE_NAMES.filter((table) => !KEPT.has(table));
          for (const table of replaced.toReversed()) if (table !== MERGED) await change.deleteFrom(table).execute();
          for (const table of replaced)
            if (!NOT_RESTORED.has(table)) await copyRows(copy, change, table, { keepsOwn: table === MERGED });
          await change
            .updateTable('businesses')
            .set({ revision: sql`greatest(revision, ${newest}::bigint) + ${sql.lit(REVISION_STEP)}` })
            .execute();
        }),
      ),
  };
}

/** Opens the database file of a folder, which is made where it is missing. */
async function inFile(
  folder: string,
  options: { durable?: boolean },
  work: (file: Database) => Promise<unknown>,
): Promise<void> {
  const opened = await openEmbedded(folder, options);
  if (!opened.ok) throw new Error(`the copy cannot be opened: ${opened.reason}`);
  const { database, close } = opened.value;
  try {
    await work(database);
  } finally {
    await close();
  }
}
