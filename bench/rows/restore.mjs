import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'libsql';
import { cartaIn } from '../servers/carta.mjs';
import { fillBusinesses } from '../servers/fill-businesses.mjs';
import { startPostgres } from '../servers/postgres.mjs';
import { sampleMenu } from '../servers/sample-menu.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */

const BUSINESSES = 10_000;
const PRODUCTS = 200;
const KEY = 'medida';

/**
 * An installation that may be filled and asked.
 * @typedef {object} Place
 * @property {ReturnType<typeof cartaIn>} carta
 * @property {(table: string) => string[]} columnsOf
 * @property {(sql: string) => void} execute
 * @property {() => number} items how many products it has
 */

/**
 * A backup of 2 million products, made and restored into an empty installation, on both engines.
 * @param {string} folder
 * @returns {Promise<Row[]>}
 */
export async function restoreAtScale(folder) {
  const embedded = measureRestore('embedded', folder, (name) => embeddedPlace(path.join(folder, name)));
  const postgres = await startPostgres();
  try {
    return [...embedded, ...measureRestore('PostgreSQL', folder, (name) => postgresPlace(postgres, folder, name))];
  } finally {
    await postgres.stop();
  }
}

/**
 * @param {string} engine
 * @param {string} folder
 * @param {(name: string) => Place} placeNamed
 * @returns {Row[]}
 */
function measureRestore(engine, folder, placeNamed) {
  const archive = path.join(folder, `${engine}.tar`);
  const original = placeNamed('original');
  original.carta.makeBusiness(KEY, sampleMenu({ categories: 20, products: PRODUCTS }));
  fillBusinesses(original, { key: KEY, businesses: BUSINESSES });
  const saved = timed(() => original.carta.command(['backup', archive]));
  const empty = placeNamed('restored');
  const restored = timed(() => empty.carta.command(['restore', archive]));
  if (empty.items() !== BUSINESSES * PRODUCTS) throw new Error(`${empty.items()} products were restored`);
  const what = (/** @type {string} */ work) => `${work} of 2 million products, ${engine}`;
  return [
    { what: what('backup'), unit: 's', figure: saved },
    { what: what('restore'), unit: 's', figure: restored },
  ];
}

/** @param {() => void} work */
function timed(work) {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/**
 * @param {string} folder
 * @returns {Place}
 */
function embeddedPlace(folder) {
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
    items: () => inFile((file) => Number(file.prepare('select count(*) from items').pluck().all()[0])),
  };
}

/**
 * @param {import('../servers/postgres.mjs').Postgres} postgres
 * @param {string} folder
 * @param {string} name
 * @returns {Place}
 */
function postgresPlace({ ask, makeDatabase }, folder, name) {
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
    items: () => Number(ask(DATABASE_URL, 'select count(*) from items')[0]),
  };
}
