import { openEditor } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('back closes menu, sheet, edit and selection one at a time, asks where something was typed, and then leaves the screen', async ({
  page,
}) => {
  const editor = await openEditor(page, 'Postres');
  await page.goto('/panel/menu');
  await page.getByRole('link', { name: /Categorías y productos/ }).tap();
  await editor.tree.waitFor();
  const title = 'Flan casero con dulce de leche';
  const asked = page.getByRole('dialog', { name: '¿Descartar lo que escribiste?' });
  const isOpen = () => expect(page).toHaveURL(/\/panel\/menu\/flat$/);

  await test.step('a menu, and a sheet that was opened from it', async () => {
    await page.getByRole('button', { name: `Opciones de ${title}` }).tap();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await isOpen();
    await editor.openTool('Papelera');
    await expect(page.getByRole('dialog', { name: 'Papelera' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await isOpen();
  });

  await test.step('an edit: at once where nothing was typed, else it asks; «Cancelar» asks too', async () => {
    await editor.choose(title, 'Editar');
    await expect(page.getByLabel('Nombre')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Nombre')).toHaveCount(0);
    await editor.choose(title, 'Editar');
    await page.getByLabel('Nombre').fill('Flan');
    await page.goBack();
    await expect(asked).toBeVisible();
    await page.goBack();
    await expect(asked).toHaveCount(0);
    await expect(page.getByLabel('Nombre')).toHaveValue('Flan');
    await page.getByRole('button', { name: 'Cancelar' }).tap();
    await asked.getByRole('button', { name: 'Descartar' }).tap();
    await expect(editor.row(title)).toBeVisible();
    await isOpen();
  });

  await test.step('a row that is added', async () => {
    await page.getByRole('button', { name: 'Agregar producto', exact: true }).first().tap();
    await page.getByLabel('Nombre').fill('Budín');
    await page.goBack();
    await asked.getByRole('button', { name: 'Descartar' }).tap();
    await expect(page.getByLabel('Nombre')).toHaveCount(0);
    await isOpen();
  });

  await test.step('the selection', async () => {
    await editor.row(title).press('Control+Space');
    const bar = page.getByRole('region', { name: 'Selección' });
    await expect(bar).toBeVisible();
    await bar.getByRole('button', { name: 'Eliminar' }).tap();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(bar).toBeVisible();
    await page.goBack();
    await expect(bar).toHaveCount(0);
    await isOpen();
  });

  await test.step('then the screen, in one step', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/panel\/menu$/);
  });
});
