import type { Page } from '@playwright/test';
import { openEditor, PASSWORD } from './testing/panel.ts';
import { expect, PAGE_FAILED, test } from './testing/test.ts';

const CANNOT_OPEN = 'No se pudo abrir. Inténtalo otra vez.';

/** Aborts the requests for some scripts. Returns a function that ends this. */
async function blockFiles(page: Page, files: string): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

test.describe('code that cannot be fetched', () => {
  test.beforeEach(({ consoleGuard, server }) => {
    consoleGuard.allow(/ERR_FAILED|ChunkLoadError/);
    server.allow(PAGE_FAILED);
  });

  test('missing code of the preview leaves the editor as it is, and comes once it can', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const unblock = await blockFiles(page, '**/preview.*');
    const refused = page.waitForEvent('requestfailed', (request) => /\/preview\./.test(request.url()));
    const editor = await openEditor(page);
    await refused;
    await editor.expand('Postres');
    await editor.choose('Flan casero con dulce de leche', 'Ocultar');
    await editor.saved();
    await unblock();
    await expect(page.getByTitle('Vista previa del menú')).toBeVisible();
  });

  test('missing code of a tool is reported, the tree stays, and the tool opens when it is asked for again', async ({
    page,
  }) => {
    const editor = await openEditor(page, 'Postres');
    const unblock = await blockFiles(page, '**/remotes/menu-editor/**');
    await editor.openTool('Cambiar precios');
    await expect(page.getByText(CANNOT_OPEN)).toBeVisible();
    await expect(editor.row('Flan casero con dulce de leche')).toBeVisible();
    await unblock();
    await editor.openTool('Cambiar precios');
    await expect(page.getByRole('dialog', { name: 'Cambiar precios' })).toBeVisible();
  });

  test('missing code of a menu is reported, and the menu opens when it is asked for again', async ({ page }) => {
    const unblock = await blockFiles(page, '**/menu-popup.*');
    const editor = await openEditor(page);
    const options = page.getByRole('button', { name: 'Opciones de Postres' });
    await options.click();
    await expect(page.getByText(CANNOT_OPEN)).toBeVisible();
    await unblock();
    await editor.choose('Postres', 'Ocultar');
    await expect(editor.row('Postres, oculta')).toBeVisible();
  });

  test('missing code of forms and dialogs is reported, the row stays, and they open when they are asked for again', async ({
    page,
  }) => {
    const unblock = await blockFiles(page, '**/dialogs.*');
    const editor = await openEditor(page, 'Postres');
    const flan = editor.row('Flan casero con dulce de leche');
    await flan.getByText('Flan casero con dulce de leche').click();
    await expect(page.getByText(CANNOT_OPEN)).toBeVisible();
    await expect(flan).toBeFocused();
    await expect(page.getByText(CANNOT_OPEN)).toHaveCount(0);
    await page.keyboard.press('Delete');
    await expect(page.getByText(CANNOT_OPEN)).toBeVisible();
    await unblock();
    await editor.choose('Flan casero con dulce de leche', 'Editar');
    await expect(page.getByLabel('Nombre')).toHaveValue('Flan casero con dulce de leche');
  });

  test('missing code of the password dialog is fetched again, and the change is sent', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 401/);
    const unblock = await blockFiles(page, '**/session-dialog.*');
    const refused = page.waitForEvent('requestfailed', (request) => /\/session-dialog\./.test(request.url()));
    const editor = await openEditor(page);
    await page.context().clearCookies();
    await editor.choose('Postres', 'Ocultar');
    await refused;
    await expect(editor.row('Postres, oculta')).toBeVisible();
    await unblock();
    const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' });
    await dialog.getByLabel('Contraseña').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Iniciar sesión' }).click();
    await editor.saved();
  });
});
