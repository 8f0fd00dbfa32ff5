import {
  checkCart,
  newKey,
  priceInCents,
  publicItems,
  type Business,
  type PublicMenu,
  type Table,
} from '@carta/domain';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { sendOrder } from './testing/diner-orders.ts';
import { layoutFaults, WIDTHS } from './testing/layout-faults.ts';
import { goToScreen, NEW_OWNER, nothingOpen, OWNER, startSession, write } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const TABLES = ['/panel/orders/tables', 'Mesas'] as const;
const DESK = ['/panel/orders/desk', 'Pedidos del día'] as const;
const PHONE = { width: 360, height: 740 };
/** So many pixels a phone sees of a code that is printed 25 mm wide, its white border included. */
const READ_PIXELS = 25 * 6;

const list = (page: Page) => page.getByRole('list', { name: 'Mesas', exact: true });
const tiles = (page: Page) => list(page).getByRole('button');
const tile = (page: Page, title: string) => tiles(page).filter({ hasText: new RegExp(`^${title} `) });
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const titlesOf = (tables: readonly Table[]) => tables.map(({ title }) => title);

async function tablesOf(page: Page, business: string): Promise<Table[]> {
  return ((await (await page.request.get(`/api/menus/${business}`)).json()) as Business).tables;
}

/** Resolves with the answer to the save that `change` causes. */
async function saved(page: Page, change: () => Promise<void>) {
  const answer = page.waitForResponse(
    (one) => one.url().includes('/api/business/') && one.request().method() === 'PUT',
  );
  await change();
  return answer;
}

/** Measures the layout of the screen, which has its size again afterwards. */
async function expectNoFaults(page: Page, widths = WIDTHS): Promise<void> {
  const size = page.viewportSize() ?? PHONE;
  expect(await layoutFaults(page, widths)).toEqual([]);
  await page.setViewportSize(size);
}

/** Opens the sheet of a table. */
async function openTable(page: Page, title: string): Promise<void> {
  await tile(page, title).click();
  await expect(sheet(page, title)).toBeVisible();
}

async function closeSheet(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await nothingOpen(page);
}

/** Sends an order of one of the demo's first plain product from a table, as a diner's page does; returns its number and cents. */
async function orderAt(page: Page, token: string): Promise<{ readonly number: number; readonly cents: number }> {
  const menu = (await (await page.request.get('/api/public/menus/demo')).json()) as PublicMenu;
  const plain = publicItems(menu).filter(({ optionGroups = [] }) => optionGroups.length === 0);
  const item = plain.find(({ key, title, price }) => {
    const line = { item: key, title, selection: {}, quantity: 1, note: '', cents: priceInCents(price) };
    return checkCart(menu, [line], Date.now())[0]?.problem === null;
  });
  const cents = item ? priceInCents(item.price) : 0;
  const data = {
    key: newKey(),
    lines: [{ key: newKey(), item: item?.key, selection: {}, quantity: 1, note: '', cents }],
    type: 'table',
    zone: null,
    table: token,
    address: '',
    name: '',
    phone: '',
    notes: '',
    payment: null,
    paysWith: null,
    at: null,
    total: cents,
    language: 'es',
  };
  const answer = await page.request.post('/api/public/orders/demo', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return { number: ((await answer.json()) as { order: { number: number } }).order.number, cents };
}

const written = (cents: number) =>
  new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' }).format(cents / 100).replaceAll(/\s/g, ' ');

test.use({ viewport: PHONE });

test('[TABLE-1] [TABLE-2] [TABLE-3] [TABLE-4] an owner without delivery adds twelve tables, names and arranges them, changes a code, and prints cards whose codes are read at 25 mm', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    window.print = () => void (document.documentElement.dataset.printed = 'true');
  });
  await startSession(page, NEW_OWNER);

  await test.step('«Mi menú» and «Pedidos» lead there', async () => {
    await goToScreen(page, '/panel/orders', 'Pedidos');
    await expect(page.getByRole('link', { name: /^Mesas/ })).toHaveAttribute('href', TABLES[0]);
    await goToScreen(page, '/panel/menu', 'Mi menú');
    await page.getByRole('link', { name: 'Mesas', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: TABLES[1] })).toBeVisible();
    await expect(page.getByText('Todavía no hay mesas')).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    await expectNoFaults(page);
  });

  await test.step('twelve are added at once', async () => {
    await page.getByRole('button', { name: 'Agregar mesas' }).click();
    await expect(sheet(page, 'Agregar mesas').getByText('Quedan Mesa 1, Mesa 2 … Mesa 12')).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    await expectNoFaults(page);
    await saved(page, () => page.getByRole('button', { name: 'Agregar 12 mesas' }).click());
    await expect(tiles(page)).toHaveCount(12);
    const tables = await tablesOf(page, 'demo-vacio');
    expect(new Set(tables.map(({ token }) => token)).size).toBe(12);
    const order = await page.getByText('Ordenar', { exact: true }).boundingBox();
    const third = await tiles(page).nth(2).boundingBox();
    expect(third!.x + third!.width - order!.x - order!.width).toBeLessThan(8);
    expect(await seriousViolations(page)).toEqual([]);
    await expectNoFaults(page);
  });

  await test.step('a name is saved when its field is left', async () => {
    await openTable(page, 'Mesa 12');
    expect(await seriousViolations(page)).toEqual([]);
    await expectNoFaults(page);
    await page.getByLabel('Nombre').fill('Barra');
    await saved(page, () => page.getByLabel('Nombre').press('Tab'));
    await expect(page.getByRole('img', { name: 'Código QR de Barra' })).toBeVisible();
    await closeSheet(page);
  });

  await test.step('tables are arranged by keyboard and by mouse, and stay so', async () => {
    await page.getByRole('button', { name: 'Ordenar' }).click();
    await page.getByRole('button', { name: 'Mover Barra' }).focus();
    for (const key of ['Space', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key);
    await saved(page, () => page.keyboard.press('Space'));
    expect(titlesOf(await tablesOf(page, 'demo-vacio')).indexOf('Barra')).toBe(7);
    await expectNoFaults(page);
    const [from, to] = await Promise.all(
      ['Mesa 1', 'Mesa 3'].map((title) =>
        page.getByRole('button', { name: `Mover ${title}`, exact: true }).boundingBox(),
      ),
    );
    const middle = (box: typeof from) => [box!.x + box!.width / 2, box!.y + box!.height / 2] as const;
    await page.mouse.move(...middle(from));
    await page.mouse.down();
    await page.mouse.move(...middle(to), { steps: 8 });
    await saved(page, () => page.mouse.up());
    await page.getByRole('button', { name: 'Listo' }).click();
    await page.reload();
    await expect(tiles(page).nth(2)).toContainText('Mesa 1');
    expect(titlesOf(await tablesOf(page, 'demo-vacio')).slice(0, 3)).toEqual(['Mesa 2', 'Mesa 3', 'Mesa 1']);
  });

  await test.step('a new code ends the old one', async () => {
    const before = (await tablesOf(page, 'demo-vacio')).find(({ title }) => title === 'Mesa 2')!.token;
    await openTable(page, 'Mesa 2');
    await page.getByRole('button', { name: /^Cambiar el código/ }).click();
    const question = sheet(page, '¿Cambiar el código de Mesa 2?');
    await expect(question).toBeVisible();
    await expectNoFaults(page);
    await saved(page, () => question.getByRole('button', { name: 'Cambiar' }).click());
    const after = (await tablesOf(page, 'demo-vacio')).find(({ title }) => title === 'Mesa 2')!.token;
    expect(after).not.toBe(before);
    expect((await page.request.get(`/api/public/tables/demo-vacio/${before}`)).status()).toBe(404);
    expect((await page.request.get(`/api/public/tables/demo-vacio/${after}`)).status()).toBe(200);
    await closeSheet(page);
  });

  await test.step('two sheets of A4 are printed, whose codes lead to their tables', async () => {
    const tables = await tablesOf(page, 'demo-vacio');
    await page.getByRole('button', { name: 'Imprimir las 12' }).click();
    await page.waitForFunction(() => document.documentElement.dataset.printed === 'true');
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 794, height: 1123 });
    const codes = page.locator('[data-printed-alone] section svg:has(rect)');
    await expect(codes).toHaveCount(12);
    for (const [nth, table] of tables.entries()) {
      const picture = sharp(await codes.nth(nth).screenshot()).ensureAlpha();
      const { data, info } = await picture.resize({ width: READ_PIXELS }).raw().toBuffer({ resolveWithObject: true });
      const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
      expect(read, table.title).toMatch(new RegExp(`/m/demo-vacio\\?mesa=${table.token}$`));
    }
    await page.emulateMedia({ media: null });
    const paper = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    expect(paper.match(/\/MediaBox \[0 0 59[45][\d.]* 84[12][\d.]*\]/g)).toHaveLength(2);
    await expect(codes).toHaveCount(0);
    const file = await page.request.get('/api/menus/demo-vacio/tables.pdf');
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  });
});

test('[TABLE-7] [TABLE-8] [TABLE-9] the desk shows a table with its rounds, what it asks for until somebody answers, moves it, closes it, and Ventas tells what it came to', async ({
  page,
  consoleGuard,
}) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await startSession(page, OWNER);
  await write(page, '/api/business/demo', { hours: [] });
  const [seven, nine] = (await tablesOf(page, 'demo')).filter(({ title }) => ['Mesa 7', 'Mesa 9'].includes(title));
  const first = await orderAt(page, seven!.token);
  await goToScreen(page, ...DESK);
  const column = page.getByRole('region', { name: 'Mesas' });

  await test.step('the first order of a table is marked until it is accepted', async () => {
    await expect(card(page, `Pedido ${first.number}`)).toContainText('Mesa sin confirmar');
    await expect(column.getByText('Mesa sin confirmar')).toBeVisible();
    await expect(column.getByRole('button', { name: 'Cerrar mesa' })).toBeDisabled();
    await card(page, `Pedido ${first.number}`).getByRole('button', { name: 'Aceptar' }).click();
    await expect(page.getByText('Mesa sin confirmar')).toHaveCount(0);
  });

  const second = await orderAt(page, seven!.token);

  await test.step('a second round arrives by itself and adds up', async () => {
    await expect(card(page, `Pedido ${second.number}`)).toContainText('Segunda ronda');
    await expect(card(page, 'Mesa 7')).toContainText('Primera ronda');
    await expect(card(page, 'Mesa 7')).toContainText(written(first.cents + second.cents).slice(2));
    const head = await card(page, 'Mesa 7').locator('header').boundingBox();
    expect(head?.height).toBeLessThan(40);
    const pause = await page.getByRole('button', { name: 'Pausar pedidos' }).boundingBox();
    const ready = await page.getByRole('region', { name: 'Listos' }).getByRole('article').first().boundingBox();
    expect(pause!.x + pause!.width).toBeCloseTo(ready!.x + ready!.width, 0);
    await sendOrder(page.request, { products: 4, quantity: 99 });
    await expect(page.getByText(/hoy · \$ \d\.\d{3}\.\d{3},/)).toBeVisible();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const state = await page.getByText('Tomas pedidos').boundingBox();
    expect(title?.height).toBeLessThan(40);
    const end = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      return words.getBoundingClientRect().right;
    });
    expect(state!.x - end).toBeGreaterThan(8);
    expect(await seriousViolations(page)).toEqual([]);
  });

  await test.step('what the table asks for waits in the tab’s title until «Ya va»', async () => {
    const request = `/api/public/tables/demo/${seven!.token}/requests`;
    const { key } = (await (await page.request.post(request, { data: { kind: 'waiter' } })).json()) as { key: string };
    await expect(card(page, 'Mesa 7 llama al mozo')).toBeVisible();
    await expect(page).toHaveTitle(/^\(\d+\)/);
    expect(await seriousViolations(page)).toEqual([]);
    await expectNoFaults(page);
    await card(page, 'Mesa 7 llama al mozo').focus();
    await page.keyboard.press('Enter');
    await expect(card(page, 'Mesa 7 llama al mozo')).toHaveCount(0);
    expect(
      ((await (await page.request.get(`${request}/${key}`)).json()) as { answered: number }).answered,
    ).toBeGreaterThan(0);
  });

  await test.step('a table with open orders is not removed, and says so', async () => {
    consoleGuard.allow(/conflict|409/);
    await goToScreen(page, ...TABLES);
    await expect(tile(page, 'Mesa 7')).toContainText(written(first.cents + second.cents).slice(2));
    await openTable(page, 'Mesa 7');
    await page.getByRole('button', { name: 'Eliminar la mesa' }).click();
    const answer = await saved(page, () =>
      sheet(page, '¿Eliminar Mesa 7?').getByRole('button', { name: 'Eliminar' }).click(),
    );
    expect(answer.status()).toBe(409);
    await expect(page.getByText(/^La mesa tiene pedidos abiertos/)).toBeVisible();
    await expect(tile(page, 'Mesa 7')).toBeVisible();
  });

  await test.step('its people move to a free table, and on a phone it is closed there', async () => {
    await page.setViewportSize(PHONE);
    await goToScreen(page, ...DESK);
    await card(page, `Pedido ${second.number}`)
      .getByRole('button', { name: /^Abrir/ })
      .click();
    await card(page, `Pedido ${second.number}`).getByRole('button', { name: 'Aceptar' }).click();
    await card(page, 'Mesa 7').getByRole('button', { name: 'Abrir Mesa 7' }).click();
    await card(page, 'Mesa 7').getByRole('button', { name: 'Más de Mesa 7' }).click();
    await page.getByRole('menuitem', { name: 'Pasar a otra mesa' }).click();
    const free = sheet(page, 'Pasar Mesa 7 a otra mesa');
    await expect(free).toBeVisible();
    // A desk lays its cards out anew, and what they had opened is closed.
    await expectNoFaults(
      page,
      WIDTHS.filter((width) => width < 1000),
    );
    await free.getByRole('button', { name: nine!.title }).click();
    await expect(card(page, 'Mesa 9')).toBeVisible();
    await card(page, 'Mesa 9').getByRole('button', { name: 'Cerrar mesa' }).click();
    const question = sheet(page, '¿Cerrar Mesa 9?');
    await expect(question).toContainText('2 pedidos todavía no se entregaron');
    const closed = page.waitForResponse((one) => one.url().includes('/api/tables/'));
    await question.getByRole('button', { name: 'Cerrar mesa' }).click();
    expect((await closed).status()).toBe(200);
    await expect(card(page, 'Mesa 9')).toHaveCount(0);
  });

  await test.step('Ventas tells it by table', async () => {
    await goToScreen(page, '/panel/orders/sales', 'Ventas');
    const row = page.getByRole('region', { name: 'Por mesa' }).getByRole('listitem').filter({ hasText: 'Mesa 9' });
    await expect(row).toContainText(written(first.cents + second.cents).slice(2));
    await expect(page.getByRole('region', { name: 'Cómo llegaron' })).toContainText('En la mesa');
    expect(await seriousViolations(page)).toEqual([]);
    await expectNoFaults(page);
  });
});
