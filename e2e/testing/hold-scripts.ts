import type { Page } from '@playwright/test';

/** Holds back scripts, by default the shell's, as a slow network does. Returns a function that releases them. */
export async function holdScripts(page: Page, files = '**/assets/shell/*.js'): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
