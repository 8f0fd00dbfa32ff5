import { AsyncLocalStorage } from 'node:async_hooks';
import Sqlite from 'libsql';
import { Client, type QueryConfig } from 'pg';

const WRITE = /^\s*(?:insert into|update|delete from)\s+"?(\w+)/i;

const COPY = /^insert into temp\./;

export interface Recorder {
  /** Returns and clears all that was recorded. */
  readonly take: () => string[];
  /** Runs `work` and returns its statements, without those that the server makes of itself meanwhile, such as the counts of earlier requests. */
  readonly during: (work: () => Promise<unknown>) => Promise<string[]>;
  readonly stop: () => void;
}

/**
 * Records the statements that are run, in databases that are opened afterwards, without those of a copy of a business, which change nothing that is
 * stored.
 */
export function recordStatements(): Recorder {
  let recorded: string[] = [];
  const ofWork = new AsyncLocalStorage<string[]>();
  const record = (statement: string) => {
    recorded.push(statement);
    ofWork.getStore()?.push(statement);
  };
  const copies = new WeakSet<Sqlite.Database>();
  const { prepare } = Sqlite.prototype;
  const recordingPrepare = function (this: Sqlite.Database, source: string) {
    const statement = prepare.call(this, source);
    if (COPY.test(source)) copies.add(this);
    if (copies.has(this)) return statement;
    for (const name of ['run', 'all', 'get'] as const) {
      const execute = statement[name].bind(statement) as (...parameters: unknown[]) => never;
      statement[name] = (...parameters: unknown[]) => {
        record(source);
        return execute(...parameters);
      };
    }
    return statement;
  };
  Sqlite.prototype.prepare = recordingPrepare as typeof prepare;
  const { query } = Client.prototype;
  Client.prototype.query = function (this: Client, ...sent: [string | QueryConfig, ...unknown[]]) {
    const [statement] = sent;
    record(typeof statement === 'string' ? statement : statement.text);
    return query.apply(this, sent as never) as unknown;
  } as typeof query;
  return {
    take: () => {
      const statements = recorded;
      recorded = [];
      return statements;
    },
    during: async (work) => {
      const statements: string[] = [];
      await ofWork.run(statements, work);
      return statements;
    },
    stop: () => {
      Sqlite.prototype.prepare = prepare;
      Client.prototype.query = query;
    },
  };
}

/** Records the tables that are written, one name for each statement, as `recordStatements` does. */
export function recordWrites(): Recorder {
  const { take, during, stop } = recordStatements();
  const writtenBy = (statements: readonly string[]) =>
    statements.flatMap((statement) => WRITE.exec(statement)?.[1] ?? []);
  return { take: () => writtenBy(take()), during: async (work) => writtenBy(await during(work)), stop };
}
