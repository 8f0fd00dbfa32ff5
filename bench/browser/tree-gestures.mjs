import { drag } from './drag.mjs';
import { ROW } from './editor-tab.mjs';
import { visibleHandle } from './visible-handle.mjs';
import { timed } from './timed.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** A product stays among its siblings; a category goes to the edge of the screen, where the tree scrolls. */
const KINDS = /** @type {const} */ ({
  product: { level: 2, reach: 160 },
  category: { level: 1, reach: 380 },
});

/**
 * Carries a row in the middle of the tree and waits until it is saved; `requests` are those that save it.
 * @param {Page} page
 * @param {keyof typeof KINDS} kind
 */
export async function dragRow(page, kind) {
  const { level, reach } = KINDS[kind];
  const at = await visibleHandle(page, level);
  // What carries rows arrives when a pointer first moves over the page.
  await page.mouse.move(at.x, at.y);
  await page.locator('[id^=DndLiveRegion]').waitFor({ state: 'attached' });
  let requests = 0;
  const count = (/** @type {import('@playwright/test').Request} */ request) => {
    if (request.method() !== 'GET') requests += 1;
  };
  page.on('request', count);
  const [saved, took] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'PUT'),
    drag(page, { at, reach, lifted: `${ROW}[data-moving]`, dropped: '[role=tree]:not(:has([data-moving]))' }),
  ]);
  if (!saved.ok()) throw new Error(`a dropped ${kind} was answered ${saved.status()}`);
  await page.getByText('Guardado', { exact: true }).waitFor();
  page.off('request', count);
  return { ...took, requests };
}

/**
 * Goes to the editor from the screen before it, and back: menu and code are there already.
 * @param {Page} page
 */
export async function showTree(page) {
  const link = page.getByRole('link', { name: 'Categorías y productos' });
  const took = await timed(page, 'click', ROW, () => link.click());
  await page.goBack();
  await link.waitFor();
  return took;
}

/**
 * Moves the mouse over a plain page as `dragRow` does.
 * @param {Page} page
 */
export async function dragPlainRow(page) {
  const { x, y } = await page.evaluate(() => document.querySelectorAll('button')[10].getBoundingClientRect());
  const took = await drag(page, { at: { x, y }, reach: KINDS.product.reach, lifted: ROW, dropped: ROW });
  return { ...took, requests: 0 };
}

/**
 * Takes the rows of a plain page away and shows them again.
 * @param {Page} page
 */
export async function showPlainRows(page) {
  const button = page.getByRole('button', { name: 'Menú' });
  await button.click();
  await page.locator(ROW).first().waitFor({ state: 'detached' });
  return timed(page, 'click', ROW, () => button.click());
}
