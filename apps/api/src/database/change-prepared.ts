import { refused } from '@carta/domain';
import { Kysely, type CompiledQuery, type DatabaseConnection, type Dialect, type QueryCompiler } from 'kysely';
import { pauses } from '../processes/event-loop.ts';
import {
  changeBusiness,
  raise,
  recorded,
  type ChangedBusiness,
  type ChangeResult,
  type Work,
} from './change-business.ts';
import { BusinessCopy } from './business-copy.ts';
import { isRead, writtenTable } from './cached-subjects.ts';
import type { Database } from './database.ts';
import { EmbeddedAdapter } from './embedded-dialect.ts';
import { readRevision } from './read-at-one-revision.ts';
import type { Tables } from './tables.ts';

/** How often a change is prepared again because the business was changed meanwhile, before it is made as others are. */
const TRIES = 3;

const RETURNING = /\breturning\b/i;

/**
 * As `changeBusiness`, for a change of thousands of rows: reads and decides before the transaction, which holds up every other change of the embedded
 * database, and keeps the statements for it. `work` reads nothing after its first statement that writes. Where the business was changed meanwhile, it is done again.
 */
export async function changePrepared<T>(
  database: Database,
  changed: ChangedBusiness,
  work: Work<T>,
): Promise<ChangeResult<T>> {
  return prepared(database, changed, work, async (tried) => tried(null));
}

/**
 * As `changePrepared`, for `work` that reads what it has written, in a copy of the business. On PostgreSQL, where a transaction holds up no other business, it is
 * made as others are.
 */
export async function changeOnCopy<T>(
  database: Database,
  changed: ChangedBusiness,
  work: Work<T>,
): Promise<ChangeResult<T>> {
  const { adapter } = database.getExecutor();
  const file = adapter instanceof EmbeddedAdapter ? adapter.file : null;
  // A file that is gone would be made anew; a change says so instead.
  if (!file?.isInPlace()) return changeBusiness(database, changed, work);
  return prepared(database, changed, work, async (tried) => {
    const copy = await BusinessCopy.of(file.address, changed.business);
    try {
      return await tried(copy);
    } finally {
      copy.close();
    }
  });
}

/** Gives what is tried the copy of the business that it reads and writes; null for none. */
type WithCopy = <R>(tried: (copy: BusinessCopy | null) => Promise<R>) => Promise<R>;

async function prepared<T>(
  database: Database,
  changed: ChangedBusiness,
  work: Work<T>,
  withCopy: WithCopy,
): Promise<ChangeResult<T>> {
  const { business } = changed;
  for (let tries = 0; tries < TRIES && !database.isTransaction; tries += 1) {
    const revision = await readRevision(database, business);
    if (revision === undefined) return refused('not-found');
    const tried = withCopy((copy) => prepare(database, changed, revision + 1, { work, copy }));
    const made = await tried.catch(async (error: unknown) => {
      // What was read in several statements may not fit together.
      if (await isStill(database, business, revision)) throw error;
      return null;
    });
    if (!made) continue;
    const { result, statements } = made;
    if (
      result.ok
        ? await execute(database, changed, revision + 1, statements)
        : await isStill(database, business, revision)
    )
      return result;
  }
  return changeBusiness(database, changed, work);
}

const isStill = async (database: Database, business: string, revision: number) =>
  (await readRevision(database, business)) === revision;

interface Prepared<T> {
  readonly result: ChangeResult<T>;
  readonly statements: readonly CompiledQuery[];
}

async function prepare<T>(
  database: Database,
  changed: ChangedBusiness,
  revision: number,
  { work, copy }: { readonly work: Work<T>; readonly copy: BusinessCopy | null },
): Promise<Prepared<T>> {
  const statements: CompiledQuery[] = [];
  const change = await new Kysely<Tables>({
    dialect: keepingDialect(database, statements, copy),
    plugins: [...database.getExecutor().plugins],
  })
    .startTransaction()
    .execute();
  const result = await recorded(change, changed, revision, work);
  await change.commit().execute();
  return { result, statements };
}

/** Makes the change, one slice of its statements in each turn of the event loop; false if the business has another revision. */
async function execute(
  database: Database,
  changed: ChangedBusiness,
  revision: number,
  statements: readonly CompiledQuery[],
): Promise<boolean> {
  const change = await database.startTransaction().execute();
  try {
    const isCurrent = (await raise(change, changed)) === revision;
    const pause = pauses();
    if (isCurrent) {
      for (const statement of statements) {
        await change.executeQuery(statement);
        await pause();
      }
    }
    await (isCurrent ? change.commit() : change.rollback()).execute();
    return isCurrent;
  } catch (error) {
    if (!change.isRolledBack) await change.rollback().execute();
    throw error;
  }
}

/** Reads from the database, or the copy, and keeps the statements that write. */
function keepingDialect(database: Database, statements: CompiledQuery[], copy: BusinessCopy | null): Dialect {
  const executor = database.getExecutor();
  const connection: DatabaseConnection = {
    executeQuery: async <Row>(query: CompiledQuery) => {
      if (isRead(query.query)) {
        if (copy) return copy.run<Row>(query);
        if (statements.length > 0) throw new Error('A prepared change reads before it writes');
        return database.executeQuery<Row>(query);
      }
      const isCopied = copy?.has(writtenTable(query.query)) === true;
      if (!isCopied && RETURNING.test(query.sql)) throw new Error('A prepared change does not read what it writes');
      statements.push(query);
      return copy && isCopied ? copy.run<Row>(query) : { rows: [] };
    },
    streamQuery: () => {
      throw new Error('A prepared change streams nothing');
    },
  };
  return {
    createAdapter: () => executor.adapter,
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      beginTransaction: async () => {},
      commitTransaction: async () => {},
      rollbackTransaction: async () => {},
      releaseConnection: async () => {},
      destroy: async () => {},
    }),
    createQueryCompiler: () => ({ compileQuery: executor.compileQuery.bind(executor) }) satisfies QueryCompiler,
    createIntrospector: () => database.introspection,
  };
}
