import { newOrder } from './new-order.mjs';

/** @typedef {import('./carta-place.mjs').CartaPlace} CartaPlace */

/** Of so many orders, as in the middle of an evening; the others are delivered. */
const OPEN = /** @type {const} */ ([
  { count: 12, steps: [] },
  { count: 24, steps: ['accepted'] },
  { count: 12, steps: ['accepted', 'ready'] },
]);
const DELIVERED = ['accepted', 'ready', 'done'];

/**
 * Lets the restaurant take orders that are fetched, and stores so many of today, most of them delivered.
 * @param {CartaPlace} place
 * @param {number} count
 */
export async function dayOfOrders(place, count) {
  await takeOrders(place);
  const waiting = OPEN.flatMap(({ count: some, steps }) => Array.from({ length: some }, () => steps));
  for (let nth = 0; nth < count; nth += 1) {
    const { key } = await sendOrder(place, nth);
    let version = 0;
    for (const state of waiting[nth - (count - waiting.length)] ?? DELIVERED) {
      const stepped = await call(place, 'PUT', `/api/orders/${place.key}/${key}`, { state, version });
      version = stepped.version;
    }
  }
}

/**
 * Lets the restaurant take orders that are fetched.
 * @param {CartaPlace} place
 */
export async function takeOrders(place) {
  await call(place, 'PUT', `/api/business/${place.key}`, { menuTypes: ['takeaway'] });
}

/**
 * Takes an order to another state, as its newest version, as the desk does.
 * @param {CartaPlace} place
 * @param {string} key
 * @param {string} state
 */
export async function stepOrder(place, key, state) {
  const { orders } = await call(place, 'GET', `/api/orders/${place.key}`);
  const { version } = orders.find((/** @type {{ key: string }} */ order) => order.key === key);
  await call(place, 'PUT', `/api/orders/${place.key}/${key}`, { state, version });
}

/**
 * Sends an order as a diner does; gives it as it is stored.
 * @param {CartaPlace} place
 * @param {number} nth
 * @returns {Promise<{ key: string, number: number }>}
 */
export async function sendOrder(place, nth) {
  const { order } = await call(place, 'POST', `/api/public/orders/${place.key}`, newOrder(place.items, nth));
  return order;
}

/**
 * @param {CartaPlace} place
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 */
async function call({ url, cookie }, method, path, body) {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
