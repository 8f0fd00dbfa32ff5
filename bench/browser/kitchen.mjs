import { sendOrder, stepOrder, takeOrders } from '../servers/day-of-orders.mjs';
import { heldBytes, heldNodes } from './held-bytes.mjs';
import { ownerContext } from './owner-context.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */
/** @typedef {import('./browser-place.mjs').BrowserPlace} BrowserPlace */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ key: string, number: number }} Order */

const HOURS = 8;
/** In an hour. */
const ORDERS = 30;
/** Tickets that are open at a time. */
const OPEN = 6;
/** So many times as often as in a kitchen the page's intervals run, and orders come. */
const FASTER = 200;
const BETWEEN_MS = 3_600_000 / ORDERS / FASTER;
const KITCHEN = '/panel/orders/kitchen';
const WALL = { width: 1280, height: 800 };

/**
 * What the kitchen's page holds after the orders, timers and reads of eight hours, against the same page opened anew beside
 * the same orders, after one hour.
 * @param {BrowserPlace} place
 * @returns {Promise<Row[]>}
 */
export async function kitchen(place) {
  const { browser, url, cookie } = place;
  await takeOrders(place);
  const context = await ownerContext(browser, { url, cookie, viewport: WALL });
  try {
    const page = await context.newPage();
    await page.addInitScript(hurryIntervals, FASTER);
    await open(page, url);
    /** @type {Order[]} */
    const waiting = [];
    await hours(HOURS, { place, page, waiting });
    const long = await held(page);
    await open(page, url);
    // Code is compiled by then.
    await hours(1, { place, page, waiting });
    const fresh = await held(page);
    const what = `of the kitchen after ${HOURS} h and ${HOURS * ORDERS} orders`;
    return [
      { what: `JavaScript heap ${what}`, unit: 'MB', figure: long.bytes, floor: fresh.bytes, mostRatio: 1.2 },
      { what: `DOM nodes ${what}`, unit: 'count', figure: long.nodes, floor: fresh.nodes, mostRatio: 1.05 },
    ];
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page: what it does every ten seconds or less often, it does more often.
 * @param {number} faster
 */
function hurryIntervals(faster) {
  const own = globalThis.setInterval;
  globalThis.setInterval = /** @type {typeof setInterval} */ (
    (/** @type {() => void} */ act, /** @type {number} */ ms) => own(act, ms >= 10_000 ? ms / faster : ms)
  );
}

/**
 * Orders come, are ticked and go, so that some are always open.
 * @param {number} count
 * @param {{ place: BrowserPlace, page: Page, waiting: Order[] }} evening
 */
async function hours(count, { place, page, waiting }) {
  const begin = performance.now();
  for (let nth = 0; nth < count * ORDERS; nth += 1) {
    const order = await sendOrder(place, nth);
    await stepOrder(place, order.key, 'accepted');
    await ticket(page, order.number).waitFor();
    waiting.push(order);
    const oldest = waiting.length > OPEN && waiting.shift();
    if (oldest) await finish(place, page, oldest);
    await page.waitForTimeout(Math.max(0, begin + nth * BETWEEN_MS - performance.now()));
  }
}

/**
 * @param {Page} page
 * @param {string} url
 */
async function open(page, url) {
  const listens = page.waitForResponse((answer) => answer.url().endsWith('/api/events?live=orders'));
  await page.goto(url + KITCHEN);
  await listens;
}

/**
 * @param {Page} page
 * @param {number} number
 */
const ticket = (page, number) => page.getByRole('article', { name: `Pedido ${number}`, exact: true });

/**
 * Ends an order as a kitchen does: each seventh is cancelled by the desk and read by the cook, each fifth comes back once.
 * @param {BrowserPlace} place
 * @param {Page} page
 * @param {Order} order
 */
async function finish(place, page, { key, number }) {
  const own = ticket(page, number);
  if (number % 7 === 0) {
    await stepOrder(place, key, 'cancelled');
    await own.getByRole('button', { name: 'Entendido' }).click();
    await own.waitFor({ state: 'detached' });
    return;
  }
  await ticked(page, key, () => own.getByRole('button', { pressed: false }).first().click());
  await ticked(page, key, () => own.getByRole('button', { name: 'Listo' }).click());
  await own.waitFor({ state: 'detached' });
  if (number % 5 === 0) {
    await ticked(page, key, () => page.getByRole('button', { name: /^Deshacer/ }).click());
    await ticked(page, key, () => own.getByRole('button', { name: 'Listo' }).click());
  }
  await stepOrder(place, key, 'done');
}

/**
 * Resolves once the server has stored what `act` ticks.
 * @param {Page} page
 * @param {string} key
 * @param {() => Promise<void>} act
 */
async function ticked(page, key, act) {
  const stored = page.waitForResponse((answer) => answer.url().endsWith(`/${key}/lines`) && answer.ok());
  await Promise.all([stored, act()]);
}

/** @param {Page} page */
const held = async (page) => ({ bytes: await heldBytes(page), nodes: await heldNodes(page) });
