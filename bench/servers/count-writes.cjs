// Loaded into the server before its own code: every statement that writes rows leaves a line in the file WRITES.
const { appendFileSync } = require('node:fs');
const Database = require('libsql');

const { prepare } = Database.prototype;

Database.prototype.prepare = function (sql) {
  const statement = prepare.call(this, sql);
  if (!/^\s*(insert|update|delete|replace)\b/i.test(sql)) return statement;
  for (const name of ['run', 'all', 'get']) {
    const execute = statement[name];
    statement[name] = function (...parameters) {
      appendFileSync(process.env.WRITES, `${sql.replaceAll(/\s+/g, ' ')}\n`);
      return execute.apply(this, parameters);
    };
  }
  return statement;
};
