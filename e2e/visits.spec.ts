import type { Page } from '@playwright/test';
import type { VisitsReport } from '@carta/domain';
import { OWNER, startSession } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

/** Returns today's figures of the report and the totals of 30 days. */
async function visits(owner: Page) {
  const answer = await owner.request.get('/api/analytics/demo/visits?days=30');
  const { days, categories, products } = (await answer.json()) as VisitsReport;
  const countOf = (title: string) =>
    categories.find(({ page }) => page === title)?.count ?? products.find((product) => product.title === title)?.count;
  return { today: days.at(-1), countOf };
}

/** Resolves with the next report of visits. */
function nextReport(diner: Page) {
  return diner.waitForResponse((response) => response.url().includes('/api/visits/'));
}

/** Hides the page as a change of app does, and waits for its report of categories and products. */
async function leave(diner: Page): Promise<void> {
  const report = nextReport(diner);
  await diner.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await report;
}

test.beforeEach(async ({ page }) => {
  await startSession(page, OWNER);
});

test('visits of the public menu are counted, with their source, categories and products, and without a cookie', async ({
  page,
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const diner = await context.newPage();
  const before = await visits(page);
  const count = async (title: string) => (await visits(page)).countOf(title);

  await test.step('[VISIT-4] a scan of the QR code counts as one', async () => {
    await Promise.all([nextReport(diner), diner.goto('/m/demo?qr')]);
    await expect(diner).toHaveURL(/\/m\/demo$/);
    const { today } = await visits(page);
    expect([today?.visits, today?.qr]).toEqual([(before.today?.visits ?? 0) + 1, (before.today?.qr ?? 0) + 1]);
  });

  await test.step('[VISIT-1] [VISIT-4] opening the public menu counts one visit, without a cookie, and loading the page again counts no scan', async () => {
    const scanned = (await visits(page)).today;
    await Promise.all([nextReport(diner), diner.reload()]);
    const { today } = await visits(page);
    expect(today).toEqual({ ...scanned, visits: (scanned?.visits ?? 0) + 1 });
    expect(await context.cookies()).toEqual([]);
  });

  await test.step('[VISIT-1] a category that stays visible and a product that is opened count once', async () => {
    const ensaladas = (await count('Ensaladas')) ?? 0;
    await diner.getByRole('navigation', { name: 'Categorías' }).getByRole('link', { name: 'Ensaladas' }).click();
    await leave(diner);
    expect(await count('Ensaladas')).toBe(ensaladas + 1);
    const flan = 'Flan casero con dulce de leche';
    for (let nth = 0; nth < 2; nth += 1) {
      await diner.getByRole('link', { name: flan, exact: true }).click();
      await expect(diner.getByRole('dialog', { name: flan })).toBeVisible();
      await diner.goBack();
    }
    await expect.poll(() => count(flan)).toBe((before.countOf(flan) ?? 0) + 1);
  });

  await test.step('[VISIT-1] a category that is looked at counts, and one that is scrolled past does not', async () => {
    await Promise.all([nextReport(diner), diner.goto('/m/demo')]);
    const earlier = await visits(page);
    await diner.getByRole('heading', { level: 2, name: 'Postres' }).evaluate((heading) => heading.scrollIntoView());
    await expect.poll(() => count('Postres')).toBe((earlier.countOf('Postres') ?? 0) + 1);
    expect(await count('Pizzas a la piedra')).toBe(earlier.countOf('Pizzas a la piedra'));
  });
  await context.close();
});

test('a preview in a frame and a menu that is not there count nothing', async ({ page, context, consoleGuard }) => {
  consoleGuard.allow(/status of 404/);
  const before = (await visits(page)).today;
  const reports: string[] = [];
  context.on('request', (request) => request.url().includes('/api/visits/') && reports.push(request.url()));
  const diner = await context.newPage();
  await diner.goto('/m/nadie');
  await page.goto('/panel');
  await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.src = '/m/demo';
    await new Promise((resolve) => {
      frame.onload = resolve;
      document.body.append(frame);
    });
  });
  expect(reports).toEqual([]);
  expect((await visits(page)).today).toEqual(before);
});
