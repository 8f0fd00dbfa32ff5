import { openEditor, openScreen } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('«Guardar y salir» saves before it leaves; a MercadoPago token rests after its save', async ({ page }) => {
    await openScreen(page, '/panel/menu/button', 'Botón de contacto');
    await page.getByRole('combobox', { name: 'Tipo' }).selectOption('instagram');
    await expect(page.getByText(/falta la cuenta/)).toBeVisible();
    await page.getByLabel('Cuenta de Instagram').fill('https://www.instagram.com/la.higuera/');
    await expect(page.getByLabel('Cuenta de Instagram')).toHaveValue('la.higuera');
    await page.getByRole('link', { name: 'Volver' }).tap();
    const asked = page.getByRole('dialog', { name: 'Tienes cambios sin guardar' });
    await expect(asked).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    await asked.getByRole('button', { name: 'Guardar y salir' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Mi menú' })).toBeVisible();
    const menu = await (await page.request.get('/api/menus/demo')).json();
    expect(menu.contactButton).toMatchObject([{ type: 'instagram', account: 'la.higuera' }]);

    await page.getByRole('link', { name: 'MercadoPago' }).tap();
    await page.getByLabel('Token de acceso', { exact: true }).fill('APP_USR-1420-9999');
    const title = page.getByRole('heading', { level: 1, name: 'MercadoPago' });
    const before = await title.boundingBox();
    await page.getByRole('button', { name: 'Guardar', exact: true }).tap();
    await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
    expect(await title.boundingBox()).toEqual(before);
    await expect(page.getByLabel('Token de acceso', { exact: true })).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeDisabled();
  });
});

test('Escape in an edit asks before it loses what was typed', async ({ page }) => {
  const editor = await openEditor(page, 'Postres');
  await editor.choose('Flan casero con dulce de leche', 'Editar');
  await page.getByLabel('Nombre').fill('Flan de la abuela');
  await page.keyboard.press('Escape');
  const asked = page.getByRole('dialog', { name: '¿Descartar lo que escribiste?' });
  await expect(asked).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(page.getByLabel('Nombre')).toHaveValue('Flan de la abuela');
  await page.getByLabel('Nombre').press('Escape');
  await asked.getByRole('button', { name: 'Descartar' }).click();
  await expect(editor.row('Flan casero con dulce de leche')).toBeVisible();
});
