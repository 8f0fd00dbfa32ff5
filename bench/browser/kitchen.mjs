import { sendOrder, stepOrder, takeOrders } from '../servers/day-of-orders.mjs';
import { heldBytes, heldNodes } from './held-bytes.mjs';
import { ownerContext } from './owner-context.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */
/** @typedef {import('./browser-place.mjs').BrowserPlace} BrowserPlace */
/** @typedef {import('@playwright/test').Page} Page */

const HOURS = 8;
const ORDERS = 240;
/** Tickets that are open at a time. */
const OPEN = 6;
const PASS_MS = (HOURS * 3_600_000) / ORDERS;
const KITCHEN = '/panel/orders/kitchen';
const WALL = { width: 1280, height: 800 };

/**
 * What the kitchen's page holds after eight hours of orders, by the page's clock, against the same page opened anew beside the same orders.
 * @param {BrowserPlace} place
 * @returns {Promise<Row[]>}
 */
export async function kitchen(place) {
  const { browser, url, cookie } = place;
  await takeOrders(place);
  const context = await ownerContext(browser, { url, cookie, viewport: WALL });
  try {
    const page = await context.newPage();
    await page.clock.install();
    await open(page, url);
    /** @type {string[]} */
    const waiting = [];
    for (let nth = 0; nth < ORDERS; nth += 1) {
      const { key, number } = await sendOrder(place, nth);
      await stepOrder(place, key, 'accepted');
      await ticket(page, number).waitFor();
      waiting.push(key);
      if (waiting.length > OPEN) await finish(place, page, { key: waiting.shift() ?? '', number: number - OPEN });
      await pass(page);
    }
    const long = await held(page);
    await page.reload();
    await page.locator('[data-order]').first().waitFor();
    // Code is still compiled at first.
    for (let time = 1; time <= 5; time += 1) await pass(page);
    const fresh = await held(page);
    const what = `of the kitchen after ${HOURS} h and ${ORDERS} orders`;
    return [
      { what: `JavaScript heap ${what}`, unit: 'MB', figure: long.bytes, floor: fresh.bytes, mostRatio: 1.15 },
      { what: `nodes ${what}`, unit: 'count', figure: long.nodes, floor: fresh.nodes, mostRatio: 1.15 },
    ];
  } finally {
    await context.close();
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
 * Lets time pass in the page. The stream of events says nothing meanwhile, so that the page counts as offline until its next attempt.
 * @param {Page} page
 */
async function pass(page) {
  await page.clock.runFor(PASS_MS);
  await page.getByText('Sin conexión.').waitFor({ state: 'detached' });
}

/**
 * @param {Page} page
 * @param {number} number
 */
const ticket = (page, number) => page.getByRole('article', { name: `Pedido ${number}`, exact: true });

/**
 * Ends an order as an evening does: each seventh is cancelled by the desk and read by the cook, each fifth comes back once.
 * @param {BrowserPlace} place
 * @param {Page} page
 * @param {{ key: string, number: number }} order
 */
async function finish(place, page, { key, number }) {
  const own = ticket(page, number);
  if (number % 7 === 0) {
    await stepOrder(place, key, 'cancelled');
    await own.getByRole('button', { name: 'Entendido' }).click();
    await own.waitFor({ state: 'detached' });
    return;
  }
  const first = stored(page, key);
  await own.getByRole('button', { pressed: false }).first().click();
  await first;
  const ready = stored(page, key);
  await own.getByRole('button', { name: 'Listo' }).click();
  await own.waitFor({ state: 'detached' });
  await ready;
  if (number % 5 === 0) {
    const back = stored(page, key);
    await page.getByRole('button', { name: /^Deshacer/ }).click();
    await own.waitFor();
    await back;
    const again = stored(page, key);
    await own.getByRole('button', { name: 'Listo' }).click();
    await again;
  }
  await stepOrder(place, key, 'done');
}

/**
 * @param {Page} page
 * @param {string} key
 */
const stored = (page, key) => page.waitForResponse((answer) => answer.url().endsWith(`/${key}/lines`) && answer.ok());

/** @param {Page} page */
const held = async (page) => ({ bytes: await heldBytes(page), nodes: await heldNodes(page) });
