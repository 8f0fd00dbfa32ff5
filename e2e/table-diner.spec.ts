import type { Page } from '@playwright/test';
import {
  addOptions,
  bar,
  comeBack,
  order,
  placeButton,
  placeOrder,
  plus,
  setDesk,
  sheetOf,
} from './testing/diners-order.ts';
import { layoutFaults, WIDTHS } from './testing/layout-faults.ts';
import { OWNER, startSession, write } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const PHONE = { width: 360, height: 740 };
const TITLE = 'Mesa 7';
const PROVOLETA = 'Provoleta al hierro';
const FLAN = 'Flan casero con dulce de leche';

test.use({ viewport: PHONE });

interface OwnedMenu {
  readonly items: readonly { readonly key: string; readonly title: string }[];
  readonly tables: readonly { readonly key: string; readonly title: string; readonly token: string }[];
}

const menuOf = async (owner: Page) => (await (await owner.request.get('/api/menus/demo')).json()) as OwnedMenu;

/** Leaves the demo the products that are ordered: how a whole menu is shown is for other tests. */
async function keepOrdered(owner: Page): Promise<void> {
  const { items } = await menuOf(owner);
  const keys = items.filter(({ title }) => ![PROVOLETA, FLAN].includes(title)).map(({ key }) => key);
  await write(owner, '/api/items/several/demo', { keys, delete: true });
}

/** Returns the address in the QR code of the table. */
async function tableAddress(owner: Page): Promise<string> {
  const { tables } = await menuOf(owner);
  return `/m/demo?mesa=${tables.find(({ title }) => title === TITLE)?.token}`;
}

/** 'Cambiar el código' of the table, in the panel. */
async function renewCode(owner: Page): Promise<void> {
  const { tables } = await menuOf(owner);
  const written = tables.map(({ key, title }) => ({ key, title, ...(title === TITLE && { renew: true }) }));
  await write(owner, '/api/business/demo', { tables: written });
}

interface DeskOrders {
  readonly orders: readonly {
    readonly key: string;
    readonly type: string;
    readonly version: number;
    readonly name: string;
    readonly payment: string | null;
    readonly table: { readonly title: string; readonly visit: string } | null;
  }[];
  readonly requests: readonly { readonly key: string; readonly kind: string; readonly table: object }[];
}

/** Returns how many scans of a QR code are counted. */
async function scans(owner: Page): Promise<number> {
  const answer = await owner.request.get('/api/analytics/demo/visits?days=30');
  const { days } = (await answer.json()) as { days: readonly { readonly qr: number }[] };
  return days.reduce((sum, { qr }) => sum + qr, 0);
}

const desk = async (owner: Page) => (await (await owner.request.get('/api/orders/demo')).json()) as DeskOrders;
const card = (page: Page) => page.getByRole('region', { name: TITLE });

/** What lies on a line of the order so that more than a word can be pressed. */
const ON_PURPOSE = / by «Cambiar /;

/** What is said of the table on a menu, on which dishes lie below bars. */
const OF_TABLE = /Mesa 7|mozo|cuenta|Pide desde|código de la mesa|covered/i;

/** Resolves once the page, or what it says that matches `about`, fits each width, and nothing hinders anybody. */
async function isSound(page: Page, about = /^/): Promise<void> {
  const faults = await layoutFaults(page, WIDTHS, 'main ul, main div:has(> [data-marks])');
  expect(faults.filter((fault) => about.test(fault) && !ON_PURPOSE.test(fault))).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await seriousViolations(page)).toEqual([]);
}

test('[TABLE-4] [TABLE-6] [TABLE-9] a diner at a table orders two rounds, calls the waiter, who comes, and scans again once the code is another one', async ({
  page,
  browser,
  consoleGuard,
}) => {
  test.setTimeout(120_000);
  consoleGuard.allow(/status of (?:404|409)/);
  const staff = await browser.newContext({ baseURL: new URL((await page.goto('/m/demo'))!.url()).origin });
  const owner = await staff.newPage();
  await startSession(owner, OWNER);
  await write(owner, '/api/business/demo', { hours: [] });
  await write(owner, '/api/business/demo', { menuTypes: ['takeaway'] });
  await setDesk(owner, { phone: 'required' });
  await keepOrdered(owner);
  const dialog = order(page);

  await test.step('the table leaves the address at once, counts as a scan, and stands on the page', async () => {
    const before = await scans(owner);
    const counted = page.waitForResponse((answer) => answer.url().endsWith('/api/visits/demo'));
    await page.goto(await tableAddress(owner));
    await expect(page).toHaveURL('/m/demo');
    await counted;
    expect(await scans(owner)).toBe(before + 1);
    await expect(card(page)).toBeVisible();
    await isSound(page, OF_TABLE);
    await page.reload();
    await expect(card(page)).toBeVisible();
    const { url } = await page.evaluate(() => ({ url: location.href }));
    const other = await browser.newContext();
    const friend = await other.newPage();
    await friend.goto(url);
    await expect(friend.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(card(friend)).toBeHidden();
    await other.close();
  });

  let first = '';
  await test.step('the first round needs neither name nor phone, and is paid at the table', async () => {
    await plus(page, PROVOLETA).click();
    await bar(page).click();
    await expect(dialog.getByRole('radiogroup', { name: 'Tipo de pedido' }).getByText('En la mesa')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'En la mesa' }).first()).toBeChecked();
    await expect(dialog.getByRole('textbox', { name: 'Teléfono' })).toBeHidden();
    await expect(dialog.getByText(`Va a la ${TITLE}`)).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'MercadoPago' })).toBeVisible();
    await isSound(page);
    first = await placeOrder(page);
    await expect(page.getByText(TITLE, { exact: true })).toBeVisible();
    await isSound(page);
    const placed = (await desk(owner)).orders.find(({ key }) => key === first);
    expect(placed).toMatchObject({ type: 'table', name: '', payment: null, table: { title: TITLE } });
    await write(owner, `/api/orders/demo/${first}`, { state: 'accepted', version: placed?.version, minutes: 20 });
  });

  await test.step('the second round says so, beside what this browser has ordered before, and is paid at the table after all', async () => {
    await page.getByRole('link', { name: 'Menú de La Higuera' }).click();
    await expect(page.getByRole('link', { name: /en preparación/ })).toBeVisible();
    await plus(page, FLAN).click();
    await bar(page).click();
    await expect(dialog.getByText(`Va a la ${TITLE} · segunda ronda`)).toBeVisible();
    await expect(dialog.getByText('Ya pediste en esta mesa')).toBeVisible();
    await expect(dialog.getByText(`${PROVOLETA} · en preparación`)).toBeVisible();
    await expect(dialog.getByText('Total de esta ronda')).toBeVisible();
    await isSound(page);
    await dialog.getByRole('radio', { name: 'MercadoPago' }).check();
    const second = await placeOrder(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falta pagar');
    await page.getByRole('link', { name: 'Pagar de otra forma' }).click();
    await isSound(page);
    await page.getByRole('button', { name: 'En la mesa' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esperamos que La Higuera lo acepte');
    const { orders } = await desk(owner);
    expect(orders.find(({ key }) => key === second)?.payment).toBeNull();
    const visits = orders.filter(({ key }) => [first, second].includes(key)).map(({ table }) => table?.visit);
    expect([visits.length, new Set(visits).size]).toEqual([2, 1]);
  });

  await test.step('another phone at the table sees nothing of what this one has ordered', async () => {
    const other = await browser.newContext({ viewport: PHONE });
    const friend = await other.newPage();
    await friend.goto(new URL(await tableAddress(owner), page.url()).href);
    await expect(card(friend)).toBeVisible();
    await plus(friend, FLAN).click();
    await bar(friend).click();
    await expect(order(friend).getByText(`Va a la ${TITLE}`)).toBeVisible();
    await expect(order(friend).getByText('Ya pediste en esta mesa')).toBeHidden();
    await other.close();
  });

  await test.step('the waiter is called, and comes', async () => {
    await page.getByRole('link', { name: 'Menú de La Higuera' }).click();
    await card(page).getByRole('button', { name: 'Llamar al mozo' }).click();
    await expect(card(page).getByRole('button', { name: 'Mozo avisado' })).toBeVisible();
    await isSound(page, OF_TABLE);
    const [asked] = (await desk(owner)).requests;
    expect(asked).toMatchObject({ kind: 'waiter', table: { title: TITLE } });
    await owner.request.delete(`/api/table-requests/demo/${asked?.key}`);
    await comeBack(page);
    await expect(card(page).getByRole('button', { name: 'Ya va el mozo' })).toBeVisible();
    await expect(card(page).getByRole('button', { name: 'Pedir la cuenta' })).toBeEnabled();
    await isSound(page, OF_TABLE);
  });

  await test.step('no answer of the desk keeps the order in the browser: it leaves by nothing else', async () => {
    consoleGuard.allow(/ERR_FAILED/);
    await plus(page, FLAN).click();
    await bar(page).click();
    await page.route('**/api/public/orders/demo', (route) => route.abort());
    await placeButton(page).click();
    await expect(dialog.getByText('Avisa al mozo')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Enviar por WhatsApp' })).toBeHidden();
    await isSound(page);
    await page.unroute('**/api/public/orders/demo');
  });

  await test.step('a code that was renewed meanwhile is said, and the order goes to the table that is scanned', async () => {
    await renewCode(owner);
    await dialog.getByRole('button', { name: 'Reintentar' }).click();
    await expect(dialog.getByText('El código de tu mesa ya no vale.').first()).toBeVisible();
    await isSound(page);
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(page.getByText('El código de la mesa ya no vale.')).toBeVisible();
    await expect(card(page)).toBeHidden();
    await isSound(page, OF_TABLE);
    await page.goto(await tableAddress(owner));
    await expect(card(page)).toBeVisible();
    await bar(page).click();
    await expect(dialog.getByText(`Va a la ${TITLE} · tercera ronda`)).toBeVisible();
    await placeOrder(page);
  });
  await staff.close();
});

test('[TABLE-4] the page of a table is the same without JavaScript, and whoever has no other way to order can order there', async ({
  page,
  browser,
}) => {
  await startSession(page, OWNER);
  await write(page, '/api/business/demo', { hours: [] });
  await write(page, '/api/business/demo', { menuTypes: [] });
  await setDesk(page);
  await addOptions(page);
  const address = await tableAddress(page);
  const html = async (path: string) => {
    const answer = await page.request.get(path);
    const { etag, vary } = answer.headers();
    return { text: await answer.text(), etag, vary };
  };
  expect(await html(address)).toEqual(await html('/m/demo'));

  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const shown = await plain.newPage();
  await shown.goto(new URL(address, (await page.goto('/m/demo'))!.url()).href);
  await expect(shown.getByText(PROVOLETA).first()).toBeVisible();
  await plain.close();

  await expect(plus(page, PROVOLETA)).toBeHidden();
  await page.goto(address);
  await plus(page, PROVOLETA).click();
  await sheetOf(page, PROVOLETA).getByRole('radio', { name: 'Chica' }).check();
  await sheetOf(page, PROVOLETA)
    .getByRole('button', { name: /^Agregar al pedido/ })
    .click();
  await bar(page).click();
  await expect(order(page).getByRole('radio', { name: 'En la mesa' }).first()).toBeChecked();
  await placeOrder(page);
  await expect(page.getByText(TITLE, { exact: true })).toBeVisible();
});
