import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { CartaServer } from './testing/carta-server.ts';
import { carta } from './testing/operator.ts';
import { OWNER, PASSWORD, startSession } from './testing/panel.ts';
import { foreignScripts, ScriptGuard } from './testing/script-guard.ts';
import { expect, test } from './testing/test.ts';
import { XSS_VECTORS } from './testing/xss-vectors.ts';

test.setTimeout(300_000);

let guard: ScriptGuard;
test.beforeEach(async ({ context }) => {
  guard = new ScriptGuard();
  await guard.watch(context);
});

/** Opens an address and waits until the page is loaded and drawn. */
async function expectHarmless(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect.soft([address, await foreignScripts(page)]).toEqual([address, []]);
  expect.soft([address, guard.ran]).toEqual([address, []]);
}

async function fileOf(server: CartaServer, name: string, content: unknown): Promise<string> {
  const file = path.join(server.dataDir, name);
  await writeFile(file, JSON.stringify(content));
  return file;
}

test('there are enough vectors, each of them once', () => {
  expect(XSS_VECTORS.length).toBeGreaterThanOrEqual(100);
  expect(new Set(XSS_VECTORS).size).toBe(XSS_VECTORS.length);
});

test('vectors as titles and descriptions run nowhere: menu, home, editor, featured', async ({ page, server }) => {
  const products = XSS_VECTORS.map((vector, nth) => ({
    title: vector.slice(0, 120),
    description: vector,
    price: '1.00',
    ...(nth < 40 ? { featured: nth + 1 } : {}),
  }));
  const categories = XSS_VECTORS.map((vector, nth) => ({ title: vector.slice(0, 120), products: [products[nth]] }));
  const file = await fileOf(server, 'menu.json', { currency: '$', categories });
  await carta(server, 'menu', 'import', file, '--business', 'demo', '--replace');

  await expectHarmless(page, '/m/demo');
  await expect(page.getByRole('heading', { name: XSS_VECTORS[0], exact: true }).first()).toBeVisible();
  await startSession(page, OWNER);
  for (const address of ['/panel', '/panel/menu/flat', '/panel/menu/featured']) await expectHarmless(page, address);

  await page.goto('/panel/menu/flat');
  for (const vector of XSS_VECTORS.slice(0, 3)) {
    await page
      .getByRole('button', { name: `Opciones de ${vector}`, exact: true })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Editar', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue(vector);
    expect(await foreignScripts(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancelar' }).click();
  }
  await page.getByRole('treeitem').first().hover();
  for (let height = 0; height < 20; height += 1) await page.mouse.wheel(0, 1500);
  expect(await foreignScripts(page)).toEqual([]);
  expect(guard.ran).toEqual([]);
});

test('vectors as board and information run nowhere', async ({ page }) => {
  const login = await page.request.post('/api/users/login', { data: { email: OWNER, password: PASSWORD } });
  let { version } = ((await login.json()) as { menu: { version: number } }).menu;
  const save = async (data: object) => {
    const saved = await page.request.put('/api/business/demo', { data });
    expect([data, saved.status()]).toEqual([data, 200]);
    const business = (await saved.json()) as { version: number; board: { html: string } };
    ({ version } = business);
    return decodeURIComponent(business.board.html);
  };
  const boardOf = (html: string, text: string) => ({
    wifi: { active: true, name: text, password: text },
    html: encodeURIComponent(html),
  });

  await page.goto('/m/demo');
  for (const vector of XSS_VECTORS) {
    const text = vector.slice(0, 200);
    const modalInfo = { address: text, location: text, phone1: text, phone2: text, schedule: vector };
    const sanitized = await save({ board: boardOf(vector, text), modalInfo, version });
    await page.evaluate((html) => (document.body.innerHTML = html), sanitized);
    expect.soft([vector, await foreignScripts(page)]).toEqual([vector, []]);
    expect.soft([vector, guard.ran]).toEqual([vector, []]);
  }
  for (let first = 0; first < XSS_VECTORS.length; first += 25) {
    const some = XSS_VECTORS.slice(first, first + 25);
    const text = (nth: number) => some[nth % some.length]?.slice(0, 200) ?? '';
    const modalInfo = { address: text(0), location: text(1), phone1: text(2), phone2: text(3), schedule: text(4) };
    await save({ board: boardOf(some.join('\n'), text(5)), modalInfo, version });
    await save({ deliveryTime: text(6) });
    await save({ pickupPoint: text(7) });
    await expectHarmless(page, '/m/demo');
  }
  for (const address of ['/panel', '/panel/menu/board', '/panel/menu/info', '/panel/menu/wifi', '/panel/orders'])
    await expectHarmless(page, address);
});

test('vectors as announcements and notifications run nowhere', async ({ page, server }) => {
  const announcements = XSS_VECTORS.map((vector, nth) => ({
    tag: vector.slice(0, 200),
    slug: `vector-${nth}`,
    title: vector.slice(0, 120),
    content: vector,
    show: true,
  }));
  await carta(server, 'announcements', 'set', await fileOf(server, 'news.json', { announcements }));
  for (const vector of XSS_VECTORS.slice(0, 10))
    await carta(server, 'notify', '--business', 'demo', '--title', vector, '--message', vector);

  await startSession(page, OWNER);
  for (const address of ['/panel', '/panel/news', '/panel/news/vector-0', '/panel/notifications'])
    await expectHarmless(page, address);
  const served = (await (await page.request.get('/content/announcements.json')).json()) as {
    announcements: typeof announcements;
  };
  expect(served.announcements).toHaveLength(XSS_VECTORS.length);
  for (const { content } of served.announcements) {
    await page.evaluate((html) => (document.body.innerHTML = html), content);
    expect.soft([content, await foreignScripts(page)]).toEqual([content, []]);
    expect.soft([content, guard.ran]).toEqual([content, []]);
  }
});
