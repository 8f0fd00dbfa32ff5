import Sqlite from 'libsql';
import { LRUCache } from 'lru-cache';
import type { QueryResult } from 'kysely';
import { errorCode } from '../processes/error-code.ts';
import { changeCounts } from './data-versions.ts';
import { sameFiles } from './same-files.ts';

/** One of the connections to the file. Statements run at once and block the process. */
export interface FileConnection {
  exec(sql: string): void;
  run<Row>(sql: string, parameters?: readonly unknown[]): QueryResult<Row>;
  isInTransaction(): boolean;
}

/** A database file with one connection that writes and one that reads, so that a change under way holds up no reader. */
export interface EmbeddedFile {
  /** Of the file, for connections of their own. */
  readonly address: string;
  readonly reader: FileConnection;
  readonly writer: FileConnection;
  /** Begins a transaction of the writer; false while another process has the lock. Fails where the file is another one than was opened. */
  tryBegin(): boolean;
  /** Commits the writer's transaction. Fails where nobody will find it, since the file is another one. */
  commit(): void;
  /** True as long as the file's name leads to the file that was opened. */
  isInPlace(): boolean;
  /** How long the writer's statements block the process for the lock of another process, in ms: 0 while requests are served. */
  setBlockingTimeout(ms: number): void;
  /** What this process and others have changed. */
  readonly changes: ReturnType<typeof changeCounts>;
  close(): void;
}

/** Prepared statements in the cache. Those with a longer text take hundreds of kB each: they serve the slices of one import. */
const MAX_STATEMENTS = 200;
const MAX_STATEMENT_LENGTH = 2000;
const MAX_LONG_STATEMENTS = 4;

/**
 * Opens a database file. libsql leaves a prepared statement unfinished that met another process's lock, and then no
 * transaction of this connection can be committed; `exec` cleans up. So the lock for writing is only ever taken by `exec`,
 * before a statement needs it.
 */
export function embeddedFile(address: string, { durable }: { durable: boolean }): EmbeddedFile {
  const file = new Sqlite(address);
  const writer = connectionOn(file);
  // A first connection of several processes at once waits for the others.
  writer.exec(`pragma busy_timeout = ${OPENING_TIMEOUT}; pragma journal_mode = wal;`);
  writer.exec(`pragma synchronous = ${durable ? 'full' : 'off'}; pragma foreign_keys = on;`);
  // Makes the log, which belongs to the files that are watched.
  writer.run('pragma data_version');
  const isInPlace = sameFiles([address, `${address}-wal`]);
  const reading = new Sqlite(address);
  const reader = connectionOn(reading);
  reader.exec('pragma busy_timeout = 50; pragma query_only = on;');

  const assertInPlace = () => {
    if (!isInPlace()) throw new FileMoved();
  };
  let versionOfOthers: Sqlite.Statement | undefined;
  let others = 0;
  let isFresh = false;
  /** Once a turn of the event loop: one look serves all the requests that have arrived together. */
  const lookAtOthers = () => {
    if (isFresh) return;
    versionOfOthers ??= file.prepare('pragma data_version').raw();
    const [version] = versionOfOthers.get() as [number];
    if (version !== others) changes.note();
    others = version;
    isFresh = true;
    setImmediate(() => (isFresh = false));
  };
  const changes = changeCounts(lookAtOthers);

  return {
    address,
    reader,
    writer,
    isInPlace,
    changes,
    tryBegin: () => {
      assertInPlace();
      try {
        writer.exec('begin immediate');
        return true;
      } catch (error) {
        if (errorCode(error)?.startsWith('SQLITE_BUSY')) return false;
        throw error;
      }
    },
    commit: () => {
      writer.exec('commit');
      assertInPlace();
    },
    setBlockingTimeout: (ms) => writer.exec(`pragma busy_timeout = ${ms}`),
    close: () => {
      reading.close();
      // What is still in the log goes into the file, which an operator may copy by itself once we have stopped.
      try {
        file.exec('pragma wal_checkpoint(passive)');
      } catch {
        // It stays in the log, which the next start reads.
      }
      file.close();
    },
  };
}

/** In ms. */
export const OPENING_TIMEOUT = 10_000;

/** SQLite's own code for it, which it gives without a log only. */
class FileMoved extends Error {
  readonly code = 'SQLITE_READONLY_DBMOVED';
  override readonly message = 'the database file was moved, deleted or replaced';
}

/** Statements of an open file, prepared once. */
export function connectionOn(file: Sqlite.Database): FileConnection {
  const statements = new LRUCache<string, Sqlite.Statement>({ max: MAX_STATEMENTS });
  const longOnes = new LRUCache<string, Sqlite.Statement>({ max: MAX_LONG_STATEMENTS });
  const prepared = (sql: string): Sqlite.Statement => {
    const cache = sql.length <= MAX_STATEMENT_LENGTH ? statements : longOnes;
    const statement = cache.get(sql) ?? file.prepare(sql);
    cache.set(sql, statement);
    return statement;
  };
  return {
    exec: (sql) => void file.exec(sql),
    isInTransaction: () => file.inTransaction,
    run: <Row>(sql: string, parameters: readonly unknown[] = []): QueryResult<Row> => {
      const statement = prepared(sql);
      if (statement.reader) return { rows: statement.all(parameters) as Row[] };
      const { changes } = statement.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes) };
    },
  };
}
