import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { goToScreen, NEW_OWNER, openScreen, OWNER, startSession } from './testing/panel.ts';
import { seriousFaults } from './testing/serious-faults.ts';
import { expect, test } from './testing/test.ts';

const CATEGORIES = 'Categorías más vistas últimos 30 días';

const METRICS = ['/panel/menu/analytics', 'Métricas'] as const;

const total = async (page: Page) => Number((await page.getByRole('definition').first().innerText()).replace('.', ''));

/** What a table says, row by row, without its heads. */
async function rowsOf(page: Page, name: string): Promise<string[][]> {
  const table = page.getByRole('table', { name });
  await table.waitFor({ state: 'attached' });
  const rows = await table
    .getByRole('row')
    .evaluateAll((all: HTMLTableRowElement[]) => all.map(({ cells }) => [...cells].map((cell) => cell.innerText)));
  return rows.slice(1);
}

/** Reads the cells of a CSV file by its quotes, as a spreadsheet does. */
function cellsOf(csv: string): string[][] {
  const rows = csv.replace(/^\uFEFF/, '').match(/(?:"(?:[^"]|"")*"|[^"\r])+(?=\r\n)/g) ?? [];
  return rows.map((row) =>
    [...row.trimStart().matchAll(/(?:^|;)("(?:[^"]|"")*"|[^;]*)/g)].map(([, cell = '']) =>
      cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
    ),
  );
}

test('shows the most seen categories of 30 days in five colours with a black border, longest first', async ({
  page,
}) => {
  await openScreen(page, ...METRICS);
  const rows = await rowsOf(page, CATEGORIES);
  const counts = rows.map(([, count = '']) => Number(count.replace('.', '')));
  expect(counts.length).toBeGreaterThan(5);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));

  const bars = page.getByRole('region', { name: CATEGORIES }).locator('span[style*="width"]');
  const looks = await bars.evaluateAll((all) =>
    all.map((bar) => {
      const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(bar);
      return { backgroundColor, border: `${borderTopWidth} ${borderTopColor}`, width: bar.clientWidth };
    }),
  );
  expect(looks).toHaveLength(counts.length);
  expect(looks.slice(0, 6).map(({ backgroundColor }) => backgroundColor)).toEqual([
    ...['rgb(228, 99, 63)', 'rgb(242, 181, 58)', 'rgb(111, 157, 84)', 'rgb(95, 159, 176)', 'rgb(162, 69, 109)'],
    'rgb(228, 99, 63)',
  ]);
  expect(new Set(looks.map(({ border }) => border))).toEqual(new Set(['2px rgb(0, 0, 0)']));
  const share = (counts[1] ?? 0) / (counts[0] ?? 1);
  expect((looks[1]?.width ?? 0) / (looks[0]?.width ?? 1)).toBeCloseTo(share, 1);
});

test('what diners do now is counted', async ({ page, context }) => {
  await openScreen(page, ...METRICS);
  const before = await total(page);
  const diner = await context.newPage();
  const told = () => diner.waitForResponse((response) => response.url().includes('/api/visits/'));
  await Promise.all([told(), diner.goto('/m/demo?qr')]);
  await Promise.all([told(), diner.goto('/m/demo')]);
  await page.reload();
  await expect.poll(() => total(page)).toBe(before + 2);
  await page.getByText('Ver los números de cada día').click();
  const [today] = await rowsOf(page, 'Visitas por día');
  expect(today?.[0]).toMatch(/^\d{1,2} [a-z]{3}$/);
  expect(Number(today?.[2])).toBeGreaterThan(0);
});

test('7 and 90 days can be seen, by keyboard too', async ({ page }) => {
  await openScreen(page, ...METRICS);
  const month = await total(page);
  await page.getByRole('radio', { name: '30 días' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: 'Categorías más vistas últimos 7 días' })).toBeVisible();
  expect(await total(page)).toBeLessThan(month);
  await page.keyboard.press('Tab');
  await expect(page.getByText('Ver los números de cada día')).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await rowsOf(page, 'Visitas por día')).toHaveLength(7);
  await page.getByRole('radio', { name: '90 días' }).check();
  await expect(page.getByRole('heading', { name: 'Visitas últimos 90 días' })).toBeVisible();
  expect(await rowsOf(page, 'Visitas por día')).toHaveLength(90);
});

test('[STATS-10] [CSV-1] [CSV-2] the figures are a file that a spreadsheet reads and does not run', async ({
  page,
}) => {
  await startSession(page, OWNER);
  const menu = (await (await page.request.get('/api/menus/demo')).json()) as { categoriesL1: { key: string }[] };
  const key = menu.categoriesL1[0]?.key ?? '';
  const title = '=1+1; "con" todo';
  const answer = await page.request.put(`/api/categories/demo/1/${key}`, { data: { key, business: 'demo', title } });
  expect(answer.ok()).toBe(true);
  await goToScreen(page, ...METRICS);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^visitas-demo-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...rows] = cellsOf(await readFile(await download.path(), 'utf8'));
  expect(head).toEqual(['Tipo', 'Nombre', 'Visitas', 'Por código QR', 'Directas']);
  const days = rows.filter(([type]) => type === 'Día');
  expect(days).toHaveLength(30);
  expect(days.reduce((sum, [, , visits]) => sum + Number(visits), 0)).toBe(await total(page));
  const categories = rows.filter(([type]) => type === 'Categoría').map(([, name, count]) => [name, count]);
  const shown = (await rowsOf(page, CATEGORIES)).map(([name, count = '']) => [
    name === title ? `'${title}` : name,
    count.replace('.', ''),
  ]);
  expect(categories).toEqual(shown);
  expect(categories.map(([name]) => name)).toContain(`'${title}`);
});

test('a menu that nobody has seen says so', async ({ page }) => {
  await openScreen(page, ...METRICS, NEW_OWNER);
  await expect(page.getByRole('heading', { name: 'Sin visitas en los últimos 30 días' })).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
});

test('what cannot be loaded is loaded again by «Reintentar»', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/ERR_FAILED/);
  await startSession(page, OWNER);
  await page.route('**/api/analytics/**', (route) => route.abort());
  await page.goto('/panel/menu/analytics');
  await expect(page.getByRole('alert')).toContainText('No se pudieron cargar las métricas');
  await page.unroute('**/api/analytics/**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { name: CATEGORIES })).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`at ${width} px everything fits, and is sound for everybody`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openScreen(page, ...METRICS);
    await page.getByText('Ver los números de cada día').click();
    const { scrollWidth, scrollHeight } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      scrollHeight: document.documentElement.scrollHeight,
    }));
    expect(scrollWidth).toBe(width);
    const footer = await page.getByRole('contentinfo').boundingBox();
    const end = (footer?.y ?? 0) + (footer?.height ?? 0) + (await page.evaluate(() => scrollY));
    expect(scrollHeight - end).toBeLessThan(100);
    expect(await seriousFaults(page)).toEqual([]);
  });
}
