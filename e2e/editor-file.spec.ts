import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Menu } from '@carta/domain';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { bar, plus } from './testing/diners-order.ts';
import { CANTINA } from './testing/operator.ts';
import { openEditor, openEmptyEditor, type Editor } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

interface MenuFile {
  categories: { title: string; products?: { title: string; price: string }[] }[];
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const csvFile = (content: string, name = 'precios.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

const jsonFile = (content: unknown) => ({
  name: 'menu.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});

/** A workbook of these sheets, with its texts in the cells. */
function xlsxFile(sheets: Readonly<Record<string, readonly (readonly (string | number)[])[]>>) {
  const cell = (value: string | number) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const names = Object.keys(sheets);
  const list = names.map((name, nth) => `<sheet name="${name}" sheetId="${nth + 1}" r:id="r${nth}"/>`);
  const relations = names.map((_, nth) => `<Relationship Id="r${nth}" Target="worksheets/${nth}.xml" Type="w"/>`);
  const parts = Object.values(sheets).map((rows, nth) => {
    const xml = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('');
    return [`xl/worksheets/${nth}.xml`, strToU8(`<worksheet><sheetData>${xml}</sheetData></worksheet>`)] as const;
  });
  const packed = zipSync({
    'xl/workbook.xml': strToU8(`<workbook xmlns:r="r"><sheets>${list.join('')}</sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${relations.join('').replaceAll('Type="w"', 'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet"')}</Relationships>`,
    ),
    ...Object.fromEntries(parts),
  });
  return { name: 'carta.xlsx', mimeType: XLSX, buffer: Buffer.from(packed) };
}

type Chosen = { name: string; mimeType: string; buffer: Buffer } | string;

async function pick(page: Page, file: Chosen): Promise<void> {
  const other = page.getByRole('button', { name: 'Cambiar', exact: true });
  if (await other.isVisible()) await other.click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Elegir archivo' }).click();
  await (await chooser).setFiles(file);
}

/** Chooses a file and goes on to what it changes, as far as the owner is asked nothing. */
async function review(page: Page, file: Chosen): Promise<void> {
  await pick(page, file);
  const next = page.getByRole('button', { name: /^Revisar / });
  await next.click();
}

const importButton = (page: Page) => page.getByRole('button', { name: /^(Importar \d|Reemplazar con)/ });

async function imports(page: Page): Promise<void> {
  await expect(importButton(page)).toBeEnabled();
  await importButton(page).click();
  await page.getByRole('heading', { level: 1, name: 'Categorías y productos' }).waitFor();
}

/** The card of an effect, by its title. */
const card = (page: Page, title: string): Locator =>
  page.getByRole('group').filter({ has: page.getByText(title, { exact: false }) });

async function exported(editor: Editor, format: string, ending: string): Promise<Buffer> {
  await editor.openTool('Exportar menú');
  await editor.page.getByRole('radio', { name: format }).check();
  const download = editor.page.waitForEvent('download');
  await editor.page.getByRole('button', { name: /^Descargar/ }).click();
  expect((await download).suggestedFilename()).toBe(`menu-demo.${ending}`);
  return readFile(await (await download).path());
}

const storedMenu = async (page: Page) => (await (await page.request.get('/api/menus/demo')).json()) as Menu;

test('[FILE-2] [FILE-4] [FILE-18] the menu is replaced by files, taken back, and exported', async ({
  page,
  context,
  consoleGuard,
}) => {
  const editor = await openEditor(page);

  await test.step('[FILE-2] a bad file changes nothing, every fault is named with its place, and another one can be chosen', async () => {
    await editor.openTool('Importar menú');
    await pick(page, jsonFile('título;precio\nFlan;3200'));
    await expect(page.getByRole('alert')).toContainText('No es un archivo de Carta. Guarda tu menú como planilla.');
    await pick(
      page,
      jsonFile({ currency: '€', categories: [{ title: 'Cocina', products: [{ title: 'Flan', price: 'caro' }] }] }),
    );
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
      'currency La moneda tiene que ser "$"',
      /^categories\[0\]\.products\[0\]\.price No es un precio/,
    ]);
    await pick(page, jsonFile(' '.repeat(10_000_001)));
    await expect(page.getByRole('alert')).toContainText('demasiado grande');
    await page.getByRole('link', { name: 'Volver' }).click();
    await expect(page.getByRole('tree')).toBeVisible();
  });

  await test.step('[FILE-18] the file of the menu itself changes nothing, and nothing can be sent', async () => {
    const file = await exported(editor, 'Archivo de Carta (JSON)', 'json');
    await editor.openTool('Importar menú');
    await pick(page, jsonFile(file.toString('utf8')));
    await page.getByRole('radio', { name: 'Reemplazar' }).check();
    await expect(page.getByRole('button', { name: 'No cambia nada' })).toBeDisabled();
    await page.getByRole('link', { name: 'Volver' }).click();
  });

  await test.step('[FILE-18] a file that replaces the menu: what it adds, removes and reprices is shown first, and what stays keeps its key', async () => {
    const before = await storedMenu(page);
    const file = JSON.parse((await exported(editor, 'Archivo de Carta (JSON)', 'json')).toString('utf8')) as MenuFile;
    const pizzas = file.categories.find(({ title }) => title === 'Pizzas a la piedra')?.products ?? [];
    const [repriced, renamed] = pizzas as [{ title: string; price: string }, { title: string; key?: string }];
    const oldTitle = renamed.title;
    repriced.price = '1.50';
    renamed.title = 'Pizza nueva';
    delete renamed.key;

    await editor.openTool('Importar menú');
    await pick(page, jsonFile(file));
    await page.getByRole('radio', { name: 'Reemplazar' }).check();
    await expect(card(page, 'Van a la papelera')).toContainText(oldTitle);
    await expect(card(page, 'Cambian de precio')).toContainText('$ 1,50');
    await expect(card(page, 'Se agregan')).toContainText('Pizza nueva');
    await imports(page);
    await expect(page.getByText(/productos? importados?/)).toBeVisible();
    await editor.expand('Pizzas a la piedra');
    await expect(editor.row(repriced.title)).toContainText('$ 1,50');
    await expect(editor.row('Pizza nueva')).toBeVisible();
    await expect(editor.row(oldTitle)).toHaveCount(0);
    const keyOf = ({ items }: Menu) => items.find(({ title }) => title === repriced.title)?.key;
    expect(keyOf(await storedMenu(page))).toBe(keyOf(before));

    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('Volvió el menú de antes')).toBeVisible();
    await expect(editor.row(oldTitle)).toBeVisible();
    await expect(editor.row('Pizza nueva')).toHaveCount(0);
    const given = await storedMenu(page);
    const plain = (menu: Menu) =>
      JSON.parse(JSON.stringify(menu, (name, value: unknown) => (name === 'version' ? 0 : value))) as Menu;
    expect(plain(given)).toEqual(plain(before));
  });

  await test.step('[FILE-4] the export works without a connection once its code is loaded', async () => {
    consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    const file = JSON.parse((await exported(editor, 'Archivo de Carta (JSON)', 'json')).toString('utf8')) as MenuFile;
    expect(file.categories.length).toBeGreaterThan(3);
  });
});

test('[FILE-18] [FILE-21] export, change five prices in the table, update: exactly five prices change, and a diner’s cart and a product’s address live on', async ({
  page,
  browser,
  server,
}) => {
  const editor = await openEditor(page);
  const before = await storedMenu(page);
  const csv = (await exported(editor, 'CSV', 'csv')).toString('utf8');
  const workbook = await exported(editor, 'Planilla (XLSX)', 'xlsx');
  expect(Object.keys(unzipSync(new Uint8Array(workbook)))).toContain('xl/workbook.xml');

  const plain = before.items.filter(
    ({ optionGroups = [], show, soldOutUntil }) => optionGroups.length === 0 && show && soldOutUntil === null,
  );
  // On sale at every hour of the day.
  const dish = plain.find(({ title }) => title === 'Provoleta al hierro')!;
  const five = [dish, ...plain.filter((item) => item !== dish).slice(0, 4)];
  const diner = await (await browser.newContext({ baseURL: server.url })).newPage();
  await diner.goto('/m/demo');
  await plus(diner, dish.title).click();
  await expect(bar(diner)).toBeVisible();

  const lines = csv.split('\r\n').map((line) => {
    // A key that begins with '-' has an apostrophe before it.
    const item = five.find(({ key }) => line.replace(/^'/, '').startsWith(key));
    return item ? line.replace(/;("?)[\d.]+(,\d\d)?\1;;(sí|no)$/, ';123.456;;$3') : line;
  });
  await editor.openTool('Importar menú');
  await review(page, csvFile(lines.join('\r\n'), 'menu-demo.csv'));
  await expect(page.getByRole('radio', { name: 'Actualizar' })).toBeChecked();
  await expect(card(page, 'Cambian de precio')).toContainText('5');
  await expect(card(page, 'Se agregan')).toHaveCount(0);
  await imports(page);
  await expect(page.getByText(/productos importados/)).toBeVisible();

  const after = await storedMenu(page);
  expect(after.items.map(({ key, price }) => [key, price.big])).toEqual(
    before.items.map(({ key, price }) => [key, five.some((one) => one.key === key) ? 123_456 : price.big]),
  );
  expect((await diner.goto(`/m/demo/p/${dish.key}`))?.status()).toBe(200);
  await expect(diner.getByText('123.456', { exact: false }).first()).toBeVisible();
  await diner.goto('/m/demo');
  await expect(bar(diner)).toBeVisible();
  await diner.context().close();
});

test('[FILE-1] [FILE-18] an empty menu is filled from a file, after a preview', async ({ page }) => {
  const editor = await openEmptyEditor(page);
  await editor.openTool('Importar menú');
  await pick(page, CANTINA);
  await expect(page.getByText('cantina.json')).toBeVisible();
  await expect(card(page, 'Se agregan')).toContainText('10');
  await expect(page.getByRole('radio', { name: 'Reemplazar' })).toHaveCount(0);
  await expect(importButton(page)).toBeEnabled();
  await importButton(page).dblclick();
  await expect(page.getByText('10 productos importados')).toBeVisible();
  await expect.poll(() => editor.titles()).toEqual(['Cocina', 'Postres', 'Vinos de la casa']);
  await page.reload();
  await expect.poll(() => editor.titles()).toEqual(['Cocina', 'Postres', 'Vinos de la casa']);
});

test.describe('a file of another program, on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('[FILE-11] an export of Loyverse is imported with its sizes', async ({ page }) => {
    const editor = await openEmptyEditor(page);
    await editor.openTool('Importar menú');
    await pick(
      page,
      csvFile(
        [
          'Handle,REF,Nombre,Categoria,Descripción,Opción 1 nombre,Opción 1 valor,Coste,Disponibles para la venta [Local],Precio [Local]',
          'tarta,1,Tarta de nuez,Dulces,<p>Con miel</p>,,,0.00,Y,3200.00',
          'fuga,2,Fugazza,Pizzas,,Tamaño,Media,0.00,Y,9000',
          'fuga,3,,,,,Entera,0.00,Y,14000',
          'dia,4,Plato del día,Platos,,,,0.00,Y,variable',
        ].join('\n'),
        'export_items.csv',
      ),
    );
    await expect(page.getByText('Loyverse', { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Handle: Código' })).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Revisar 3 productos' }).tap();
    await expect(page.getByText('No es un precio')).toBeVisible();
    await page.getByRole('button', { name: 'Marcar todas' }).tap();
    expect(await seriousViolations(page)).toEqual([]);
    await imports(page);
    await expect(page.getByText('3 productos importados')).toBeVisible();
    const done = page.getByRole('region', { name: 'Tu menú está al día' });
    await expect(done).toContainText('Hay 3 productos nuevos.');
    expect(await seriousViolations(page)).toEqual([]);
    await done.getByRole('button', { name: /^Sin precio/ }).tap();
    await expect(editor.row('Plato del día')).toContainText('Sin precio');
    await expect(editor.row('Fugazza')).toHaveCount(0);
    await page.getByRole('searchbox').fill('');
    await done.getByRole('button', { name: 'Ver el menú' }).tap();
    await expect(done).toHaveCount(0);
    await editor.expand('Pizzas');
    await expect(editor.row('Fugazza')).toContainText('9.000');
  });

  test('[FILE-12] an XLSX of six sheets is one menu, a category for each', async ({ page }) => {
    const editor = await openEmptyEditor(page);
    await editor.openTool('Importar menú');
    const names = ['Entradas', 'Pastas', 'Carnes', 'Postres', 'Vinos', 'Cafetería'];
    const sheets = names.map((name, nth) => [
      name,
      [
        ['Plato', 'Precio'],
        [`${name} de la casa`, 1_000 * (nth + 1)],
      ],
    ]);
    await review(page, xlsxFile(Object.fromEntries(sheets) as Record<string, (string | number)[][]>));
    await expect(card(page, 'Se agregan')).toContainText('6');
    await imports(page);
    await expect.poll(() => editor.titles()).toEqual(names);
    await page.getByRole('button', { name: 'Deshacer' }).tap();
    await expect(page.getByRole('heading', { name: 'Categorías principales' })).toBeVisible();
  });

  test('[FILE-8] [FILE-10] [FILE-15] a file with 20 faults is imported without its faulty rows, which can be copied; an unclear column is asked', async ({
    page,
    context,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_FAILED|network/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const editor = await openEmptyEditor(page);
    await editor.openTool('Importar menú');
    const good = Array.from({ length: 30 }, (_, nth) => `Barra;Trago ${nth};${1_000 + nth};${2_000 + nth}`);
    const bad = Array.from(
      { length: 20 },
      (_, nth) => `Barra;Raro ${nth};${nth % 2 ? 'consultar' : '1200/1500'};${nth}`,
    );
    await pick(page, csvFile(['Rubro;Plato;Precio salón;Precio delivery', ...good, ...bad].join('\n')));
    await expect(page.getByText('Falta decidir una columna.')).toBeVisible();
    await page.getByRole('button', { name: /^Revisar/ }).tap();
    await expect(page.getByRole('button', { name: 'Precio salón: ¿Precio?' })).toBeFocused();
    await page.getByRole('button', { name: 'Precio salón: ¿Precio?' }).tap();
    await page.getByRole('button', { name: 'Elegir «Precio»' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // A tap right after a dialog has closed is ignored, as the second one of a double tap.
    await expect(async () => {
      await page.getByRole('button', { name: /^Revisar/ }).tap();
      await expect(page.getByText('Raro 19', { exact: true })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    // Back leads to the columns, not out of the screen.
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Precio salón: Precio' })).toBeVisible();
    await page.route('**/file/check', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: /^Revisar/ }).tap();
    await page.getByRole('button', { name: 'Reintentar' }).tap();
    const copy = page.getByRole('button', { name: 'Copiar' });
    const word = await copy.getByText('Copiar').boundingBox();
    const fault = await page.getByRole('listitem').filter({ hasText: 'Raro 0' }).boundingBox();
    expect(fault!.x + fault!.width - word!.x - word!.width).toBeLessThan(8);
    await copy.tap();
    await expect(page.getByText('La lista está copiada')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')).toHaveLength(21);
    expect(copied.split('\n')[1]).toBe('Fila 32, Precio\tRaro 0\t1200/1500\tHay dos precios');
    await expect(page.getByRole('button', { name: 'Importar 30 y dejar 20 afuera' })).toBeEnabled();
    await page.getByRole('button', { name: 'Importar 30 y dejar 20 afuera' }).tap();
    await expect(page.getByText('30 productos importados')).toBeVisible();
    await expect.poll(() => editor.titles()).toEqual(['Barra']);
  });
});

test('[FILE-18] a file of 5,000 products is read while the screen goes on, and its list is drawn as the owner scrolls', async ({
  page,
}) => {
  const rows = Array.from({ length: 5_000 }, (_, nth) => ['Carta', `Plato ${nth}`, `${nth + 1}`]);
  const editor = await openEmptyEditor(page);
  await editor.openTool('Importar menú');
  await page.evaluate(() => {
    const shares = new Set<number>();
    Object.assign(globalThis, { shares });
    new MutationObserver(() => {
      const share = document.querySelector('progress')?.value;
      if (share !== undefined) shares.add(share);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await pick(page, xlsxFile({ Carta: [['Rubro', 'Plato', 'Precio'], ...rows] }));
  await page.getByRole('button', { name: 'Revisar 5.000 productos' }).click();
  await expect(importButton(page)).toHaveText('Importar 5.000 productos');
  const shares = await page.evaluate(() => (globalThis as unknown as { shares: Set<number> }).shares.size);
  expect(shares).toBeGreaterThan(5);

  await page.getByRole('button', { name: 'Ver los 5.000' }).click();
  const added = card(page, 'Se agregan').getByRole('listitem');
  expect(await added.count()).toBeLessThan(200);
  await added.filter({ hasText: /^Plato 20\D/ }).scrollIntoViewIfNeeded();
  await expect(added.filter({ hasText: /^Plato 45\D/ })).toBeAttached();
});
