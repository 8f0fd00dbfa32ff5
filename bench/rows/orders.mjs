import path from 'node:path';
import { Pool } from 'undici';
import { alternately } from '../measuring/alternately.mjs';
import { pace } from '../measuring/pace.mjs';
import { median, percentile } from '../measuring/statistics.mjs';
import { signIn } from '../servers/carta.mjs';
import { newOrder } from '../servers/new-order.mjs';
import { embeddedPlace, postgresPlace } from '../servers/places.mjs';
import { startPostgres } from '../servers/postgres.mjs';
import { sampleMenu } from '../servers/sample-menu.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */
/** @typedef {import('../servers/places.mjs').Place} Place */
/** @typedef {import('../servers/carta-place.mjs').Item} Item */

const KEY = 'medida';
const ROUNDS = 3;
const ROUND_MS = 5000;
const ORDERS = 20;
const PAGES = 200;

/**
 * How long an order takes to be stored, 20 a second at one restaurant while diners read its page, against the same without readers, on both
 * engines.
 * @param {string} folder
 * @returns {Promise<Row[]>}
 */
export async function storedOrders(folder) {
  const embedded = await measureOrders('embedded', embeddedPlace(path.join(folder, 'embedded')), { p50: 5, p99: 30 });
  const postgres = await startPostgres();
  try {
    const place = postgresPlace(postgres, folder, 'orders');
    return [...embedded, ...(await measureOrders('PostgreSQL', place, { p50: 10, p99: 60 }))];
  } finally {
    await postgres.stop();
  }
}

/**
 * @param {string} engine
 * @param {Place} place
 * @param {{ p50: number, p99: number }} goals in ms
 * @returns {Promise<Row[]>}
 */
async function measureOrders(engine, { carta }, goals) {
  const business = carta.makeBusiness(KEY, sampleMenu({ categories: 20, products: 200 }));
  const server = await carta.start();
  const pool = new Pool(server.url, { connections: 20 });
  try {
    const items = await openDesk(server.url, await signIn(server.url, business));
    const orders = () => pace({ perSecond: ORDERS, ms: ROUND_MS }, (nth) => sendOrder(pool, items, nth));
    const pages = () => pace({ perSecond: PAGES, ms: ROUND_MS }, () => readPage(pool));
    const { ours, floor } = await alternately(ROUNDS, {
      ours: async () => (await Promise.all([orders(), pages()]))[0],
      floor: orders,
    });
    const what = `an order of ${ORDERS} a second stored beside ${PAGES} pages a second`;
    return /** @type {const} */ (['p50', 'p99']).map((name) => {
      const share = name === 'p50' ? 0.5 : 0.99;
      const of = (/** @type {number[][]} */ rounds) => median(rounds.map((latencies) => percentile(latencies, share)));
      return {
        what: `${what}, ${name}, ${engine}`,
        unit: 'ms',
        figure: of(ours),
        floor: of(floor),
        mostOf: goals[name],
      };
    });
  } finally {
    await pool.close();
    await server.stop();
  }
}

/**
 * Lets the restaurant take orders that are fetched; gives its products.
 * @param {string} url
 * @param {string} cookie
 * @returns {Promise<Item[]>}
 */
async function openDesk(url, cookie) {
  const headers = { cookie, 'content-type': 'application/json' };
  const body = JSON.stringify({ menuTypes: ['takeaway'] });
  const saved = await fetch(`${url}/api/business/${KEY}`, { method: 'PUT', headers, body });
  if (saved.status !== 200) throw new Error(`the setting was answered ${saved.status}`);
  await saved.arrayBuffer();
  const answer = await fetch(`${url}/api/menus/${KEY}`, { headers: { cookie } });
  const menu = /** @type {{ items: Item[] }} */ (await answer.json());
  return menu.items;
}

/**
 * @param {Pool} pool
 * @param {readonly Item[]} items
 * @param {number} nth
 */
async function sendOrder(pool, items, nth) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(newOrder(items, nth));
  await ask(pool, 201, { method: 'POST', path: `/api/public/orders/${KEY}`, headers, body });
}

/** @param {Pool} pool */
const readPage = (pool) => ask(pool, 200, { method: 'GET', path: `/m/${KEY}`, headers: { 'accept-encoding': 'br' } });

/**
 * @param {Pool} pool
 * @param {number} status what the answer has to say
 * @param {import('../measuring/load.mjs').Request} request
 */
async function ask(pool, status, request) {
  const { statusCode, body } = await pool.request(request);
  const text = statusCode === status ? await body.dump() : await body.text();
  if (statusCode !== status) throw new Error(`${request.path} was answered ${statusCode}: ${text}`);
}
