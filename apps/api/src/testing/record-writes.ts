import Sqlite from 'libsql';
import { Client } from 'pg';

const WRITE = /^\s*(?:insert into|update|delete from)\s+"?(\w+)/i;

/** Records the tables that are written, one name for each statement, in databases that are opened afterwards; `take` returns and clears them. */
export function recordWrites(): { take: () => string[]; stop: () => void } {
  let recorded: string[] = [];
  const { prepare } = Sqlite.prototype;
  const recordingPrepare = function (this: Sqlite.Database, source: string) {
    const statement = prepare.call(this, source);
    const table = WRITE.exec(source)?.[1];
    if (table === undefined) return statement;
    for (const name of ['run', 'all', 'get'] as const) {
      const execute = statement[name].bind(statement) as (...parameters: unknown[]) => never;
      statement[name] = (...parameters: unknown[]) => {
        recorded.push(table);
        return execute(...parameters);
      };
    }
    return statement;
  };
  Sqlite.prototype.prepare = recordingPrepare as typeof prepare;
  const { query } = Client.prototype;
  Client.prototype.query = function (this: Client, ...sent: [string, ...unknown[]]) {
    const table = WRITE.exec(sent[0])?.[1];
    if (table !== undefined) recorded.push(table);
    return query.apply(this, sent as never) as unknown;
  } as typeof query;
  return {
    take: () => {
      const tables = recorded;
      recorded = [];
      return tables;
    },
    stop: () => {
      Sqlite.prototype.prepare = prepare;
      Client.prototype.query = query;
    },
  };
}
