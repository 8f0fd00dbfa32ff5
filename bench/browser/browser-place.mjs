import { buildPlainPages } from '../floors/build-plain-pages.mjs';
import { startFloor } from '../floors/start-floor.mjs';
import { startChromium } from './chromium.mjs';
import { openAll } from './editor-tab.mjs';

/** @typedef {import('../servers/carta-place.mjs').CartaPlace} CartaPlace */

/**
 * @typedef {object} Opened
 * @property {import('@playwright/test').Browser} browser
 * @property {Record<string, string>} kept what a tab remembers in whose editor all categories are open
 * @property {string} floorUrl of the plain pages, with the same products
 */

/** @typedef {CartaPlace & Opened} BrowserPlace */

/**
 * Starts a browser and the plain pages for a running Carta, and gives all three to `work`.
 * @template T
 * @param {CartaPlace} carta
 * @param {(place: BrowserPlace) => Promise<T>} work
 */
export async function withBrowser(carta, work) {
  const pages = await buildPlainPages(carta.folder, { items: carta.items });
  const floor = await startFloor(carta.folder, { PAGES: pages });
  try {
    const browser = await startChromium();
    try {
      const kept = await openAll(browser, carta);
      return await work({ ...carta, browser, kept, floorUrl: floor.url });
    } finally {
      await browser.close();
    }
  } finally {
    await floor.stop();
  }
}
