import { CANTINA, NEW_BUSINESS } from './testing/operator.ts';
import { Editor, NEW_OWNER, signInByForm } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

test('an owner imports a menu, works on it, and a diner sees every change', async ({ page, server, consoleGuard }) => {
  const editor = new Editor(page);

  await test.step('the operator imports the menu file', async () => {
    const imported = await server.carta(['menu', 'import', CANTINA, '--business', NEW_BUSINESS]);
    expect(imported).toMatchObject({ code: 0, out: '' });
    expect(imported.err).toMatch(/5 categorías.*10 productos/);
  });

  await test.step('the owner signs in and finds it, collapsed', async () => {
    await signInByForm(page, NEW_OWNER);
    await page.getByRole('link', { name: 'Mi menú' }).click();
    await page.getByRole('link', { name: 'Categorías y productos' }).click();
    await editor.tree.waitFor();
    await expect.poll(() => editor.titles()).toEqual(['Cocina', 'Postres', 'Vinos de la casa']);
    await expect(editor.row('Vinos de la casa, oculta')).toBeVisible();
  });

  await test.step('adds a category with three products', async () => {
    await page.getByRole('button', { name: 'Agregar categoría principal' }).click();
    await page.getByRole('dialog', { name: 'Agregar categorías' }).getByRole('button', { name: 'Agregar' }).click();
    await expect(editor.row('Categoría sin nombre')).toBeVisible();
    await editor.choose('Categoría sin nombre', 'Editar');
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Bebidas');
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await editor.choose('Bebidas', 'Agregar categoría o producto');
    await page.getByRole('dialog').getByRole('button', { name: 'Producto' }).click();
    const dialog = page.getByRole('dialog', { name: 'Agregar productos' });
    await dialog.getByRole('button', { name: 'Más' }).click();
    await dialog.getByRole('button', { name: 'Más' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('3');
    await dialog.getByRole('button', { name: 'Agregar' }).click();
    await expect(editor.row('Producto sin nombre, no se ve')).toHaveCount(3);
    await expect(editor.row('Bebidas, no se ve')).toContainText('Vacía');
  });

  await test.step('edits a product', async () => {
    const unnamed = editor.tree.getByRole('button', { name: 'Opciones de Producto sin nombre' });
    await unnamed.first().click();
    await page.getByRole('menuitem', { name: 'Editar' }).click();
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Soda de sifón');
    await page.getByRole('textbox', { name: 'Descripción' }).fill('Un litro.');
    await page.getByRole('textbox', { name: 'Precio' }).fill('$ 2500,05');
    await expect(page.getByRole('textbox', { name: 'Centavos' })).toHaveValue('05');
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(editor.row('Soda de sifón')).toContainText('$ 2.500,05');
    await expect(editor.row('Bebidas, no se ve')).toHaveCount(0);
  });

  await test.step('hides one, deletes one', async () => {
    await editor.expand('Postres');
    await editor.choose('Queso y dulce', 'Ocultar');
    await expect(editor.row('Queso y dulce, oculta')).toBeVisible();
    await editor.choose('Budín de pan', 'Eliminar');
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Eliminar' }).click();
    await expect(editor.row('Budín de pan')).toHaveCount(0);
  });

  await test.step('reorders by keyboard', async () => {
    await editor.handle('Postres').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect.poll(async () => (await editor.titles())[0]).toBe('Postres');
    await expect(editor.handle('Postres')).toBeFocused();
    await editor.saved();
  });

  await test.step('reorders by mouse', async () => {
    await editor.expand('Cocina');
    await editor.expand('Entradas');
    // A row that is dragged near an edge of the window scrolls the page.
    await editor.row('Tortilla  de papas').evaluate((row) => row.scrollIntoView({ block: 'center' }));
    const from = await editor.handle('Tortilla  de papas').boundingBox();
    const to = await editor.row('Buñuelos de acelga').boundingBox();
    if (!from || !to) throw new Error('A row is not visible');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y, { steps: 4 });
    await page.mouse.move(to.x + 30, to.y + 6, { steps: 12 });
    await expect(page.getByText(/^Tortilla\s+de papas: posición 1 de 4$/)).toBeVisible();
    // 'Guardado' may still be shown for the change before.
    const sorted = page.waitForResponse((response) => response.url().includes('/api/products/sort/'));
    await page.mouse.up();
    expect((await sorted).status()).toBe(200);
    await editor.saved();
  });

  const after = ['Tortilla  de papas', 'Buñuelos de acelga', 'Rabas', 'Berenjenas al escabeche'];

  await test.step('finds it all again after a reload', async () => {
    await editor.open();
    await expect.poll(async () => (await editor.titles()).filter((title) => after.includes(title))).toEqual(after);
    await expect(editor.row('Queso y dulce, oculta')).toBeVisible();
    await expect(editor.row('Soda de sifón')).toContainText('$ 2.500,05');
    expect((await editor.titles())[0]).toBe('Postres');
  });

  await test.step('and the same after the server was killed', async () => {
    consoleGuard.allow(/ERR_CONNECTION_REFUSED.*\/api\/events/);
    await page.waitForLoadState();
    await server.kill();
    await server.restart();
    await editor.open();
    await expect.poll(async () => (await editor.titles()).filter((title) => after.includes(title))).toEqual(after);
  });

  await test.step('a diner sees it, without what is hidden', async () => {
    await page.goto('/m/demo-vacio');
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect
      .poll(async () => (await headings.allInnerTexts()).filter((text) => text !== 'Destacados'))
      .toEqual(['Postres', 'Cocina', 'Bebidas']);
    await expect(page.getByText('Soda de sifón')).toBeVisible();
    await expect(page.getByText('$ 2.500,05')).toBeAttached();
    const source = await (await page.request.get('/m/demo-vacio')).text();
    for (const hidden of [
      'Queso y dulce',
      'Budín de pan',
      'Berenjenas al escabeche',
      'Vinos de la casa',
      'Pingüino de tinto',
      'sin nombre',
    ]) {
      expect(source).not.toContain(hidden);
    }
    expect(source.indexOf('Tortilla')).toBeLessThan(source.lastIndexOf('Buñuelos'));
  });
});
