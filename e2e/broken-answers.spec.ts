import type { Page } from '@playwright/test';
import { choose as choosePicture, code, row as customizationRow, save, saved } from './testing/customization.ts';
import { FaultyProxy } from './testing/faulty-proxy.ts';
import { Editor, OWNER, PASSWORD, startSession } from './testing/panel.ts';
import { framed, photo, pick } from './testing/pictures.ts';
import { expect, test as base } from './testing/test.ts';

const NOT_SAVED = 'No se pudo guardar. Revisa tu conexión e inténtalo otra vez.';
const COVER_SAVED = 'Portada actualizada con éxito';
const COVER_NOT_SAVED = 'Ocurrió un error al actualizar la portada';

/** What a proxy writes that no browser takes for an answer of the panel's server. */
const BROKEN = [
  ['a bare 502', 'HTTP/1.1 502 Bad Gateway\r\n\r\n'],
  ['a 502 with an empty header', 'HTTP/1.1 502 Bad Gateway\r\nX-Served-By:\r\n\r\n'],
  ['a status that no answer has', 'HTTP/1.1 999 Oops\r\n\r\n'],
  ['an empty 200', 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'],
  ['a 204', 'HTTP/1.1 204 No Content\r\n\r\n'],
  ['a page', 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<html>'],
  ['half of an answer', 'HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{"key":'],
  ['nothing', ''],
] as const;

const test = base.extend<{ faultyProxy: FaultyProxy }>({
  faultyProxy: async ({ server }, use) => {
    const proxy = await FaultyProxy.start(server.url);
    await use(proxy);
    await proxy.close();
  },
  baseURL: async ({ faultyProxy: proxy }, use) => use(proxy.url),
});

/** Resolves with the panel's next error in the console, which it writes when a save has failed. */
const failure = (page: Page) =>
  page.waitForEvent(
    'console',
    (message) => message.type() === 'error' && !message.text().startsWith('Failed to load resource'),
  );

test.beforeEach(({ consoleGuard }) =>
  consoleGuard.allow(/Failed to load resource|Unexpected error while trying|No se pudo conectar|JSHandle|Object/),
);

test('[MSG-3] a cover whose answer cannot be read ends with its text, and can be sent again', async ({
  page,
  faultyProxy: proxy,
}) => {
  await startSession(page, OWNER);
  const editor = new Editor(page);
  await editor.open();
  const file = await photo();
  const dialog = page.getByRole('dialog', { name: 'Cambiar portada' });
  await pick(page, () => editor.choose('Cocina', 'Cambiar portada'), file);
  await framed(dialog);
  for (const [written, bytes] of BROKEN)
    await test.step(`a cover that is answered by ${written} ends with its text`, async () => {
      proxy.writes = { to: /^PUT \/api\/categories /, bytes };
      const failed = failure(page);
      await dialog.getByRole('button', { name: 'Guardar' }).click();
      await failed;
      await expect(page.getByText(COVER_NOT_SAVED)).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Guardar' })).toBeEnabled();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
    });
  proxy.writes = null;
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(COVER_SAVED)).toBeVisible();
});

test('[MSG-2] a product with a picture whose answer cannot be read ends with the text, and can be sent again', async ({
  page,
  faultyProxy: proxy,
}) => {
  await startSession(page, OWNER);
  const editor = new Editor(page);
  await editor.open();
  await editor.expand('Cocina');
  await editor.expand('Entradas');
  await editor.choose('Provoleta al hierro', 'Editar');
  const file = await photo();
  await pick(page, () => page.getByRole('button', { name: 'Cambiar imagen' }).click(), file);
  const dialog = page.getByRole('dialog', { name: 'Cambiar imagen' });
  await framed(dialog);
  await dialog.getByRole('button', { name: 'Usar imagen' }).click();
  const confirm = page.getByRole('button', { name: 'Confirmar' });
  for (const [written, bytes] of BROKEN)
    await test.step(`a product that is answered by ${written} ends with the text`, async () => {
      proxy.writes = { to: /^PUT \/api\/items /, bytes };
      const failed = failure(page);
      await confirm.click();
      await failed;
      await expect(page.getByText(NOT_SAVED)).toBeVisible();
      await expect(confirm).toBeEnabled();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
    });
  proxy.writes = null;
  await confirm.click();
  await editor.saved();
});

test('[MSG-2] «Personalización» whose answer cannot be read ends with the text, and can be sent again', async ({
  page,
  faultyProxy: proxy,
}) => {
  await startSession(page, OWNER);
  await page.goto('/panel/menu/customization');
  await code(page).fill('#8a1f44');
  await choosePicture(page, 'Logo');
  for (const [written, bytes] of BROKEN)
    await test.step(`a logo that is answered by ${written} ends with the text`, async () => {
      proxy.writes = { to: /^PUT \/api\/business\/demo /, bytes };
      const failed = failure(page);
      await save(page).click();
      await failed;
      await expect(page.getByText(NOT_SAVED)).toBeVisible();
      await expect(save(page)).toBeEnabled();
      await expect(customizationRow(page, 'Logo')).toBeEnabled();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
    });
  proxy.writes = null;
  await save(page).click();
  await saved(page);
});

test('[MSG-3] a sign-in and a sign-out whose answer cannot be read end, and work again', async ({
  page,
  faultyProxy: proxy,
}) => {
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill(OWNER);
  await page.getByLabel('Contraseña').fill(PASSWORD);
  const signIn = page.getByRole('button', { name: 'Iniciar sesión' });
  const alert = page.getByRole('alert');
  for (const [written, bytes] of BROKEN)
    await test.step(`a sign-in that is answered by ${written} shows its text`, async () => {
      proxy.writes = { to: /^POST \/api\/users\/login /, bytes };
      await signIn.click();
      const broken = written === 'nothing' || written.startsWith('half');
      await expect(alert).toHaveText(
        broken ? 'No se pudo conectar. Inténtalo otra vez.' : 'Something went wrong while fetching the data',
      );
      await alert.getByRole('button', { name: 'Cerrar' }).click();
      await expect(signIn).toBeEnabled();
    });
  proxy.writes = null;
  // Before the script runs, signing out is a plain form.
  const running = page.waitForResponse((answer) => answer.url().endsWith('/api/events'));
  await signIn.click();
  await running;
  await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();

  const signOut = page.getByRole('button', { name: 'Cerrar sesión' });
  for (const [written, bytes] of BROKEN)
    await test.step(`a sign-out that is answered by ${written} shows nothing`, async () => {
      proxy.writes = { to: /^POST \/api\/users\/logout /, bytes };
      const failed = failure(page);
      await signOut.click();
      await failed;
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText('No se pudo conectar')).toHaveCount(0);
    });
  proxy.writes = null;
  await signOut.click();
  await expect(signIn).toBeVisible();
});
