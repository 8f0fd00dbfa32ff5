import type { Page } from '@playwright/test';

/** Keeps scripts from a page, the shell's unless told, as a slow line does. Gives a function that lets them through. */
export async function holdScripts(page: Page, files = '**/assets/shell/*.js'): Promise<() => void> {
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
