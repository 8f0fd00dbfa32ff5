import { openEditor } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const BAD_FILE = '{"currency":"€","categories":[{"title":"Cocina","products":[{"title":"Flan","price":"caro"}]}]}';
const GOOD_FILE = '{"currency":"$","categories":[{"title":"Cocina","products":[{"title":"Flan","price":"3200.00"}]}]}';

/** The page behind a dialog is inert, and has been checked before. */
const DIALOG = '[role="dialog"]';

for (const { width, height } of [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('each state of each tool passes axe and scrolls nowhere sideways', async ({ page }) => {
      test.setTimeout(180_000);
      const editor = await openEditor(page, 'Cocina', 'Entradas');
      const state = (name: string, within?: string) =>
        test.step(name, async () => {
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          expect(await seriousViolations(page, within)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
        });

      await editor.choose('Provoleta al hierro', 'Agotado hoy');
      await editor.row('Provoleta al hierro').getByText('Agotado').waitFor();
      await state('sold out');
      await page.getByRole('searchbox').fill('provoleta');
      await state('found');
      await page.getByRole('searchbox').fill('nada');
      await state('nothing found');
      await page.getByRole('button', { name: 'Borrar búsqueda' }).click();
      await page.getByRole('button', { name: 'Más opciones del menú' }).click();
      await page.getByRole('menuitem', { name: 'Papelera' }).waitFor();
      await state('menu of the tools');
      await page.getByRole('menuitem', { name: 'Papelera' }).click();
      await page.getByRole('heading', { name: 'La papelera está vacía' }).waitFor();
      await state('empty trash', DIALOG);
      await page.keyboard.press('Escape');

      await editor.choose('Papas rústicas con alioli', 'Eliminar');
      await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
      await page.getByText('Producto eliminado: Papas rústicas con alioli').waitFor();
      await state('deleted');
      await editor.openTool('Papelera');
      const restore = page.getByRole('button', { name: 'Restaurar Papas rústicas con alioli' });
      await expect(restore).toBeVisible();
      // In one line.
      expect((await restore.boundingBox())?.height).toBeLessThanOrEqual(50);
      await state('trash', DIALOG);
      await page.keyboard.press('Escape');
      await editor.choose('Provoleta al hierro', 'Mover a otra categoría');
      await page.getByRole('dialog').waitFor();
      await state('where to move', DIALOG);
      await page.keyboard.press('Escape');

      await editor.openTool('Cambiar precios');
      await page.getByRole('button', { name: 'Ver precios nuevos' }).click();
      await state('prices, with what is wrong', DIALOG);
      await page.getByRole('button', { name: /^Productos/ }).click();
      await page.getByRole('button', { name: 'Productos de Entradas' }).click();
      await page.getByRole('checkbox', { name: 'Provoleta al hierro' }).uncheck();
      await state('choice of products', DIALOG);
      await page.getByRole('button', { name: 'Listo' }).click();
      await page.getByRole('radio', { name: 'Bajar' }).check();
      await page.getByRole('radio', { name: 'Monto' }).check();
      await page.getByRole('textbox', { name: 'Monto' }).fill('7.000');
      await page.getByRole('button', { name: 'Ver precios nuevos' }).click();
      await page.getByRole('alert').waitFor();
      await state('preview of prices', DIALOG);
      await page.keyboard.press('Escape');

      await editor.openTool('Importar menú');
      const input = page.locator('input[type=file]');
      await input.setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer: Buffer.from(BAD_FILE) });
      await page.getByRole('alert').waitFor();
      await state('bad file');
      await input.setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer: Buffer.from(GOOD_FILE) });
      await page.getByRole('radio', { name: 'Reemplazar' }).check();
      await page.getByText(/productos van a la papelera\.$/).waitFor();
      await state('preview of an import');
    });
  });
}
