import {
  RawNode,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { changedSubjects, isRead, type Subject } from './cached-subjects.ts';

/** How long writers may still wait for locks, in ms; waiting uses it up. */
export interface LockWait {
  left: number;
}

export type Access = 'read only' | 'read write';

/** One use of an engine's connection, for a statement or a transaction. */
export interface EngineConnection {
  /** Runs a statement, in the transaction if one was begun. */
  run<Row>(statement: CompiledQuery): Promise<QueryResult<Row>>;
  /** Begins a transaction, which waits for locks `wait` ms at most. */
  begin(access: Access, wait: number): Promise<void>;
  commit(): Promise<void>;
  rollBack(): Promise<void>;
  release(): void;
}

export interface Engine {
  connect(): Promise<EngineConnection>;
  close(): Promise<void>;
}

export interface DriverOptions {
  /** Gives each transaction and each statement outside of one its wait. */
  readonly newWait: () => LockWait;
  /** Called after each change that may have been made. */
  readonly onChange: (changed: ReadonlySet<Subject>) => void;
}

/**
 * Runs each write in a transaction, alone where the caller has begun none, limits the wait for locks, and tells which subjects
 * were changed.
 */
export class TrackedDriver implements Driver {
  readonly #engine: Engine;
  readonly #options: DriverOptions;

  constructor(engine: Engine, options: DriverOptions) {
    this.#engine = engine;
    this.#options = options;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<TrackedConnection> {
    const started = performance.now();
    return new TrackedConnection(await this.#engine.connect(), this.#options, started);
  }

  beginTransaction(connection: TrackedConnection, { accessMode }: TransactionSettings): Promise<void> {
    return connection.begin(accessMode ?? 'read write');
  }

  commitTransaction(connection: TrackedConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: TrackedConnection): Promise<void> {
    return connection.rollBack();
  }

  async releaseConnection(connection: TrackedConnection): Promise<void> {
    connection.release();
  }

  destroy(): Promise<void> {
    return this.#engine.close();
  }
}

class TrackedConnection implements DatabaseConnection {
  readonly #connection: EngineConnection;
  readonly #wait: LockWait;
  readonly #onChange: DriverOptions['onChange'];
  /** By `performance.now()`. */
  readonly #started: number;
  readonly #changed = new Set<Subject>();
  #isInTransaction = false;

  constructor(connection: EngineConnection, { newWait, onChange }: DriverOptions, started: number) {
    this.#connection = connection;
    this.#wait = newWait();
    this.#onChange = onChange;
    this.#started = started;
  }

  async executeQuery<Row>(statement: CompiledQuery): Promise<QueryResult<Row>> {
    for (const subject of changedSubjects(statement.query)) this.#changed.add(subject);
    if (this.#isInTransaction || isRead(statement.query)) return this.#connection.run<Row>(statement);
    if (RawNode.is(statement.query)) return this.#tracked(() => this.#connection.run<Row>(statement));
    await this.begin('read write');
    const result = await this.#connection.run<Row>(statement).catch(async (error: unknown) => {
      await this.rollBack();
      throw error;
    });
    await this.commit();
    return result;
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('This database streams nothing');
  }

  async begin(access: Access): Promise<void> {
    await this.#connection.begin(access, this.#left());
    this.#isInTransaction = true;
  }

  commit(): Promise<void> {
    this.#isInTransaction = false;
    return this.#tracked(() => this.#connection.commit());
  }

  rollBack(): Promise<void> {
    this.#isInTransaction = false;
    return this.#connection.rollBack();
  }

  release(): void {
    this.#wait.left = Math.max(0, this.#left());
    this.#connection.release();
  }

  #left(): number {
    return this.#wait.left - (performance.now() - this.#started);
  }

  /** Whether a commit that failed has been made is unknown, so that it counts as a change. */
  async #tracked<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      if (this.#changed.size > 0) this.#onChange(this.#changed);
      this.#changed.clear();
    }
  }
}
