import { ownerContext } from './owner-context.mjs';
import { installClock } from './page-clock.mjs';

/** @typedef {{ url: string, cookie: string, kept?: Record<string, string> }} Owner */

export const ROW = '[role=treeitem]';
export const EDITOR = '/panel/menu/flat';

/**
 * Opens the editor for an owner and gives its page to `work`.
 * @template T
 * @param {import('@playwright/test').Browser} browser
 * @param {Owner} owner
 * @param {(page: import('@playwright/test').Page) => Promise<T>} work
 */
export async function inEditor(browser, owner, work) {
  const context = await ownerContext(browser, owner);
  try {
    const page = await context.newPage();
    await page.addInitScript(installClock, ROW);
    await page.goto(owner.url + EDITOR);
    await page.locator(ROW).first().waitFor();
    return await work(page);
  } finally {
    await context.close();
  }
}

/**
 * What the tab of this owner remembers once all categories are open.
 * @param {import('@playwright/test').Browser} browser
 * @param {Owner} owner
 * @returns {Promise<Record<string, string>>}
 */
export const openAll = (browser, owner) =>
  inEditor(browser, owner, async (page) => {
    await page.getByRole('button', { name: 'Más opciones del menú' }).click();
    await page.getByRole('menuitem', { name: 'Expandir todo' }).click();
    await page.locator(`${ROW}[aria-level="2"]`).first().waitFor();
    return page.evaluate(() => ({ ...sessionStorage }));
  });
