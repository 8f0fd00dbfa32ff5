import { RequestLog } from './request-log.mjs';
import { setSpeed, SLOW_PHONE } from './speeds.mjs';

/** @typedef {{ largest: number, shifted: number, blocked: number, pictures: number }} Painted ms since the navigation, layout shift score, ms over 50 of each long task, pictures that have arrived */

/**
 * Opens a page on a phone with an empty cache.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ speed?: import('./speeds.mjs').Speed, accept?: string }} [how] `accept` is the header that says which pictures the browser takes
 * @returns {Promise<Painted>}
 */
export async function paintCold(browser, url, { speed = SLOW_PHONE, accept } = {}) {
  const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
  const context = await browser.newContext({
    ...phone,
    locale: 'es-AR',
    ...(accept && { extraHTTPHeaders: { accept } }),
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(installPaintClock);
    await setSpeed(page, speed);
    const log = new RequestLog(page);
    await page.goto(url);
    await log.settled();
    return await page.evaluate(() => /** @type {typeof globalThis & { painted: Painted }} */ (globalThis).painted);
  } finally {
    await context.close();
  }
}

/** Runs in the browser: nothing from outside of this function is there. */
function installPaintClock() {
  const painted = { largest: 0, shifted: 0, blocked: 0, pictures: 0 };
  Object.assign(globalThis, { painted });
  const note = (/** @type {string} */ type, /** @type {(entry: PerformanceEntry) => void} */ add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  note('largest-contentful-paint', ({ startTime }) => (painted.largest = startTime));
  note('layout-shift', (entry) => (painted.shifted += 'value' in entry ? Number(entry.value) : 0));
  note('resource', (entry) => (painted.pictures += 'initiatorType' in entry && entry.initiatorType === 'img' ? 1 : 0));
  note('longtask', ({ duration }) => (painted.blocked += duration - 50));
}
