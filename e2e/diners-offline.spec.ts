import type { Page } from '@playwright/test';
import { AnsweringProxy, type ForeignAnswer } from './testing/answering-proxy.ts';
import { changeItem } from './testing/diners-order.ts';
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

/** What a browser does when the diner comes back to the page. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Comes back to the page, which asks for changes; resolves once that is answered, and what was asked before has been kept or not. */
async function askAgain(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === pathname);
  await comeBack(page);
  await answered;
}

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
  await page
    .getByRole('button', { name: /^Agregar Empanadas de carne/ })
    .first()
    .tap();
  await expect(cart(page)).toBeVisible();
  for (const part of ['order.', 'cart.']) await kept(page, `/assets/public-menu/${part}`);
  await kept(page, '/api/public/menus/demo');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'La Higuera' })).toBeVisible();
  await expect(bar(page)).toContainText(/^Sin conexión\. Menú de hoy, \d{1,2}\.\d\d$/);
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
      for (const part of ['find.', 'order.', 'cart.']) await kept(page, `/assets/public-menu/${part}`);
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

/** What a proxy, or a network that wants the diner to log in, sends in the place of a page or file. */
const FOREIGN: Readonly<Record<string, ForeignAnswer>> = {
  'the page of a proxy under maintenance': {
    type: 'text/html',
    body: '<!doctype html><main><h1>Volvemos pronto</h1></main></html>',
  },
  'an error as JSON': { type: 'application/json', body: '{"error":true}' },
  'an empty page': { type: 'text/html', body: '' },
  'an empty answer without a type': {},
  'the login of a network as a page': { type: 'text/html', body: '<form action="/login"><input name="room"></form>' },
  'a 404 of a proxy': { status: 404, type: 'text/html', body: '<main><h1>404 Not Found</h1></main>' },
  'a refusal of a proxy': { status: 403, type: 'text/html', body: '<h1>Forbidden</h1>' },
};

test.describe('behind a proxy that answers in the place of the server', () => {
  let proxy: AnsweringProxy;
  test.beforeEach(async ({ server }) => (proxy = await AnsweringProxy.start(server.url)));
  test.afterEach(() => proxy.close());
  test.use({ savesData: false });

  const menu = (page: Page) => page.getByRole('heading', { level: 1, name: 'La Higuera' });
  const isPart = (path: string) => /^\/(?:m|api|assets|files)\//.test(path);

  /** What is kept of the menu, without the pictures that are drawn as the page is scrolled. */
  const keptMenu = async (page: Page) => ({
    paths: (await keptPaths(page)).filter((path) => !path.startsWith('/files/')).sort(),
    json: await page.evaluate(async () => (await caches.match('/api/public/menus/demo'))?.text()),
  });

  /** Opens the menu without a connection. */
  async function openOffline(page: Page): Promise<void> {
    await page.context().setOffline(true);
    await page.goto(`${proxy.url}/m/demo`);
    await expect(menu(page)).toBeVisible();
    await expect(bar(page)).toContainText('Sin conexión');
    await page.context().setOffline(false);
    await comeBack(page);
    await expect(bar(page)).toBeHidden();
  }

  test('the kept menu stays and is shown, and so does an open page, whatever is sent in the place of the page, its files and its JSON', async ({
    page,
    server,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED|status of 40[34]/);
    // A product that was opened can be read again.
    await page.goto(`${proxy.url}/m/demo`);
    const product = (await page.getByRole('link', { name: 'Provoleta al hierro' }).last().getAttribute('href')) ?? '';
    const files = ['/assets/public-menu/page.', '/assets/public-menu/order.', '/assets/public-menu/find.'];
    for (const file of [...files, '/api/public/menus/demo']) await kept(page, file);
    const other = await (await page.request.get(`${server.url}/m/demo-bloqueado`)).text();
    const own = await (await page.request.get(`${server.url}/m/demo`)).text();
    await page.goto(proxy.url + product);
    await kept(page, product);
    await page.goto(`${proxy.url}/m/demo`);

    const pages = {
      ...FOREIGN,
      'the menu of another business': { type: 'text/html', body: other },
      'the first half of the menu': { type: 'text/html', body: own.slice(0, own.length / 2) },
    };
    for (const [what, foreign] of Object.entries(pages)) {
      await test.step(`${what} replaces neither an open page nor the kept one`, async () => {
        const before = await keptMenu(page);
        proxy.answer = (path) => (isPart(path) ? foreign : undefined);
        await comeBack(page);
        await expect(bar(page)).toContainText(/^Sin conexión\. Menú de hoy/);
        await expect(menu(page)).toBeVisible();
        await page.goto(`${proxy.url}/m/demo`);
        if (what !== 'the first half of the menu') {
          await expect(menu(page)).toBeVisible();
          await expect(bar(page)).toContainText('Sin conexión');
        }
        await page.goto(proxy.url + product);
        await expect(page.getByRole('heading', { level: 1, name: 'Provoleta al hierro' })).toBeVisible();
        await expect(bar(page)).toContainText('Sin conexión');
        await askAgain(page);
        expect(await keptMenu(page)).toEqual(before);
        proxy.answer = () => undefined;
        await openOffline(page);
      });
    }

    await test.step('the page of a product does not take the place of the menu', async () => {
      const productPage = await (await page.request.get(server.url + product)).text();
      proxy.answer = (path) => (path === '/m/demo' ? { type: 'text/html', body: productPage } : undefined);
      await page.goto(`${proxy.url}/m/demo`);
      await expect(menu(page)).toBeVisible();
      await expect(bar(page)).toContainText('Sin conexión');
      proxy.answer = () => undefined;
      await openOffline(page);
    });

    await test.step('our own 404 takes the product away', async () => {
      const missing = await (await page.request.get(`${server.url}/m/demo/p/unknown`)).text();
      proxy.answer = (path) => (path === product ? { status: 404, type: 'text/html', body: missing } : undefined);
      await page.goto(proxy.url + product);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Producto no encontrado');
      await expect.poll(() => keptPaths(page)).not.toContain(product);
    });
  });

  test('the login of a network to which the diner is led is shown, here and elsewhere, and the kept menu stays', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED|status of 511|CORS policy/);
    // Before the service worker has the page, its own policy ends what is led elsewhere.
    consoleGuard.allow(/"connect-src 'self'"/);
    const portal = await AnsweringProxy.start(proxy.url);
    const login = { type: 'text/html', body: '<!doctype html><title>WiFi</title><h1>Ingresar a la red</h1>' };
    portal.answer = () => login;
    await page.goto(`${proxy.url}/m/demo`);
    await kept(page, '/api/public/menus/demo');
    for (const [what, answer] of [
      ['another origin', { location: `${portal.url}/login` }],
      ['the same origin', { location: '/login-red' }],
      ['no other address', { ...login, status: 511 }],
    ] as const) {
      await test.step(`a network that leads to ${what}`, async () => {
        await page.goto(`${proxy.url}/m/demo`);
        proxy.answer = (path) => (path === '/login-red' ? login : answer);
        await comeBack(page);
        await expect(bar(page)).toContainText('Sin conexión');
        await page.goto(`${proxy.url}/m/demo`);
        await expect(page.getByRole('heading')).toHaveText('Ingresar a la red');
        proxy.answer = () => undefined;
        await openOffline(page);
      });
    }
    await portal.close();
  });

  test('a file of another type, and JSON that is no menu, are not kept on the first visit; the next one keeps what is right', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/);
    const html = { type: 'text/html', body: '<h1>Volvemos pronto</h1>' };
    proxy.answer = (path) => {
      if (/\/(?:find|order)\.\w+\.(?:js|css)$/.test(path)) return html;
      if (/\/words-es\./.test(path)) return { type: 'text/javascript', body: '' };
      return path === '/api/public/menus/demo' ? { type: 'application/json', body: '{"error":true}' } : undefined;
    };
    // The menu's JSON is read last.
    const last = page.context().waitForEvent('response', (answer) => answer.url().endsWith('/api/public/menus/demo'));
    await page.goto(`${proxy.url}/m/demo`);
    await last;
    await kept(page, '/assets/public-menu/page.');
    await askAgain(page);
    expect((await keptPaths(page)).filter((path) => /\/(?:find|order|words-es)\.|^\/api/.test(path))).toEqual([]);

    proxy.answer = () => undefined;
    await page.goto(`${proxy.url}/m/demo`);
    await kept(page, '/api/public/menus/demo');
    expect((await keptPaths(page)).filter((path) => /\/(?:find|order|words-es)\./.test(path))).toHaveLength(5);
    await openOffline(page);
  });

  test('a proxy that says 404 of everything, the worker too, takes nothing away, and the page asks again by itself', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED|status of 404/);
    await page.goto(`${proxy.url}/m/demo`);
    await kept(page, '/api/public/menus/demo');
    proxy.answer = () => ({ status: 404, type: 'text/plain', body: 'no such host' });
    await page.goto(`${proxy.url}/m/demo`);
    await expect(bar(page)).toContainText('Sin conexión');
    await expect(menu(page)).toBeVisible();
    proxy.answer = () => undefined;
    // The page asks again by itself.
    await expect(bar(page)).toBeHidden();
    await openOffline(page);
  });
});

test.describe('where the order cannot be loaded', () => {
  test.use({ serviceWorkers: 'block' });

  test('a tapped title leads to the page of the product, and without a connection says so', async ({
    page,
    context,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Service Worker registration blocked/);
    consoleGuard.allow(/A part of the page cannot be loaded/);
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
