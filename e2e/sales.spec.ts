import { readFile } from 'node:fs/promises';
import type { DinerOrder } from '@carta/domain';
import type { Page } from '@playwright/test';
import { sendOrder } from './testing/diner-orders.ts';
import { layoutFaults, WIDTHS } from './testing/layout-faults.ts';
import { goToScreen, NEW_OWNER, openScreen, OWNER, startSession, write } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const SALES = ['/panel/orders/sales', 'Ventas'] as const;
const DAY_MS = 86_400_000;

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();
/** The amount of the first card, in cents. */
async function totalOf(page: Page): Promise<number> {
  const text = await region(page, /^Ventas /)
    .getByRole('paragraph')
    .first()
    .innerText();
  return Number(text.replaceAll(/\D/g, ''));
}
const figure = (page: Page, name: string) =>
  page
    .locator('dl', { has: page.getByText(name, { exact: true }) })
    .getByRole('definition')
    .first();
const chartIn = (page: Page, name: string | RegExp) => region(page, name).getByRole('img');

/** Returns the cells of a table, row by row, without the heading row. */
async function rowsOf(page: Page, name: string): Promise<string[][]> {
  const rows = await page
    .getByRole('table', { name, exact: true, includeHidden: true })
    .getByRole('row', { includeHidden: true })
    .evaluateAll((all: HTMLTableRowElement[]) => all.map(({ cells }) => [...cells].map((cell) => cell.textContent)));
  return rows.slice(1);
}

const cents = (text = '') => Number(text.replaceAll(/\D/g, ''));

/** The orders of some days that count, as the desk's own call tells them. */
async function countedOrders(page: Page, days: readonly string[]): Promise<DinerOrder[]> {
  const orders: DinerOrder[] = [];
  for (const day of days) {
    const answer = await page.request.get(`/api/orders/demo?day=${day}`);
    orders.push(...((await answer.json()) as { orders: DinerOrder[] }).orders);
  }
  return orders.filter(({ state }) => state !== 'rejected' && state !== 'cancelled');
}

const sum = (orders: readonly DinerOrder[]) => orders.reduce((all, { total }) => all + total, 0);

/** The day of orders that is running, as the server tells it of an order. */
async function orderToday(page: Page): Promise<string> {
  const { number } = await sendOrder(page.request, { type: 'delivery' });
  const { orders } = (await (await page.request.get('/api/orders/demo')).json()) as { orders: DinerOrder[] };
  return orders.find((order) => order.number === number && order.state === 'new')!.day;
}

const daysBefore = (day: string, days: number) => new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
const daysUntil = (last: string, count: number) =>
  Array.from({ length: count }, (_, nth) => daysBefore(last, count - 1 - nth));

test.use({ viewport: { width: 360, height: 740 } });

test('[SALES-1] [SALES-5] Ventas shows to the cent what the orders came to, of today, a week, a month and any days, beside as many before, and gives them as a file', async ({
  page,
  consoleGuard,
}) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startSession(page, OWNER);
  await write(page, '/api/business/demo', { hours: [] });
  const today = await orderToday(page);
  const week = await countedOrders(page, daysUntil(today, 7));

  await test.step('Métricas has a tab that leads to Ventas, and Ventas one that leads back', async () => {
    await goToScreen(page, '/panel/menu/analytics', 'Métricas');
    await page.getByRole('navigation', { name: 'Métricas' }).getByRole('link', { name: 'Ventas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ventas' })).toBeVisible();
    await expect(chartIn(page, 'Por hora').locator('svg')).toBeVisible();
    await page.getByRole('navigation', { name: 'Métricas' }).getByRole('link', { name: 'Visitas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Métricas' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('img').locator('svg').first()).toBeVisible();
  });

  await test.step('a page that opens both remotes loads ECharts once', async () => {
    const large = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name, decodedBodySize }) => name.includes('/remotes/') && decodedBodySize > 300_000)
        .map(({ name }) => name),
    );
    expect(large).toEqual([expect.stringContaining('/remotes/menu-editor/')]);
  });

  await test.step('the hub of orders leads to Ventas, too', async () => {
    await goToScreen(page, '/panel/orders', 'Pedidos');
    await page.getByRole('link', { name: /^Ventas/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ventas' })).toBeVisible();
  });

  await test.step('the last seven days are the sum of their orders, and every chart is drawn', async () => {
    await expect.poll(() => totalOf(page)).toBe(sum(week));
    await expect(figure(page, 'Pedidos')).toHaveText(`${week.length}`);
    const days = (await rowsOf(page, 'Ventas por día')).map(([, amount]) => cents(amount)).reverse();
    expect(days).toEqual(daysUntil(today, 7).map((day) => sum(week.filter((order) => order.day === day))));
    const delivery = sum(week.filter(({ type }) => type === 'delivery'));
    await expect(region(page, 'Cómo llegaron').getByRole('listitem').filter({ hasText: 'Delivery' })).toContainText(
      `$ ${Math.floor(delivery / 100).toLocaleString('es-AR')}`,
    );
    for (const name of [/^Ventas /, 'Por hora']) await expect(chartIn(page, name).locator('svg')).toBeVisible();
    await expect(region(page, 'Lo más vendido').locator('[data-bar]')).toHaveCount(3);
    for (const name of ['Cómo pagaron', 'Cómo llegaron']) {
      const widths = await region(page, name)
        .locator('[data-part]')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
      expect(widths).toEqual(widths.toSorted((one, other) => other - one));
      expect(widths.at(-1)).toBeGreaterThan(0);
    }
    await expect(region(page, /^Ventas /)).toContainText(/ los 7 días anteriores/);
  });

  await test.step('what sold most comes first, and a press shows all products', async () => {
    const rows = await rowsOf(page, 'Ventas por producto');
    const amounts = rows.map(([, amount]) => cents(amount));
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
    await page.getByRole('button', { name: `Ver los ${rows.length} productos` }).click();
    await expect(region(page, 'Lo más vendido').locator('[data-bar]')).toHaveCount(rows.length);
    await page.getByRole('button', { name: 'Ver menos' }).click();
  });

  await test.step('an order of today is in today’s sales, and out of them once it is rejected', async () => {
    await choose(page, 'Hoy');
    await expect(region(page, 'Ventas de hoy')).toBeVisible();
    const orders = await countedOrders(page, [today]);
    await expect.poll(() => totalOf(page)).toBe(sum(orders));
    const { key, version, total } = orders.find(({ state }) => state === 'new')!;
    await write(page, `/api/orders/demo/${key}`, { state: 'rejected', version, reason: 'No hay stock' });
    await page.reload();
    await choose(page, 'Hoy');
    await expect(region(page, 'Ventas de hoy')).toBeVisible();
    await expect.poll(() => totalOf(page)).toBe(sum(orders) - total);
  });

  await test.step('a month has its weekdays, and days that can be zoomed', async () => {
    await choose(page, '30 días');
    await expect(page.getByText(/^El [a-zéá]+ es el día fuerte, con \$\s[\d.]+,\d\d\.$/)).toBeVisible();
    const orders = await countedOrders(page, daysUntil(today, 30));
    await expect.poll(() => totalOf(page)).toBe(sum(orders));
    const weekdays = await rowsOf(page, 'Ventas por día de la semana');
    expect(weekdays.map(([, amount]) => cents(amount)).reduce((one, other) => one + other)).toBe(sum(orders));
    await page.getByRole('group', { name: 'Días del gráfico' }).getByRole('button', { name: 'Acercar' }).click();
    await expect(page.getByRole('group', { name: 'Días del gráfico' }).getByRole('status')).toContainText('–');
  });

  await test.step('any days are chosen by keyboard, wrong ones are refused, and a file has their orders', async () => {
    await choose(page, 'Fechas');
    const [from, to] = [daysBefore(today, 12), daysBefore(today, 8)];
    await page.getByLabel('Desde').fill(to);
    await page.getByLabel('Hasta').fill(from);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Hasta')).toHaveAccessibleDescription('Elige el primer día o uno posterior');
    await page.getByLabel('Desde').fill(from);
    await page.getByLabel('Hasta').fill(to);
    const answered = page.waitForResponse((answer) => answer.url().includes(`/sales?from=${from}&to=${to}`));
    await page.keyboard.press('Enter');
    expect((await answered).status()).toBe(200);
    const orders = await countedOrders(page, daysUntil(to, 5));
    await expect.poll(() => totalOf(page)).toBe(sum(orders));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Descargar CSV' }).click(),
    ]);
    const rows = (await readFile(await download.path(), 'utf8')).trim().split('\r\n').slice(1);
    expect(new Set(rows.map((row) => row.slice(0, 10)))).toEqual(new Set(orders.map(({ day }) => day)));
  });

  await test.step('400 days are shown without days before, and more are refused', async () => {
    await page.getByLabel('Desde').fill(daysBefore(today, 400));
    await page.getByLabel('Hasta').fill(today);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Desde')).toHaveAccessibleDescription('Elige hasta 400 días');
    await page.getByLabel('Desde').fill(daysBefore(today, 399));
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await rowsOf(page, 'Ventas por día')).length).toBe(400);
    await expect(region(page, /^Ventas del /)).not.toContainText('anteriores');
  });

  await test.step('it fits at each width and passes axe in light and dark colours, with its tables open', async () => {
    await choose(page, '30 días');
    await expect(region(page, 'Por día de la semana')).toBeVisible();
    for (const summary of await page.locator('summary').all()) await summary.click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await seriousViolations(page)).toEqual([]);
    }
    expect(await layoutFaults(page, WIDTHS, 'div:has(> table)')).toEqual([]);
  });

  await test.step('sales that could not be loaded are loaded by a press', async () => {
    consoleGuard.allow(/ERR_FAILED/);
    await page.route('**/api/analytics/demo/sales?*', (route) => route.abort());
    await choose(page, '7 días');
    await expect(page.getByRole('alert')).toContainText('No se pudieron cargar las ventas');
    await page.unroute('**/api/analytics/demo/sales?*');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(region(page, /^Ventas /)).toBeVisible();
  });

  await test.step('a business without orders is led to their reception', async () => {
    await openScreen(page, ...SALES, NEW_OWNER);
    await expect(page.getByRole('heading', { name: /^Sin ventas del / })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Recepción de pedidos' })).toHaveAttribute(
      'href',
      '/panel/orders/reception',
    );
    expect(await seriousViolations(page)).toEqual([]);
    expect(await layoutFaults(page, WIDTHS)).toEqual([]);
  });
});
