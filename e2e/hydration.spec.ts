import type { Page } from '@playwright/test';
import { holdScripts } from './testing/hold-scripts.ts';
import { OWNER, PASSWORD, startSession } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

/** Remembers the page's elements. Returns a function that returns those that the page no longer contains. */
async function rememberElements(page: Page, selector: string): Promise<() => Promise<string[]>> {
  const elements = await page.evaluateHandle((all) => [...document.querySelectorAll(all)], selector);
  expect(await elements.evaluate(({ length }) => length)).toBeGreaterThan(1);
  return () => elements.evaluate((all) => all.filter((element) => !element.isConnected).map(({ tagName }) => tagName));
}

// A mismatch between server and browser is an error in the console, which every test here watches.
test.describe('hydration', () => {
  test('the login that the server drew keeps its elements when the script takes over', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Iniciar sesión' });
    await expect(button).toBeEnabled();
    const lost = await rememberElements(page, 'main, main *');
    release();
    // Only the script disables the button of an empty form.
    await expect(button).toBeDisabled();
    expect(await lost()).toEqual([]);
  });

  test('the panel that the server drew keeps its elements when a remote’s screen replaces the skeleton', async ({
    page,
  }) => {
    await startSession(page, OWNER);
    const release = await holdScripts(page);
    await page.goto('/panel/menu/flat', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
    await expect(page.locator('main [aria-busy]')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const lost = await rememberElements(page, '#root :not(main *)');
    release();
    await expect(page.getByRole('tree')).toBeVisible();
    expect(await lost()).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home without JavaScript has its top bar, links and footer', async ({ page }) => {
    await page.goto('/panel');
    await page.getByLabel('Correo electrónico').fill(OWNER);
    await page.getByLabel('Contraseña').fill(PASSWORD);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});
