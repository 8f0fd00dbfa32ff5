import type { Locator, Page } from '@playwright/test';
import { sendOrder } from './testing/diner-orders.ts';
import { layoutFaults } from './testing/layout-faults.ts';
import { boxOf } from './testing/layout.ts';
import { openEditor, openScreen, OWNER, startSession, write } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

/** In CSS pixels: a phone, and the smallest at a zoom of 200 %. */
const PHONES = [360, 195];

test.use({ viewport: { width: 360, height: 740 } });

const leftOf = async (locator: Locator) => Math.round((await boxOf(locator)).x);
const rightOf = async (locator: Locator) => {
  const { x, width } = await boxOf(locator);
  return Math.round(x + width);
};

/** Runs at each width, at which what is measured has found its place. */
async function atEach(page: Page, widths: readonly number[], measure: () => Promise<void>): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await expect(measure, `${width} px`).toPass({ timeout: 5_000 });
  }
}

test('the links of MercadoPago begin, and «Guardado» ends, where the field and the cards do, on the narrowest phone too', async ({
  page,
}) => {
  await openScreen(page, '/panel/menu/mercadopago', 'MercadoPago');
  const field = page.getByLabel('Token de acceso', { exact: true });
  const card = page.getByRole('main').getByRole('list').filter({ hasText: 'Tu cliente paga al pedir' });
  await page.getByRole('switch', { name: 'Activar' }).click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await atEach(page, PHONES, async () => {
    const edge = await leftOf(field);
    for (const icon of [
      page.getByRole('button', { name: 'Quitar el token guardado' }).locator('svg'),
      page.getByRole('link', { name: 'Obtener mi token' }).locator('svg'),
    ])
      expect(Math.abs((await leftOf(icon)) - edge)).toBeLessThanOrEqual(2);
    const words = page.getByText('Guardado', { exact: true });
    expect(await rightOf(words)).toBeLessThanOrEqual((await rightOf(card)) + 1);
  });
});

test('the X of a sheet ends where its fields do', async ({ page }) => {
  await openScreen(page, '/panel/orders/tables', 'Mesas');
  await page.getByRole('list', { name: 'Mesas', exact: true }).getByRole('button').first().click();
  const sheet = page.getByRole('dialog');
  const icon = sheet.getByRole('button', { name: 'Cerrar', exact: true }).locator('svg');
  await atEach(page, [...PHONES, 1280], async () => {
    const field = await rightOf(sheet.getByLabel('Nombre'));
    expect(Math.abs((await rightOf(icon)) - field)).toBeLessThanOrEqual(1);
  });
});

test('the export is closed by the X of its sheet', async ({ page }) => {
  const editor = await openEditor(page, 'Cocina', 'Entradas');
  await editor.openTool('Exportar menú');
  const sheet = page.getByRole('dialog', { name: 'Exportar menú' });
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await expect(sheet).toHaveCount(0);
});

/** Opens a file with these columns in 'Importar menú', at its columns. */
async function openFile(page: Page, header: string): Promise<void> {
  await openScreen(page, '/panel/menu/import', 'Importar menú');
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Elegir archivo' }).click();
  const row = header.split(';').map((name) => (name === 'Precio' ? '15900,50' : 'Provoleta al hierro'));
  const buffer = Buffer.from(`${header}\n${row.join(';')}\n`);
  await (await chosen).setFiles({ name: 'carta.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: /^Revisar/ }).waitFor();
}

test('the choices of a column of a file begin where the sheet’s title does', async ({ page }) => {
  await openFile(page, 'Rubro;Plato;Precio;Observaciones');
  await page.getByRole('button', { name: 'Plato: Nombre' }).click();
  const sheet = page.getByRole('dialog', { name: 'Plato' });
  await atEach(page, [...PHONES, 768], async () => {
    expect(await leftOf(sheet.getByRole('radio').first())).toBe(await leftOf(sheet.getByRole('heading')));
  });
});

test('at a desk of 1200 px the choices of a file’s columns show their words whole, the steps stand beside the title, and the effect is a column down to its button', async ({
  page,
}) => {
  await openFile(page, 'Rubro;Subrubro;Plato;Precio;Descripción;Código;Visible');
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.getByRole('button', { name: /^Revisar/ }).click();
  await expect(page.getByRole('heading', { name: 'Qué cambia' })).toBeVisible();
  const cut = await page
    .getByRole('columnheader')
    .getByRole('button')
    .evaluateAll((all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
  const title = await boxOf(page.getByRole('heading', { level: 1 }));
  const step = await boxOf(page.getByRole('listitem').filter({ hasText: 'Revisar' }));
  expect(Math.abs(step.y + step.height / 2 - title.y - title.height / 2)).toBeLessThanOrEqual(2);
  const effect = page.getByRole('heading', { name: 'Qué cambia' });
  const confirm = page.getByRole('button', { name: /^(?:Importar|Reemplazar|No cambia)/ });
  expect(await rightOf(confirm)).toBe(1172);
  expect(await leftOf(confirm)).toBe(await leftOf(effect));
  const { y, height } = await boxOf(confirm);
  expect(800 - y - height).toBeLessThanOrEqual(24);
});

test('at a desk of 1200 px the choices of a file of few columns keep their arrows beside the effect', async ({
  page,
}) => {
  await openFile(page, 'Plato;Precio');
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.getByRole('button', { name: /^Revisar/ }).click();
  await expect(page.getByRole('button', { name: 'Precio: Precio' }).locator('svg')).toBeVisible();
});

test('a price that an import changes is whole on the narrowest phone, and breaks no word of its product’s name', async ({
  page,
}) => {
  await openFile(page, 'Plato;Precio');
  await page.getByRole('button', { name: /^Revisar/ }).click();
  const entry = page.getByRole('listitem').filter({ hasText: '15.900,50' });
  await expect(entry).toBeVisible();
  const faults = await layoutFaults(page, [195]);
  expect(faults.filter((fault) => fault.includes('broken inside'))).toEqual([]);
  expect(await rightOf(entry.locator('> :last-child'))).toBeLessThanOrEqual(await rightOf(entry));
});

test('the icons of the bar of what is selected stand on one line', async ({ page }) => {
  const editor = await openEditor(page, 'Cocina', 'Entradas');
  await editor.openTool('Seleccionar');
  await page.getByRole('checkbox', { name: 'Seleccionar Provoleta al hierro' }).check();
  const icons = page.getByRole('region', { name: 'Selección' }).getByRole('button').locator('svg');
  await expect(icons.first()).toBeVisible();
  const tops = await icons.evaluateAll((all) => all.map((icon) => Math.round(icon.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});

test('the ranges of the sales have room around their words at a desk, and the button of all products begins where the bars do', async ({
  page,
}) => {
  await openScreen(page, '/panel/orders/sales', 'Ventas');
  const top = page.getByRole('region', { name: 'Lo más vendido' });
  const words = top
    .getByRole('button', { name: /^Ver los \d+ productos$/ })
    .locator('span')
    .first();
  await atEach(page, [...PHONES, 1280], async () => {
    expect(await leftOf(words)).toBe(await leftOf(top.locator('[data-bar]')));
  });
  const room = await page.getByRole('radio', { name: 'Hoy', exact: true }).evaluate((radio) => {
    const face = radio.nextElementSibling!;
    const drawn = document.createRange();
    drawn.selectNodeContents(face);
    return drawn.getBoundingClientRect().left - face.getBoundingClientRect().left;
  });
  expect(room).toBeGreaterThanOrEqual(16);
});

test('the sales are compared below their sum on a phone, and at the end of its line at a desk, where five products are shown', async ({
  page,
}) => {
  await openScreen(page, '/panel/orders/sales', 'Ventas');
  const card = page.getByRole('region', { name: /^Ventas / });
  const sum = card.getByRole('paragraph').first();
  const comparison = card.getByText(/ los 7 días anteriores$/);
  const bars = page.getByRole('region', { name: 'Lo más vendido' }).locator('[data-bar]');
  await atEach(page, PHONES, async () => {
    const { y, height } = await boxOf(sum);
    expect((await boxOf(comparison)).y).toBeGreaterThanOrEqual(y + height);
    expect(await bars.count()).toBe(3);
  });
  await atEach(page, [1280], async () => {
    const { y, height } = await boxOf(sum);
    expect((await boxOf(comparison)).y).toBeLessThan(y + height);
    expect(await leftOf(comparison)).toBeGreaterThan(await rightOf(card.getByRole('heading')));
    expect(await bars.count()).toBe(5);
  });
});

test('at a desk the button of an order’s options stands on the line of its state', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.clock.setFixedTime(Date.now() + 2 * 3_600_000);
  await openScreen(page, '/panel/orders/desk', 'Pedidos del día');
  const orders = page.getByRole('region', { name: 'En preparación' }).getByRole('article');
  const state = orders.getByText(/^atrasado 1 h \d+ min$/).first();
  const options = orders.getByRole('button', { name: /^Más del pedido/ }).first();
  await expect(state).toBeVisible();
  await atEach(page, [1200, 1280, 1440], async () => {
    const middles = (await Promise.all([state, options].map(boxOf))).map(({ y, height }) => y + height / 2);
    expect(Math.abs(middles[0]! - middles[1]!)).toBeLessThanOrEqual(2);
  });
});

test('at a desk visits and sales have their title, tabs and days on one line, in the same places, which stays at the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  const places = [];
  for (const [path, title] of [
    ['/panel/menu/analytics', 'Métricas'],
    ['/panel/orders/sales', 'Ventas'],
  ] as const) {
    await openScreen(page, path, title);
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    const parts = [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('navigation', { name: 'Métricas' }),
      page.getByRole('radiogroup', { name: 'Período' }),
    ];
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    const boxes = await Promise.all(parts.map(boxOf));
    const middles = boxes.map(({ y, height }) => y + height / 2);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
    expect(Math.max(...middles)).toBeLessThan(60);
    places.push(boxes[0]!.x);
  }
  expect(new Set(places).size).toBe(1);
});

test('a switch of several lines has room above and below its words', async ({ page }) => {
  await openScreen(page, '/panel/orders/reception', 'Recepción de pedidos');
  await page.setViewportSize({ width: 195, height: 740 });
  const line = page.locator('label').filter({ hasText: 'Cada pedido llega numerado a tu panel.' });
  const words = await line.locator('span').first().boundingBox();
  const { y, height } = await boxOf(line);
  expect(words!.y - y).toBeGreaterThanOrEqual(8);
  expect(y + height - words!.y - words!.height).toBeGreaterThanOrEqual(8);
});

test('the amounts of an order’s page end where its total does, on the narrowest phone too', async ({ page }) => {
  await startSession(page, OWNER);
  await write(page, '/api/business/demo', { hours: [] });
  const { key, title } = await sendOrder(page.request);
  await page.goto(`/m/demo/o/${key}`);
  const amount = page.getByRole('listitem').filter({ hasText: title }).locator('> :last-child');
  const total = page
    .getByRole('paragraph')
    .filter({ hasText: /^Total/ })
    .locator('> :last-child');
  await atEach(page, PHONES, async () => {
    expect(await rightOf(amount)).toBe(await rightOf(total));
  });
});

test('the actions of the diners’ page are 44 px high at a desk too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/m/demo');
  const actions = page.getByRole('list').filter({ hasText: 'WiFi' }).first().getByRole('link');
  const heights = await actions.evaluateAll((all) => all.map((action) => action.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(0);
  expect(heights.filter((height) => height < 44)).toEqual([]);
});

test('a pasted list breaks no word of its title and its products on the narrowest phone', async ({ page }) => {
  const editor = await openEditor(page, 'Cocina', 'Entradas');
  await editor.choose('Entradas', 'Pegar lista');
  await page.getByRole('textbox', { name: 'Lista' }).fill('Milanesa a la napolitana 1234567,50\nTorta consultar');
  await page.getByRole('button', { name: 'Ver productos' }).click();
  await expect(page.getByRole('button', { name: 'Editar texto' })).toBeVisible();
  const faults = await layoutFaults(page, [195]);
  expect(faults.filter((fault) => fault.includes('broken inside'))).toEqual([]);
});
