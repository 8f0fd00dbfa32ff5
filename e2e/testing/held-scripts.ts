import type { Page } from '@playwright/test';

/** Keeps the shell's scripts from a page, as a slow line does. Gives a function that lets them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/shell/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
