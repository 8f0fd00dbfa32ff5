import { createHash } from 'node:crypto';
import path from 'node:path';
import { loadAlternately } from '../measuring/load-alternately.mjs';
import { PASSWORD } from '../servers/carta.mjs';
import { fillBusinesses } from '../servers/fill-businesses.mjs';
import { embeddedPlace, postgresPlace } from '../servers/places.mjs';
import { startPostgres } from '../servers/postgres.mjs';
import { sampleMenu } from '../servers/sample-menu.mjs';
import { addYearOfVisits, moveVisits } from '../servers/year-of-visits.mjs';
import { reorderOf, updateOf } from './edits.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */
/** @typedef {import('../servers/places.mjs').Place} Place */
/** @typedef {import('../measuring/load.mjs').Request} Request */
/** @typedef {{ key: string, email: string, cookie: string, items: import('../servers/carta-place.mjs').Item[] }} Owner */

const BUSINESSES = 10_000;
const PRODUCTS = 200;
const KEY = 'medida';
/** Businesses that are asked for, spread over all: fewer than the server keeps menus of. */
const ACTIVE = 80;
const ROUNDS = 5;
const ROUND_MS = 1000;

/**
 * The calls of owners and diners with 10,000 businesses of 200 products and 400 days of visits, against the same with one business, on both engines.
 * @param {string} folder
 * @returns {Promise<Row[]>}
 */
export async function callsAtScale(folder) {
  const embedded = await measureCalls('embedded', (name) => embeddedPlace(path.join(folder, name)));
  const postgres = await startPostgres();
  try {
    return [...embedded, ...(await measureCalls('PostgreSQL', (name) => postgresPlace(postgres, folder, name)))];
  } finally {
    await postgres.stop();
  }
}

/**
 * @param {string} engine
 * @param {(name: string) => Place} placeNamed
 * @returns {Promise<Row[]>}
 */
async function measureCalls(engine, placeNamed) {
  const [many, one] = [await opened(placeNamed('many'), BUSINESSES), await opened(placeNamed('one'), 1)];
  try {
    /** @type {Row[]} */
    const rows = [];
    for (const [call, { requestOf, connections }] of Object.entries(CALLS)) {
      const asked = { status: 200, connections, until: { ms: ROUND_MS } };
      const measured = await loadAlternately(ROUNDS, {
        ours: { ...asked, origin: many.server.url, request: (nth) => requestOf(ownerOf(many, nth), nth) },
        floor: { ...asked, origin: one.server.url, request: (nth) => requestOf(ownerOf(one, nth), nth) },
      });
      const what = `${call} of 10,000 businesses, ${engine}`;
      const { ours, floor } = measured;
      rows.push(
        { what, unit: 'perSecond', figure: ours.perSecond, floor: floor.perSecond, leastRatio: 1 / 1.2 },
        { what: `${what}, p50`, unit: 'ms', figure: ours.p50, floor: floor.p50, mostRatio: 1.2 },
        { what: `${what}, p99`, unit: 'ms', figure: ours.p99, floor: floor.p99, mostRatio: 2 },
      );
    }
    const what = `resident after these calls of 10,000 businesses, ${engine}`;
    const size = `database of 10,000 businesses, ${engine}`;
    return [
      ...rows,
      { what, unit: 'MB', figure: many.server.memory(), floor: one.server.memory() },
      { what: size, unit: 'MB', figure: many.bytes },
    ];
  } finally {
    await Promise.all([many.server.stop(), one.server.stop()]);
  }
}

const dayBefore = (/** @type {number} */ days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** @type {Record<string, { connections: number, requestOf: (owner: Owner, nth: number) => Request }>} */
const CALLS = {
  'menu read': {
    connections: 10,
    requestOf: ({ key, cookie }) => ({ method: 'GET', path: `/api/menus/${key}`, headers: { cookie } }),
  },
  'item update': { connections: 4, requestOf: updateOf },
  reorder: { connections: 4, requestOf: reorderOf },
  'report of 30 days of visits': {
    connections: 4,
    requestOf: ({ key, cookie }) => ({
      method: 'GET',
      path: `/api/analytics/${key}/visits?from=${dayBefore(29)}&to=${dayBefore(0)}`,
      headers: { cookie },
    }),
  },
  'sign-in': {
    connections: 2,
    requestOf: ({ email }) => ({
      method: 'POST',
      path: '/api/users/login',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    }),
  },
  'diners’ page': {
    connections: 10,
    requestOf: ({ key }) => ({ method: 'GET', path: `/m/${key}`, headers: { 'accept-encoding': 'br' } }),
  },
};

/**
 * Fills a place, signs in its active owners and starts its server.
 * @param {Place} place
 * @param {number} businesses
 */
async function opened(place, businesses) {
  const { carta } = place;
  carta.makeBusiness(KEY, sampleMenu({ categories: 20, products: PRODUCTS }));
  addYearOfVisits(place, KEY);
  await moveVisits(place);
  if (businesses > 1) fillBusinesses(place, { key: KEY, businesses });
  const step = Math.max(1, Math.floor(businesses / ACTIVE));
  const keys = Array.from({ length: Math.min(ACTIVE, businesses) }, (_, nth) =>
    nth === 0 ? KEY : `${KEY}-${nth * step}`,
  );
  const until = Date.now() + 86_400_000;
  for (const key of keys)
    place.execute(`insert into sessions (business, token_hash, email, expires_at, device, started_at)
      values ('${key}', '${hashOf(tokenOf(key))}', '${key}@carta.test', ${until}, '', ${Date.now()})`);
  const server = await carta.start();
  const owners = [];
  for (const key of keys) {
    const cookie = `carta-session=${tokenOf(key)}`;
    const answer = await fetch(`${server.url}/api/menus/${key}`, { headers: { cookie } });
    const { categoriesL1, items } = await answer.json();
    const [{ key: first }] = categoriesL1;
    const siblings = items.filter((/** @type {{ parent: string }} */ { parent }) => parent === first);
    owners.push({ key, email: `${key}@carta.test`, cookie, items: siblings });
  }
  return { server, owners, bytes: place.bytes() };
}

/**
 * @param {{ owners: Owner[] }} place
 * @param {number} nth
 */
const ownerOf = ({ owners }, nth) => owners[(nth * 7) % owners.length];

const tokenOf = (/** @type {string} */ key) => `${key}.of-the-measurement`;
const hashOf = (/** @type {string} */ token) => createHash('sha256').update(token).digest('hex');
