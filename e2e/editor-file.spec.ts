import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { CANTINA } from './testing/operator.ts';
import { openEditor, openEmptyEditor, type Editor } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

interface MenuFile {
  categories: { title: string; products?: { title: string; price: string }[] }[];
}

const jsonFile = (content: unknown) => ({
  name: 'menu.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});

async function pick(page: Page, file: ReturnType<typeof jsonFile> | string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Elegir archivo' }).click(),
  ]);
  await chooser.setFiles(file);
}

async function exported(editor: Editor): Promise<MenuFile> {
  const [download] = await Promise.all([editor.page.waitForEvent('download'), editor.openTool('Exportar menú')]);
  expect(download.suggestedFilename()).toBe('menu-demo.json');
  return JSON.parse(await readFile(await download.path(), 'utf8')) as MenuFile;
}

test('[FILE-4] the export is the file of the server, and works without a connection', async ({
  page,
  context,
  consoleGuard,
}) => {
  const editor = await openEditor(page);
  const given = (await (await page.request.get('/api/menus/demo/file')).json()) as MenuFile;
  expect(await exported(editor)).toEqual(given);
  await expect(editor.page.getByText('menu-demo.json está en tus descargas')).toBeVisible();
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  expect(await exported(editor)).toEqual(given);
});

test('[FILE-1] [FILE-5] an empty menu is filled from a file, after a preview', async ({ page }) => {
  const editor = await openEmptyEditor(page);
  await editor.openTool('Importar menú');
  await pick(page, CANTINA);
  await expect(page.getByRole('heading', { name: 'Se agrega 15' })).toBeVisible();
  await expect(page.getByRole('dialog').getByText('cantina.json en Mi restaurante')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Rabas' })).toHaveText(/^Rabas\s*Cocina › Entradas$/);
  await expect(page.getByRole('radio', { name: 'Reemplazar' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Agregar al menú' }).dblclick();
  await expect(page.getByText('Se importaron 5 categorías y 10 productos')).toBeVisible();
  await expect.poll(() => editor.titles()).toEqual(['Cocina', 'Postres', 'Vinos de la casa']);
  await page.reload();
  await expect.poll(() => editor.titles()).toEqual(['Cocina', 'Postres', 'Vinos de la casa']);
});

test('[FILE-5] a file that replaces the menu: what it adds, removes and reprices is shown first, and pictures stay', async ({
  page,
}) => {
  const editor = await openEditor(page, 'Pizzas a la piedra');
  const file = await exported(editor);
  const pizzas = file.categories.find(({ title }) => title === 'Pizzas a la piedra')?.products ?? [];
  const [repriced, renamed] = pizzas;
  if (!repriced || !renamed) throw new Error('the demo has no pizzas');
  const oldTitle = renamed.title;
  const picture = (await editor.row(repriced.title).locator('img').getAttribute('src')) ?? 'none';
  repriced.price = '1.50';
  renamed.title = 'Pizza nueva';

  await editor.openTool('Importar menú');
  await pick(page, jsonFile(file));
  await page.getByRole('radio', { name: 'Reemplazar' }).check();
  await expect(page.getByRole('heading', { name: 'Se elimina 1' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cambia de precio 1' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Se agrega 1' })).toBeVisible();
  const listed = page.getByRole('dialog').getByRole('listitem');
  await expect(listed).toHaveCount(3);
  await expect(listed.nth(0)).toContainText(oldTitle);
  await expect(listed.nth(1)).toContainText('$ 1,50');
  await expect(listed.nth(2)).toHaveText(/^Pizza nueva\s*Pizzas a la piedra$/);
  await page.getByRole('button', { name: 'Reemplazar el menú' }).click();
  await expect(page.getByText(/^Se importaron /)).toBeVisible();
  await editor.expand('Pizzas a la piedra');
  await expect(editor.row(repriced.title)).toContainText('$ 1,50');
  await expect(editor.row('Pizza nueva')).toBeVisible();
  await expect(editor.row(oldTitle)).toHaveCount(0);
  await expect(editor.row(repriced.title).locator('img')).toHaveAttribute('src', picture);
});

test('[FILE-5] the file of the menu itself changes nothing, and nothing can be sent', async ({ page }) => {
  const editor = await openEditor(page);
  const file = await exported(editor);
  await editor.openTool('Importar menú');
  await pick(page, jsonFile(file));
  await page.getByRole('radio', { name: 'Reemplazar' }).check();
  await expect(page.getByRole('heading', { name: 'No cambia nada' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reemplazar el menú' })).toHaveCount(0);
});

test('[FILE-2] a bad file changes nothing, every fault is named with its place, and another one can be chosen', async ({
  page,
}) => {
  const editor = await openEditor(page);
  const before = await editor.titles();
  await editor.openTool('Importar menú');
  await pick(page, jsonFile('título;precio\nFlan;3200'));
  await expect(page.getByRole('alert')).toContainText('No es un archivo de menú');
  await pick(
    page,
    jsonFile({ currency: '€', categories: [{ title: 'Cocina', products: [{ title: 'Flan', price: 'caro' }] }] }),
  );
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'currency La moneda tiene que ser "$"',
    /^categories\[0\]\.products\[0\]\.price No es un precio/,
  ]);
  await pick(page, jsonFile(' '.repeat(5_000_001)));
  await expect(page.getByRole('alert')).toContainText('demasiado grande');
  await pick(page, CANTINA);
  await expect(page.getByRole('heading', { name: 'Se agrega 15' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await editor.titles()).toEqual(before);
});
