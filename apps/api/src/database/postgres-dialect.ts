import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DataTypeNode,
  type Dialect,
  type QueryResult,
} from 'kysely';
import { DatabaseError, type Pool, type PoolClient, type QueryResult as PgResult } from 'pg';
import { signals } from '../processes/signals.ts';
import { WITHOUT_TIMEOUT } from './lock-tables.ts';
import {
  TrackedDriver,
  type Access,
  type DriverOptions,
  type Engine,
  type EngineConnection,
} from './tracked-driver.ts';

/** PostgreSQL ends a statement by itself after so long, in ms; for one that says nothing then, a second is left. */
export const STATEMENT_TIMEOUT = 5000;
const SILENCE_TIMEOUT = STATEMENT_TIMEOUT + 1000;

/**
 * PostgreSQL through a pool. Text columns sort by bytes as those of the embedded database do, and a transaction that
 * reads sees one snapshot. What a transaction waited for a connection it no longer waits for a lock.
 */
export function postgresDialect(pool: Pool, options: DriverOptions): Dialect {
  return {
    createDriver: () => new TrackedDriver(poolEngine(pool), options),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new BytewiseCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

class BytewiseCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    if (node.dataType === 'text') this.append(' collate "C"');
  }
}

function poolEngine(pool: Pool): Engine {
  return {
    connect: async () => {
      const client = await reachable(() => {
        const connecting = pool.connect();
        tellUse(pool);
        return connecting;
      });
      return new PoolUse(client, () => tellUse(pool));
    },
    close: async () => {
      if (!pool.ending) await pool.end();
    },
  };
}

/** One use of a connection of the pool, for a statement or a transaction. */
class PoolUse implements EngineConnection {
  readonly #client: PoolClient;
  readonly #onRelease: () => void;
  /** False in a transaction whose statements take as long as they need. */
  #isLimited = true;
  /** True once it did not answer: what it says later belongs to nobody. */
  #isSilent = false;

  constructor(client: PoolClient, onRelease: () => void) {
    this.#client = client;
    this.#onRelease = onRelease;
  }

  async run<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.#ask(sql, [...parameters]);
    if (sql === WITHOUT_TIMEOUT) this.#isLimited = false;
    return { rows, ...(CHANGES.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }

  /** In one round trip. */
  async begin(access: Access, wait: number): Promise<void> {
    const begin =
      access === 'read only'
        ? 'begin isolation level repeatable read, read only'
        : `begin; set local lock_timeout = ${Math.max(1, Math.round(wait))}`;
    await this.#ask(begin);
  }

  async commit(): Promise<void> {
    await this.#ask('commit');
  }

  /** PostgreSQL rolls back by itself what a closed connection leaves. */
  async rollBack(): Promise<void> {
    if (!this.#isSilent) await this.#ask('rollback');
  }

  release(): void {
    this.#client.release(this.#isSilent);
    this.#onRelease();
  }

  async #ask(text: string, values?: unknown[]): Promise<PgResult> {
    const limited = { text, ...(values && { values }), query_timeout: this.#isLimited ? SILENCE_TIMEOUT : 0 };
    try {
      return await reachable(() => this.#client.query(limited));
    } catch (error) {
      if (!(error instanceof DatabaseError)) this.#isSilent = true;
      throw error;
    }
  }
}

function tellUse({ totalCount, idleCount, waitingCount }: Pool): void {
  signals.queueChanged.publish({ queue: 'database', running: totalCount - idleCount, waiting: waitingCount });
}

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE']);

/** Names the errors of the connection, which have other codes than those of PostgreSQL or none. */
export async function reachable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof DatabaseError ? error : new Unreachable(error);
  }
}

class Unreachable extends Error {
  readonly code = 'POSTGRES_UNREACHABLE';

  constructor(cause: unknown) {
    super('PostgreSQL cannot be reached', { cause });
  }
}
