import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Menu } from '@carta/domain';
import { strToU8, zipSync } from 'fflate';
import { CANTINA } from './testing/operator.ts';
import { openEditor, openEmptyEditor, type Editor } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

interface MenuFile {
  categories: { title: string; products?: { title: string; price: string }[] }[];
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const csvFile = (content: string) => ({ name: 'precios.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });

const jsonFile = (content: unknown) => ({
  name: 'menu.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});

/** A workbook whose only sheet has these rows, with its texts in the cells. */
function xlsxFile(rows: readonly (readonly (string | number)[])[]) {
  const cell = (value: string | number) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const sheet = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('');
  const packed = zipSync({
    'xl/workbook.xml': strToU8('<workbook xmlns:r="r"><sheets><sheet name="Carta" r:id="r1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="worksheets/1.xml"/></Relationships>',
    ),
    'xl/worksheets/1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
  });
  return { name: 'carta.xlsx', mimeType: XLSX, buffer: Buffer.from(packed) };
}

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

test('[FILE-2] [FILE-4] [FILE-5] the menu is replaced by files, taken back, and exported', async ({
  page,
  context,
  consoleGuard,
}) => {
  const editor = await openEditor(page);

  await test.step('[FILE-2] a bad file changes nothing, every fault is named with its place, and another one can be chosen', async () => {
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

  await test.step('[FILE-5] the file of the menu itself changes nothing, and nothing can be sent', async () => {
    const file = await exported(editor);
    await editor.openTool('Importar menú');
    await pick(page, jsonFile(file));
    await page.getByRole('radio', { name: 'Reemplazar' }).check();
    await expect(page.getByRole('heading', { name: 'No cambia nada' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reemplazar el menú' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('[FILE-5] a file that replaces the menu: what it adds, removes and reprices is shown first, and pictures stay', async () => {
    await editor.expand('Pizzas a la piedra');
    const before = (await (await page.request.get('/api/menus/demo')).json()) as Menu;
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

    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('Volvió el menú de antes')).toBeVisible();
    await expect(editor.row(oldTitle)).toBeVisible();
    await expect(editor.row('Pizza nueva')).toHaveCount(0);
    const given = (await (await page.request.get('/api/menus/demo')).json()) as Menu;
    expect(given).toEqual({ ...before, version: given.version });
  });

  await test.step('[FILE-4] the export is the file of the server, and works without a connection', async () => {
    const given = (await (await page.request.get('/api/menus/demo/file')).json()) as MenuFile;
    expect(await exported(editor)).toEqual(given);
    await expect(editor.page.getByText('menu-demo.json está en tus descargas')).toBeVisible();
    consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    expect(await exported(editor)).toEqual(given);
  });
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

test.describe('a spreadsheet on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('[FILE-8] [FILE-9] [FILE-10] the faults of a CSV file are named with their rows; the template and an XLSX file are imported, and undone', async ({
    page,
  }) => {
    const editor = await openEmptyEditor(page);
    await editor.openTool('Importar menú');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar plantilla' }).tap(),
    ]);
    expect(download.suggestedFilename()).toBe('plantilla-carta.csv');
    const template = await readFile(await download.path(), 'utf8');

    await pick(page, csvFile('Rubro;Plato;Stock;Precio\r\nPostres;Flan;3;caro\r\n;Helado;2;1.5000'));
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
      'Fila 2, Precio Escribe el precio sólo con números',
      'Fila 3, Precio No se entiende. Escríbelo así: 12.500,50',
    ]);
    const columns = page.getByRole('heading', { name: 'Columnas' }).locator('..');
    await expect(columns.getByRole('listitem').nth(0)).toContainText('Categoría');
    await expect(columns.getByRole('listitem').nth(2)).toHaveText('Stock no se importa');
    expect(await seriousViolations(page)).toEqual([]);

    await pick(page, csvFile(template));
    await expect(page.getByRole('heading', { name: 'Se agrega 7' })).toBeVisible();
    await page.getByRole('button', { name: 'Elegir otro archivo' }).tap();
    await pick(
      page,
      xlsxFile([
        ['La Cantina'],
        ['CATEGORIA', 'Producto', 'Precio $'],
        ['Vinos', 'Malbec', 9500.5],
        ['', 'Torrontés', '$ 12.500'],
      ]),
    );
    await expect(page.getByText('carta.xlsx en Mi restaurante')).toBeVisible();
    await expect(columns.getByRole('listitem')).toHaveCount(3);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Agregar al menú' }).tap();
    await expect(page.getByText('Se importaron 1 categoría y 2 productos')).toBeVisible();
    await editor.expand('Vinos');
    await expect(editor.row('Malbec')).toContainText('9.500');
    await page.getByRole('button', { name: 'Deshacer' }).tap();
    await expect(editor.row('Vinos')).toHaveCount(0);
  });
});
