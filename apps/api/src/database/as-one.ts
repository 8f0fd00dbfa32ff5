import { CompiledQuery, Kysely, type DatabaseConnection, type Dialect, type Driver } from 'kysely';
import type { Database } from './open-database.ts';
import type { Tables } from './tables.ts';

/** Runs `work` on a database whose transactions are all parts of one: everything is written, or nothing where it fails. */
export function asOne<T>(database: Database, dialect: Dialect, work: (part: Database) => Promise<T>): Promise<T> {
  return database.transaction().execute((whole) =>
    whole.getExecutor().provideConnection((connection) => {
      const part = new Kysely<Tables>({
        dialect: {
          createDriver: () => new PartDriver(connection),
          createQueryCompiler: () => dialect.createQueryCompiler(),
          createAdapter: () => dialect.createAdapter(),
          createIntrospector: (db) => dialect.createIntrospector(db),
        },
      });
      return work(part);
    }),
  );
}

const run = async (connection: DatabaseConnection, statement: string) =>
  void (await connection.executeQuery(CompiledQuery.raw(statement)));

/** One connection for all, which is given to one at a time: savepoints of two at once would close each other. */
class PartDriver implements Driver {
  readonly #connection: DatabaseConnection;
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#taken = true;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }

  beginTransaction = (connection: DatabaseConnection) => run(connection, 'savepoint part');
  commitTransaction = (connection: DatabaseConnection) => run(connection, 'release savepoint part');
  rollbackTransaction = (connection: DatabaseConnection) => run(connection, 'rollback to savepoint part');

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}
}
