import type { Business, DinerOrder } from '@carta/domain';
import type { Browser, Page } from '@playwright/test';
import { bar, comeBack, order, placeOrder, plus, setDesk } from './testing/diners-order.ts';
import { OWNER, startSession, write } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

const PROVOLETA = 'Provoleta al hierro';
const FLAN = 'Flan casero con dulce de leche';

/** Opens a phone that has scanned the code of this table. */
async function phoneAt(browser: Browser, owner: Page, title: string): Promise<Page> {
  const { tables } = (await (await owner.request.get('/api/menus/demo')).json()) as Business;
  const token = tables.find((table) => table.title === title)!.token;
  const context = await browser.newContext({
    baseURL: new URL(owner.url()).origin,
    locale: 'es-AR',
    viewport: { width: 360, height: 740 },
  });
  const phone = await context.newPage();
  await phone.goto(`/m/demo?mesa=${token}`);
  await expect(atTable(phone, title)).toBeVisible();
  return phone;
}

const atTable = (phone: Page, title: string) => phone.getByRole('region', { name: title });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

async function ordersOf(owner: Page): Promise<DinerOrder[]> {
  return ((await (await owner.request.get('/api/orders/demo')).json()) as { orders: DinerOrder[] }).orders;
}

/** Orders a dish at the table, and returns the order as the desk has it once it is sent, or paid online. */
async function round(owner: Page, phone: Page, dish: string, { isOnline = false } = {}): Promise<DinerOrder> {
  if (phone.url().includes('/o/')) await phone.getByRole('link', { name: 'Menú de La Higuera' }).click();
  await plus(phone, dish).click();
  await bar(phone).click();
  if (isOnline) await order(phone).getByRole('radio', { name: 'MercadoPago' }).check();
  const key = await placeOrder(phone);
  if (isOnline) {
    await phone.getByRole('link', { name: 'Pagar con MercadoPago' }).click();
    await phone.getByRole('button', { name: 'Aprobar el pago' }).click();
    await expect(phone.getByText('Pagado con MercadoPago.')).toBeVisible();
  }
  return (await ordersOf(owner)).find((placed) => placed.key === key)!;
}

test('[TABLE-7] [TABLE-9] [KITCHEN-1] an evening at two tables: three phones, three rounds, one of them paid online, a request, a bill, a dish ticked in the kitchen, a table closed, and every sum right', async ({
  page: desk,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  await desk.setViewportSize({ width: 1280, height: 800 });
  await startSession(desk, OWNER);
  await write(desk, '/api/business/demo', { hours: [] });
  await setDesk(desk);
  await desk.goto('/panel/orders/desk');
  const kitchen = await context.newPage();
  await kitchen.setViewportSize({ width: 1024, height: 768 });
  await kitchen.goto('/panel/orders/kitchen');
  const [ana, bruno, carla] = [
    await phoneAt(browser, desk, 'Mesa 7'),
    await phoneAt(browser, desk, 'Mesa 7'),
    await phoneAt(browser, desk, 'Mesa 9'),
  ];

  const accept = async ({ number }: DinerOrder) => {
    await card(desk, `Pedido ${number}`).getByRole('button', { name: 'Aceptar' }).click();
    await expect(card(desk, `Pedido ${number}`).getByRole('button', { name: 'Aceptar' })).toHaveCount(0);
  };
  const first = await round(desk, ana, PROVOLETA);
  const other = await round(desk, carla, FLAN, { isOnline: true });
  await accept(first);
  await accept(other);
  const second = await round(desk, bruno, FLAN);
  await accept(second);
  const third = await round(desk, ana, FLAN);
  await accept(third);
  const visits = [first, second, third].map(({ table }) => table?.visit);
  expect(new Set(visits).size).toBe(1);
  expect(other.table?.visit).not.toBe(visits[0]);

  expect([first.payment, other.payment, other.paid]).toEqual([null, 'mercadoPago', 'paid']);

  await test.step('the desk tells each table its rounds and its sum', async () => {
    const sum = (orders: readonly DinerOrder[]) =>
      new Intl.NumberFormat('es-AR').format(orders.reduce((cents, { total }) => cents + total, 0) / 100);
    const seven = card(desk, 'Mesa 7');
    const nine = desk.getByRole('region', { name: 'Mesas' });
    await expect(seven).toContainText('Tercera ronda');
    await expect(seven).toContainText(sum([first, second, third]));
    await expect(nine).toContainText(sum([other]));
  });

  await test.step('a dish is ticked in the kitchen, and its order is ready at once', async () => {
    const ticket = card(kitchen, `Pedido ${first.number}`);
    await ticket.getByRole('button', { name: PROVOLETA }).click();
    await expect(card(desk, `Pedido ${first.number}`)).toContainText('Listo');
    expect((await ordersOf(desk)).find(({ key }) => key === first.key)?.state).toBe('ready');
  });

  await test.step('Mesa 9 calls the waiter, and Mesa 7 asks for the bill', async () => {
    await carla.getByRole('link', { name: 'Menú de La Higuera' }).click();
    await atTable(carla, 'Mesa 9').getByRole('button', { name: 'Llamar al mozo' }).click();
    await ana.getByRole('link', { name: 'Menú de La Higuera' }).click();
    await atTable(ana, 'Mesa 7').getByRole('button', { name: 'Pedir la cuenta' }).click();
    for (const asked of ['Mesa 9 llama al mozo', 'Mesa 7 pide la cuenta'])
      await card(desk, asked).getByRole('button', { name: 'Ya va' }).click();
    for (const [phone, title] of [
      [carla, 'Mesa 9'],
      [ana, 'Mesa 7'],
    ] as const) {
      await comeBack(phone);
      await expect(atTable(phone, title).getByRole('button', { name: 'Ya va el mozo' })).toBeVisible();
    }
  });

  await test.step('Mesa 7 is closed, its people have left, and Mesa 9 stays', async () => {
    await card(desk, 'Mesa 7').getByRole('button', { name: 'Cerrar mesa' }).click();
    const closed = desk.waitForResponse((answer) => answer.url().includes('/api/tables/'));
    await desk.getByRole('dialog').getByRole('button', { name: 'Cerrar mesa' }).click();
    expect((await closed).status()).toBe(200);
    await expect(card(desk, 'Mesa 7')).toHaveCount(0);
    const states = new Map((await ordersOf(desk)).map(({ key, state }) => [key, state]));
    expect([first, second, third].map(({ key }) => states.get(key))).toEqual(['done', 'done', 'done']);
    expect(states.get(other.key)).toBe('accepted');
    for (const { number } of [second, third]) {
      await card(kitchen, `Pedido ${number}`).getByRole('button', { name: 'Entendido' }).click();
      await expect(card(kitchen, `Pedido ${number}`)).toHaveCount(0);
    }
  });

  await test.step('Ventas tells both tables to the cent', async () => {
    const { day } = first;
    const answer = await desk.request.get(`/api/analytics/demo/sales?from=${day}&to=${day}`);
    const { tables } = (await answer.json()) as {
      tables: readonly { readonly title: string; readonly orders: number; readonly cents: number }[];
    };
    const soldAt = (title: string) => tables.find((table) => table.title === title);
    expect(soldAt('Mesa 7')).toMatchObject({ orders: 3, cents: first.total + second.total + third.total });
    expect(soldAt('Mesa 9')).toMatchObject({ orders: 1, cents: other.total });
  });
  for (const phone of [ana, bruno, carla]) await phone.context().close();
});
