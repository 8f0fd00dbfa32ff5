import type { Page } from '@playwright/test';
import { openEditor } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Seleccionar ${title}` });
const bar = (page: Page) => page.getByRole('region', { name: 'Selección' });
const header = (page: Page) => page.getByRole('heading', { level: 1 });
const action = (page: Page, name: string) => bar(page).getByRole('button', { name });

/** Returns a list to which each call on several records is added, as its path and what it does. */
function severalCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, kind] = /\/api\/(\w+)\/several\//.exec(request.url()) ?? [];
    if (kind === undefined) return;
    const { keys, ...change } = request.postDataJSON() as { keys: string[] };
    calls.push(`${kind} ${keys.length} ${JSON.stringify(change)}`);
  });
  return calls;
}

test('several at the desk: boxes select, one call hides, moves or deletes them, and one undo brings them back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const calls = severalCalls(page);
  const editor = await openEditor(page, 'Cocina', 'Entradas');
  const before = await editor.productsOf('Entradas');
  /** The page is opened again, so that the snackbars do not mix. */
  const undo = async () => {
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await editor.saved();
    await editor.open();
    // Rows outside the window are not mounted.
    await page.evaluate(() => window.scrollTo(0, 0));
    // The code of selecting loads at the first interaction.
    await page.mouse.move(400, 400);
    await expect(box(page, 'Cocina')).toBeAttached();
  };

  await editor.row('Provoleta al hierro').hover();
  await box(page, 'Provoleta al hierro').check();
  await editor.row('Papas rústicas con alioli').getByText('Papas rústicas').click();
  await expect(header(page)).toHaveText('2 productos');
  await expect(box(page, 'Entradas')).toHaveJSProperty('indeterminate', true);
  expect(await seriousViolations(page)).toEqual([]);
  const [ofBar, ofTree] = [await bar(page).boundingBox(), await page.getByRole('tree').boundingBox()];
  expect(ofBar!.x + ofBar!.width).toBeLessThanOrEqual(ofTree!.x + ofTree!.width);

  await action(page, 'Ocultar').click();
  await expect(editor.row('Provoleta al hierro, oculta')).toBeVisible();
  await undo();
  await expect(editor.row('Provoleta al hierro, oculta')).toHaveCount(0);

  await page.getByRole('button', { name: 'Opciones de Provoleta al hierro' }).focus();
  await page.keyboard.press('Control+Space');
  await box(page, 'Papas rústicas con alioli').press('Space');
  await action(page, 'Mover').press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Mover a otra categoría' });
  await sheet.getByRole('button', { name: /^Postres/ }).click();
  await expect(editor.row('Provoleta al hierro')).toBeInViewport();
  await undo();
  await expect.poll(() => editor.productsOf('Entradas')).toEqual(before);

  await editor.row('Entradas').hover();
  await box(page, 'Entradas').check();
  await action(page, 'Eliminar').click();
  const dialog = page.getByRole('dialog', { name: '¿Eliminar 1 categoría?' });
  await expect(dialog).toContainText('Se eliminará todo el contenido relacionado');
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(editor.row('Entradas')).toHaveCount(0);
  await undo();
  await expect(editor.row('Entradas')).toHaveCount(1);
  await expect.poll(() => editor.productsOf('Entradas')).toEqual(before);
  expect(calls).toEqual([
    'items 2 {"set":{"show":false}}',
    'items 2 {"set":{"show":true}}',
    expect.stringMatching(/^items 2 \{"set":\{"parent":/),
    'categories 1 {"delete":true}',
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('a long press selects, a tap goes on, and the selected products are sold out and get new prices', async ({
    page,
  }) => {
    const calls = severalCalls(page);
    const editor = await openEditor(page, 'Cocina', 'Entradas');
    // The code of selecting loads while the finger of the first touch rests.
    await page.reload();
    await longPress(page, 'Provoleta al hierro');
    await expect(header(page)).toHaveText('1 producto');
    await editor.row('Papas rústicas con alioli').getByText('Papas rústicas').tap();
    await expect(header(page)).toHaveText('2 productos');
    for (const button of await bar(page).getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await seriousViolations(page)).toEqual([]);

    await action(page, 'Cambiar precios').tap();
    await expect(page.getByRole('button', { name: /^Productos 2 de \d+ productos$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar' }).tap();

    // The selection outlives the sheet.
    await expect(header(page)).toHaveText('2 productos');
    await editor.row('Papas rústicas con alioli').getByText('Papas rústicas').tap();
    await action(page, 'Agotado hoy').tap();
    await expect(editor.row('Provoleta al hierro').getByText('Agotado')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await editor.saved();
    expect(calls).toEqual(['items 1 {"set":{"soldOut":true}}']);
  });
});

test('«Seleccionar» selects all or some, counts products and categories apart, and changes diets, options and featured ones of several', async ({
  page,
}) => {
  const calls = severalCalls(page);
  const editor = await openEditor(page, 'Cocina', 'Entradas');
  await editor.openTool('Seleccionar');
  await expect(header(page)).toHaveText('Elige productos');
  await page.getByRole('button', { name: 'Todo', exact: true }).click();
  await expect(header(page)).toHaveText(/^\d+ categorías$/);
  await page.getByRole('button', { name: 'Nada', exact: true }).click();
  await expect(header(page)).toHaveText('Categorías y productos');

  await editor.openTool('Seleccionar');
  await box(page, 'Platos principales').check();
  await box(page, 'Provoleta al hierro').check();
  await box(page, 'Papas rústicas con alioli').check();
  await expect(header(page)).toHaveText('2 productos y 1 categoría');
  expect(await seriousViolations(page)).toEqual([]);
  await box(page, 'Platos principales').uncheck();

  const more = async (name: string) => {
    await action(page, 'Más').click();
    await page.getByRole('menuitem', { name }).click();
  };
  await more('Opciones y tamaños');
  const sheet = page.getByRole('dialog', { name: 'Opciones y tamaños' });
  expect(await seriousViolations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Cancelar' }).click();
  await expect(header(page)).toHaveText('2 productos');
  await more('Opciones y tamaños');
  await sheet.getByRole('checkbox').first().check();
  await sheet.getByRole('button', { name: 'Aplicar a 2 productos' }).click();
  await editor.saved();
  await expect(header(page)).toHaveText('Categorías y productos');

  await editor.openTool('Seleccionar');
  for (const name of ['Provoleta al hierro', 'Papas rústicas con alioli']) await box(page, name).check();
  await more('Alérgenos y dietas');
  await expect(page.getByRole('dialog', { name: 'Alérgenos y dietas' })).toContainText('De 2 productos.');
  await page.getByRole('button', { name: 'Picante' }).click();
  await page.getByRole('button', { name: /^Aplicar a/ }).click();
  const fieldOf = (call: string) => /"set":\{"(\w+)"/.exec(call)?.[1];
  await expect.poll(() => [...new Set(calls.map(fieldOf))]).toEqual(['optionGroups', 'allergens']);
});

/** Rests a finger on a product until it is selected. */
async function longPress(page: Page, title: string): Promise<void> {
  const place = await page.getByRole('treeitem', { name: title }).getByText(title).boundingBox();
  if (!place) throw new Error(`'${title}' is not drawn`);
  const client = await page.context().newCDPSession(page);
  const touchPoints = [{ x: place.x + 5, y: place.y + 5 }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(page.getByRole('checkbox', { name: `Seleccionar ${title}` })).toBeChecked();
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}
