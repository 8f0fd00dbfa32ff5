import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MenuFile } from '@carta/domain';
import type { Page } from '@playwright/test';
import type { CartaServer } from './testing/carta-server.ts';
import { restyledElements } from './testing/restyled-elements.ts';
import { watchMountedRows } from './testing/watch-mounted-rows.ts';
import { importMenu, NEW_BUSINESS } from './testing/operator.ts';
import { NEW_OWNER, openEditorOf, type Editor } from './testing/panel.ts';
import { sampleMenu } from './testing/sample-menu.ts';
import { expect, test } from './testing/test.ts';

const DESSERTS = ['Flan', 'Budín', 'Tiramisú', 'Queso y dulce'];
const SIBLINGS = 996;
/** Several windows of rows, for what passes each of them; in the long run as many as there may be. */
const FEW_SIBLINGS = process.env.LONG ? SIBLINGS : 196;
const FIRST = 'Milanesa 1.1';

/** The visible rows, some above and below, and the pinned ones. */
const MOST_MOUNTED = 60;

const SCROLL_STEPS = 30;

/** By default 1,000 products: a few within a subcategory, then 'Carta 1' with all the others. */
function longMenu(siblings = SIBLINGS): MenuFile {
  const { currency, categories } = sampleMenu({ categories: 1, products: siblings });
  const products = DESSERTS.map((title) => ({ title, price: '4500.00' }));
  return { currency, categories: [{ title: 'Postres', categories: [{ title: 'Caseros', products }] }, ...categories] };
}

async function openLongTree(page: Page, server: CartaServer, menu = longMenu()): Promise<Editor> {
  const file = path.join(server.dataDir, 'menu-to-import.json');
  await writeFile(file, JSON.stringify(menu));
  await importMenu(server, file);
  const editor = await openEditorOf(page, NEW_OWNER);
  await page.getByRole('button', { name: 'Más opciones del menú' }).click();
  await page.getByRole('menuitem', { name: 'Expandir todo' }).click();
  await expect(editor.handle(FIRST)).toBeVisible();
  return editor;
}

/** Returns the stored titles in their order. */
async function stored(server: CartaServer) {
  const { categories } = JSON.parse(
    (await server.carta(['menu', 'export', '--business', NEW_BUSINESS])).out,
  ) as MenuFile;
  return categories.map(({ title, products = [], categories = [] }) => ({
    title,
    products: [...products, ...categories.flatMap((inner) => inner.products ?? [])].map((product) => product.title),
  }));
}

/** Returns the titles of the big category with the first one moved to the end. */
function firstBehindAll(menu: MenuFile): string[] {
  const titles = menu.categories[1]?.products?.map(({ title }) => title) ?? [];
  return [...titles.slice(1), FIRST];
}

test.describe('a long tree', () => {
  test.slow();

  test('[ORD-4] a tree of a thousand products mounts only a window of rows while it scrolls, and while a category is dragged', async ({
    page,
    server,
  }) => {
    const editor = await openLongTree(page, server);
    const mounted = await watchMountedRows(editor.tree);

    await test.step('a tree of a thousand products mounts only a window of rows, and keeps the focus while it scrolls', async () => {
      await expect(editor.row('Carta 1')).toHaveAttribute('aria-expanded', 'true');
      await expect(editor.row(FIRST)).toHaveAttribute('aria-setsize', String(SIBLINGS));
      await editor.handle(FIRST).focus();
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, 200_000);
      await expect(editor.handle(`Bife 1.${SIBLINGS - 1}`)).toBeInViewport();
      await expect(editor.handle(FIRST)).toBeFocused();
      await expect(editor.handle(FIRST)).not.toBeInViewport();
      expect(await mounted.most()).toBeLessThanOrEqual(MOST_MOUNTED);
    });

    await test.step('[ORD-4] a category is dragged with all of its thousand rows, which are there again after the drop', async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      const before = await stored(server);
      const from = await editor.centreOf('Carta 1');
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x, from.y - 20, { steps: 4 });
      await expect(editor.handle('Caseros')).toHaveCount(0);
      await expect(editor.handle(FIRST)).toHaveCount(0);
      const above = await editor.centreOf('Postres');
      await page.mouse.move(from.x, above.y - 10, { steps: 10 });
      await expect(page.getByText('Carta 1: posición 1 de 2')).toBeVisible();
      await page.mouse.up();
      await editor.saved();
      await expect.poll(async () => (await editor.titles()).slice(0, 2)).toEqual(['Carta 1', FIRST]);
      expect(await mounted.most()).toBeLessThanOrEqual(MOST_MOUNTED);
      await page.mouse.wheel(0, 200_000);
      await expect(editor.handle('Queso y dulce')).toBeInViewport();
      expect((await editor.titles()).slice(-6)).toEqual(['Postres', 'Caseros', ...DESSERTS]);
      expect(await stored(server)).toEqual(before.toReversed());
    });
  });

  test('[ORD-4] a row is dragged by mouse from the first place to the last', async ({ page, server }) => {
    const menu = longMenu(FEW_SIBLINGS);
    const editor = await openLongTree(page, server, menu);
    const mounted = await watchMountedRows(editor.tree);
    const from = await editor.centreOf(FIRST);
    const { height } = page.viewportSize() ?? { height: 0 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, height - 110, { steps: 8 });
    await expect(page.getByText(`${FIRST}: posición ${FEW_SIBLINGS} de ${FEW_SIBLINGS}`)).toBeVisible({
      timeout: 90_000,
    });
    expect(await mounted.most()).toBeLessThanOrEqual(MOST_MOUNTED);
    await page.mouse.up();
    await editor.saved();
    await expect(editor.handle(FIRST)).toBeInViewport();
    const row = editor.tree.getByRole('treeitem', { name: FIRST, exact: true });
    await expect(row).toHaveAttribute('aria-posinset', String(FEW_SIBLINGS));
    expect((await stored(server))[1]).toEqual({ title: 'Carta 1', products: firstBehindAll(menu) });
  });

  test('[ORD-4] a row is moved by keyboard from the first place to the last, with the focus on its handle', async ({
    page,
    server,
  }) => {
    const menu = longMenu(FEW_SIBLINGS);
    const editor = await openLongTree(page, server, menu);
    const mounted = await watchMountedRows(editor.tree);
    await editor.handle(FIRST).focus();
    await page.keyboard.press('Space');
    for (let place = 1; place < FEW_SIBLINGS; place++) await page.keyboard.press('ArrowDown');
    await expect(page.getByText(`${FIRST}: posición ${FEW_SIBLINGS} de ${FEW_SIBLINGS}`)).toBeVisible();
    await expect(editor.handle(FIRST)).toBeInViewport();
    await page.keyboard.press('Space');
    await editor.saved();
    await expect(editor.handle(FIRST)).toBeFocused();
    expect(await mounted.most()).toBeLessThanOrEqual(MOST_MOUNTED);
    expect((await stored(server))[1]).toEqual({ title: 'Carta 1', products: firstBehindAll(menu) });
  });

  test('a product is picked up in a long tree, carried and dropped without another row coming or going', async ({
    page,
    server,
  }) => {
    const editor = await openLongTree(page, server, longMenu(FEW_SIBLINGS));
    const from = await editor.centreOf('Flan');
    const next = await editor.centreOf('Budín');
    await page.mouse.move(from.x, from.y);
    const mounted = await watchMountedRows(editor.tree);
    await page.mouse.down();
    await page.mouse.move(from.x, next.y, { steps: 8 });
    await expect(page.getByText('Flan: posición 2 de 4')).toBeVisible();
    await page.mouse.up();
    await editor.saved();
    // React moves elements that change places by taking them out and putting them in again.
    expect(await mounted.changes()).toBeLessThanOrEqual(4);
  });

  test('a scroll of a long tree restyles none of the rows that are in sight already, also while a row is carried', async ({
    page,
    server,
  }) => {
    const editor = await openLongTree(page, server, longMenu(FEW_SIBLINGS));
    const elements = await editor.tree.evaluate((list) => list.querySelectorAll('*').length);
    const scrollInSteps = () =>
      page.evaluate(async (steps) => {
        for (let step = 0; step < steps; step++) {
          window.scrollBy({ top: 2, behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      }, SCROLL_STEPS);

    await test.step('while a category pushes away the one that sticks below the screen’s header', async () => {
      await editor.handle('Carta 1').evaluate((handle) => {
        window.scrollBy({ top: handle.getBoundingClientRect().top - 110, behavior: 'instant' });
      });
      await expect(editor.tree.locator('[data-stuck]')).toHaveCount(1);
      expect(await restyledElements(page, scrollInSteps)).toBeLessThan(elements * 2);
    });

    await test.step('while a row is carried', async () => {
      await editor.handle('Rabas 1.9').evaluate((handle) => {
        handle.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      const from = await editor.centreOf('Rabas 1.9');
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x, from.y + 10, { steps: 4 });
      await expect(page.getByText(`Rabas 1.9: posición 9 de ${FEW_SIBLINGS}`)).toBeVisible();
      expect(await restyledElements(page, scrollInSteps)).toBeLessThan(elements * 2);
      await page.keyboard.press('Escape');
    });
  });
});
