import { heldBytes } from './held-bytes.mjs';
import { openItemForm } from './open-item-form.mjs';
import { inEditor } from './editor-tab.mjs';

/** @typedef {import('../report/row.mjs').Row} Row */
/** @typedef {import('@playwright/test').Page} Page */

/** As long as code is still compiled and lists of a fixed length still fill up. */
const WARM_UP = 100;
const EDITS = 200;

/**
 * What a tab with 1,000 products holds after 200 edits, against what it held before them.
 * @param {import('./browser-place.mjs').BrowserPlace} place
 * @returns {Promise<Row[]>}
 */
export const memory = ({ browser, ...owner }) =>
  inEditor(browser, owner, async (page) => {
    await rename(page, WARM_UP);
    const before = await heldBytes(page);
    await rename(page, EDITS);
    const after = await heldBytes(page);
    return [{ what: `JavaScript heap after ${EDITS} edits`, unit: 'MB', figure: after, floor: before, mostRatio: 1.1 }];
  });

/**
 * @param {Page} page
 * @param {number} times
 */
async function rename(page, times) {
  for (let nth = 1; nth <= times; nth += 1) {
    const name = await openItemForm(page);
    await name.fill(`Milanesa ${nth}`);
    await name.press('Enter');
    await name.waitFor({ state: 'detached' });
  }
  await page.getByText('Guardado', { exact: true }).waitFor();
}
