import { setTimeout as delay } from 'node:timers/promises';
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { EmbeddedFile, FileConnection } from './embedded-file.ts';
import { EFFECTS, effectOf, greaterOf, type Effect } from './effect-of.ts';
import { Turns } from './turns.ts';

const SELECT = /^\s*select\b/i;
const PRAGMA = /^\s*pragma\b/i;

/** Pause between two attempts to get a lock that another process has, in ms. */
const RETRY_AFTER = 2;

/** How long writers may still wait for the lock, in ms; waiting uses it up. */
export interface LockWait {
  left: number;
}

/** An open file and whose turn it is to use each of its connections, within this process. */
export interface SharedFile {
  readonly file: EmbeddedFile;
  readonly readers: Turns;
  readonly writers: Turns;
}

export function sharedFile(file: EmbeddedFile): SharedFile {
  return { file, readers: new Turns(), writers: new Turns() };
}

/**
 * SQLite for several processes at once. A transaction that writes takes the lock when it begins, since one that has
 * already read cannot wait and fails. It waits for another process by a timer, so that everything else goes on.
 * Migrations run in one transaction.
 */
export class EmbeddedDialect implements Dialect {
  readonly #shared: SharedFile;
  readonly #newWait: () => LockWait;

  /** `newWait` gives each transaction and each statement outside of one its wait. */
  constructor(shared: SharedFile, newWait: () => LockWait) {
    this.#shared = shared;
    this.#newWait = newWait;
  }

  createDriver(): Driver {
    return new EmbeddedDriver(this.#shared, this.#newWait);
  }

  createAdapter(): EmbeddedAdapter {
    return new EmbeddedAdapter();
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createIntrospector(...[db]: Parameters<Dialect['createIntrospector']>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class EmbeddedDriver implements Driver {
  readonly #shared: SharedFile;
  readonly #newWait: () => LockWait;

  constructor(shared: SharedFile, newWait: () => LockWait) {
    this.#shared = shared;
    this.#newWait = newWait;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<EmbeddedConnection> {
    return new EmbeddedConnection(this.#shared, this.#newWait());
  }

  beginTransaction(connection: EmbeddedConnection, settings: TransactionSettings): Promise<void> {
    return settings.accessMode === 'read only' ? connection.beginReading() : connection.beginWriting();
  }

  async commitTransaction(connection: EmbeddedConnection): Promise<void> {
    connection.commit();
  }

  async rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    connection.rollBack();
  }

  async releaseConnection(connection: EmbeddedConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    this.#shared.file.close();
  }
}

/** Takes one of the file's connections for a statement or a transaction, by what it does. */
class EmbeddedConnection implements DatabaseConnection {
  readonly #shared: SharedFile;
  readonly #wait: LockWait;
  #transaction: FileConnection | null = null;
  #effect: Effect = EFFECTS.none;

  constructor(shared: SharedFile, wait: LockWait) {
    this.#shared = shared;
    this.#wait = wait;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { file, readers } = this.#shared;
    this.#effect = greaterOf(this.#effect, effectOf(sql));
    if (this.#transaction) return this.#transaction.run<Row>(sql, parameters);
    if (SELECT.test(sql)) {
      await readers.take();
      try {
        return file.reader.run<Row>(sql, parameters);
      } finally {
        readers.end();
      }
    }
    if (PRAGMA.test(sql)) return this.#outsideOfTransaction<Row>(sql, parameters);
    await this.beginWriting();
    try {
      const result = file.writer.run<Row>(sql, parameters);
      this.commit();
      return result;
    } catch (error) {
      this.rollBack();
      throw error;
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('This database streams nothing');
  }

  async beginReading(): Promise<void> {
    const { file, readers } = this.#shared;
    await readers.take();
    try {
      file.reader.exec('begin');
      this.#transaction = file.reader;
    } catch (error) {
      readers.end();
      throw error;
    }
  }

  async beginWriting(): Promise<void> {
    const { file, writers } = this.#shared;
    const started = performance.now();
    const left = () => this.#wait.left - (performance.now() - started);
    try {
      if (!(await writers.take(this.#wait.left))) throw new Locked();
      try {
        while (!file.tryBegin()) {
          if (left() <= 0) throw new Locked();
          await delay(RETRY_AFTER);
        }
        this.#transaction = file.writer;
      } catch (error) {
        writers.end();
        throw error;
      }
    } finally {
      this.#wait.left = Math.max(0, left());
    }
  }

  commit(): void {
    const { file } = this.#shared;
    if (this.#transaction === file.writer) file.commit(this.#effect);
    else this.#transaction?.exec('commit');
    this.release();
  }

  /** A full disk or a failed read has already ended the transaction. */
  rollBack(): void {
    try {
      if (this.#transaction?.isInTransaction()) this.#transaction.exec('rollback');
    } finally {
      this.release();
    }
  }

  release(): void {
    const { file, readers, writers } = this.#shared;
    if (!this.#transaction) return;
    if (this.#transaction === file.writer) writers.end();
    else readers.end();
    this.#transaction = null;
  }

  async #outsideOfTransaction<Row>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    const { file, writers } = this.#shared;
    await writers.take();
    try {
      return file.writer.run<Row>(sql, parameters);
    } finally {
      writers.end();
    }
  }
}

class Locked extends Error {
  readonly code = 'SQLITE_BUSY';
  override readonly message = 'the database is locked';
}
