import { holdScripts } from './testing/hold-scripts.ts';
import { openHome, OWNER } from './testing/panel.ts';
import { expect, PAGE_FAILED, test } from './testing/test.ts';

const FILES_OF_ORDERS = '**/remotes/orders/**/*.js*';

/** Messages of the browser and the federation runtime about files that cannot be loaded. */
const CANNOT_FETCH = /ERR_FAILED|Remote orders|RUNTIME-|Failed to load|already registered/;

test.beforeEach(({ server }) => server.allow(PAGE_FAILED));

test('a remote that cannot be fetched or run leaves the panel usable, and opens once it can', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(CANNOT_FETCH);
  // What is fetched for later may meet files that cannot be fetched, too.
  consoleGuard.allow(/Remote orders|RUNTIME-|broken on purpose|Failed|Drafts cannot be kept/);
  const hub = page.getByRole('link', { name: 'Número de WhatsApp' });
  const retry = page.getByRole('button', { name: 'Reintentar' });

  await test.step('an unreachable remote leaves the panel usable, and is fetched again on retry', async () => {
    await openHome(page, OWNER);
    await page.route(FILES_OF_ORDERS, (route) => route.abort());
    await page.getByRole('link', { name: /^Pedidos NUEVO/ }).click();
    await expect(page.getByRole('heading', { name: 'No se pudo abrir esta sección' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeEnabled();

    await page.getByRole('link', { name: 'Carta' }).first().click();
    await page.getByRole('link', { name: 'Mi menú' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mi menú' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Categorías y productos' })).toBeVisible();

    await page.goBack();
    await page.getByRole('link', { name: /^Pedidos NUEVO/ }).click();
    await expect(retry).toBeVisible();
    await page.unroute(FILES_OF_ORDERS);
    await retry.click();
    await expect(hub).toBeVisible();
    await expect(retry).toHaveCount(0);
  });

  await test.step('a remote whose preload failed opens at the first retry', async () => {
    await page.route(FILES_OF_ORDERS, (route) => route.abort());
    await page.goto('/panel/orders');
    await expect(retry).toBeVisible();
    await page.unroute(FILES_OF_ORDERS);
    await retry.click();
    await expect(hub).toBeVisible();
  });

  await test.step('a remote whose code throws leaves the panel usable', async () => {
    await page.goto('/panel');
    await page.route('**/remotes/orders/**/remote-entry*.js*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken on purpose")' }),
    );
    await page.getByRole('link', { name: /^Pedidos NUEVO/ }).click();
    await expect(retry).toBeVisible();
    await page.getByRole('link', { name: 'Volver a Inicio' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('a remote whose preload failed opens without a retry once its files are reachable', async () => {
    const release = await holdScripts(page);
    const aborted: string[] = [];
    await page.route(FILES_OF_ORDERS, async (route) => {
      aborted.push(route.request().url());
      await route.abort();
    });
    await page.goto('/panel/orders', { waitUntil: 'commit' });
    await expect.poll(() => aborted.length).toBe(2);
    await page.unroute(FILES_OF_ORDERS);
    release();
    await expect(hub).toBeVisible();
  });
});

test('a remote is loaded from the registry’s address only when its screens are opened, and a slow one shows its skeleton', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/remotes\/([^/]+)\//.exec(request.url())?.[1];
    if (name && !asked.includes(name)) asked.push(name);
  });
  await openHome(page, OWNER);
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Cuenta' }).click();
  await expect(page.getByRole('link', { name: 'Pagos' })).toBeVisible();
  expect(asked).toEqual(['account']);

  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(FILES_OF_ORDERS, async (route) => {
    await held;
    await route.continue();
  });
  await page.goBack();
  await page.getByRole('link', { name: /^Pedidos NUEVO/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Número de WhatsApp' })).toHaveCount(0);
  release();
  await expect(page.getByRole('link', { name: 'Número de WhatsApp' })).toBeVisible();
});
