import Sqlite from 'libsql';
import { Client, type QueryConfig } from 'pg';

const WRITE = /^\s*(?:insert into|update|delete from)\s+"?(\w+)/i;

const COPY = /^insert into temp\./;

/**
 * Records the statements that are run, in databases that are opened afterwards, without those of a copy of a business, which change nothing that is
 * stored; `take` returns and clears them.
 */
export function recordStatements(): { take: () => string[]; stop: () => void } {
  let recorded: string[] = [];
  const copies = new WeakSet<Sqlite.Database>();
  const { prepare } = Sqlite.prototype;
  const recordingPrepare = function (this: Sqlite.Database, source: string) {
    const statement = prepare.call(this, source);
    if (COPY.test(source)) copies.add(this);
    if (copies.has(this)) return statement;
    for (const name of ['run', 'all', 'get'] as const) {
      const execute = statement[name].bind(statement) as (...parameters: unknown[]) => never;
      statement[name] = (...parameters: unknown[]) => {
        recorded.push(source);
        return execute(...parameters);
      };
    }
    return statement;
  };
  Sqlite.prototype.prepare = recordingPrepare as typeof prepare;
  const { query } = Client.prototype;
  Client.prototype.query = function (this: Client, ...sent: [string | QueryConfig, ...unknown[]]) {
    const [statement] = sent;
    recorded.push(typeof statement === 'string' ? statement : statement.text);
    return query.apply(this, sent as never) as unknown;
  } as typeof query;
  return {
    take: () => {
      const statements = recorded;
      recorded = [];
      return statements;
    },
    stop: () => {
      Sqlite.prototype.prepare = prepare;
      Client.prototype.query = query;
    },
  };
}

/** Records the tables that are written, one name for each statement, as `recordStatements` does. */
export function recordWrites(): { take: () => string[]; stop: () => void } {
  const { take, stop } = recordStatements();
  return { take: () => take().flatMap((statement) => WRITE.exec(statement)?.[1] ?? []), stop };
}
