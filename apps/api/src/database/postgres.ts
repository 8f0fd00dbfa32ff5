import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression, sql } from 'kysely';
import { ok, refused, type Result } from '@carta/domain';
import { Pool, types, type PoolConfig } from 'pg';
import type { LockWait } from './embedded-dialect.ts';
import { hasMissingMigrations, migrateToLatest } from './migrate.ts';
import type { Database, OpenedDatabase, OpenRefusal, PostgresPlace } from './open-database.ts';
import { PostgresPoolDialect } from './postgres-dialect.ts';
import type { Tables } from './tables.ts';
import { isUnavailable } from './unavailable.ts';

/** In ms. */
const STATEMENT_TIMEOUT = 5000;
const OPENING_TIMEOUT = 10_000;
/** How often it is looked whether other processes have changed anything, in ms. */
const LOOK_EVERY = 1000;
/** After a look that takes so long, in ms, nothing is served from a cache until one succeeds. */
const LOOK_TIMEOUT = 5000;

/** Numbers of 8 bytes and sums come as numbers: money is in cents and time in ms, both below 2 ** 53. */
const AS_NUMBERS = new Set<number>([types.builtins.INT8, types.builtins.NUMERIC]);
const typeParsers = {
  getTypeParser: ((oid: number, format?: 'text') =>
    AS_NUMBERS.has(oid) ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/** Opens a database of PostgreSQL; refuses one whose tables are older than this program, unless it `migrates` them. */
export async function openPostgres(
  place: PostgresPlace,
  { busyTimeout, migrates }: { busyTimeout: number; migrates: boolean },
): Promise<Result<OpenedDatabase, OpenRefusal>> {
  if (migrates) {
    const migrated = await migrate(place);
    if (!migrated.ok) return migrated;
  }
  const pool = poolOf(place, {
    max: place.pool,
    connectionTimeoutMillis: busyTimeout,
    statement_timeout: STATEMENT_TIMEOUT,
  });
  const watch = watchChanges(place);
  const databaseWith = (newWait: () => LockWait): Database =>
    new Kysely<Tables>({
      dialect: new PostgresPoolDialect(pool, { newWait, onChange: watch.noteChange }),
      // The embedded database takes a list without values.
      plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
    });
  const database = databaseWith(() => ({ left: busyTimeout }));
  const close = async () => {
    await watch.close();
    await database.destroy();
  };
  try {
    if (await hasMissingMigrations(database)) {
      await close();
      return refused('database-older');
    }
    await watch.look();
  } catch (error) {
    await close();
    if (isUnavailable(error)) return refused('database-unusable');
    throw error;
  }
  return ok({
    database,
    version: watch.version,
    dump: null,
    waiting: {
      each: (ms) => databaseWith(() => ({ left: ms })),
      inAll: (ms) => {
        const wait = { left: ms };
        return databaseWith(() => wait);
      },
    },
    isInPlace: () => true,
    close,
  });
}

/** Applies the missing migrations; of several processes one does, and the others wait for it. */
async function migrate(place: PostgresPlace): Promise<Result<null, 'database-newer' | 'database-unusable'>> {
  const pool = poolOf(place, { max: 1, connectionTimeoutMillis: OPENING_TIMEOUT });
  const database = new Kysely<Tables>({
    dialect: new PostgresPoolDialect(pool, { newWait: () => ({ left: OPENING_TIMEOUT }), onChange: () => undefined }),
  });
  try {
    return (await migrateToLatest(database)) === 'migrated' ? ok(null) : refused('database-newer');
  } catch (error) {
    if (isUnavailable(error)) return refused('database-unusable');
    throw error;
  } finally {
    await database.destroy();
  }
}

function poolOf({ url }: PostgresPlace, config: PoolConfig): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'carta',
    keepAlive: true,
    types: typeParsers,
    ...config,
  });
  // The pool drops a connection that was lost; what used it fails by itself, and the next use opens another one.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Counts changes: those of this process at once, those of others by a look once a second. Two equal snapshots of
 * transactions see the same data. The looks have a connection of their own, so that a pool in use does not delay them.
 */
function watchChanges(place: PostgresPlace) {
  const pool = poolOf(place, { max: 1, connectionTimeoutMillis: LOOK_TIMEOUT, query_timeout: LOOK_TIMEOUT });
  const database = new Kysely<unknown>({
    dialect: new PostgresPoolDialect(pool, { newWait: () => ({ left: LOOK_TIMEOUT }), onChange: () => undefined }),
  });
  let changes = 0;
  let snapshot = '';
  let failure: unknown;
  let looking: Promise<void> | undefined;

  const look = async () => {
    const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(database);
    const seen = rows[0]?.snapshot ?? '';
    if (seen !== snapshot) changes += 1;
    snapshot = seen;
    failure = undefined;
  };
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => (failure = error))
      .finally(() => (looking = undefined)) as Promise<void>;
  }, LOOK_EVERY);

  return {
    look,
    noteChange: () => void (changes += 1),
    version: () => {
      if (failure !== undefined) throw failure;
      return changes;
    },
    close: async () => {
      clearInterval(timer);
      await looking;
      await database.destroy();
    },
  };
}
