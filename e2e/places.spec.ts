import type { Page } from '@playwright/test';
import { expect, test } from './testing/test.ts';

/** Waits until the element that the address names is at the top of the window, below what sticks there, or as near as the end of the page lets it. */
async function expectAtPlace(page: Page): Promise<void> {
  const distance = () =>
    page.evaluate(() => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!target) return `no element ${location.hash}`;
      const { top } = target.getBoundingClientRect();
      const left = document.documentElement.scrollHeight - innerHeight - scrollY;
      return top >= -1 && (top < 180 || (left < 2 && top < innerHeight)) ? 'there' : `${Math.round(top)} px away`;
    });
  await expect.poll(distance).toBe('there');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, javaScriptEnabled });

    test('links within the menu lead to their places, also those of sections that are drawn when they are near', async ({
      page,
    }) => {
      const menu = '/m/demo';
      const links = [
        page.getByRole('link', { name: 'Información' }),
        page.getByRole('link', { name: 'Pizarra' }),
        page.getByRole('link', { name: 'Contacto' }),
        page.getByRole('link', { name: 'Flan casero con dulce de leche' }),
        page.getByRole('navigation', { name: 'Categorías', exact: true }).getByRole('link').last(),
      ];
      for (const link of links) {
        await page.goto(menu);
        await link.first().tap();
        await expect(page).toHaveURL(/#.+/);
        await expectAtPlace(page);
        const { hash } = new URL(page.url());
        await page.goto('about:blank');
        await page.goto(menu + hash);
        await expectAtPlace(page);
      }
    });

    test('the page of a product leads back to its place in the menu', async ({ page }) => {
      await page.goto('/m/demo');
      for (const nth of [40, -1]) {
        await page.goto('/m/demo');
        const address = await page.locator('a[data-title]').nth(nth).getAttribute('href');
        await page.goto(address ?? '');
        await page.getByRole('link', { name: 'Menú de La Higuera' }).tap();
        await expect(page).toHaveURL(/#.+/);
        await expectAtPlace(page);
      }
    });
  });
}
