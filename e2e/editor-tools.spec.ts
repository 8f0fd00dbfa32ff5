import type { Page } from '@playwright/test';
import { nothingOpen, openEditor, openEmptyEditor, type Editor } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

const STARTERS = [
  'Empanadas de carne cortada a cuchillo (x3)',
  'Provoleta al hierro',
  'Papas rústicas con alioli',
  'Tabla de fiambres, quesos y encurtidos para compartir entre dos',
  'Locro del 25 de mayo, oculta',
];

async function reload(editor: Editor): Promise<void> {
  await nothingOpen(editor.page);
  await editor.page.reload();
  await editor.tree.waitFor();
}

async function centreOf(editor: Editor, title: string): Promise<{ x: number; y: number }> {
  const box = await editor.handle(title).boundingBox();
  if (!box) throw new Error(`${title} is not visible`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const snackbar = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function remove(editor: Editor, title: string): Promise<void> {
  await editor.choose(title, 'Eliminar');
  await editor.page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(editor.page.getByRole('status').filter({ hasText: /eliminad[oa]/i })).toBeVisible();
}

test('the tools for the whole menu search it, open and close it, and show its trash', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED .*\/api\/trash\//);
  const editor = await openEditor(page, 'Pizzas a la piedra');

  await test.step('[SEARCH-1] [SEARCH-3] the search filters the tree, counts its results, and restores the tree', async () => {
    const before = await editor.titles();
    const field = page.getByRole('searchbox', { name: 'Buscar en el menú' });
    await field.fill('PROVOLÉTA al hierro');
    await expect(editor.tree.getByRole('treeitem')).toHaveCount(3);
    for (const title of ['Cocina', 'Entradas', 'Provoleta al hierro']) await expect(editor.row(title)).toBeVisible();
    await expect(page.getByText('1 resultado', { exact: true })).toBeVisible();
    await field.fill('nada de esto');
    await expect(page.getByText('No encontramos «nada de esto» en tu menú')).toBeVisible();
    await field.press('Escape');
    await expect.poll(() => editor.titles()).toEqual(before);
  });

  await test.step('«Expandir todo» and «Contraer todo» open and close every category', async () => {
    await editor.tree.getByRole('button', { name: 'Contraer Pizzas a la piedra', exact: true }).click();
    await expect(editor.tree.getByRole('button', { name: /^Contraer / })).toHaveCount(0);
    const closed = await editor.titles();
    await editor.openTool('Expandir todo');
    await expect(editor.row('Provoleta al hierro')).toBeVisible();
    await expect(editor.tree.getByRole('button', { name: /^Expandir / })).toHaveCount(0);
    await editor.openTool('Contraer todo');
    await expect.poll(() => editor.titles()).toEqual(closed);
  });

  await test.step('a trash that cannot be opened says so, and opens when it is tried again', async () => {
    await page.route('**/api/trash/**', (route) => route.abort());
    await editor.openTool('Papelera');
    await expect(page.getByRole('heading', { name: 'No se pudo abrir la papelera' })).toBeVisible();
    await page.unroute('**/api/trash/**');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { name: 'La papelera está vacía' })).toBeVisible();
  });
});

test.describe('moving a product to another category', () => {
  // A row that is dragged near an edge of the window scrolls the page.
  test.use({ viewport: { width: 1180, height: 1000 } });

  test('[MOVE-1] [MOVE-3] a product is moved to another category by its menu and by dragging', async ({ page }) => {
    const editor = await openEditor(page, 'Cocina', 'Entradas');
    const fromTheTop = async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      return editor.productsOf('Entradas');
    };

    await test.step('[MOVE-1] a product moved by its menu scrolls into view, and one tap undoes the move', async () => {
      await editor.choose('Provoleta al hierro', 'Mover a otra categoría');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Postres/ })
        .click();
      await expect(editor.row('Provoleta al hierro')).toBeFocused();
      await expect(editor.row('Provoleta al hierro')).toBeInViewport();
      expect((await editor.productsOf('Postres')).at(-1)).toBe('Provoleta al hierro');
      await snackbar(page, 'Movido a «Postres»').getByRole('button', { name: 'Deshacer' }).click();
      await expect.poll(fromTheTop).toEqual(STARTERS);
      await editor.saved();
      await reload(editor);
      await expect.poll(fromTheTop).toEqual(STARTERS);
    });

    await test.step('[MOVE-1] [MOVE-3] a product dragged over a category highlights it and goes to its end', async () => {
      await editor.handle('Provoleta al hierro').hover();
      const from = await centreOf(editor, 'Provoleta al hierro');
      await page.mouse.down();
      await page.mouse.move(from.x, from.y + 20, { steps: 4 });
      const cocina = await centreOf(editor, 'Cocina');
      await page.mouse.move(from.x, cocina.y, { steps: 8 });
      await expect(page.getByText(/^Provoleta al hierro: fuera/)).toBeVisible();
      const platos = await centreOf(editor, 'Platos principales');
      await page.mouse.move(from.x, platos.y, { steps: 10 });
      await expect(page.getByText('Provoleta al hierro: mover a «Platos principales»')).toBeVisible();
      await expect(editor.row('Platos principales')).toHaveAttribute('data-moving', 'target');
      await page.mouse.up();
      await expect(snackbar(page, 'Movido a «Platos principales»')).toBeVisible();
      await expect(editor.row('Provoleta al hierro')).toHaveCount(0);
      await editor.expand('Platos principales');
      expect((await editor.productsOf('Platos principales')).at(-1)).toBe('Provoleta al hierro');
    });
  });
});

test('[COPY-1] [COPY-2] [COPY-4] a product and a category are duplicated', async ({ page }) => {
  const editor = await openEditor(page, 'Cocina', 'Entradas');
  const copied = STARTERS.toSpliced(2, 0, 'Provoleta al hierro (copia), oculta');

  await test.step('[COPY-1] [COPY-2] [COPY-4] a double click duplicates a product once, hidden and right behind the original', async () => {
    await page.getByRole('button', { name: 'Opciones de Provoleta al hierro' }).click();
    await page.getByRole('menuitem', { name: 'Duplicar' }).dblclick();
    await expect(editor.row('Provoleta al hierro (copia)')).toBeVisible();
    await editor.saved();
    await expect.poll(() => editor.productsOf('Entradas')).toEqual(copied);
  });

  await test.step('[COPY-2] [COPY-4] a duplicated category is hidden and has all that the original holds', async () => {
    await editor.choose('Entradas', 'Duplicar');
    await editor.expand('Entradas (copia)');
    await expect.poll(() => editor.productsOf('Entradas (copia), oculta')).toEqual(copied);
  });

  await test.step('both copies are there after a reload', async () => {
    await editor.saved();
    await reload(editor);
    await expect.poll(() => editor.productsOf('Entradas')).toEqual(copied);
    await expect.poll(() => editor.productsOf('Entradas (copia), oculta')).toEqual(copied);
    expect((await editor.titles()).filter((title) => title.startsWith('Entradas'))).toEqual([
      'Entradas',
      'Entradas (copia)',
    ]);
  });
});

test('[TRASH-1] [TRASH-2] [TRASH-3] deleted products and categories are restored', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 409|Unexpected error while trying restore/);
  await page.clock.install();
  const editor = await openEditor(page, 'Cocina', 'Entradas');
  const left = STARTERS.filter((title) => !title.startsWith('Papas'));
  const trash = page.getByRole('dialog', { name: 'Papelera' });

  await test.step('[TRASH-2] one tap restores a deleted product to its place for 10 seconds', async () => {
    const before = await editor.titles();
    await remove(editor, 'Provoleta al hierro');
    await expect(editor.row('Provoleta al hierro')).toHaveCount(0);
    await page.clock.fastForward(6_000);
    await snackbar(page, 'Eliminado').getByRole('button', { name: 'Deshacer' }).dblclick();
    await expect.poll(() => editor.productsOf('Entradas')).toEqual(STARTERS);
    await expect(editor.row('Provoleta al hierro')).toBeFocused();
    await expect(snackbar(page, 'Eliminado')).toHaveCount(0);
    // The second click opened or closed nothing below.
    expect(await editor.titles()).toEqual(before);

    await remove(editor, 'Papas rústicas con alioli');
    await page.clock.fastForward(11_000);
    await expect(snackbar(page, 'Eliminado')).toHaveCount(0);
  });

  await test.step('[TRASH-1] [TRASH-2] the trash keeps a deleted category with its products after a reload', async () => {
    await remove(editor, 'Entradas');
    await reload(editor);
    await expect(editor.row('Entradas')).toHaveCount(0);
    await editor.openTool('Papelera');
    await expect(trash).toHaveAccessibleDescription('Lo que eliminas se puede restaurar durante 30 días.');
    await expect(trash.getByRole('listitem')).toHaveText([
      /^Entradas Categoría con 4 productos · Hasta el \d+ \w+ \d{4}/,
      /^Papas rústicas con alioli /,
    ]);
    await trash.getByRole('button', { name: 'Restaurar Entradas' }).click();
    await expect(trash).toHaveCount(0);
    await expect(editor.row('Entradas')).toBeFocused();
    await expect.poll(() => editor.productsOf('Entradas')).toEqual(left);
    await editor.openTool('Papelera');
    await expect(trash.getByRole('listitem')).toHaveText(/^Papas rústicas con alioli /);
    await page.keyboard.press('Escape');
    await expect(trash).toHaveCount(0);
  });

  await test.step('[TRASH-3] a product whose category is deleted stays in the trash, and the owner sees why', async () => {
    await remove(editor, 'Provoleta al hierro');
    await remove(editor, 'Entradas');
    await editor.openTool('Papelera');
    const restore = page.getByRole('button', { name: 'Restaurar Provoleta al hierro' });
    await restore.click();
    await expect(page.getByText('Ya no está la categoría en la que estaba: restáurala primero')).toBeVisible();
    await editor.openTool('Papelera');
    await expect(restore).toBeVisible();
  });

  await test.step('[TRASH-2] the only category of a menu can be restored', async () => {
    const empty = await openEmptyEditor(page);
    await page.getByRole('button', { name: 'Agregar categoría principal' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Agregar' }).click();
    await remove(empty, 'Categoría sin nombre');
    await page.getByRole('heading', { name: 'Categorías principales' }).waitFor();
    await empty.openTool('Papelera');
    await page.getByRole('button', { name: 'Restaurar Categoría sin nombre' }).click();
    await expect(empty.row('Categoría sin nombre')).toBeVisible();
  });
});

test('[SOLD-1] [SOLD-2] [SOLD-5] a product is marked as sold out, and sold again', async ({ page, context }) => {
  const product = 'Provoleta al hierro';
  const editor = await openEditor(page, 'Cocina', 'Entradas');
  const diner = await context.newPage();
  const dish = diner.getByRole('listitem').filter({ hasText: product }).last();

  await test.step('[SOLD-2] the product’s menu sells it again, and diners see it', async () => {
    await editor.choose(product, 'Agotado hoy');
    await editor.choose(product, 'Volver a vender');
    await expect(editor.row(product)).not.toContainText('Agotado');
    await editor.saved();
    await diner.goto('/m/demo');
    await expect(diner.getByText(product).first()).toBeVisible();
    await expect(dish).not.toContainText('Agotado');
  });

  await test.step('[SOLD-5] the product’s menu marks it as sold out for diners until it is put back', async () => {
    await editor.choose(product, 'Agotado sin fecha');
    await expect(editor.row(product)).toContainText('Agotado');
    await editor.saved();
    await diner.reload();
    await expect(dish).toContainText('Agotado');
    await editor.choose(product, 'Volver a vender');
    await expect(editor.row(product)).not.toContainText('Agotado');
    await editor.saved();
  });

  await test.step('[SOLD-1] [SOLD-2] the product’s menu marks it as sold out for diners until 05:00', async () => {
    const tomorrow = 24 * 60 * 60 * 1_000;
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/items') && response.ok());
    await editor.choose(product, 'Agotado hoy');
    await expect(editor.row(product)).toContainText('Agotado');
    const { soldOutUntil } = (await (await answered).json()) as { soldOutUntil: number };
    const clock = { hour: '2-digit', minute: '2-digit', timeZone: 'America/Argentina/Buenos_Aires' } as const;
    expect(new Date(soldOutUntil).toLocaleTimeString('es-AR', { ...clock, hourCycle: 'h23' })).toBe('05:00');
    expect(soldOutUntil - Date.now()).toBeLessThanOrEqual(tomorrow);

    await diner.reload();
    await expect(dish).toContainText('Agotado');

    await page.clock.install();
    await reload(editor);
    await expect(editor.row(product)).toContainText('Agotado');
    await page.clock.fastForward(soldOutUntil - Date.now() + 1_000);
    await expect(editor.row(product)).not.toContainText('Agotado');
  });
});
