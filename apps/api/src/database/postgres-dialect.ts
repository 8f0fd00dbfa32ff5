import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DataTypeNode,
  type Dialect,
  type QueryResult,
} from 'kysely';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { signals } from '../processes/signals.ts';
import {
  TrackedDriver,
  type Access,
  type DriverOptions,
  type Engine,
  type EngineConnection,
} from './tracked-driver.ts';

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

  constructor(client: PoolClient, onRelease: () => void) {
    this.#client = client;
    this.#onRelease = onRelease;
  }

  async run<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await reachable(() => this.#client.query(sql, [...parameters]));
    return { rows, ...(CHANGES.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }

  /** In one round trip. */
  async begin(access: Access, wait: number): Promise<void> {
    const begin =
      access === 'read only'
        ? 'begin isolation level repeatable read, read only'
        : `begin; set local lock_timeout = ${Math.max(1, Math.round(wait))}`;
    await reachable(() => this.#client.query(begin));
  }

  async commit(): Promise<void> {
    await reachable(() => this.#client.query('commit'));
  }

  async rollBack(): Promise<void> {
    await reachable(() => this.#client.query('rollback'));
  }

  release(): void {
    this.#client.release();
    this.#onRelease();
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
