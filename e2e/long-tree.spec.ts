import type { Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CartaServer } from './testing/carta-server.ts';
import { Editor, NEW_OWNER, signIn } from './testing/panel.ts';
import { sampleMenu } from './testing/sample-menu.ts';
import { expect, test } from './testing/test.ts';

const [CATEGORIES, EACH] = [10, 100];
const FIRST = 'Milanesa 1.1';

test.describe('a menu of 1,000 products', () => {
  test.setTimeout(120_000);

  test.beforeEach(async ({ page, server }) => {
    await importMenu(server, { categories: CATEGORIES, products: CATEGORIES * EACH });
    await signIn(page, NEW_OWNER);
    await new Editor(page).open();
  });

  test('[ORD-2] a product is dragged from the first of a thousand rows to the last by mouse', async ({
    page,
    server,
  }) => {
    await importMenu(server, { categories: 1, products: 1000 });
    const editor = new Editor(page);
    await editor.open();
    await editor.expand('Carta 1');
    const from = await editor.handle(FIRST).boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    if (!from) throw new Error('the first row is not in sight');
    const x = from.x + from.width / 2;
    await page.mouse.move(x, from.y + from.height / 2);
    await page.mouse.down();
    // What carries rows may still be on its way to this page, which was only just opened.
    await expect(async () => {
      await page.mouse.move(x, from.y + from.height, { steps: 5 });
      await page.mouse.move(x, from.y + from.height + 30, { steps: 5 });
      await expect(page.getByText(`${FIRST}: posición`).first()).toBeVisible({ timeout: 500 });
    }).toPass();
    // At the window's edge the page scrolls by itself, for as long as the pointer rests there.
    await page.mouse.move(x, height - 4, { steps: 10 });
    const last = editor.row('Humita 1.1000');
    await expect(last).toBeInViewport({ timeout: 60_000 });
    await expect(async () => {
      const end = await last.boundingBox();
      await page.mouse.move(x, (end?.y ?? 0) + 20, { steps: 5 });
      await expect(page.getByText(`${FIRST}: posición 1000 de 1000`).first()).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.mouse.up();
    await expect(page.getByText(`${FIRST}: quedó en la posición 1000 de 1000`).first()).toBeAttached();
    await editor.saved();
    const items = [...(await menuOf(page)).items].sort((a, b) => a.order - b.order);
    expect(items.map(({ order }) => order)).toEqual(items.map((_, index) => index));
    expect([items.at(-1)?.title, items.at(-2)?.title]).toEqual([FIRST, 'Humita 1.1000']);
  });

  test('[ORD-2] and by keyboard, the focus staying on its handle', async ({ page }) => {
    const editor = new Editor(page);
    await editor.expand('Carta 1');
    await editor.handle(FIRST).focus();
    await page.keyboard.press('Space');
    for (let nth = 1; nth < EACH; nth++) await page.keyboard.press('ArrowDown');
    await expect(page.getByText(`${FIRST}: posición ${EACH} de ${EACH}`).first()).toBeVisible();
    await page.keyboard.press('Space');
    await expect(editor.handle(FIRST)).toBeFocused();
    await expect(firstRow(editor)).toBeInViewport();
    await editor.saved();
    const { items } = await menuOf(page);
    expect(items.find(({ title }) => title === FIRST)?.order).toBe(EACH - 1);
  });

  test('[ORD-2] a category is moved with its whole subtree, which is back when it is put down', async ({ page }) => {
    const editor = new Editor(page);
    await editor.expand('Carta 1');
    await editor.handle('Carta 1').focus();
    await page.keyboard.press('Space');
    await expect(firstRow(editor)).toHaveCount(0);
    for (let nth = 1; nth < CATEGORIES; nth++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(editor.handle('Carta 1')).toBeFocused();
    await expect(firstRow(editor)).toBeAttached();
    await editor.saved();
    const { categoriesL1 } = await menuOf(page);
    expect(categoriesL1.find(({ title }) => title === 'Carta 1')?.order).toBe(CATEGORIES - 1);
  });

  test('only the rows around the window are drawn', async ({ page }) => {
    const editor = new Editor(page);
    await page.getByRole('button', { name: 'Más opciones del menú' }).click();
    await page.getByRole('menuitem', { name: 'Expandir todo' }).click();
    await expect(firstRow(editor)).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(1000 * 60);
    expect(await editor.tree.getByRole('treeitem').count()).toBeLessThan(60);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(editor.row(`Humita ${CATEGORIES}.${EACH}`)).toBeInViewport();
    expect(await editor.tree.getByRole('treeitem').count()).toBeLessThan(60);
  });
});

/** Other titles begin with the same words. */
const firstRow = (editor: Editor) => editor.tree.getByRole('treeitem', { name: FIRST, exact: true });

async function importMenu(server: CartaServer, size: { categories: number; products: number }): Promise<void> {
  const file = path.join(server.dataDir, 'menu-to-import.json');
  await writeFile(file, JSON.stringify(sampleMenu(size)));
  const imported = await server.carta(['menu', 'import', file, '--business', 'demo-vacio', '--replace']);
  expect(imported.code).toBe(0);
}

interface StoredMenu {
  readonly items: readonly { readonly title: string; readonly parent: string; readonly order: number }[];
  readonly categoriesL1: readonly { readonly title: string; readonly key: string; readonly order: number }[];
}

/** The menu as the server has it. */
async function menuOf(page: Page): Promise<StoredMenu> {
  return (await page.request.get('/api/menus/demo-vacio')).json() as Promise<StoredMenu>;
}
