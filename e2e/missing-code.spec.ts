import type { Page } from '@playwright/test';
import { nothingOpen, openEditor, openHome, OWNER, PASSWORD } from './testing/panel.ts';
import { expect, PAGE_FAILED, test } from './testing/test.ts';

const CANNOT_OPEN = 'No se pudo abrir. Inténtalo otra vez.';
const FLAN = 'Flan casero con dulce de leche';

/** Aborts the requests for some scripts. Returns a function that ends this. */
async function blockFiles(page: Page, files: string): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

test('code of a section that hangs says so after 10 s, and is fetched when it is asked for again', async ({
  page,
  consoleGuard,
  server,
}) => {
  consoleGuard.allow(/ChunkLoadError|Loading (CSS )?chunk/);
  server.allow(PAGE_FAILED);
  await openHome(page, OWNER);
  for (const files of [/\/remotes\/orders\/[^/]+\/\d+\.[^/]+\.js$/, /\/remotes\/orders\/[^/]+\/\d+\.[^/]+\.css$/]) {
    await page.clock.install();
    const hung = page.waitForRequest(files);
    await page.route(files, () => undefined);
    await page.goto('/panel/orders/delivery');
    await hung;
    await page.clock.fastForward(10_500);
    await expect(page.getByText('No se pudo abrir esta sección')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Envío' })).toBeVisible();
  }
});

test('missing code of a menu, a form, a tool, the password dialog or the preview leaves the editor as it is, and is fetched when it is needed again', async ({
  page,
  consoleGuard,
  server,
}) => {
  consoleGuard.allow(/ERR_FAILED|ChunkLoadError/);
  server.allow(PAGE_FAILED);
  const unblockMenu = await blockFiles(page, '**/menu-popup.*');
  const unblockDialogs = await blockFiles(page, '**/dialogs.*');
  const unblockSession = await blockFiles(page, '**/session-dialog.*');
  const editor = await openEditor(page, 'Postres');
  const flan = editor.row(FLAN);
  const sessionDialog = page.getByRole('dialog', { name: 'Tu sesión terminó' });
  // A notice stays for 8 s: each report is marked, so that the next one is another.
  const report = page.getByText(CANNOT_OPEN).and(page.locator(':not([data-seen])'));
  const expectReport = async () => {
    await expect(report).toBeVisible();
    await report.evaluate((notice) => notice.setAttribute('data-seen', ''));
  };
  const enterPassword = async () => {
    await sessionDialog.getByLabel('Contraseña').fill(PASSWORD);
    await sessionDialog.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(sessionDialog).toHaveCount(0);
    await editor.saved();
  };

  await test.step('missing code of forms and dialogs is reported, the row stays, and they open when they are asked for again', async () => {
    await flan.getByText(FLAN).click();
    await expectReport();
    await expect(flan).toBeFocused();
    await page.keyboard.press('Delete');
    await expectReport();
    await unblockDialogs();
    await flan.getByText(FLAN).click();
    await expect(page.getByLabel('Nombre')).toHaveValue(FLAN);
    await page.getByRole('button', { name: 'Cancelar' }).click();
  });

  await test.step('missing code of a menu is reported, and the menu opens when it is asked for again', async () => {
    await page.getByRole('button', { name: 'Opciones de Postres' }).click();
    await expectReport();
    await unblockMenu();
    await editor.choose('Postres', 'Ocultar');
    await expect(editor.row('Postres, oculta')).toBeVisible();
    await editor.saved();
  });

  await test.step('missing code of a tool is reported, the tree stays, and the tool opens when it is asked for again', async () => {
    const unblock = await blockFiles(page, '**/remotes/menu-editor/**');
    await editor.openTool('Cambiar precios');
    await expectReport();
    await expect(flan).toBeVisible();
    await unblock();
    await editor.openTool('Cambiar precios');
    const tool = page.getByRole('dialog', { name: 'Cambiar precios' });
    await expect(tool).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tool).toHaveCount(0);
  });

  await test.step('missing code of the password dialog is fetched again, and the change is sent', async () => {
    consoleGuard.allow(/status of 401/);
    const refused = page.waitForEvent('requestfailed', (request) => /\/session-dialog\./.test(request.url()));
    await page.context().clearCookies();
    await editor.choose('Ensaladas', 'Ocultar');
    await refused;
    await expect(editor.row('Ensaladas, oculta')).toBeVisible();
    await unblockSession();
    const refreshed = page.waitForResponse((answer) => answer.url().endsWith('/api/menus/demo') && answer.ok());
    await enterPassword();
    // The page reads the menu that it has changed, which would be refused once the session has ended again.
    await refreshed;
  });

  await test.step('an expired session asks for the password over the screen, and the change is sent then', async () => {
    await page.context().clearCookies();
    await editor.choose('Postres', 'Mostrar');
    await enterPassword();
    await nothingOpen(page);
    await page.reload();
    await expect(editor.row('Ensaladas, oculta')).toBeVisible();
    await expect(editor.row('Postres, oculta')).toHaveCount(0);
  });

  await test.step('missing code of the preview leaves the editor as it is, and comes once it can', async () => {
    const unblock = await blockFiles(page, '**/preview.*');
    const refused = page.waitForEvent('requestfailed', (request) => /\/preview\./.test(request.url()));
    await page.setViewportSize({ width: 1280, height: 800 });
    await refused;
    await editor.choose(FLAN, 'Ocultar');
    await editor.saved();
    await unblock();
    await expect(page.getByTitle('Vista previa del menú')).toBeVisible();
  });
});
