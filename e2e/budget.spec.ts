import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { importMenu, NEW_BUSINESS } from './testing/operator.ts';
import { NEW_OWNER, OWNER, startSession, write } from './testing/panel.ts';
import { requestsOf, scriptBytes, type SentRequest } from './testing/request-log.ts';
import { restaurantMenu, sampleMenu } from './testing/sample-menu.ts';
import { expect, saveData, test } from './testing/test.ts';

// With the preview beside the tree.
test.use({ viewport: { width: 1280, height: 800 } });

/** The page does not wait for its icon or the stream of events. */
const LATER = ['other', 'eventsource'];

const late = (requests: readonly SentRequest[]) =>
  named(requests.filter(({ kind, waits }) => waits > 2 && !LATER.includes(kind)));

const named = (requests: readonly { url: string; waits: number }[]) =>
  requests.map(({ url, waits }) => `${waits} ${new URL(url).pathname}`);

test('the login takes at most 90 kB of scripts and 8 requests, none of which waits for more than two', async ({
  page,
}) => {
  const requests = await requestsOf(page, async () => {
    await page.goto('/login');
  });
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  expect(scriptBytes(requests)).toBeGreaterThan(0);
  expect(scriptBytes(requests)).toBeLessThanOrEqual(90_000);
  expect(requests.length, named(requests).join('\n')).toBeLessThanOrEqual(8);
  expect(late(requests)).toEqual([]);
});

test('the editor of 400 products takes at most 165 kB of scripts and 12 requests, none of which waits for more than two', async ({
  page,
  context,
  server,
  browser,
}) => {
  const file = path.join(server.dataDir, 'menu-to-import.json');
  await writeFile(file, JSON.stringify(sampleMenu({ categories: 20, products: 400 })));
  await importMenu(server, file);
  await startSession(page, NEW_OWNER);

  const cold = await browser.newContext({ baseURL: server.url, storageState: await context.storageState() });
  // What the first load needs; nothing that is fetched for later.
  await saveData(cold);
  const editor = await cold.newPage();
  const requests = await requestsOf(editor, async () => {
    await editor.goto('/panel/menu/flat');
  });
  await expect(editor.getByRole('treeitem', { name: 'Carta 1', exact: true })).toBeVisible();
  expect(scriptBytes(requests)).toBeGreaterThan(0);
  expect(scriptBytes(requests)).toBeLessThanOrEqual(165_000);
  expect(requests.length, named(requests).join('\n')).toBeLessThanOrEqual(12);
  expect(late(requests)).toEqual([]);
  await cold.close();
});

test('the diners’ page of a real menu’s 271 products is at most 20 kB as sent, styles, structured data, orders and hours included', async ({
  server,
  page,
}) => {
  const file = path.join(server.dataDir, 'menu-to-import.json');
  await writeFile(file, JSON.stringify(restaurantMenu(271)));
  await importMenu(server, file);
  await fillInSettings(page);
  const [document] = await requestsOf(page, async () => {
    await page.goto(`/m/${NEW_BUSINESS}`);
  });
  await expect(page.locator('[data-visit="product"]')).toHaveCount(271);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  expect(document?.kind).toBe('document');
  expect(document?.bytes).toBeGreaterThan(0);
  expect(document?.bytes).toBeLessThanOrEqual(20_000);
});

/** Orders, WiFi, hours, information and contact, as a restaurant has them. */
async function fillInSettings(page: Page): Promise<void> {
  await startSession(page, NEW_OWNER);
  const of = (day: number[], from: string, to: string) => ({ days: day, from, to });
  const settings = [
    { menuTypes: ['delivery', 'takeaway'] },
    { whatsAppNumber: '1155550142' },
    // Shifts that touch, so that the page is of one size at each hour.
    {
      hours: [of([2, 3, 4, 5], '00:00', '15:30'), of([2, 3, 4, 5], '15:30', '00:00'), of([6, 7, 1], '00:00', '00:00')],
    },
    { closures: [{ date: '2030-12-25', title: 'Navidad' }] },
    { contactButton: [{ active: true, type: 'whatsapp', phone: '1155550142', account: '', countryCode: 54 }] },
    { deliveryTime: 'De 40 a 60 minutos' },
    { pickupPoint: 'Av. Belgrano 1420, por la ventana de la esquina' },
    { paymentMethods: { cash: true, mercadoPago: true, other: true } },
  ];
  for (const data of settings) await write(page, `/api/business/${NEW_BUSINESS}`, data);
}

test('before its first picture the diners’ page asks for at most 6 files, waits for none of them, and fetches no code of order and search; what keeps the page comes last', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const requests = await requestsOf(page, async () => {
    await page.goto('/m/demo');
  });
  const first = requests.findIndex(({ kind }) => kind === 'image');
  expect(first).toBeGreaterThan(0);
  expect(first, named(requests).join('\n')).toBeLessThanOrEqual(6);
  expect(requests[first]?.waits).toBe(1);
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
  );
  expect(blocking).toEqual([]);
  const scripts = requests.filter(({ kind }) => kind === 'script');
  expect(named(scripts)).toEqual(
    ['page', 'offline'].map((name) => expect.stringMatching(new RegExp(`/${name}\\.\\w+\\.js$`)) as unknown),
  );
  expect(requests.indexOf(scripts[1]!)).toBeGreaterThan(first);
  expect(scriptBytes(scripts.slice(0, 1))).toBeLessThanOrEqual(4_500);
});

test.describe('once a screen is loaded', () => {
  test.use({ savesData: false });

  test('the code of the hub and of the screens beside it is fetched when the browser is idle, and they open without fetching any', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_FAILED/);
    await startSession(page, OWNER);
    await page.goto('/panel/menu/wifi');
    const fetchedLater = () =>
      page.evaluate(() => {
        const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
        return scripts.filter(({ startTime }) => page && startTime > page.loadEventStart).length;
      });
    // All is there when nothing more was fetched between two looks.
    let before = 0;
    const isDone = async () => {
      const fetched = await fetchedLater();
      const isSame = fetched > 2 && fetched === before;
      before = fetched;
      return isSame;
    };
    await expect.poll(isDone, { intervals: [1500] }).toBe(true);
    await page.route('**/*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Volver' }).click();
    await page.getByRole('link', { name: 'Información' }).click();
    await expect(page.getByRole('textbox', { name: 'Dirección' })).toBeVisible();
  });
});
