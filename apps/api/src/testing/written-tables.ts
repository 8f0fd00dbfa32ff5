import Sqlite from 'libsql';

const WRITE = /^\s*(?:insert into|update|delete from)\s+"?(\w+)/i;

/** From here on notes every statement that writes rows, of databases that are opened later; `since` gives the tables of those since it was last asked. */
export function notingWrites(): { since: () => string[]; stop: () => void } {
  let noted: string[] = [];
  const { prepare } = Sqlite.prototype;
  const notingPrepare = function (this: Sqlite.Database, source: string) {
    const statement = prepare.call(this, source);
    const table = WRITE.exec(source)?.[1];
    if (table === undefined) return statement;
    for (const name of ['run', 'all', 'get'] as const) {
      const execute = statement[name].bind(statement) as (...parameters: unknown[]) => never;
      statement[name] = (...parameters: unknown[]) => {
        noted.push(table);
        return execute(...parameters);
      };
    }
    return statement;
  };
  Sqlite.prototype.prepare = notingPrepare as typeof prepare;
  return {
    since: () => {
      const tables = noted;
      noted = [];
      return tables;
    },
    stop: () => void (Sqlite.prototype.prepare = prepare),
  };
}
