import { Migrator, type Kysely } from 'kysely';
import { migrations } from '../../migrations/migrations.ts';

function migrator<T>(db: Kysely<T>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/** Applies the missing migrations in one transaction. Returns 'database-newer' if a newer program has applied others. */
export async function migrateToLatest<T>(db: Kysely<T>): Promise<'migrated' | 'database-newer'> {
  if (await isNewer(db)) return 'database-newer';
  const { error } = await migrator(db).migrateToLatest();
  if (error) throw error;
  return 'migrated';
}

/** Returns the last of the applied migrations where others are missing; null for a new database and one that is up to date. */
export async function lastAppliedOfOld<T>(db: Kysely<T>): Promise<string | null> {
  const all = await migrator(db).getMigrations();
  const applied = all.filter(({ executedAt }) => executedAt !== undefined);
  return applied.length < all.length ? (applied.at(-1)?.name ?? null) : null;
}

/** Undoes the newest migrations, all of them without a count. */
export async function undoMigrations<T>(db: Kysely<T>, count = Number.POSITIVE_INFINITY): Promise<void> {
  for (let undone = 0; undone < count; undone += 1) {
    const { error, results } = await migrator(db).migrateDown();
    if (error) throw error;
    if (!results?.length) return;
  }
}

/** Whether this program has migrations that were not applied. */
export async function hasMissingMigrations<T>(db: Kysely<T>): Promise<boolean> {
  const applied = await appliedMigrations(db);
  return Object.keys(migrations).some((name) => !applied.includes(name));
}

/** Whether this program's migrations were all applied, without a look at the tables. */
export async function hasOwnMigrations<T>(db: Kysely<T>): Promise<boolean> {
  const { count } = await (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom('kysely_migration')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('name', 'in', Object.keys(migrations))
    .executeTakeFirstOrThrow();
  return Number(count) === Object.keys(migrations).length;
}

/** Whether a newer program has applied others. */
export async function isNewer<T>(db: Kysely<T>): Promise<boolean> {
  return (await appliedMigrations(db)).some((name) => !(name in migrations));
}

async function appliedMigrations<T>(db: Kysely<T>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const applied = await (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return applied.map(({ name }) => name);
}
