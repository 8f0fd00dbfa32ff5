import { brotliCompressSync } from 'node:zlib';
import { startChromium } from '../browser/chromium.mjs';
import { paintCold } from '../browser/paint-cold.mjs';
import { WEAK_SIGNAL } from '../browser/speeds.mjs';
import { startFloor } from '../floors/start-floor.mjs';
import { writePlainMenu } from '../floors/write-plain-menu.mjs';
import { alternately } from '../measuring/alternately.mjs';
import { readRaw } from '../measuring/read-raw.mjs';
import { median } from '../measuring/statistics.mjs';
import { addPictures } from '../servers/pictures.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */

const ROUNDS = 5;
const FEATURED = 6;
/** Cover, logo, featured items and rows. */
const LEAST_PICTURES = 9;
/** What an older browser takes, and what each gets that asks first for a new picture: the smaller AVIF is made after that. */
const WEBP = 'text/html,image/webp,*/*;q=0.8';
const AVIF = 'text/html,image/avif,image/webp,*/*;q=0.8';

/**
 * The diners' page of a menu as heavy as real ones: its bytes as sent, and how soon it appears with pictures where the signal is weak. The floors are
 * the menu's file, and a page of the same titles and prices alone.
 * @param {import('../servers/carta-place.mjs').CartaPlace} place
 * @returns {Promise<Row[]>}
 */
export async function wordyPage(place) {
  const { url, key, folder, items, menuFile } = place;
  const what = `diners' page of ${items.length}, wordy`;
  const { bytes } = await readRaw(`${url}/m/${key}`, { 'accept-encoding': 'br' });
  const written = brotliCompressSync(JSON.stringify(menuFile));
  await addPictures(place, { featured: FEATURED, hasLogo: true });
  const floor = await startFloor(folder, { PAGES: writePlainMenu(folder, items) });
  const browser = await startChromium();
  try {
    const paint = async (/** @type {string} */ accept) => {
      const { ours, floor: theirs } = await alternately(ROUNDS, {
        ours: () => paintCold(browser, `${url}/m/${key}`, { speed: WEAK_SIGNAL, accept }),
        floor: () => paintCold(browser, `${floor.url}/menu.html`, { speed: WEAK_SIGNAL, accept }),
      });
      const fewest = Math.min(...ours.map(({ pictures }) => pictures));
      if (fewest < LEAST_PICTURES) throw new Error(`the page showed ${fewest} pictures`);
      const largest = (/** @type {typeof ours} */ painted) => median(painted.map((each) => each.largest));
      return { unit: /** @type {const} */ ('s'), figure: largest(ours), floor: largest(theirs), mostOf: 3000 };
    };
    const weak = 'at 400 kbit/s and 400 ms, largest paint';
    return [
      { what: `${what}, HTML in brotli`, unit: 'kB', figure: bytes.length, floor: written.length, mostOf: 20_000 },
      { what: `${what}, WebP pictures ${weak}`, ...(await paint(WEBP)) },
      { what: `${what}, AVIF pictures ${weak}`, ...(await paint(AVIF)) },
    ];
  } finally {
    await browser.close();
    await floor.stop();
  }
}
