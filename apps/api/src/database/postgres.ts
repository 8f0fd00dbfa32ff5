import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression } from 'kysely';
import { ok, refused, type Result } from '@carta/domain';
import { Pool, types, type PoolConfig } from 'pg';
import { hasMissingMigrations, migrateToLatest } from './migrate.ts';
import type { Database, OpenedDatabase, OpenRefusal, PostgresPlace } from './database.ts';
import { postgresDump } from './postgres-dump.ts';
import { postgresDialect, reachable, STATEMENT_TIMEOUT } from './postgres-dialect.ts';
import type { DriverOptions, LockWait } from './tracked-driver.ts';
import type { Tables } from './tables.ts';
import { isUnavailable } from './unavailable.ts';
import { watchChanges, type ChangeWatch } from './watch-changes.ts';

/** In ms. */
const OPENING_TIMEOUT = 10_000;

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
  let watch: ChangeWatch | undefined;
  const onChange: DriverOptions['onChange'] = (changed) => watch?.note(changed);
  const databaseWith = (newWait: () => LockWait): Database =>
    new Kysely<Tables>({
      dialect: postgresDialect(pool, { newWait, onChange }),
      // The embedded database takes a list without values.
      plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
    });
  const database = databaseWith(() => ({ left: busyTimeout }));
  const close = async () => {
    await watch?.close();
    await database.destroy();
  };
  try {
    if (await hasMissingMigrations(database)) {
      await close();
      return refused('database-older');
    }
    watch = await reachable(() => watchChanges(place.listenUrl ?? place.url));
  } catch (error) {
    await close();
    if (isUnavailable(error)) return refused('database-unusable');
    throw error;
  }
  const { versions, refreshes } = watch;
  return ok({
    database,
    versions,
    refreshes,
    dump: postgresDump(database),
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
    dialect: postgresDialect(pool, { newWait: () => ({ left: OPENING_TIMEOUT }), onChange: () => undefined }),
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
