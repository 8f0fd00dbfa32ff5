import Sqlite from 'libsql';
import type { SqliteDatabase } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { DataVersion } from './read-cache.ts';

const BOUNDARY = /^(?:begin|commit|rollback)\b/i;
const READING = /^\s*(?:select|pragma)\b/i;

export interface EmbeddedFile extends SqliteDatabase {
  exec(sql: string): void;
  isInTransaction(): boolean;
  readonly version: DataVersion;
}

type Statement = ReturnType<SqliteDatabase['prepare']>;

/** Prepared statements in the cache, and their longest text: an import's is long and is used once. */
const MAX_STATEMENTS = 200;
const MAX_STATEMENT_LENGTH = 2000;

/**
 * A database file as Kysely wants it. libsql leaves a prepared statement unfinished that met another process's lock, and
 * then no transaction of this connection can be committed; `exec` cleans up. So the lock for writing is only ever taken by
 * `exec`, before a statement needs it.
 */
export function embeddedFile(address: string): EmbeddedFile {
  const file = new Sqlite(address);
  const statements = new LRUCache<string, Statement>({ max: MAX_STATEMENTS });
  const seen = { others: 0, changes: 0, isFresh: false };
  let versionOfOthers: Sqlite.Statement | undefined;

  const commit = () => {
    file.exec('commit');
    seen.changes += 1;
  };

  const boundary = (sql: string): Statement => ({
    reader: false,
    all: () => [],
    run: () => {
      if (sql === 'commit') commit();
      else file.exec(sql);
      return { changes: 0, lastInsertRowid: 0 };
    },
    iterate: () => [][Symbol.iterator](),
  });

  /** Once a turn of the event loop: one look serves all the requests that have arrived together. */
  const lookAtOthers = () => {
    versionOfOthers ??= file.prepare('pragma data_version').raw();
    const [others] = versionOfOthers.get() as [number];
    if (others !== seen.others) {
      seen.others = others;
      seen.changes += 1;
    }
    seen.isFresh = true;
    setImmediate(() => (seen.isFresh = false));
  };

  const isInTransaction = () => file.inTransaction;
  const locked = <T>(run: () => T): T => {
    if (isInTransaction()) return run();
    file.exec('begin immediate');
    try {
      const result = run();
      commit();
      return result;
    } catch (error) {
      if (isInTransaction()) file.exec('rollback');
      throw error;
    }
  };

  const prepared = (sql: string): Statement => {
    if (BOUNDARY.test(sql)) return boundary(sql);
    const statement = file.prepare(sql);
    const { reader } = statement;
    const guarded = READING.test(sql) ? <T>(run: () => T) => run() : locked;
    return {
      reader,
      all: (parameters) => guarded(() => statement.all(parameters)),
      run: (parameters) => guarded(() => statement.run(parameters)),
      iterate: (parameters) => statement.iterate(parameters),
    };
  };

  return {
    close: () => {
      // What is still in the log goes into the file, which an operator may copy by itself once we have stopped.
      try {
        file.exec('pragma wal_checkpoint(passive)');
      } catch {
        // It stays in the log, which the next start reads.
      }
      file.close();
    },
    exec: (sql) => file.exec(sql),
    isInTransaction,
    version: () => {
      if (!seen.isFresh) lookAtOthers();
      return seen.changes;
    },
    prepare: (sql) => {
      const statement = statements.get(sql) ?? prepared(sql);
      if (sql.length <= MAX_STATEMENT_LENGTH) statements.set(sql, statement);
      return statement;
    },
  };
}
