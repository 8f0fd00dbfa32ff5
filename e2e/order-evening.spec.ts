import type { DinerOrder } from '@carta/domain';
import type { Browser, Page } from '@playwright/test';
import { bar, order, placeButton, plus, sendLink, setDesk } from './testing/diners-order.ts';
import { OWNER, startSession, write } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

const FLAN = 'Flan casero con dulce de leche';
const DINERS = ['Delivery', 'Retiro', 'Más tarde', 'Sin respuesta'] as const;

/** Opens a phone whose diner has filled a cart. */
async function phoneOf(browser: Browser, baseURL: string, name: (typeof DINERS)[number]): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'es-AR', viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.goto('/m/demo');
  await plus(page, FLAN).click();
  await bar(page).click();
  if (name === 'Delivery') await order(page).getByRole('textbox', { name: 'Dirección' }).fill('Perú 1082');
  else await order(page).getByRole('radio', { name: 'Retiro' }).check();
  if (name === 'Más tarde') await order(page).getByRole('combobox', { name: 'Para cuándo' }).selectOption({ index: 2 });
  await order(page).getByRole('textbox', { name: 'Nombre' }).fill(name);
  return page;
}

/** Sends until the order's page is open, as a diner does who is patient. */
async function sendUntilStored(page: Page): Promise<void> {
  const again = order(page).getByRole('button', { name: /^(?:Enviar pedido|Reintentar)$/ });
  await expect(async () => {
    if (!/\/o\//.test(page.url())) await again.click({ timeout: 1_000 });
    await expect(page).toHaveURL(/\/o\/[\w-]{21}$/, { timeout: 9_000 });
  }).toPass({ timeout: 60_000 });
}

test('[ORDER-19] four phones order while the server is killed and started again in the middle: every order is there once, or has left by WhatsApp', async ({
  page,
  server,
  browser,
}) => {
  test.setTimeout(180_000);
  await startSession(page, OWNER);
  await write(page, '/api/business/demo', { hours: [] });
  await write(page, '/api/business/demo', { delivery: { zones: [], minimum: null } });
  await setDesk(page);
  const [delivery, pickup, later, failed] = await Promise.all(DINERS.map((name) => phoneOf(browser, server.url, name)));
  const phones = [delivery!, pickup!, later!, failed!];

  // One is stored before, and its answer is lost; two are sent while there is no server; the last one gives up and writes.
  const arrived = delivery!.waitForRequest('**/api/public/orders/demo');
  await delivery!.route('**/api/public/orders/demo', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await placeButton(delivery!).click();
  await arrived;
  await expect(sendLink(delivery!)).toBeVisible();
  await delivery!.unroute('**/api/public/orders/demo');
  await server.kill();
  for (const phone of [pickup!, later!, failed!]) await placeButton(phone).click();
  for (const phone of [pickup!, later!, failed!]) await expect(sendLink(phone)).toBeVisible();
  const left = failed!.waitForURL('https://wa.me/**');
  await sendLink(failed!).click();
  await left;
  const text = new URL(failed!.url()).searchParams.get('text') ?? '';
  await server.restart();
  await Promise.all([delivery!, pickup!, later!].map(sendUntilStored));

  const { orders } = (await (await page.request.get('/api/orders/demo')).json()) as { orders: DinerOrder[] };
  const mine = orders.filter(({ name }) => (DINERS as readonly string[]).includes(name));
  expect(mine.map(({ name }) => name).sort()).toEqual(['Delivery', 'Más tarde', 'Retiro']);
  expect(mine.find(({ name }) => name === 'Más tarde')?.at).toBeGreaterThan(Date.now());
  expect(new Set(mine.map(({ number }) => number)).size).toBe(3);
  expect(text).toMatch(/^Hola, La Higuera\. Quiero hacer este pedido \(…[\w-]{4}\):/);
  expect(text).toContain('Nombre: Sin respuesta');
  for (const phone of [delivery!, pickup!, later!])
    expect(mine.map(({ key }) => key)).toContain(phone.url().slice(-21));
  for (const phone of phones) await phone.context().close();
});
