import { percentile } from '../measuring/statistics.mjs';
import { timed } from './drag.mjs';
import { inEditor } from './editor-tab.mjs';
import { editProduct } from './edit-product.mjs';
import { ownersContext } from './owners-context.mjs';
import { installClock } from './page-clock.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */
/** @typedef {import('@playwright/test').Page} Page */

const TEXT = 'Milanesa con papas fritas y ensalada';
const GOAL_MS = 50;

/**
 * How soon a typed letter is drawn in a menu of 1,000 products, against a form that is the whole page.
 * @param {{ browser: import('@playwright/test').Browser, url: string, cookie: string, kept: Record<string, string>, floorUrl: string }} place
 * @returns {Promise<Row[]>}
 */
export async function typing({ browser, floorUrl, ...owner }) {
  const floor = await onPlainPage(browser, floorUrl);
  const ours = await inEditor(browser, owner, async (page) => {
    const name = await editProduct(page);
    await name.fill('');
    const rename = await typeAndTime(page);
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox', { name: 'Buscar en el menú' }).focus();
    return { rename, search: await typeAndTime(page) };
  });
  return [
    { what: 'typing a name among 1,000, p95', unit: 'ms', figure: ours.rename, floor, mostOf: GOAL_MS },
    { what: 'typing a search among 1,000, p95', unit: 'ms', figure: ours.search, floor, mostOf: GOAL_MS },
  ];
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function onPlainPage(browser, url) {
  const context = await ownersContext(browser, { url });
  try {
    const page = await context.newPage();
    await page.addInitScript(installClock, 'form');
    await page.goto(`${url}/form.html`);
    await page.locator('input').first().focus();
    return await typeAndTime(page);
  } finally {
    await context.close();
  }
}

/**
 * Types where the focus is.
 * @param {Page} page
 */
async function typeAndTime(page) {
  const took = [];
  for (const letter of TEXT) took.push(await timed(page, 'keydown', 'html', () => page.keyboard.press(letter)));
  return percentile(took, 0.95);
}
