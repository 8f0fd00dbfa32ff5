import Sqlite from 'libsql';
import type { SqliteDatabase } from 'kysely';

const BOUNDARY = /^(?:begin|commit|rollback)\b/i;
const READING = /^\s*(?:select|pragma)\b/i;

export type EmbeddedFile = SqliteDatabase & Pick<Sqlite.Database, 'exec'>;
type Statement = ReturnType<SqliteDatabase['prepare']>;

/**
 * A database file as Kysely wants it. libsql leaves a prepared statement unfinished that met another process's lock, and
 * then no transaction of this connection can be committed; `exec` cleans up. So the lock for writing is only ever taken by
 * `exec`, before a statement needs it.
 */
export function embeddedFile(address: string): EmbeddedFile {
  const file = new Sqlite(address);

  const boundary = (sql: string): Statement => ({
    reader: false,
    all: () => [],
    run: () => {
      file.exec(sql);
      return { changes: 0, lastInsertRowid: 0 };
    },
    iterate: () => [][Symbol.iterator](),
  });

  const isInTransaction = () => file.inTransaction;
  const locked = <T>(run: () => T): T => {
    if (isInTransaction()) return run();
    file.exec('begin immediate');
    try {
      const result = run();
      file.exec('commit');
      return result;
    } catch (error) {
      if (isInTransaction()) file.exec('rollback');
      throw error;
    }
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
    prepare: (sql) => {
      if (BOUNDARY.test(sql)) return boundary(sql);
      const statement = file.prepare(sql);
      if (READING.test(sql)) return statement;
      return {
        reader: statement.reader,
        all: (parameters) => locked(() => statement.all(parameters)),
        run: (parameters) => locked(() => statement.run(parameters)),
        iterate: (parameters) => statement.iterate(parameters),
      };
    },
  };
}
