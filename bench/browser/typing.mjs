import { percentile } from '../measuring/statistics.mjs';
import { timed } from './timed.mjs';
import { inEditor } from './editor-tab.mjs';
import { openItemForm } from './open-item-form.mjs';
import { inPlainPage } from './plain-tab.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */
/** @typedef {import('@playwright/test').Page} Page */

const TEXT = 'Milanesa con papas fritas y ensalada';
const GOAL_MS = 50;

/**
 * How soon a typed letter is drawn in a menu of 1,000 products, against a form that is the whole page.
 * @param {import('./browser-place.mjs').BrowserPlace} place
 * @returns {Promise<Row[]>}
 */
export async function typing(place) {
  const floor = await inPlainPage(place, { path: '/form.html', ready: 'form' }, async (page) => {
    await page.locator('input').first().focus();
    return typeAndTime(page);
  });
  const ours = await inEditor(place.browser, place, async (page) => {
    const name = await openItemForm(page);
    const before = await name.inputValue();
    await name.fill('');
    const rename = await typeAndTime(page);
    // A form without changes closes without a question.
    await name.fill(before);
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
 * Types where the focus is.
 * @param {Page} page
 */
async function typeAndTime(page) {
  const took = [];
  for (const letter of TEXT) took.push(await timed(page, 'keydown', 'html', () => page.keyboard.press(letter)));
  return percentile(took, 0.95);
}
