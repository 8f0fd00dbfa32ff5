import type { Page } from '@playwright/test';

/** Kills a page as a phone does that needs its memory, and returns an empty one of the same browser. */
export async function killPage(page: Page): Promise<Page> {
  const context = page.context();
  const crashed = page.waitForEvent('crash');
  const browser = await context.newCDPSession(page);
  // It never answers.
  browser.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
  return context.newPage();
}
