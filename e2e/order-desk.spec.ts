import { MINUTE_MS, type DinerOrder } from '@carta/domain';
import type { Locator, Page } from '@playwright/test';
import {
  addOptions,
  bar,
  changeItem,
  comeBack,
  key,
  openInThreeDays,
  order,
  pesos,
  placeButton,
  placeOrder,
  plus,
  sendLink,
  setDesk,
  sheetOf,
} from './testing/diners-order.ts';
import { layoutFaults } from './testing/layout-faults.ts';
import { sidewaysScroll } from './testing/layout.ts';
import { OWNER, startSession, write } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const FLAN = 'Flan casero con dulce de leche';
const PAPAS = 'Papas rústicas con alioli';
const HOPED = 'Esperamos que La Higuera lo acepte';

test.use({ viewport: { width: 360, height: 740 } });

const field = (page: Page, name: string) => order(page).getByRole('textbox', { name, exact: true });
const when = (page: Page) => order(page).getByRole('combobox', { name: 'Para cuándo' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const running = (page: Page) => page.getByRole('link', { name: /^(?:Pedido \d+:|\d+ pedidos en curso)/ });

/** The business takes orders at any hour, and delivers to one zone. */
async function openDesk(page: Page, changes: object = {}): Promise<void> {
  await startSession(page, OWNER);
  await write(page, '/api/business/demo', { hours: [] });
  const zones = [{ key: key('centro'), title: 'Centro', price: pesos(1_500) }];
  await write(page, '/api/business/demo', { delivery: { zones, minimum: pesos(5_000) } });
  await setDesk(page, changes);
}

/** Returns the orders that the owner sees. */
async function ordersOf(page: Page): Promise<DinerOrder[]> {
  const { orders } = (await (await page.request.get('/api/orders/demo')).json()) as { orders: DinerOrder[] };
  return orders;
}

/** Takes an order to another state, as the owner does. */
async function step(page: Page, orderKey: string, state: string, more: object = {}): Promise<void> {
  const { version } = (await ordersOf(page)).find((each) => each.key === orderKey)!;
  await write(page, `/api/orders/demo/${orderKey}`, { state, version, ...more });
}

/** Opens the cart with a dish that is picked up, by Julián. */
async function fillCart(page: Page, title = FLAN): Promise<void> {
  await page.goto('/m/demo');
  await plus(page, title).click();
  await bar(page).click();
  await order(page).getByRole('radio', { name: 'Retiro' }).check();
  await field(page, 'Nombre').fill('Julián');
}

/** Resolves once a field that has the focus stands whole between the sheet's title and its foot. */
async function isInSight(page: Page, of: Locator): Promise<void> {
  await expect(of).toBeFocused();
  const [title, foot] = [order(page).locator('header').first(), order(page).locator('footer')];
  await expect(async () => {
    const [above, field, below] = [await title.boundingBox(), await of.boundingBox(), await foot.boundingBox()];
    expect(field!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
    expect(field!.y + field!.height).toBeLessThanOrEqual(below!.y);
  }).toPass();
}

/** Catches the page of WhatsApp and returns the text with which it is opened. */
async function whatsAppText(page: Page): Promise<string> {
  await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const left = page.waitForURL('https://wa.me/**');
  await sendLink(page).click();
  await left;
  return new URL(page.url()).searchParams.get('text') ?? '';
}

test('[CART-5] [ORDER-14] [ORDER-15] a diner sends an order to the desk and follows it from accepted to delivered, on its page and on the menu', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openDesk(page, { phone: 'required' });
  await page.goto('/m/demo');
  await plus(page, PAPAS).click();
  await bar(page).click();

  await test.step('what is missing is marked after the tap, at its place, one after another', async () => {
    await order(page)
      .getByRole('radio', { name: /^Centro/ })
      .check();
    await field(page, 'Dirección').fill('Perú 1082');
    await expect(field(page, 'Nombre')).not.toHaveAttribute('aria-invalid', 'true');
    await placeButton(page).click({ force: true });
    await expect(field(page, 'Nombre')).toBeFocused();
    await expect(field(page, 'Nombre')).toHaveAccessibleDescription('Escribe tu nombre.');
    await field(page, 'Nombre').fill('Julián');
    await placeButton(page).click({ force: true });
    await isInSight(page, field(page, 'Teléfono'));
    await expect(field(page, 'Teléfono')).toHaveAccessibleDescription('Escribe tu teléfono.');
    expect(await seriousViolations(page)).toEqual([]);
    await field(page, 'Teléfono').fill('11 5555-0199');
  });

  let orderKey = '';
  let number = 0;
  await test.step('it is stored once, however often the button is tapped, and its page opens with an empty cart behind it', async () => {
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/public/orders/demo'))
        posted.push(request.postData() ?? '');
    });
    const opened = page.waitForURL(/\/m\/demo\/o\/[\w-]{21}$/);
    await placeButton(page).dblclick();
    await opened;
    orderKey = page.url().slice(-21);
    await expect(heading(page)).toHaveText(HOPED);
    const stored = (await ordersOf(page)).filter(({ phone }) => phone === '11 5555-0199');
    expect(stored).toMatchObject([{ key: orderKey, state: 'new', address: 'Perú 1082', zone: { title: 'Centro' } }]);
    expect(new Set(posted).size).toBe(1);
    number = stored[0]!.number;
    await expect(page.getByText(`Pedido ${number}`, { exact: true })).toBeVisible();
  });

  await test.step('its page says what was ordered and nothing of who ordered, and fits at each width', async () => {
    await expect(page.getByRole('listitem').filter({ hasText: PAPAS })).toContainText('$ 7.200,00');
    await expect(page.getByText('Envío a Centro')).toBeVisible();
    await expect(page.getByText('Total $ 8.700,00')).toBeVisible();
    const html = await (await page.request.get(page.url())).text();
    for (const word of ['Julián', '5555-0199', 'Perú 1082']) expect(html).not.toContain(word);
    const announce = page.getByRole('link', { name: 'Avisar por WhatsApp' });
    expect(decodeURIComponent((await announce.getAttribute('href')) ?? '')).toContain(`(n.º ${number}):`);
    expect(await layoutFaults(page, [180, 360, 1280])).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await seriousViolations(page)).toEqual([]);
  });

  await test.step('it follows the owner without being loaded again, and says each step aloud', async () => {
    await page.evaluate(() => (document.documentElement.dataset.same = ''));
    await step(page, orderKey, 'accepted', { minutes: 24 });
    await expect(heading(page)).toHaveText(/^Listo (?:mañana )?a las? \d{1,2}\.\d\d$/, { timeout: 15_000 });
    await expect(page.getByText(/^en 2[34] min$/)).toBeVisible();
    await expect(page.locator('[data-said]')).toContainText(`Pedido ${number} · En preparación. Listo`);
    await expect(page.getByRole('button', { name: 'Cancelar el pedido' })).toHaveCount(0);
    expect(await page.evaluate(() => 'same' in document.documentElement.dataset)).toBe(true);
    expect(await layoutFaults(page, [180, 360, 1280])).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await seriousViolations(page)).toEqual([]);
  });

  await test.step('the menu shows it until it is done, above the cart', async () => {
    await page.getByRole('link', { name: 'Menú de La Higuera' }).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(running(page)).toContainText(`Pedido ${number}: en preparación`);
    await expect(running(page)).toContainText(/Listo a las? \d{1,2}\.\d\d, en 2[34] minutos/);
    const brokenWords = (await layoutFaults(page, [180])).filter((fault) => fault.includes('broken'));
    expect(brokenWords).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect((await running(page).boundingBox())?.height).toBeGreaterThanOrEqual(60);
    expect(await seriousViolations(page)).toEqual([]);
    await plus(page, FLAN).click();
    await expect(bar(page)).toBeVisible();
    const [above, below] = [(await running(page).boundingBox())!, (await bar(page).boundingBox())!];
    expect(above.y + above.height).toBeLessThanOrEqual(below.y);
    expect(Math.round(above.height)).toBe(44);
    await running(page).click();
    await expect(heading(page)).toHaveText(/^Listo/);
    await step(page, orderKey, 'ready');
    await step(page, orderKey, 'on-the-way');
    await comeBack(page);
    await expect(heading(page)).toHaveText('Tu pedido está en camino');
    await page.goto('/m/demo');
    await expect(running(page)).toContainText(`Pedido ${number}: en camino`);
    await step(page, orderKey, 'done');
    await comeBack(page);
    await expect(running(page)).toHaveCount(0);
  });

  await test.step('it is repeated from the menu and from its page, in this browser and in another', async () => {
    await bar(page).click();
    await order(page).getByRole('button', { name: 'Vaciar pedido' }).click();
    await page.getByRole('button', { name: 'Repetir el último pedido' }).click();
    await expect(order(page)).toContainText(PAPAS);
    await order(page).getByRole('button', { name: 'Vaciar pedido' }).click();
    await page.goto(`/m/demo/o/${orderKey}`);
    await expect(heading(page)).toHaveText('Tu pedido fue entregado');
    await page.getByRole('link', { name: 'Repetir' }).click();
    await expect(bar(page)).toHaveAccessibleName(/^Ver pedido 1 \$ 7\.200,00/);
    const other = await page
      .context()
      .browser()!
      .newContext({ baseURL: new URL(page.url()).origin, locale: 'es-AR' });
    const stranger = await other.newPage();
    await stranger.goto(`/m/demo/o/${orderKey}`);
    await expect(stranger.getByRole('link', { name: 'Avisar por WhatsApp' })).toHaveCount(0);
    await stranger.getByRole('link', { name: 'Repetir' }).click();
    await expect(bar(stranger)).toHaveAccessibleName(/^Ver pedido 1 \$ 7\.200,00/);
    await other.close();
  });
});

test('[ORDER-24] [ORDER-25] where nobody is at the desk for over ten minutes the diner is told, and the owner by a notice that leads there', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(120_000);
  const SLOW = 'El local puede tardar en responder';
  await openDesk(page);
  const context = await browser.newContext({ baseURL: server.url, locale: 'es-AR' });
  const owner = await context.newPage();
  await startSession(owner, OWNER);
  const showsOrders = () =>
    owner.waitForResponse((answer) => answer.url().endsWith('/api/events?live=orders') && answer.ok());
  await Promise.all([showsOrders(), owner.goto('/panel/orders/desk')]);

  await test.step('while a desk is open the page hopes for an answer', async () => {
    await fillCart(page);
    await placeOrder(page);
    await expect(heading(page)).toHaveText(HOPED);
  });

  await test.step('once the desk is closed its page hears events alone, and ten minutes later the diner is told on the open page', async () => {
    const left = owner.waitForResponse((answer) => answer.url().endsWith('/api/events') && answer.ok());
    await owner.getByRole('link', { name: 'Volver' }).click();
    await left;
    await server.pass(11 * MINUTE_MS);
    await comeBack(page);
    await expect(heading(page)).toHaveText(SLOW);
    await expect(page.getByText('Puedes escribirle, o cancelar el pedido.')).toBeVisible();
    const shown = await page.request.get(page.url().replace('/m/demo/o/', '/api/public/orders/demo/'));
    expect(await shown.json()).toMatchObject({ state: 'new', slow: true });
    expect(await layoutFaults(page, [180, 360, 1280])).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await seriousViolations(page)).toEqual([]);
  });

  await test.step('the owner has one notice, which leads to the desk; with it open the diner reads how it was', async () => {
    const notice = owner.getByRole('link', { name: /^Hay pedidos sin responder/ });
    await expect(async () => {
      await owner.goto('/panel/notifications');
      await expect(notice).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    await Promise.all([showsOrders(), notice.click()]);
    await expect(owner).toHaveURL(/\/panel\/orders\/desk$/);
    await comeBack(page);
    await expect(heading(page)).toHaveText('El local todavía no respondió');
  });
  await context.close();
});

test('[ORDER-17] an order is cancelled after a question, and without JavaScript by a form', async ({
  page,
  browser,
  server,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 503/);
  await openDesk(page);
  await fillCart(page);
  const first = await placeOrder(page);

  await test.step('with JavaScript the page asks once', async () => {
    await page.getByRole('button', { name: 'Cancelar el pedido' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Cancelar el pedido?' });
    expect(await seriousViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'No, dejarlo' }).click();
    await expect(dialog).toHaveCount(0);
    await page.route('**/cancel', (route) => route.fulfill({ status: 503, body: 'no' }), { times: 1 });
    await page.getByRole('button', { name: 'Cancelar el pedido' }).click();
    await dialog.getByRole('button', { name: 'Cancelar el pedido' }).click();
    await expect(page.getByRole('alert')).toHaveText('No se pudo cancelar el pedido. Inténtalo otra vez.');
    expect(await layoutFaults(page, [180, 360, 1280])).toEqual([]);
    await page.getByRole('button', { name: 'Cancelar el pedido' }).click();
    await dialog.getByRole('button', { name: 'Cancelar el pedido' }).click();
    await expect(heading(page)).toHaveText('Cancelado');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cancelar el pedido' })).toHaveCount(0);
    expect((await ordersOf(page)).find((each) => each.key === first)?.state).toBe('cancelled');
  });

  await test.step('without JavaScript a form cancels it, and its page says so in its language', async () => {
    await fillCart(page, PAPAS);
    const second = await placeOrder(page);
    const plain = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
    const without = await plain.newPage();
    await without.goto(`/m/demo/o/${second}?lang=en`);
    await expect(heading(without)).toHaveText('Waiting for La Higuera to accept it');
    await without.getByRole('button', { name: 'Cancel the order' }).click();
    await expect(heading(without)).toHaveText('Cancelled');
    expect(new URL(without.url()).search).toBe('?lang=en');
    await plain.close();
    await comeBack(page);
    await expect(heading(page)).toHaveText('Cancelado');
  });

  await test.step('an unknown order is 404 with a link to the menu', async () => {
    const answer = await page.request.get(`/m/demo/o/${'a'.repeat(21)}`);
    expect([answer.status(), await answer.text()]).toEqual([404, expect.stringContaining('Pedido no encontrado')]);
  });
});

test('[ORDER-12] [ORDER-13] an order for later is sent while the business is closed or paused', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409/);
  await openDesk(page);

  await test.step('a business that opens in three days says so, and nothing can be sent', async () => {
    await openInThreeDays(page);
    await fillCart(page);
    await expect(placeButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(order(page)).toContainText(/Abre el \S+ a las 12\.00: tu pedido queda guardado hasta entonces\./);
    await expect(order(page).getByLabel('Para cuándo')).toBeHidden();
  });

  await test.step('a pause says until when, and a moment after it can be chosen', async () => {
    const pausedUntil = Math.ceil((Date.now() + 30 * 60_000) / 900_000) * 900_000;
    await write(page, '/api/business/demo', { hours: [] });
    await setDesk(page, { pausedUntil });
    await page.goto('/m/demo');
    const clock = new Date(pausedUntil).toLocaleTimeString('es-AR', {
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'America/Argentina/Buenos_Aires',
    });
    const until = new RegExp(`No toma pedidos hasta .*${clock.replace(/^0/, '').replace(':', '\\.')}`);
    await expect(page.locator('main > header')).toContainText(until);
    await expect(bar(page)).toHaveAccessibleName(until);
    await bar(page).click();
    await expect(order(page)).toContainText(until);
    await placeButton(page).click({ force: true });
    await isInSight(page, when(page));
    const second = await when(page).locator('option').nth(1).getAttribute('value');
    expect(Number(second)).toBeGreaterThanOrEqual(pausedUntil);
    await when(page).selectOption({ index: 1 });
    await placeOrder(page);
    await expect(page.getByText(/^Para (?:hoy|mañana) a las? /)).toBeVisible();
    const [stored] = (await ordersOf(page)).slice(-1);
    expect(stored?.at).toBe(Number(second));
  });

  await test.step('a pause that begins while the cart is open is said when it is sent, and the cart stays', async () => {
    await setDesk(page);
    await fillCart(page, PAPAS);
    await setDesk(page, { pausedUntil: Date.now() + 45 * 60_000 });
    await placeButton(page).click();
    await expect(when(page)).toBeFocused();
    await expect(when(page)).toHaveAccessibleDescription(/^No toma pedidos hasta .*: elige para cuándo\.$/);
    expect(await seriousViolations(page)).toEqual([]);
    await when(page).selectOption({ index: 1 });
    await placeOrder(page);
  });
});

test('[CART-1] [OPT-6] what is not available now can be ordered for when it is, and what nobody can choose is sold out', async ({
  page,
}) => {
  await openDesk(page);
  const { categoriesL1, items } = (await (await page.request.get('/api/menus/demo')).json()) as {
    categoriesL1: { key: string; title: string }[];
    items: { key: string; title: string; parent: string }[];
  };
  const desserts = categoriesL1.find(({ key }) => key === items.find(({ title }) => title === FLAN)?.parent);
  const title = (text: string) => page.locator('a[data-title]').filter({ hasText: text });
  const sheet = sheetOf(page, FLAN);
  const add = sheet.getByRole('button', { name: /^Agregar al pedido/ });

  await test.step('a category that begins tomorrow', async () => {
    await fillCart(page, PAPAS);
    const tomorrow = ((new Date(Date.now() - 3 * 3_600_000).getUTCDay() + 7) % 7) + 1;
    const availability = [{ days: [tomorrow], from: '00:00', to: '23:45' }];
    await write(page, `/api/categories/demo/1/${desserts?.key}`, { ...desserts, availability });
    await when(page).selectOption({ label: 'Mañana 12.00' });
    await page.goBack();
    await page.reload();
    await title(FLAN).click();
    await expect(sheet).not.toContainText('No está disponible');
    await add.click();
    await bar(page).click();
    await when(page).selectOption({ index: 0 });
    await expect(order(page).getByText('No está disponible ahora')).toBeVisible();
    await when(page).selectOption({ index: 1 });
    await expect(order(page).getByText('No está disponible a esa hora')).toBeVisible();
    await placeButton(page).click();
    const changes = page.getByRole('dialog', { name: 'Tu pedido cambió' });
    await expect(changes).toContainText('A la hora que elegiste no está todo.');
  });

  await test.step('a group that has to be chosen of, and whose options are all sold out', async () => {
    await addOptions(page);
    const size = key('tamano');
    const { optionGroups } = (await (await page.request.get('/api/menus/demo')).json()) as {
      optionGroups: { key: string; version: number; options: { key: string }[] }[];
    };
    const { version, options } = optionGroups.find((group) => group.key === size)!;
    const soldOut = Object.fromEntries(options.map((each) => [each.key, true]));
    await write(page, `/api/options/demo/${size}`, { version, soldOut });
    await page.goto('/m/demo');
    await title('Provoleta al hierro').click();
    const provoleta = sheetOf(page, 'Provoleta al hierro');
    await expect(provoleta.locator('footer')).toHaveText('Agotado');
  });
});

test('[ORDER-14] what has changed since it was put in is said before the order is stored, and then it is stored as accepted', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 4(?:09|00)/);
  await openDesk(page);
  await fillCart(page);
  await changeItem(page, FLAN, { price: pesos(6_000) });
  await placeButton(page).click();
  const changes = page.getByRole('dialog', { name: 'Tu pedido cambió' });
  await expect(changes).toContainText('$ 6.000,00Subió');
  await changes.getByRole('button', { name: 'Aceptar los cambios' }).click();
  await setDesk(page, { phone: 'required' });
  await placeButton(page).click();
  await expect(field(page, 'Teléfono')).toBeFocused();
  await expect(field(page, 'Teléfono')).toHaveAccessibleDescription('Escribe tu teléfono.');
  await field(page, 'Teléfono').fill('11 5555-0199');
  const orderKey = await placeOrder(page);
  expect((await ordersOf(page)).find((each) => each.key === orderKey)).toMatchObject({ total: 600_000 });
});

test('[ORDER-22] an order that no desk answers leaves by WhatsApp, with the last four signs of its key, and nothing is lost', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 50[03]|ERR_ABORTED/);
  await openDesk(page);
  await page.clock.install();
  const address = '**/api/public/orders/demo';
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/public\/orders\/demo$/.test(request.url()))
      keys.push((request.postDataJSON() as { key: string }).key);
  });
  const text = (orderKey: string) =>
    [
      `Hola, La Higuera. Quiero hacer este pedido (…${orderKey.slice(-4)}):`,
      `1 x ${FLAN}: $ 5.200,00`,
      'Retiro: Av. Belgrano 1420, por la ventana de la esquina',
      'Pago: Efectivo',
      'Nombre: Julián\nTeléfono: 11 5555-0199',
      'Total: $ 5.200,00',
    ].join('\n\n');

  await test.step('without a network', async () => {
    await fillCart(page);
    await field(page, 'Teléfono').fill('11 5555-0199');
    await page.route(address, (route) => route.abort());
    await placeButton(page).click();
    await expect(order(page).getByRole('alert')).toHaveText('El local no respondió. Envía tu pedido por WhatsApp.');
    expect(await seriousViolations(page)).toEqual([]);
    await order(page).getByRole('button', { name: 'Ver el mensaje' }).click();
    await expect(order(page)).toContainText(`(…${keys[0]?.slice(-4)}):`);
    await page.goBack();
    expect(await whatsAppText(page)).toBe(text(keys[0]!));
    await page.goto('/m/demo');
    await bar(page).click();
    await expect(order(page)).toContainText('¿Enviaste tu pedido?');
    await order(page).getByRole('button', { name: 'Cambiar el pedido' }).click();
  });

  await test.step('with a server that fails', async () => {
    await page.unroute(address);
    await page.route(address, (route) => route.fulfill({ status: 503, body: 'no' }));
    await placeButton(page).click();
    await expect(sendLink(page)).toBeVisible();
    expect(keys[1]).toBe(keys[0]);
  });

  await test.step('with a server that answers nothing for 8 s', async () => {
    await page.unroute(address);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(address, async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await page.reload();
    await bar(page).click();
    const asked = page.waitForRequest(address);
    await placeButton(page).click();
    await asked;
    await page.clock.runFor(8_100);
    await expect(sendLink(page)).toBeVisible();
    await expect(field(page, 'Nombre')).toHaveValue('Julián');
    expect(keys[2]).toBe(keys[0]);
    letGo();
    await page.unroute(address);
  });

  await test.step('and is stored once under its key when it is tried again', async () => {
    await order(page).getByRole('button', { name: 'Reintentar' }).click();
    await page.waitForURL(/\/o\//);
    expect(page.url().slice(-21)).toBe(keys[0]);
    expect((await ordersOf(page)).filter((each) => each.key === keys[0])).toHaveLength(1);
  });

  await test.step('without a valid number the cart stays, and is sent again', async () => {
    await page.route(address, (route) => route.abort());
    // A number is set once and can only be replaced: a menu that was kept before it.
    await page.route('**/api/public/menus/demo', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...((await answer.json()) as object), whatsAppNumber: '' } });
    });
    await fillCart(page);
    await placeButton(page).click();
    await expect(order(page).getByRole('alert')).toHaveText('El local no respondió. Tu pedido queda guardado.');
    await expect(sendLink(page)).toHaveCount(0);
    await page.unroute(address);
    await order(page).getByRole('button', { name: 'Reintentar' }).click();
    await page.waitForURL(/\/o\//);
    await expect(heading(page)).toHaveText(HOPED);
  });
});

test('[ORDER-19] an order that was changed after its answer was lost is sent besides the one that had arrived only when the diner says so', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|status of 409/);
  await openDesk(page);
  await fillCart(page);
  const before = (await ordersOf(page)).length;
  const address = '**/api/public/orders/demo';
  await page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await placeButton(page).click();
  const said = order(page).getByRole('alert');
  await expect(said).toHaveText('El local no respondió. Envía tu pedido por WhatsApp.');
  await order(page)
    .getByRole('button', { name: `Más ${FLAN}` })
    .click();
  await placeButton(page).click();
  await expect(said).toHaveText('El pedido que enviaste antes llegó. Si envías también este, serán dos.');
  expect(await ordersOf(page)).toHaveLength(before + 1);
  for (const width of [180, 1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await sidewaysScroll(page, 'main ul, main div')).toEqual([]);
  }
  expect(await seriousViolations(page)).toEqual([]);

  await order(page).getByRole('link', { name: 'Ver mi pedido' }).click();
  await expect(heading(page)).toHaveText(HOPED);
  await page.goBack();
  await bar(page).click();
  await placeButton(page).click();
  await page.waitForURL(/\/o\//);
  const stored = (await ordersOf(page)).map(({ lines }) => lines.map(({ quantity }) => quantity));
  expect(stored).toHaveLength(before + 2);
  expect(stored.flat().toSorted()).toEqual(expect.arrayContaining([1, 2]));

  await test.step('the bar of the menu tells first of the one that was rejected, until the diner has read it', async () => {
    const [first, second] = (await ordersOf(page)).slice(-2);
    await step(page, first!.key, 'rejected', { reason: 'No hay stock' });
    await page.goto('/m/demo');
    await expect(running(page)).toHaveText(`Pedido ${first?.number}: rechazado`);
    await running(page).click();
    await expect(heading(page)).toHaveText('Rechazado');
    await page.goto('/m/demo');
    await expect(running(page)).toHaveText(`Pedido ${second?.number}: enviado`);
  });
});

test('[ORDER-19] two tabs that send the same cart store one order, and both open its page', async ({
  page,
  context,
}) => {
  await openDesk(page);
  await fillCart(page);
  const tab = await context.newPage();
  await tab.goto('/m/demo');
  await bar(tab).click();
  await expect(field(tab, 'Nombre')).toHaveValue('Julián');
  const before = (await ordersOf(page)).length;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await context.route('**/api/public/orders/demo', async (route) => {
    await held;
    await route.continue();
  });
  const asked = Promise.all([page, tab].map((each) => each.waitForRequest('**/api/public/orders/demo')));
  await placeButton(page).click();
  await placeButton(tab).click();
  const requests = await asked;
  expect(requests[0]?.postData()).toBe(requests[1]?.postData());
  letGo();
  await Promise.all([page, tab].map((each) => each.waitForURL(/\/o\//)));
  expect(page.url()).toBe(tab.url());
  expect(await ordersOf(page)).toHaveLength(before + 1);
});

test('[ORDER-20] the page of an order says that there is no connection, and goes on when it is back', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await openDesk(page);
  await fillCart(page);
  const orderKey = await placeOrder(page);
  await context.setOffline(true);
  const offline = page.getByText('Sin conexión. Se actualiza cuando vuelva.');
  await expect(offline).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await step(page, orderKey, 'rejected', { reason: 'No hay stock' });
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('Rechazado');
  await expect(offline).toBeHidden();
  await expect(page.getByText('No hay stock')).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
  expect(kept.filter((url) => url.includes('/o/') || url.includes('/orders/'))).toEqual([]);
});
