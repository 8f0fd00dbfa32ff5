import type { Browser, Page } from '@playwright/test';
import type { CartaServer } from './testing/carta-server.ts';
import { sendOrder } from './testing/diner-orders.ts';
import { bodyOfSave, heading } from './testing/orders.ts';
import { LOCKED_OWNER, nothingOpen, OWNER, startSession, write } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

/** The contract's limit for a new order to be on every open desk. */
const AT_ONCE = { timeout: 1_000 };
const PHONE = { width: 360, height: 640 };
const DESK = { width: 1280, height: 800 };

const card = (page: Page, number: number) => page.getByRole('article', { name: `Pedido ${number}`, exact: true });
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const within = (page: Page, name: string, number: number) =>
  group(page, name).getByRole('article', { name: `Pedido ${number}`, exact: true });

/** Opens the desk of the demo, which takes orders at any hour, and waits until it listens to events. */
async function openDesk(page: Page): Promise<void> {
  await startSession(page, OWNER);
  await write(page, '/api/business/demo', { hours: [] });
  const listens = page.waitForResponse((answer) => answer.url().endsWith('/api/events?live=orders') && answer.ok());
  await page.goto('/panel/orders/desk');
  await expect(group(page, 'Nuevos')).toBeVisible();
  await listens;
}

async function otherDevice(browser: Browser, server: CartaServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, viewport: DESK });
  const page = await context.newPage();
  await openDesk(page);
  return page;
}

test.use({ viewport: PHONE });

test('[ORDER-15] [ORDER-16] an order is on every device at once; its steps, one back and a rejection are seen on all of them', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(120_000);
  await openDesk(page);
  const there = await otherDevice(browser, server);
  const first = await sendOrder(page.request, { type: 'delivery' });

  await test.step('a new order is on both devices within a second, with its lines and its diner', async () => {
    for (const device of [page, there]) {
      await expect(within(device, 'Nuevos', first.number)).toBeVisible(AT_ONCE);
      await expect(card(device, first.number)).toContainText(first.title);
      await expect(card(device, first.number)).toContainText('Sin sal');
      await expect(card(device, first.number)).toContainText('Julián · Perú 1082, 3.º B');
      expect(await seriousViolations(device)).toEqual([]);
    }
  });

  await test.step('it is accepted with minutes, and the other device shows that within a second', async () => {
    await card(page, first.number).getByRole('radio', { name: '45' }).check();
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await card(page, first.number).getByRole('button', { name: 'Aceptar' }).click();
    expect((await sent).postDataJSON()).toEqual({ state: 'accepted', version: 0, minutes: 45 });
    await expect(within(there, 'En preparación', first.number)).toContainText(/faltan 4[45] min/, AT_ONCE);
  });

  await test.step('one step back undoes the last one, by the snackbar and on the card', async () => {
    await page.getByRole('button', { name: 'Deshacer' }).last().click();
    await expect(within(page, 'Nuevos', first.number)).toBeVisible();
    await card(page, first.number).getByRole('button', { name: 'Aceptar' }).click();
    await card(page, first.number).getByRole('button', { name: 'Listo' }).click();
    await expect(within(page, 'Listos', first.number)).toBeVisible();
    await card(page, first.number).getByRole('button', { name: 'Deshacer' }).click();
    await expect(within(there, 'En preparación', first.number)).toBeVisible(AT_ONCE);
    await expect(card(page, first.number).getByRole('button', { name: 'Deshacer' })).toHaveCount(0);
  });

  await test.step('a delivery is on its way before it is delivered, and then among those that are over', async () => {
    await card(page, first.number).getByRole('button', { name: 'Listo' }).click();
    await card(page, first.number).getByRole('button', { name: 'En camino' }).click();
    await card(page, first.number).getByRole('button', { name: 'Entregado' }).click();
    await expect(card(page, first.number)).toHaveCount(0);
    await page.getByRole('button', { name: /^Terminados/ }).click();
    await expect(card(page, first.number)).toContainText('Entregado');
  });

  await test.step('an order is rejected with a reason, which both devices show', async () => {
    const second = await sendOrder(page.request, { name: 'Sofía' });
    await card(page, second.number).getByRole('button', { name: 'Rechazar' }).click();
    const sheet = page.getByRole('dialog', { name: `Rechazar el pedido ${second.number}` });
    await sheet.getByText('Cocina cerrada').click();
    expect(await seriousViolations(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Rechazar' }).click();
    await expect(card(page, second.number)).toContainText('Cocina cerrada');
    await expect(card(there, second.number)).toHaveCount(0, AT_ONCE);
  });

  await test.step('a tab in the background hears of a new order as soon', async () => {
    await there.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const { number } = await sendOrder(page.request, { name: 'Carla' });
    await expect(within(there, 'Nuevos', number)).toBeVisible(AT_ONCE);
  });

  await test.step('the hub says how many are new', async () => {
    await sendOrder(page.request, { name: 'Inés' });
    await page.getByRole('link', { name: 'Volver' }).click();
    await expect(page.getByRole('link', { name: /^Pedidos del día/ })).toContainText(/\d nuevos?/);
  });
  await there.context().close();
});

test('a stale step is refused with the order as it is: the device shows it and says so', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/);
  await openDesk(page);
  const { number } = await sendOrder(page.request);
  await expect(card(page, number)).toBeVisible(AT_ONCE);
  // The device does not hear of what another one does.
  await page.route('**/api/orders/demo', (route) => route.fulfill({ status: 304 }));
  const { orders } = (await (await page.request.get('/api/orders/demo')).json()) as {
    orders: { key: string; number: number; state: string }[];
  };
  const key = orders.find((order) => order.number === number && order.state === 'new')?.key ?? '';
  await write(page, `/api/orders/demo/${key}`, { state: 'rejected', version: 0, reason: 'Faltan datos' });
  await card(page, number).getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText(`El pedido ${number} ya cambió en otro dispositivo: rechazado.`)).toBeVisible();
  await page.getByRole('button', { name: /^Terminados/ }).click();
  await expect(card(page, number)).toContainText('Faltan datos');
});

test('[DESK-2] [ORDER-21] [ORDER-23] orders are paused and taken again, a diner is erased, and all are downloaded', async ({
  page,
}) => {
  await openDesk(page);
  const { number } = await sendOrder(page.request);
  await expect(card(page, number)).toBeVisible(AT_ONCE);

  await test.step('a pause is shown to diners until it is ended', async () => {
    const paused = async () => {
      const menu = (await (await page.request.get('/api/public/menus/demo')).json()) as {
        ordering: { pausedUntil: number | null };
      };
      return menu.ordering.pausedUntil;
    };
    await page.getByRole('button', { name: 'Pausar pedidos' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^1 hora/ })
      .click();
    await expect(page.getByText(/^En pausa hasta las /)).toBeVisible();
    expect(await paused()).toBeGreaterThan(Date.now());
    await nothingOpen(page);
    await page.reload();
    await page.getByRole('button', { name: 'Reabrir' }).click();
    await expect(page.getByText('Tomas pedidos', { exact: true })).toBeVisible();
    expect(await paused()).toBeNull();
  });

  await test.step('what the diner wrote is erased after a question', async () => {
    await card(page, number)
      .getByRole('button', { name: `Más del pedido ${number}` })
      .click();
    await page.getByRole('menuitem', { name: 'Borrar datos del comensal' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Borrar', exact: true }).click();
    await expect(card(page, number)).not.toContainText('Julián');
    await expect(card(page, number)).not.toContainText('Sin sal');
    await nothingOpen(page);
    await page.reload();
    await expect(card(page, number)).toBeVisible();
    await expect(card(page, number)).not.toContainText('Julián');
  });

  await test.step('the orders are a file for spreadsheets', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Descargar CSV' }).click();
    expect((await download).suggestedFilename()).toBe('pedidos-demo.csv');
  });
});

test('without a connection the desk says since when it shows, and its steps wait', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  await openDesk(page);
  const step = page.getByRole('button', { name: 'Aceptar' }).first();
  await expect(step).toBeEnabled();
  await context.setOffline(true);
  await expect(page.getByText(/^Se muestran los pedidos de las \d+\.\d\d\. No entran pedidos nuevos/)).toBeVisible();
  await expect(step).toBeDisabled();
  await context.setOffline(false);
  await expect(step).toBeEnabled({ timeout: 15_000 });
});

test('[DESK-1] [HOME-7] a business from before turns the reception on by one step, also as a locked owner, and its desk is ready', async ({
  page,
}) => {
  await startSession(page, LOCKED_OWNER);
  await write(page, '/api/business/demo-bloqueado', { menuTypes: ['takeaway'] });
  await page.goto('/panel/orders');
  await page.getByRole('link', { name: /^Recepción de pedidos NUEVO/ }).click();
  await expect(heading(page, 'Recepción de pedidos')).toBeVisible();
  await page.getByRole('switch', { name: 'Activar', exact: true }).click();
  await page.getByRole('button', { name: 'Más' }).click();
  await page.getByRole('radio', { name: 'No pedir' }).check();
  expect(await bodyOfSave(page)).toEqual({
    orderDesk: { active: true, prepMinutes: 35, pausedUntil: null, name: 'required', phone: 'hidden' },
  });
  await expect(page.getByRole('link', { name: 'Hacer un pedido de prueba' })).toHaveAttribute('target', '_blank');
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page.getByRole('link', { name: /^Recepción de pedidos/ })).toHaveText(/Activada · 35 minutos/);
  await page.getByRole('link', { name: /^Pedidos del día/ }).click();
  await expect(page.getByRole('heading', { name: 'Todavía no hay pedidos hoy' })).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
});
