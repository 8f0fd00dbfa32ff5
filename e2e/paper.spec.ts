import type { Page } from '@playwright/test';
import { openInThreeDays } from './testing/diners-order.ts';
import { OWNER, startSession, write } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

test.use({ viewport: { width: 360, height: 640 } });

/** Returns in how many columns the products stand on a sheet whose area is so many CSS pixels wide. */
async function columnsOnPaper(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 1000 });
  const rows = page.locator('[data-sections]').getByRole('listitem');
  const lefts = await rows.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect()).filter(({ height }) => height > 0),
  );
  return new Set(lefts.map(({ x }) => Math.round(x))).size;
}

const A4 = 688;

test('the printed page has all products in two columns, its code and its day, and nothing that is touched; large letters have one column', async ({
  page,
}) => {
  await startSession(page, OWNER);
  await write(page, '/api/business/demo', { publicPdf: true });
  await openInThreeDays(page);
  await page.addInitScript(() => {
    window.print = () => {
      document.title = `printed ${document.body.dataset.letters}`;
    };
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/m/demo');
  await expect(page.getByText('Cerrado ahora')).toBeVisible();
  await page
    .getByRole('button', { name: /^Agregar Empanadas/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Ver pedido/ })).toBeVisible();

  await page.getByRole('button', { name: 'Imprimir en letra grande' }).click();
  await expect(page).toHaveTitle('printed large');
  await page.emulateMedia({ media: 'print' });
  expect(await columnsOnPaper(page, A4)).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(A4);

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await columnsOnPaper(page, A4)).toBe(2);
  expect(await columnsOnPaper(page, 400)).toBe(1);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  for (const title of ['Destacados', 'WiFi', 'Contacto'])
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
  for (const unused of ['Abrir el PDF', 'Cerrado ahora']) await expect(page.getByText(unused)).toBeHidden();
  const pictures = page.locator('[data-sections] :is(img, svg:not([role]))');
  await expect(pictures.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Cocina' })).toBeVisible();
  await expect(page.getByText(/^Menú del \d+ de \w+ de \d{4}\. Siempre al día en .+\/m\/demo$/)).toBeVisible();
  const code = page.locator('main > footer img');
  await expect(code).toBeVisible();
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const colors = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return { color, backgroundColor };
  });
  expect(colors).toEqual({ color: 'rgb(31, 27, 22)', backgroundColor: 'rgb(255, 255, 255)' });
  // A browser may print backgrounds, too.
  const board = page.getByRole('region', { name: 'Pizarra' }).locator('> div');
  await expect(board).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const colored = board.locator('span').first();
  for (const words of [board, colored]) await expect(words).toHaveCSS('color', 'rgb(31, 27, 22)');

  const pdf = await page.request.get('/m/demo/menu.pdf');
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
});
