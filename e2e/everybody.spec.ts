import type { Page } from '@playwright/test';
import { OWNER, startSession } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const PHONE = { width: 360, height: 640 };

/** Returns where each text stands in what the page says to a screen reader; -1 for one that it does not say. */
async function readInOrder(page: Page, texts: readonly string[]): Promise<number[]> {
  const said = await page.locator('main').ariaSnapshot();
  return texts.map((text) => said.indexOf(text));
}

async function saveSettings(page: Page, settings: object): Promise<void> {
  const answer = await page.request.put('/api/business/demo', { data: settings });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE, hasTouch: true });

  test('[DIET-1] [DIET-2] a blind diner and a coeliac diner find what they need', async ({ page }) => {
    await page.goto('/m/demo');

    await test.step('a blind diner hears the page in its order, and reaches the WiFi’s password', async () => {
      const places = await readInOrder(page, [
        'navigation "Idioma"',
        'heading "La Higuera" [level=1]',
        'navigation "Sobre el local"',
        'heading "Destacados" [level=2]',
        'navigation "Categorías"',
        'heading "Cocina" [level=2]',
        'heading "Entradas" [level=3]',
        'Provoleta',
        'heading "Información" [level=2]',
        'Delivery',
        'link "Ver la contraseña"',
      ]);
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      await page.getByRole('link', { name: 'Ver la contraseña' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'WiFi' })).toBeVisible();
      await expect(page.getByText('higos-y-brasas')).toBeVisible();
      await expect(page.getByRole('img', { name: 'Código QR del WiFi' })).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      await page.getByRole('link', { name: 'Menú de La Higuera' }).click();
      await expect(page).toHaveURL('/m/demo');
    });

    await test.step('[DIET-1] [DIET-2] a coeliac diner finds what is without TACC, and is told what is not declared', async () => {
      const safe = page
        .getByRole('region', { name: 'Cocina' })
        .getByRole('listitem')
        .filter({
          has: page.getByRole('img', { name: 'Sin TACC' }),
        });
      await safe.first().getByRole('link').click();
      const terms = page.locator('dt');
      const said = async (term: string) => textAfter(page, term);
      await expect(terms.filter({ hasText: 'No declarado' })).toBeVisible();
      expect(await said('Libre de')).toMatch(/^Gluten/);
      expect(await said('No declarado')).not.toMatch(/gluten/i);
      await expect(page.getByText('Si tienes alergia, avisa al pedir.')).toBeVisible();
    });
  });

  test.describe('a tourist', () => {
    test.use({ locale: 'en-US' });

    test('reads the page in the language of the browser, and keeps the one that is chosen', async ({ page }) => {
      await page.goto('/m/demo');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('heading', { name: 'Featured' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Cocina' })).toHaveAttribute('lang', 'es');
      await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Português' }).click();
      await expect(page).toHaveURL('/m/demo?lang=pt');
      await expect(page.getByRole('heading', { name: 'Destaques' })).toBeVisible();
      await page.getByRole('region', { name: 'Cocina' }).getByRole('link', { name: 'Provoleta' }).first().click();
      await expect(page).toHaveURL(/\/m\/demo\/p\/.+\?lang=pt$/);
      await expect(page.getByText('Não declarado')).toBeVisible();
      await page.getByRole('link', { name: 'Cardápio de La Higuera' }).click();
      await expect(page).toHaveURL(/\/m\/demo\?lang=pt#/);
      await page.getByRole('link', { name: 'WiFi', exact: true }).click();
      await expect(page.getByText('Senha', { exact: true })).toBeVisible();
    });
  });
});

async function textAfter(page: Page, term: string): Promise<string> {
  return (await page.locator('dt', { hasText: term }).locator('xpath=following-sibling::dd[1]').innerText()).trim();
}

test.describe('with scripts, in English', () => {
  test.use({ locale: 'en-GB', viewport: PHONE, hasTouch: true });

  test('a tourist orders in English, the restaurant reads Spanish', async ({ page }) => {
    await startSession(page, OWNER);
    await saveSettings(page, { hours: [] });
    await page.goto('/m/demo');
    await page
      .getByRole('button', { name: /^Add Ensalada/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^View order/ }).click();
    const order = page.getByRole('dialog', { name: 'Your order' });
    await order.getByRole('radio', { name: 'Pickup' }).check();
    await order.getByRole('textbox', { name: 'Name' }).fill('Ann');
    await order.getByRole('button', { name: 'Send the order' }).click();
    await expect(page.getByRole('heading', { name: 'Waiting for La Higuera to accept it' })).toBeVisible();
    const announce = await page.getByRole('link', { name: 'Announce by WhatsApp' }).getAttribute('href');
    expect(new URL(announce ?? '').searchParams.get('text')).toContain(
      'Hola, La Higuera. Quiero hacer este pedido (n.º ',
    );
  });
});

test('a page of any colour is readable in light and dark, on the smallest phone and on a wide screen', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await startSession(page, OWNER);
  const open = async (mainColor: string, width: number, colorScheme: 'dark' | 'light') => {
    const colored = await page.request.put('/api/business/demo', { multipart: { mainColor } });
    expect(colored.ok(), await colored.text()).toBe(true);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, forcedColors: 'none' });
    await page.goto('/m/demo');
  };

  await test.step('a page of #ffffff is readable at 1280 px in light colours', async () => {
    await open('#ffffff', 1280, 'light');
    expect(await seriousViolations(page)).toEqual([]);
  });

  await test.step('a page of #1f5b45 is readable at 360 px in dark colours', async () => {
    await open('#1f5b45', 360, 'dark');
    expect(await seriousViolations(page)).toEqual([]);
  });

  await test.step('the page fits into 320 px, is dark by the system’s choice, and keeps to its few colours and to no motion', async () => {
    // A wide screen at 400 %, a phone with enlarged letters.
    await page.setViewportSize({ width: 320, height: 600 });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await ground()).toBe('rgb(21, 18, 15)');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const current = page.getByRole('navigation', { name: 'Categorías' }).getByRole('link');
    const edges = await current.evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor));
    const background = await ground();
    expect(edges.filter((edge) => edge !== background).length).toBeLessThanOrEqual(1);
    await expect(page.getByRole('button', { name: /^Agregar / }).first()).toHaveCSS('border-top-style', 'solid');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
});
