import { setTimeout as delay } from 'node:timers/promises';
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type Dialect,
  type QueryResult,
} from 'kysely';
import { isRead } from './cached-subjects.ts';
import type { EmbeddedFile, FileConnection } from './embedded-file.ts';
import { TrackedDriver, type Access, type DriverOptions, type EngineConnection } from './tracked-driver.ts';
import { Turns } from './turns.ts';

/** Pause between two attempts to get a lock that another process has, in ms. */
const RETRY_AFTER = 2;

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
export function embeddedDialect(shared: SharedFile, options: DriverOptions): Dialect {
  const engine = { connect: async () => new FileUse(shared), close: async () => shared.file.close() };
  return {
    createDriver: () => new TrackedDriver(engine, options),
    createAdapter: () => new EmbeddedAdapter(shared.file),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

export class EmbeddedAdapter extends SqliteAdapter {
  readonly file: EmbeddedFile;

  constructor(file: EmbeddedFile) {
    super();
    this.file = file;
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Takes one of the file's connections for a statement or a transaction, by what it does. */
class FileUse implements EngineConnection {
  readonly #shared: SharedFile;
  #transaction: FileConnection | null = null;

  constructor(shared: SharedFile) {
    this.#shared = shared;
  }

  async run<Row>({ query, sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#transaction) return this.#transaction.run<Row>(sql, parameters);
    const { file, readers, writers } = this.#shared;
    const [connection, turns] = isRead(query) ? [file.reader, readers] : [file.writer, writers];
    await turns.take();
    try {
      return connection.run<Row>(sql, parameters);
    } finally {
      turns.end();
    }
  }

  begin(access: Access, wait: number): Promise<void> {
    return access === 'read only' ? this.#beginReading() : this.#beginWriting(wait);
  }

  async commit(): Promise<void> {
    const { file } = this.#shared;
    try {
      if (this.#transaction === file.writer) file.commit();
      else this.#transaction?.exec('commit');
    } catch (error) {
      await this.rollBack();
      throw error;
    }
    this.release();
  }

  /** A full disk or a failed read has already ended the transaction. */
  async rollBack(): Promise<void> {
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

  async #beginReading(): Promise<void> {
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

  async #beginWriting(wait: number): Promise<void> {
    const { file, writers } = this.#shared;
    const until = performance.now() + wait;
    if (!(await writers.take(wait))) throw new Locked();
    try {
      while (!file.tryBegin()) {
        if (performance.now() >= until) throw new Locked();
        await delay(RETRY_AFTER);
      }
      this.#transaction = file.writer;
    } catch (error) {
      writers.end();
      throw error;
    }
  }
}

class Locked extends Error {
  readonly code = 'SQLITE_BUSY';
  override readonly message = 'the database is locked';
}
