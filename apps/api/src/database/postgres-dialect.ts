import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type DataTypeNode,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { signals } from '../processes/signals.ts';
import { EFFECTS, effectOf, greaterOf, type Effect } from './effect-of.ts';
import type { LockWait } from './embedded-dialect.ts';

export interface PostgresOptions {
  /** Gives each transaction and each statement outside of one its wait. */
  readonly newWait: () => LockWait;
  /** Called after each transaction that may have been made. */
  readonly onChange: (effect: Effect) => void;
}

/**
 * PostgreSQL through a pool. Text columns sort by bytes as those of the embedded database do, and a transaction that
 * reads sees one snapshot. What a transaction waited for a connection it no longer waits for a lock.
 */
export class PostgresPoolDialect implements Dialect {
  readonly #pool: Pool;
  readonly #options: PostgresOptions;

  constructor(pool: Pool, options: PostgresOptions) {
    this.#pool = pool;
    this.#options = options;
  }

  createDriver(): Driver {
    return new PoolDriver(this.#pool, this.#options);
  }

  createAdapter(): PostgresAdapter {
    return new PostgresAdapter();
  }

  createQueryCompiler(): PostgresQueryCompiler {
    return new BytewiseCompiler();
  }

  createIntrospector(...[db]: Parameters<Dialect['createIntrospector']>): PostgresIntrospector {
    return new PostgresIntrospector(db);
  }
}

class BytewiseCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    if (node.dataType === 'text') this.append(' collate "C"');
  }
}

class PoolDriver implements Driver {
  readonly #pool: Pool;
  readonly #options: PostgresOptions;

  constructor(pool: Pool, options: PostgresOptions) {
    this.#pool = pool;
    this.#options = options;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PoolConnection> {
    const wait = this.#options.newWait();
    const started = performance.now();
    const client = await reachable(() => {
      const connecting = this.#pool.connect();
      tellUse(this.#pool);
      return connecting;
    });
    const { onChange } = this.#options;
    return new PoolConnection(client, { wait, started, onChange, onRelease: () => tellUse(this.#pool) });
  }

  beginTransaction(connection: PoolConnection, { accessMode }: TransactionSettings): Promise<void> {
    return connection.begin(accessMode === 'read only');
  }

  commitTransaction(connection: PoolConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: PoolConnection): Promise<void> {
    return connection.rollBack();
  }

  async releaseConnection(connection: PoolConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end();
  }
}

interface Use {
  readonly wait: LockWait;
  /** When the wait began, by `performance.now()`. */
  readonly started: number;
  readonly onChange: (effect: Effect) => void;
  readonly onRelease: () => void;
}

/** One use of a connection of the pool, for a statement or a transaction. */
class PoolConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #use: Use;
  #isInTransaction = false;
  #effect: Effect = EFFECTS.none;

  constructor(client: PoolClient, use: Use) {
    this.#client = client;
    this.#use = use;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    this.#effect = greaterOf(this.#effect, effectOf(sql));
    if (this.#isInTransaction || !WRITES.test(sql)) return this.#run<Row>(sql, parameters);
    await this.begin(false);
    const result = await this.#run<Row>(sql, parameters).catch(async (error: unknown) => {
      await this.rollBack();
      throw error;
    });
    await this.commit();
    return result;
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('This database streams nothing');
  }

  /** In one round trip. */
  async begin(isReadOnly: boolean): Promise<void> {
    const { wait, started } = this.#use;
    const left = Math.max(1, Math.round(wait.left - (performance.now() - started)));
    const begin = isReadOnly
      ? 'begin isolation level repeatable read, read only'
      : `begin; set local lock_timeout = ${left}`;
    await reachable(() => this.#client.query(begin));
    this.#isInTransaction = true;
  }

  /** Whether a commit that failed has been made is unknown, so that it counts as a change. */
  async commit(): Promise<void> {
    this.#isInTransaction = false;
    try {
      await this.#run('commit');
    } finally {
      this.#use.onChange(this.#effect);
    }
  }

  async rollBack(): Promise<void> {
    this.#isInTransaction = false;
    await this.#run('rollback');
  }

  release(): void {
    const { wait, started } = this.#use;
    wait.left = Math.max(0, wait.left - (performance.now() - started));
    this.#client.release();
    this.#use.onRelease();
  }

  async #run<Row>(sql: string, parameters: readonly unknown[] = []): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await reachable(() => this.#client.query(sql, [...parameters]));
    return { rows, ...(CHANGES.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }
}

function tellUse({ totalCount, idleCount, waitingCount }: Pool): void {
  signals.queueChanged.tell({ queue: 'database', running: totalCount - idleCount, waiting: waitingCount });
}

const WRITES = /^\s*(?:insert|update|delete)\b/i;
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
