import type { Page } from '@playwright/test';
import { OWNER, startSession } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, saveData, test } from './testing/test.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

const bar = (page: Page) => page.locator('[data-offline-bar]');
const cart = (page: Page) => page.getByRole('button', { name: /^Ver pedido/ });

/** The paths of what the service worker keeps of the menu. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('carta-menu-demo');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

/** Resolves once the service worker keeps the page and a file whose name begins so. */
async function kept(page: Page, file: string): Promise<void> {
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(['/m/demo', expect.stringContaining(file)]));
}

/** Changes a product as its owner does, who is signed in. */
async function changeItem(page: Page, title: string, changes: object): Promise<void> {
  const menu = (await (await page.request.get('/api/menus/demo')).json()) as {
    items: { key: string; title: string; parent: string }[];
  };
  const { key, parent } = menu.items.find((item) => item.title === title)!;
  const answer = await page.request.put('/api/items', { data: { business: 'demo', key, parent, ...changes } });
  expect(answer.ok()).toBe(true);
}

/** What a browser does when the diner comes back to the page. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('a second visit opens without a connection with its order and the products that were opened, says from when the menu is, and the connection takes the words away', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/);
  await page.goto('/m/demo');
  const addressOf = (name: string) => page.getByRole('link', { name, exact: true }).last().getAttribute('href');
  const opened = (await addressOf('Provoleta al hierro')) ?? '';
  const neverOpened = (await addressOf('Flan casero con dulce de leche')) ?? '';
  await kept(page, '/m/demo');
  await page.goto(opened);
  await kept(page, opened);
  await page.goto('/m/demo');
  await page.getByRole('button', { name: /^Agregar Empanadas de carne/ }).tap();
  await expect(cart(page)).toBeVisible();
  await kept(page, '/assets/public-menu/order.');
  await kept(page, '/api/public/menus/demo');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'La Higuera' })).toBeVisible();
  await expect(bar(page)).toContainText(/^Sin conexión\. Menú de hoy a las \d{1,2}\.\d\d$/);
  await page.getByRole('button', { name: /^Agregar Provoleta/ }).tap();
  await expect(cart(page)).toHaveAccessibleName(/ 2 \$ /);
  await expect(page.getByRole('img', { name: 'Provoleta al hierro' })).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);

  const failed = (address: string) =>
    page.evaluate(
      (url) =>
        fetch(url)
          .then(() => 'answered')
          .catch(() => 'failed'),
      address,
    );
  expect(await failed('/api/public/menus/demo')).toBe('failed');
  expect(await failed('/m/demo?preview')).toBe('failed');
  for (const address of ['/panel', '/m/demo?preview']) {
    const other = await context.newPage();
    await expect(other.goto(address)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    await other.close();
  }
  const product = await context.newPage();
  await product.goto(opened);
  await expect(product.getByRole('heading', { level: 1, name: 'Provoleta al hierro' })).toBeVisible();
  await expect(bar(product)).toContainText('Sin conexión');
  await product.goto(neverOpened);
  await expect(product).toHaveURL('/m/demo');
  await expect(product.getByRole('heading', { level: 1, name: 'La Higuera' })).toBeVisible();
  await product.close();

  await context.setOffline(false);
  await expect(bar(page)).toBeHidden();
});

test.describe('of a menu that was only read', () => {
  test.use({ savesData: false });

  test('a second visit without a connection searches, filters, opens products and fills the order, in each language in which the menu was opened', async ({
    page,
    context,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/);
    for (const [address, words] of [
      ['/m/demo?lang=en', 'words-en.'],
      ['/m/demo', 'words-es.'],
    ] as const) {
      await page.goto(address);
      await kept(page, `/assets/public-menu/${words}`);
      for (const part of ['find.', 'order.']) await kept(page, `/assets/public-menu/${part}`);
      await kept(page, '/api/public/menus/demo');
    }

    await context.setOffline(true);
    await page.goto('/m/demo?from=qr');
    await expect(bar(page)).toBeVisible();
    const rows = page.locator('[data-visit="product"]').filter({ visible: true });
    const all = await rows.count();
    await page.getByRole('button', { name: 'Vegano' }).tap();
    await expect.poll(() => rows.count()).toBeLessThan(all);
    await page.getByRole('button', { name: 'Vegano' }).tap();
    await page.getByRole('searchbox').fill('provoleta');
    await expect(page.getByRole('status').filter({ hasText: 'resultado' })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Provoleta al hierro', exact: true }).last().tap();
    await page.getByRole('dialog', { name: 'Provoleta al hierro' }).getByRole('button', { name: 'Agregar' }).tap();
    await expect(cart(page)).toBeVisible();
    await page.goto('/m/demo?lang=en');
    await expect(page.getByRole('button', { name: /^View order/ })).toBeVisible();
  });

  test('a price that has changed while the page was open is in an order that is begun without a connection', async ({
    page,
    context,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/);
    await startSession(page, OWNER);
    await page.goto('/m/demo');
    await kept(page, '/api/public/menus/demo');
    await changeItem(page, 'Provoleta al hierro', { price: { currency: '$', big: 7_777, small: '00' } });
    await comeBack(page);
    await expect(page.getByRole('listitem').filter({ hasText: 'Provoleta al hierro' }).last()).toContainText(
      '$ 7.777,00',
    );
    const keptJson = () => page.evaluate(async () => (await caches.match('/api/public/menus/demo'))?.text());
    await expect.poll(keptJson).toContain('7777');

    await context.setOffline(true);
    await page.getByRole('button', { name: /^Agregar Provoleta/ }).tap();
    await expect(cart(page)).toContainText('$ 7.777,00');
  });

  test('a visit that saves data fetches no part of the page before it is used', async ({ page }) => {
    await saveData(page.context());
    await page.goto('/m/demo');
    await kept(page, '/assets/public-menu/page.');
    const parts = /\/(?:order|find|words-\w+)\.|^\/api\//;
    expect((await keptPaths(page)).filter((path) => parts.test(path))).toEqual([]);
  });
});

test('coming back to an open page shows new prices and sold-out marks in place: scroll, order and open product stay', async ({
  page,
}) => {
  await startSession(page, OWNER);
  await page.goto('/m/demo');
  const title = 'Empanadas de carne cortada a cuchillo (x3)';
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title }) })
    .last();
  await row.getByRole('button', { name: /^Agregar/ }).tap();
  await expect(cart(page)).toContainText('$ 6.900,00');
  await row.scrollIntoViewIfNeeded();
  const before = await row.evaluate((element) => element.getBoundingClientRect().top);

  const unchanged = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/m/demo');
  await comeBack(page);
  expect((await unchanged).status()).toBe(304);
  await changeItem(page, title, { price: { currency: '$', big: 7_300, small: '00' } });
  await changeItem(page, 'Provoleta al hierro', { soldOut: true });
  await comeBack(page);
  await expect(row).toContainText('$ 7.300,00');
  expect(Math.abs((await row.evaluate((element) => element.getBoundingClientRect().top)) - before)).toBeLessThan(2);
  await expect(row.getByRole('button')).toHaveText('1');
  await expect(page.getByRole('listitem').filter({ hasText: 'Provoleta al hierro' }).last()).toContainText('Agotado');
  await row.getByRole('button').tap();
  await expect(cart(page)).toHaveAccessibleName(/ 2 \$ /);
});

test('coming back to the page of a product that is gone says so and leads to the menu', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  await startSession(page, OWNER);
  await page.goto('/m/demo');
  await kept(page, '/assets/public-menu/page.');
  const address = (await page.getByRole('link', { name: 'Provoleta al hierro' }).last().getAttribute('href')) ?? '';
  await page.goto(address);
  await kept(page, address);
  await changeItem(page, 'Provoleta al hierro', { show: false });
  await comeBack(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Producto no encontrado');
  await page.getByRole('link', { name: /La Higuera/ }).tap();
  await expect(page).toHaveURL('/m/demo');
});

test.describe('where the order cannot be loaded', () => {
  test.use({ serviceWorkers: 'block' });

  test('a tapped title leads to the page of the product, and without a connection says so', async ({
    page,
    context,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Service Worker registration blocked/);
    await page.route('**/assets/public-menu/order.*.js', (route) => route.abort());
    await page.goto('/m/demo');
    const title = page.getByRole('link', { name: 'Provoleta al hierro', exact: true }).last();
    await context.setOffline(true);
    await title.tap();
    await expect(page.getByRole('alert')).toContainText('No hay conexión');
    await expect(page).toHaveURL('/m/demo');
    await context.setOffline(false);
    await expect(page.getByRole('alert')).toBeHidden();
    await title.tap();
    await expect(page).toHaveURL(/\/m\/demo\/p\//);
    await expect(page.getByRole('heading', { level: 1, name: 'Provoleta al hierro' })).toBeVisible();
  });
});

test('the worker keeps at most 20 menus and 30 MB, and takes itself away when its address is gone', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  await page.goto('/m/demo');
  await kept(page, '/assets/public-menu/page.');
  await page.evaluate(async () => {
    const put = async (key: string, at: number, body: BodyInit) => {
      const cache = await caches.open(`carta-menu-${key}`);
      await cache.put(`/m/${key}`, new Response(body, { headers: { date: new Date(at).toUTCString() } }));
    };
    for (let nth = 1; nth <= 20; nth += 1) await put(`menu-${nth}`, Date.now() - nth * 60_000, 'x');
    await put('large', Date.now() - 19.5 * 60_000, new Blob([new Uint8Array(30_000_000)]));
  });
  const names = () => page.evaluate(async () => (await caches.keys()).sort());
  await page.reload();
  await expect.poll(names).not.toContain('carta-menu-large');
  const left = await names();
  expect(left).toHaveLength(20);
  expect(left).toEqual(expect.arrayContaining(['carta-menu-demo', 'carta-menu-menu-19']));

  await context.route('**/m/sw.js', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect.poll(names).toEqual([]);
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
});
