import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fillBusinesses } from '../servers/fill-businesses.mjs';
import { embeddedPlace, postgresPlace } from '../servers/places.mjs';
import { startPostgres } from '../servers/postgres.mjs';
import { sampleMenu } from '../servers/sample-menu.mjs';
import { addYearOfVisits, moveVisits } from '../servers/year-of-visits.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */
/** @typedef {import('../servers/places.mjs').Place} Place */

const BUSINESSES = 10_000;
const PRODUCTS = 200;
const KEY = 'medida';

/**
 * A backup of 2 million products and the visits of 10,000 restaurants in 400 days, made and restored into an empty installation, on both engines.
 * @param {string} folder
 * @returns {Promise<Row[]>}
 */
export async function restoreAtScale(folder) {
  const embedded = await measureRestore('embedded', folder, (name) => embeddedPlace(path.join(folder, name)));
  // Each takes some 8 GB.
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true });
  const postgres = await startPostgres();
  try {
    return [
      ...embedded,
      ...(await measureRestore('PostgreSQL', folder, (name) => postgresPlace(postgres, folder, name))),
    ];
  } finally {
    await postgres.stop();
  }
}

/**
 * @param {string} engine
 * @param {string} folder
 * @param {(name: string) => Place} placeNamed
 * @returns {Promise<Row[]>}
 */
async function measureRestore(engine, folder, placeNamed) {
  const archive = path.join(folder, `${engine}.tar`);
  const original = placeNamed('original');
  original.carta.makeBusiness(KEY, sampleMenu({ categories: 20, products: PRODUCTS }));
  addYearOfVisits(original, KEY);
  await moveVisits(original);
  fillBusinesses(original, { key: KEY, businesses: BUSINESSES });
  const saved = timed(() => original.carta.command(['backup', archive]));
  const empty = placeNamed('restored');
  const restored = timed(() => empty.carta.command(['restore', archive]));
  if (empty.items() !== BUSINESSES * PRODUCTS) throw new Error(`${empty.items()} products were restored`);
  const what = (/** @type {string} */ work) => `${work} of 2 million products and their visits, ${engine}`;
  return [
    { what: `archive of 2 million products and their visits, ${engine}`, unit: 'MB', figure: statSync(archive).size },
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
