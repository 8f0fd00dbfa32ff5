import path from 'node:path';
import { readFileSync } from 'node:fs';
import { alternately } from '../measuring/alternately.mjs';
import { median } from '../measuring/statistics.mjs';
import { inPlainPage } from './plain-tab.mjs';
import { ownerContext } from './owner-context.mjs';
import { installClock } from './page-clock.mjs';
import { setSpeed, SLOW } from './speeds.mjs';
import { timed } from './timed.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */
/** @typedef {import('./browser-place.mjs').BrowserPlace} BrowserPlace */
/** @typedef {import('./page-clock.mjs').Clocked} Clocked */
/** @typedef {{ read: number, longest: number, shown: number, longestShown: number }} Imported ms */

const ROUNDS = 3;
const SCREEN = '/panel/menu/import';
const COLUMNS = '[data-step="1"] footer button';
const EFFECT = '[data-step="2"] footer button';

/**
 * How soon a slow phone has read 5,000 rows and shows what they would change in a menu of 5,000 products, and how long it answers nothing meanwhile,
 * against a bare page that parts the same rows at their semicolons.
 * @param {BrowserPlace} place
 * @returns {Promise<Row[]>}
 */
export async function importFile(place) {
  const rows = [];
  const csv = exported(place, 'csv');
  for (const format of ['xlsx', 'csv']) {
    const file = format === 'csv' ? csv : exported(place, format);
    const { ours, floor } = await alternately(ROUNDS, {
      ours: () => importOnce(place, file),
      floor: () => splitOnce(place, readFileSync(csv, 'utf8')),
    });
    const of = (/** @type {keyof Imported} */ name) => median(ours.map((one) => one[name]));
    const what = `5,000 rows of ${format.toUpperCase()}, ${SLOW.name}`;
    const least = median(floor.map(({ read }) => read));
    rows.push(
      /** @type {Row} */ ({ what: `${what}: read`, unit: 's', figure: of('read'), floor: least, mostOf: 1000 }),
      /** @type {Row} */ ({ what: `${what}: longest task`, unit: 'ms', figure: of('longest'), mostOf: 100 }),
      /** @type {Row} */ ({
        what: `${what}: effect shown`,
        unit: 's',
        figure: of('shown'),
        floor: least,
        mostOf: 1000,
      }),
      /** @type {Row} */ ({
        what: `${what}: longest task of that`,
        unit: 'ms',
        figure: of('longestShown'),
        mostOf: 100,
      }),
    );
  }
  return rows;
}

/**
 * The menu as a table, which is found whole by its codes.
 * @param {BrowserPlace} place
 * @param {string} format
 */
function exported({ carta, folder, key }, format) {
  const file = path.join(folder, `menu.${format}`);
  carta.command(['menu', 'export', '--business', key, file]);
  return file;
}

/**
 * @param {BrowserPlace} place
 * @param {string} file
 * @returns {Promise<Imported>}
 */
async function importOnce({ browser, url, cookie }, file) {
  const context = await ownerContext(browser, { url, cookie });
  try {
    const page = await context.newPage();
    const input = page.locator('input[type=file]');
    await page.addInitScript(installClock, 'input[type=file]');
    await page.goto(url + SCREEN, { waitUntil: 'networkidle' });
    await input.waitFor({ state: 'attached' });
    const endSpeed = await setSpeed(page, SLOW);
    await longestTask(page);
    const read = await timed(page, 'change', COLUMNS, () => input.setInputFiles(file));
    const longest = await longestTask(page);
    const shown = await timed(page, 'click', EFFECT, () => page.locator(COLUMNS).click());
    const longestShown = await longestTask(page);
    await endSpeed();
    return { read, longest, shown, longestShown };
  } finally {
    await context.close();
  }
}

/**
 * The longest task since the last time that this was asked.
 * @param {import('@playwright/test').Page} page
 */
const longestTask = (page) => page.evaluate(() => /** @type {Clocked} */ (globalThis).clock.longestTask());

/**
 * @param {BrowserPlace} place
 * @param {string} text
 * @returns {Promise<{ read: number }>}
 */
const splitOnce = (place, text) =>
  inPlainPage(place, { path: '/form.html', ready: 'form' }, async (page) => {
    const endSpeed = await setSpeed(page, SLOW);
    const read = await page.evaluate(async (csv) => {
      const began = performance.now();
      const cells = csv.split('\r\n').map((row) => row.split(';'));
      document.querySelector('form')?.append(String(cells.length));
      return (await /** @type {Clocked} */ (globalThis).clock.painted()) - began;
    }, text);
    await endSpeed();
    return { read };
  });
