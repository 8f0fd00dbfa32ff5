import { ownerContext } from './owner-context.mjs';
import { installClock } from './page-clock.mjs';
import { RequestLog } from './request-log.mjs';
import { setSpeed } from './speeds.mjs';

/** @typedef {import('./page-clock.mjs').Clocked} Clocked */

const READY_WITHIN_MS = 30_000;

/**
 * @typedef {object} ColdLoad a page that a browser opens with an empty cache
 * @property {import('@playwright/test').Browser} browser
 * @property {string} url
 * @property {string} path
 * @property {string} ready selector of what has to be drawn
 * @property {string} [cookie]
 * @property {Record<string, string>} [kept] what the tab remembers
 * @property {{ width: number, height: number }} [viewport]
 * @property {(page: import('@playwright/test').Page) => Promise<void>} [check] throws where the page is not what it seems
 */

/**
 * @param {ColdLoad} load
 * @param {import('./speeds.mjs').Speed} speed
 */
export async function loadCold({ browser, url, path, ready, cookie, kept, viewport, check }, speed) {
  const context = await ownerContext(browser, { url, cookie, kept, viewport });
  try {
    const page = await context.newPage();
    await page.addInitScript(installClock, ready);
    const endSpeed = await setSpeed(page, speed);
    const log = new RequestLog(page);
    await page.goto(url + path, { waitUntil: 'commit' });
    // A locator would bring its own code into the page, which takes a slow phone 60 ms to compile.
    const readyAfter = await page.evaluate(readyWithin, READY_WITHIN_MS);
    await log.settled();
    const blocked = await page.evaluate(() => /** @type {Clocked} */ (globalThis).clock.blockedFor());
    const requests = await log.sent();
    await endSpeed();
    await check?.(page);
    return { readyAfter, blocked, requests };
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page: when it was ready, in ms since the navigation.
 * @param {number} limit in ms
 * @returns {Promise<number>}
 */
function readyWithin(limit) {
  const tooLate = new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`The page is not ready after ${limit} ms`)), limit);
  });
  return Promise.race([/** @type {Clocked} */ (globalThis).clock.ready, tooLate]);
}
