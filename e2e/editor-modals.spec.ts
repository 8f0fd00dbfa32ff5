import type { Locator, Page } from '@playwright/test';
import { LOCKED_OWNER, openEditor, openEditorOf } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

test.describe('a locked owner', () => {
  const CATEGORY = [
    'Agregar categoría',
    'Cambiar portada',
    'Ocultar',
    'Editar',
    'Duplicar',
    'Cambiar precios',
    'Eliminar',
  ];
  const PRODUCT = ['Destacar', 'Ocultar', 'Agotado hoy', 'Editar', 'Duplicar', 'Mover a otra categoría', 'Eliminar'];
  const TOOLS = ['Cambiar precios', 'Importar menú', 'Papelera'];

  test('[LOCK-1] [LOCK-2] a locked owner gets the locked editor instead of every change and every tool, and nothing is sent', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const editor = await openEditorOf(page, LOCKED_OWNER, 'Minutas', 'Milanesas');
    const product = 'Milanesa con puré';
    const changes: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/') && !['GET', 'HEAD'].includes(request.method())) changes.push(request.url());
    });
    const before = await editor.titles();
    const attempt = (name: string, act: () => Promise<void>) =>
      test.step(name, async () => {
        await act();
        await expectLocked(page);
      });

    await attempt('move by keyboard', async () => {
      await editor.handle(product).focus();
      await page.keyboard.press('Space');
    });
    for (const option of CATEGORY) await attempt(`category: ${option}`, () => editor.choose('Minutas', option));
    for (const option of PRODUCT) await attempt(`product: ${option}`, () => editor.choose(product, option));
    for (const tool of TOOLS) await attempt(tool, () => editor.openTool(tool));
    await attempt('edit by a tap on the row', () => editor.row(product).getByText(product, { exact: true }).click());
    await attempt('add', () => page.getByRole('button', { name: 'Agregar categoría principal' }).click());
    expect(await editor.titles()).toEqual(before);
    expect(changes.filter((url) => !url.endsWith('/notifications'))).toEqual([]);
  });
});

async function expectLocked(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Editor bloqueado / Falta de pago' });
  await expect(dialog).toHaveAccessibleDescription(
    'Contacte a soporte a través de la app o WhatsApp para regular el pago del servicio.',
  );
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

for (const { width, height } of [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('[MODAL-1] every modal of the editor opens with its words, passes axe, and Escape closes it', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const editor = await openEditor(page, 'Cocina', 'Entradas');
      const expectModal = (name: string, words: readonly string[], act: () => Promise<void>) =>
        test.step(name, async () => {
          await act();
          const dialog = page.getByRole('dialog', { name, exact: true });
          await expect(dialog).toBeVisible();
          for (const text of words) await expect(dialog).toContainText(text);
          await expectUsable(page, dialog);
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
        });

      const addMain = () => page.getByRole('button', { name: 'Agregar categoría principal' }).click();
      await expectModal('Agregar categorías', ['Cantidad', 'De 1 a 10', 'Agregar', 'Cancelar'], addMain);
      // The button to add is at the tree's end.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectModal('Agregar categorías', ['Cocina', 'Cantidad'], () =>
        editor.choose('Cocina', 'Agregar categoría'),
      );
      await expectModal('Agregar productos', ['Entradas', 'Cantidad'], () =>
        editor.choose('Entradas', 'Agregar producto'),
      );
      await expectModal('¿Eliminar «Provoleta al hierro»?', ['Cancelar', 'Eliminar'], () =>
        editor.choose('Provoleta al hierro', 'Eliminar'),
      );
      await expectModal('¿Eliminar «Entradas»?', ['Se eliminará todo el contenido relacionado'], () =>
        editor.choose('Entradas', 'Eliminar'),
      );
      await addMain();
      await page.getByRole('dialog').getByRole('button', { name: 'Agregar', exact: true }).click();
      await editor.row('Categoría sin nombre').waitFor();
      await expectModal('¿Qué quieres agregar?', ['Categoría', 'Producto', 'Cancelar'], () =>
        editor.choose('Categoría sin nombre', 'Agregar categoría o producto'),
      );
    });
  });
}

async function expectUsable(page: Page, dialog: Locator): Promise<void> {
  // The menu that opened the modal may still be fading out.
  await expect(page.locator('[role="menu"]')).toHaveCount(0);
  // The page behind is inert, and is the same behind each modal.
  expect(await seriousViolations(page, '[role="dialog"]')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  const box = await dialog.boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.y ?? -1) >= 0).toBe(true);
}
