import { startChromium } from '../browser/chromium.mjs';
import { atRest, installInteractions, interaction } from '../browser/interactions.mjs';
import { setSpeed, SLOW } from '../browser/speeds.mjs';
import { startFloor } from '../floors/start-floor.mjs';
import { writeTappedRows } from '../floors/write-tapped-rows.mjs';
import { alternately } from '../measuring/alternately.mjs';
import { median } from '../measuring/statistics.mjs';
import { takeOrders, ZONE } from '../servers/settings.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */
/** @typedef {import('../servers/carta-place.mjs').CartaPlace} CartaPlace */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {Record<string, number>} Taps ms of each interaction by its name */

const ROUNDS = 3;
const GOAL_MS = 200;
const SEARCH = 'milanesa';
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const TAP = 'tap';
const LETTER = 'letter of a search';

/**
 * Taps and letters of a diner with a slowed CPU, without and with orders: how long until the next frame is drawn, against a page of the same titles
 * and prices on which a tap or a letter toggles a class.
 * @param {CartaPlace} place
 * @returns {Promise<Row[]>}
 */
export async function dinersTaps(place) {
  const { url, key, items, folder } = place;
  const floor = await startFloor(folder, { PAGES: writeTappedRows(folder, items) });
  const browser = await startChromium();
  try {
    const measure = (/** @type {(page: Page) => Promise<Taps>} */ tapOurs) =>
      alternately(ROUNDS, {
        ours: () => onPhone(browser, `${url}/m/${key}`, tapOurs),
        floor: () => onPhone(browser, `${floor.url}/menu.html`, tapFloor),
      });
    const what = `diners' page of ${items.length.toLocaleString('en')}`;
    const without = rowsOf(what, await measure(tapMenu));
    await takeOrders(place);
    return [...without, ...rowsOf(`${what} with orders`, await measure(tapOrder))];
  } finally {
    await browser.close();
    await floor.stop();
  }
}

/**
 * Of each interaction its median and its worst.
 * @param {string} what
 * @param {Record<'ours' | 'floor', Taps[]>} measured
 * @returns {Row[]}
 */
const rowsOf = (what, { ours, floor }) =>
  Object.keys(ours[0]).flatMap((name) => {
    const figures = ours.map((taps) => taps[name]);
    const least = floor.map((taps) => taps[name.startsWith(LETTER) ? LETTER : TAP]);
    const row = { unit: /** @type {const} */ ('ms'), mostOf: GOAL_MS };
    return [
      { ...row, what: `${what}: ${name}`, figure: median(figures), floor: median(least) },
      { ...row, what: `${what}: ${name}, worst of ${ROUNDS}`, figure: Math.max(...figures), floor: Math.max(...least) },
    ];
  });

/**
 * Opens a page with an empty cache and gives it to `work`, slowed once it rests.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {(page: Page) => Promise<Taps>} work
 */
async function onPhone(browser, url, work) {
  const context = await browser.newContext({ ...PHONE, locale: 'es-AR' });
  try {
    const page = await context.newPage();
    await page.addInitScript(installInteractions);
    await page.goto(url, { waitUntil: 'load' });
    await setSpeed(page, SLOW);
    await atRest(page);
    return await work(page);
  } finally {
    await context.close();
  }
}

/** @param {Page} page */
async function tapFloor(page) {
  const row = page.locator('li').nth(2);
  const taps = { [TAP]: await tap(page, row) };
  await page.locator('input').tap();
  return { ...taps, [LETTER]: await slowestLetter(page) };
}

/**
 * What a diner does on any menu. The part of the page that opens products is fetched by the first tap.
 * @param {Page} page
 * @returns {Promise<Taps>}
 */
async function tapMenu(page) {
  const dialog = page.locator('dialog[open]');
  const openAndClose = async (/** @type {number} */ nth) => {
    const opened = await tap(page, page.locator('[data-sections] a[data-title]').nth(nth));
    await dialog.waitFor();
    const closed = await tap(page, dialog.getByRole('button', { name: 'Cerrar' }));
    await dialog.waitFor({ state: 'detached' });
    return { opened, closed };
  };
  const first = await openAndClose(0);
  const second = await openAndClose(1);
  const tab = await tap(page, page.locator('[data-tabs] a').nth(1));
  const afterTab = await openAndClose(await firstInSight(page, '[data-sections] a[data-title]'));
  const filter = page.locator('[data-marks]').first();
  const filters = [];
  // Its code is fetched by the first.
  for (let press = 0; press < 3; press += 1) filters.push(await tap(page, filter));
  await page.locator('[data-find] input').tap();
  await page.locator('[data-find] input').waitFor();
  return {
    'product opened for the first time': first.opened,
    'product opened': second.opened,
    'product closed': Math.max(first.closed, second.closed),
    'category tab': tab,
    'product opened after a tab': afterTab.opened,
    'filter, first press': filters[0],
    'filter, later press': Math.max(...filters.slice(1)),
    [`${LETTER}, slowest of '${SEARCH}'`]: await slowestLetter(page),
  };
}

/**
 * The same where orders are taken, and an order.
 * @param {Page} page
 * @returns {Promise<Taps>}
 */
async function tapOrder(page) {
  const pluses = page.locator('[data-sections] [data-plus]');
  const bar = page.getByRole('button', { name: 'Ver pedido' });
  const dialog = page.locator('dialog[open]');
  const firstPlus = await tap(page, pluses.nth(0));
  await bar.waitFor();
  const laterPlus = [await tap(page, pluses.nth(1)), await tap(page, pluses.nth(2))];
  const order = await tap(page, bar);
  await dialog.waitFor();
  const zone = await tap(page, dialog.getByText(ZONE));
  await tap(page, dialog.getByRole('button', { name: 'Cerrar' }));
  await dialog.waitFor({ state: 'detached' });
  return {
    'plus for the first time': firstPlus,
    plus: Math.max(...laterPlus),
    'order opened': order,
    'zone of the order': zone,
    ...(await tapMenu(page)),
  };
}

/**
 * Taps the middle of what is in sight. Playwright's own tap looks what is under the finger, within the time that is measured.
 * @param {Page} page
 * @param {Locator} target
 */
async function tap(page, target) {
  await target.scrollIntoViewIfNeeded();
  return interaction(page, async () => {
    // Once the page rests: what moves is tapped where it is.
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target} is not shown`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  });
}

/** @param {Page} page */
async function slowestLetter(page) {
  const took = [];
  for (const letter of SEARCH) took.push(await interaction(page, () => page.keyboard.press(letter)));
  return Math.max(...took);
}

/**
 * @param {Page} page
 * @param {string} selector
 */
const firstInSight = (page, selector) =>
  page.evaluate(
    (links) =>
      [...document.querySelectorAll(links)].findIndex((link) => link.getBoundingClientRect().top > innerHeight / 3),
    selector,
  );
