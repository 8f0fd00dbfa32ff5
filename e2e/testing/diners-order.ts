import type { Locator, Page } from '@playwright/test';
import { write } from './panel.ts';

export const pesos = (big: number) => ({ currency: '$', big, small: '00' });
export const key = (title: string) => title.padEnd(21, '_');
export const option = (title: string, big: number, more: object = {}) => ({
  key: key(title),
  title,
  price: pesos(big),
  ...more,
});

export const order = (page: Page) => page.getByRole('dialog', { name: 'Tu pedido', exact: true });
export const bar = (page: Page) => page.getByRole('button', { name: /^Ver pedido/ });
export const sheetOf = (page: Page, title: string) => page.getByRole('dialog', { name: title });
export const plus = (page: Page, title: string) => page.getByRole('button', { name: `Agregar ${title}` }).first();

/** Comes back to the diner's page, as from another app: it asks for news at once, not within ten seconds. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Returns the stored product whose title begins so. */
async function itemOf(page: Page, title: string) {
  const { items } = (await (await page.request.get('/api/menus/demo')).json()) as {
    items: { key: string; title: string; parent: string }[];
  };
  return items.find((item) => item.title.startsWith(title))!;
}

/** Changes a product as the owner does in the panel. */
export async function changeItem(page: Page, title: string, data: object): Promise<void> {
  const { key: item, parent } = await itemOf(page, title);
  await write(page, '/api/items', { business: 'demo', key: item, parent, ...data });
}

/** Gives the provoleta a size and extras, as the owner does in the panel. */
export async function addOptions(page: Page): Promise<void> {
  const size = { title: 'Tamaño', pricing: 'replace', min: 1, max: 1 };
  const extras = { title: 'Agregados', pricing: 'add', min: 0, max: 2 };
  const sizes = [option('Chica', 9_500), option('Grande', 15_900)];
  await write(page, `/api/options/demo/${key('tamano')}`, { ...size, options: sizes }, 'post');
  const added = [option('Muzzarella', 2_200), option('Huevo', 900)];
  await write(page, `/api/options/demo/${key('agregados')}`, { ...extras, options: added }, 'post');
  await changeItem(page, 'Provoleta', { optionGroups: [key('tamano'), key('agregados')] });
}

/** Opens the business of the signed-in owner at each hour of each day, as its page then says: without shifts it says nothing of hours. */
export async function openAlways(page: Page): Promise<void> {
  await write(page, '/api/business/demo', { hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }] });
  await write(page, '/api/business/demo', { closures: [] });
}

/** Opens the business of the signed-in owner for one hour a week, and so at no hour at which a test runs. */
export async function openInThreeDays(page: Page): Promise<void> {
  await write(page, '/api/business/demo', { hours: [{ days: [inThreeDays()], from: '12:00', to: '13:00' }] });
  await write(page, '/api/business/demo', { closures: [] });
}

/** Returns the day in three days, from Monday (1) to Sunday (7), which is today at no hour of any time zone. */
export const inThreeDays = () => ((new Date().getDay() + 2) % 7) + 1;

/** Changes how the business of the signed-in owner takes orders; by default it stores them. */
export async function setDesk(page: Page, changes: object = {}, business = 'demo'): Promise<void> {
  const desk = { active: true, prepMinutes: 30, pausedUntil: null, name: 'required', phone: 'optional' };
  await write(page, `/api/business/${business}`, { orderDesk: { ...desk, ...changes } });
}

/** Lets diners order by WhatsApp at any hour, delivered to one zone. */
export async function openForOrders(page: Page): Promise<void> {
  await setDesk(page, { active: false });
  await write(page, '/api/business/demo', { hours: [] });
  const zones = [{ key: key('centro'), title: 'Centro', price: pesos(1_500) }];
  await write(page, '/api/business/demo', { delivery: { zones, minimum: pesos(5_000) } });
}

/** Catches the page of WhatsApp; returns the text of the message that was sent, and comes back. */
export async function messageOf(page: Page, send: Locator = sendLink(page)): Promise<string> {
  await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const left = page.waitForURL('https://wa.me/**');
  await send.click();
  await left;
  const text = new URL(page.url()).searchParams.get('text') ?? '';
  await page.goBack();
  return text;
}

/** Sends an order of a cart that is open to the desk; returns its key once its page is open. */
export async function placeOrder(page: Page): Promise<string> {
  await placeButton(page).click();
  await page.waitForURL(/\/o\/[\w-]{21}/);
  return /\/o\/([\w-]{21})/.exec(page.url())?.[1] ?? '';
}

export const placeButton = (page: Page) => order(page).getByRole('button', { name: 'Enviar pedido' });

export const sendLink = (page: Page) => page.getByRole('link', { name: 'Enviar por WhatsApp' });

/** Puts a record into a database of the page, as pages store it. */
export const storeRecord = (page: Page, database: string, record: object) =>
  page.evaluate(
    ([name, value]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onupgradeneeded = () => opening.result.createObjectStore('order');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('order', 'readwrite');
          transaction.objectStore('order').put(value, 'stored');
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
        opening.onerror = () => reject(new Error('The database cannot be opened'));
      }),
    [database, record] as const,
  );

/** Returns the record of a database of the page. */
export const storedRecord = (page: Page, database: string) =>
  page.evaluate(
    (name) =>
      new Promise<unknown>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('order').objectStore('order').get('stored');
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    database,
  );
