import { randomBytes } from 'node:crypto';
import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'libsql';
import { cartaIn } from './carta.mjs';

/**
 * An installation that may be filled and asked.
 * @typedef {object} Place
 * @property {ReturnType<typeof cartaIn>} carta
 * @property {(table: string) => string[]} columnsOf
 * @property {(sql: string) => void} execute
 * @property {(sql: string) => string[]} rowsOf the first column of what is asked for, as texts
 * @property {() => void} compact gives back the space of deleted rows
 * @property {() => void} settle does at once what the engine does by itself some time after many rows were added
 * @property {() => number} items how many products it has
 * @property {() => number} bytes how large its database is
 */

/**
 * @param {string} folder
 * @returns {Place}
 */
export function embeddedPlace(folder) {
  mkdirSync(folder);
  const carta = cartaIn(folder);
  carta.command(['db', 'migrate']);
  /**
   * @template T
   * @param {(file: Sqlite.Database) => T} work
   */
  const inFile = (work) => {
    const file = new Sqlite(path.join(folder, 'data/carta.db'));
    try {
      return work(file);
    } finally {
      file.close();
    }
  };
  return {
    carta,
    columnsOf: (table) =>
      inFile((file) => file.prepare('select name from pragma_table_info(?)').pluck().all(table).map(String)),
    execute: (sql) => inFile((file) => void file.exec(sql)),
    rowsOf: (sql) => inFile((file) => file.prepare(sql).pluck().all().map(String)),
    compact: () => inFile((file) => void file.exec('vacuum; pragma wal_checkpoint(truncate)')),
    settle: () => inFile((file) => void file.exec('analyze; pragma wal_checkpoint(truncate)')),
    bytes: () => statSync(path.join(folder, 'data/carta.db')).size,
    items: () => inFile((file) => Number(file.prepare('select count(*) from items').pluck().all()[0])),
  };
}

/**
 * @param {import('./postgres.mjs').Postgres} postgres
 * @param {string} folder
 * @param {string} name
 * @returns {Place}
 */
export function postgresPlace({ ask, makeDatabase }, folder, name) {
  const DATABASE_URL = makeDatabase(name);
  const home = path.join(folder, `postgres-${name}`);
  mkdirSync(home);
  const carta = cartaIn(home, { DATABASE_URL, SECRET_KEY: randomBytes(32).toString('base64') });
  carta.command(['db', 'migrate']);
  return {
    carta,
    columnsOf: (table) =>
      ask(DATABASE_URL, `select column_name from information_schema.columns where table_name = '${table}'`),
    execute: (sql) => void ask(DATABASE_URL, sql),
    rowsOf: (sql) => ask(DATABASE_URL, sql),
    compact: () => void ask(DATABASE_URL, 'vacuum full; checkpoint'),
    settle: () => void ask(DATABASE_URL, 'vacuum analyze; checkpoint'),
    bytes: () => Number(ask(DATABASE_URL, 'select pg_database_size(current_database())')[0]),
    items: () => Number(ask(DATABASE_URL, 'select count(*) from items')[0]),
  };
}
