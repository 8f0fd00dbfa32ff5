import { setTimeout as wait } from 'node:timers/promises';

const DAY_MS = 86_400_000;
/** Days that are kept. */
const DAYS = 400;
const ROWS_PER_STATEMENT = 5_000;
/** In ms. */
const LOOK_EVERY = 100;

/** @typedef {import('./places.mjs').Place} Place */
/** @typedef {readonly [day: string, kind: string, key: string, count: number]} Row */

/**
 * Gives a business the visits of 200 diners on each day that is kept, as the version before stored them: 11 % begin an order, eight of eleven of these send
 * it, and few products get most of the visits.
 * @param {Place} place
 * @param {string} business
 */
export function addYearOfVisits({ execute, rowsOf }, business) {
  const keysOf = (/** @type {string} */ table) =>
    rowsOf(`select key from ${table} where business = '${business}' order by key`);
  const [categories, products] = [keysOf('categories'), keysOf('items')];
  const rows = Array.from({ length: DAYS }, (_, nth) => visitsOf(nth, { categories, products })).flat();
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const values = rows
      .slice(start, start + ROWS_PER_STATEMENT)
      .map(([day, kind, key, count]) => `('${business}', '${day}', '${kind}', '${key}', ${count})`);
    execute(`insert into visits (business, day, kind, key, count) values ${values.join(', ')}`);
  }
  return rows.length;
}

/**
 * Runs the server until its first clean-up, which moves all visits, has ended; meanwhile calls `work` again and again with the server's address.
 * @param {Place} place
 * @param {(url: string) => Promise<unknown>} [work]
 */
export async function moveVisits({ carta }, work = () => wait(LOOK_EVERY)) {
  const server = await carta.start();
  try {
    while (!server.log().includes('"msg":"cleaned up"')) await work(server.url);
  } finally {
    await server.stop();
  }
}

/**
 * @param {number} nth day, counted back from today
 * @param {{ categories: readonly string[], products: readonly string[] }} keys
 * @returns {Row[]}
 */
function visitsOf(nth, { categories, products }) {
  const day = new Date(Date.now() - nth * DAY_MS).toISOString().slice(0, 10);
  /** @type {(total: number, place: number) => number} a share of the total that falls with the place, rounded up and down in turn */
  const share = (total, place) => Math.floor(total / 3.8 / (place + 5) + ((place * 0.618 + nth * 0.754) % 1));
  /** @type {Row[]} */
  const rows = [
    [day, 'page', 'qr', 138],
    [day, 'page', 'direct', 62],
    [day, 'order-started', 'order', 22],
    [day, 'order-sent', 'order', 16],
    ...categories.map((key, place) => /** @type {const} */ ([day, 'category', key, Math.max(1, 140 - place * 7)])),
    ...products.flatMap((key, place) => [
      /** @type {const} */ ([day, 'product', key, share(500, place)]),
      /** @type {const} */ ([day, 'order-started', key, share(55, place)]),
      /** @type {const} */ ([day, 'order-sent', key, share(40, place)]),
    ]),
    ...['sushi', 'hamburguesa vegana', `plato ${nth}`].map(
      (words) => /** @type {const} */ ([day, 'search-missed', words, 2]),
    ),
  ];
  return rows.filter(([, , , count]) => count > 0);
}
