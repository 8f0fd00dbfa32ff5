import { ownerContext } from './owner-context.mjs';
import { installClock } from './page-clock.mjs';

/**
 * Opens a plain page and gives it to `work`.
 * @template T
 * @param {{ browser: import('@playwright/test').Browser, floorUrl: string }} place
 * @param {{ path: string, ready: string }} plainPage `ready` is a selector of what it shows
 * @param {(page: import('@playwright/test').Page) => Promise<T>} work
 */
export async function inPlainPage({ browser, floorUrl }, { path, ready }, work) {
  const context = await ownerContext(browser, { url: floorUrl });
  try {
    const page = await context.newPage();
    await page.addInitScript(installClock, ready);
    await page.goto(floorUrl + path);
    await page.locator(ready).first().waitFor();
    return await work(page);
  } finally {
    await context.close();
  }
}
