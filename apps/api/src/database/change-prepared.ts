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
import { isRead } from './cached-subjects.ts';
import type { Database } from './database.ts';
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
  const { business } = changed;
  for (let tries = 0; tries < TRIES && !database.isTransaction; tries += 1) {
    const revision = await readRevision(database, business);
    if (revision === undefined) return refused('not-found');
    const prepared = await prepare(database, changed, revision + 1, work).catch(async (error: unknown) => {
      // What was read in several statements may not fit together.
      if (await isStill(database, business, revision)) throw error;
      return null;
    });
    if (!prepared) continue;
    const { result, statements } = prepared;
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
  work: Work<T>,
): Promise<Prepared<T>> {
  const statements: CompiledQuery[] = [];
  const change = await new Kysely<Tables>({
    dialect: keepingDialect(database, statements),
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

/** Reads from the database and keeps the statements that write. */
function keepingDialect(database: Database, statements: CompiledQuery[]): Dialect {
  const executor = database.getExecutor();
  const connection: DatabaseConnection = {
    executeQuery: async <Row>(query: CompiledQuery) => {
      if (isRead(query.query)) {
        if (statements.length > 0) throw new Error('A prepared change reads before it writes');
        return database.executeQuery<Row>(query);
      }
      if (RETURNING.test(query.sql)) throw new Error('A prepared change does not read what it writes');
      statements.push(query);
      return { rows: [] };
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
