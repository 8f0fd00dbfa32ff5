import type { Menu } from '@carta/domain';
import type { Locator, Page } from '@playwright/test';
import { openEditor } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

interface Change {
  readonly way?: 'Subir' | 'Bajar';
  readonly kind?: 'Porcentaje' | 'Monto';
  readonly value: string;
  readonly rounding?: string;
}

async function fill(page: Page, { way = 'Subir', kind = 'Porcentaje', value, rounding = 'Sin redondear' }: Change) {
  await page.getByRole('radio', { name: way }).check();
  await page.getByRole('radio', { name: kind }).check();
  await page.getByRole('textbox', { name: kind }).fill(value);
  await page.getByRole('combobox', { name: 'Redondeo' }).selectOption(rounding);
}

const showNew = (page: Page) => page.getByRole('button', { name: 'Ver precios nuevos' });
const previewed = (page: Page, title: string): Locator =>
  page.getByRole('dialog', { name: 'Precios nuevos' }).getByRole('listitem').filter({ hasText: title });
const undo = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).getByRole('button', { name: 'Deshacer' });

/** Returns a list to which the body of each price change is added. */
function sentPrices(page: Page): { prices: unknown[] }[] {
  const sent: { prices: unknown[] }[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/items/prices/')) sent.push(request.postDataJSON() as { prices: unknown[] });
  });
  return sent;
}

async function storedPrice(page: Page, title: string): Promise<number | undefined> {
  const menu = (await (await page.request.get('/api/menus/demo')).json()) as Menu;
  return menu.items.find((item) => item.title === title)?.price.big;
}

test('[PRICE-8] [PRICE-9] [PRICE-11] [PRICE-12] [PRICE-13] many prices are changed at once', async ({
  page,
  consoleGuard,
}) => {
  const sent = sentPrices(page);
  const editor = await openEditor(page, 'Cocina', 'Entradas');
  const isBack = () => expect(editor.row('Provoleta al hierro')).toContainText('$ 9.800,00');

  await test.step('[PRICE-8] [PRICE-9] [PRICE-11] all prices go up by a percentage, ending in 90, after a preview; one click takes it back', async () => {
    await editor.openTool('Cambiar precios');
    await expect(
      page.getByRole('button', { name: /^Productos Todo el menú · \d+ productos · \d+ grupos de opciones$/ }),
    ).toBeVisible();
    await fill(page, { value: '12,5', rounding: 'Terminado en 90' });
    await showNew(page).click();
    await expect(previewed(page, 'Provoleta al hierro')).toContainText('$ 9.800,00');
    await expect(previewed(page, 'Provoleta al hierro')).toContainText('$ 10.990,00');
    const confirm = page.getByRole('button', { name: /^Cambiar \d+ precios$/ });
    const words = (await confirm.innerText()).replace('Cambiar ', '').replace('precios', 'precios cambiados');
    await confirm.click();
    await expect(editor.row('Provoleta al hierro')).toContainText('$ 10.990,00');
    await undo(page, words).click();
    await isBack();
    await expect.poll(() => sent.length).toBe(2);
    await editor.saved();
    expect(await storedPrice(page, 'Provoleta al hierro')).toBe(9_800);
  });

  await test.step('products are selected one by one, by category, or by search', async () => {
    await editor.openTool('Cambiar precios');
    const products = page.getByRole('button', { name: /^Productos .*\d+ productos/ });
    await products.click();
    const choice = page.getByRole('dialog', { name: 'Elegir productos' });
    const box = (name: string) => choice.getByRole('checkbox', { name, exact: true });
    await box('Todo el menú').uncheck();
    await box('Opciones y tamaños').uncheck();
    await choice.getByRole('button', { name: 'Listo' }).click();
    await expect(page.getByRole('button', { name: 'Productos Ninguno' })).toBeVisible();
    await expect(showNew(page)).toBeDisabled();

    await page.getByRole('button', { name: 'Productos Ninguno' }).click();
    await choice.getByRole('searchbox').fill('provoleta');
    await box('Provoleta al hierro').check();
    await choice.getByRole('button', { name: 'Borrar búsqueda' }).click();
    await expect(box('Entradas')).toHaveJSProperty('indeterminate', true);
    await expect(box('Todo el menú')).toHaveJSProperty('indeterminate', true);
    await choice.getByRole('button', { name: 'Productos de Entradas' }).click();
    await box('Papas rústicas con alioli').check();
    await choice.getByRole('button', { name: 'Listo' }).click();
    await expect(page.getByRole('button', { name: /^Productos 2 de \d+ productos$/ })).toBeVisible();
    await fill(page, { value: '10' });
    await showNew(page).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Cambiar 2 precios' }).click();
    await expect(editor.row('Provoleta al hierro')).toContainText('$ 10.780,00');
    await expect(editor.row('Empanadas de carne')).toContainText('$ 6.900,00');
    await undo(page, '2 precios cambiados').click();
    await isBack();
    await expect.poll(() => sent.length).toBe(4);
  });

  await test.step('[PRICE-8] [PRICE-11] [PRICE-12] an invalid change is reported beside the field, and the preview names the products that it leaves out', async () => {
    await editor.choose('Entradas', 'Cambiar precios');
    await page.getByRole('radio', { name: 'Porcentaje' }).check();
    const field = page.getByRole('textbox', { name: 'Porcentaje' });
    for (const [typed, words] of [
      ['', 'Escribe un porcentaje, por ejemplo 10 o 7,5'],
      ['diez', 'Escribe un porcentaje, por ejemplo 10 o 7,5'],
      ['-5', 'Escribe un porcentaje, por ejemplo 10 o 7,5'],
      ['1.001', 'Es demasiado grande'],
    ] as const) {
      await field.fill(typed);
      await field.press('Enter');
      await expect(field).toHaveAccessibleDescription(words);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await fill(page, { value: '0' });
    await showNew(page).click();
    await expect(page.getByRole('heading', { name: 'Ningún precio cambia' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Cambiar/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Volver' }).click();

    await fill(page, { way: 'Bajar', kind: 'Monto', value: '8.000' });
    await showNew(page).click();
    await expect(page.getByRole('alert')).toContainText('2 productos no cambian');
    await expect(page.getByRole('alert')).toContainText('Papas rústicas con alioli');
    await page.getByRole('button', { name: 'Cambiar 3 precios' }).click();
    await expect(editor.row('Provoleta al hierro')).toContainText('$ 1.800,00');
    await expect(editor.row('Papas rústicas con alioli')).toContainText('$ 7.200,00');
    expect(sent.slice(4).map(({ prices }) => prices.length)).toEqual([3]);
    await undo(page, '3 precios cambiados').click();
    await isBack();
    await expect.poll(() => sent.length).toBe(6);
    await editor.saved();
  });

  // From the next load the page gets no events, so it does not refresh.
  consoleGuard.allow(/ERR_FAILED.*api\/events/);
  await page.route('**/api/events', (route) => route.abort());

  await test.step("[PRICE-8] [PRICE-13] a category's prices go down by an amount, and stay so after a reload; the others are left alone", async () => {
    await editor.expand('Para acompañar');
    const other = editor.row('Para acompañar').locator('xpath=following-sibling::*[1]');
    const before = await other.innerText();
    await editor.choose('Entradas', 'Cambiar precios');
    await expect(page.getByRole('button', { name: /^Productos 5 de \d+ productos$/ })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Redondeo' })).toHaveValue('100');
    await fill(page, { way: 'Bajar', kind: 'Monto', value: '800' });
    await showNew(page).click();
    await page.getByRole('button', { name: 'Cambiar 5 precios' }).click();
    await editor.saved();
    await editor.open();
    await expect(editor.row('Provoleta al hierro')).toContainText('$ 9.000,00');
    await expect(editor.row('Papas rústicas con alioli')).toContainText('$ 6.400,00');
    expect(await other.innerText()).toBe(before);
  });

  await test.step('prices that another session has changed meanwhile stay, and the owner sees a notice', async () => {
    consoleGuard.allow(/status of 409|Unexpected error while trying update prices/);
    await editor.choose('Entradas', 'Cambiar precios');
    await fill(page, { value: '10' });
    await showNew(page).click();
    await expect(previewed(page, 'Provoleta al hierro')).toBeVisible();
    await page.evaluate(async () => {
      const menu = (await (await fetch('/api/menus/demo')).json()) as { items: Record<string, unknown>[] };
      const item = menu.items.find(({ title }) => title === 'Provoleta al hierro');
      const { key, parent, version } = item ?? {};
      await fetch('/api/items', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ business: 'demo', key, parent, version, price: { currency: '$', big: 1, small: '00' } }),
      });
    });
    await page.getByRole('button', { name: 'Cambiar 5 precios' }).click();
    await expect(page.getByRole('status').filter({ hasText: /cambi/i }).last()).toBeVisible();
    await expect(editor.row('Papas rústicas con alioli')).toContainText('$ 6.400,00');
    await expect(editor.row('Provoleta al hierro')).toContainText('$ 1,00');
  });

  await test.step('a double click shows the preview and changes nothing yet, and a second one changes once', async () => {
    sent.length = 0;
    await editor.choose('Entradas', 'Cambiar precios');
    await fill(page, { value: '10' });
    await showNew(page).dblclick();
    await expect(previewed(page, 'Provoleta al hierro')).toBeVisible();
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: 'Cambiar 5 precios' }).dblclick();
    await expect(undo(page, '5 precios cambiados')).toBeVisible();
    await editor.saved();
    expect(sent).toHaveLength(1);
    // The second click falls on a row, and opens no form.
    await expect(page.getByLabel('Nombre')).toHaveCount(0);
  });
});

test('[PRICE-4] [PRICE-7] a price is what its text reads as, by keys, paste and a composing keyboard; what cannot be read is said at the field', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const editor = await openEditor(page, 'Cocina', 'Entradas');
  await editor.choose('Provoleta al hierro', 'Editar');
  const price = page.getByRole('textbox', { name: 'Precio' });
  const caret = () => price.evaluate((input: HTMLInputElement) => input.selectionStart);
  const unclear = 'No se entiende. Escríbelo así: 12.500,50';

  await test.step('[PRICE-7] a dot of the owner’s stays, so that 1.5000 is no price', async () => {
    await price.clear();
    await price.pressSequentially('1.5000');
    await expect(price).toHaveValue('1.5000');
    await expect(price).toHaveAccessibleDescription(unclear);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(price).toBeVisible();
    expect(await storedPrice(page, 'Provoleta al hierro')).toBe(9_800);
  });

  await test.step('[PRICE-4] digits are grouped while they are typed, pasted and deleted, and the caret stays', async () => {
    await price.clear();
    await price.pressSequentially('12500');
    await expect(price).toHaveValue('12.500');
    await page.evaluate(() => navigator.clipboard.writeText('34'));
    for (let left = 0; left < 4; left += 1) await price.press('ArrowLeft');
    await price.press('ControlOrMeta+v');
    await expect(price).toHaveValue('1.234.500');
    expect(await caret()).toBe(6);
    await price.press('Backspace');
    await expect(price).toHaveValue('123.500');
    expect(await caret()).toBe(4);
    await price.press('Delete');
    await expect(price).toHaveValue('12.300');
    expect(await caret()).toBe(4);
  });

  await test.step('[PRICE-7] a keyboard that composes its text is not disturbed, and ends with a grouped price', async () => {
    await price.clear();
    const keyboard = await context.newCDPSession(page);
    for (const text of ['1', '15', '150', '1500'])
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await expect(price).toHaveValue('1500');
    await keyboard.send('Input.insertText', { text: '1500' });
    await expect(price).toHaveValue('1.500');
    await price.press('7');
    await expect(price).toHaveValue('15.007');
  });

  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(editor.row('Provoleta al hierro')).toContainText('$ 15.007,00');
});
