import { holdScripts } from './testing/hold-scripts.ts';
import { openEditor, openHome, OWNER, PASSWORD, startSession } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

test.describe('sign-in', () => {
  test('[LOGIN-4] the login shows the validator’s message without a request, in an alert that can be closed', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/login');
    await page.getByLabel('Correo electrónico').fill('demo@carta');
    await page.getByLabel('Contraseña').fill(PASSWORD);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page.getByRole('alert')).toContainText('"email" must be a valid email');
    await page.getByRole('alert').getByRole('button', { name: 'Cerrar' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(asked).not.toContain('/api/users/login');
  });

  test('the login reports a wrong password and an unknown email alike, and lets the owner try again', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 401/);
    await page.goto('/login');
    for (const email of [OWNER, 'nadie@carta.test']) {
      await page.getByLabel('Correo electrónico').fill(email);
      await page.getByLabel('Contraseña').fill('no-es-esta');
      await page.getByRole('button', { name: 'Iniciar sesión' }).click();
      await expect(page.getByRole('alert')).toContainText('Correo electrónico o contraseña incorrectos');
      await page.getByRole('alert').getByRole('button', { name: 'Cerrar' }).click();
    }
    await page.getByLabel('Correo electrónico').fill(OWNER);
    await page.getByLabel('Contraseña').fill(PASSWORD);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
  });

  test('the login leads a visitor to the address that was asked for', async ({ page }) => {
    await page.goto('/panel/menu/wifi');
    await page.getByLabel('Correo electrónico').fill(OWNER);
    await page.getByLabel('Contraseña').fill(PASSWORD);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL(/\/panel\/menu\/wifi$/);
    await expect(page.getByRole('heading', { level: 1, name: 'WiFi' })).toBeVisible();
  });

  test('the login reports in Spanish that the server is unreachable, and keeps what was typed', async ({
    page,
    server,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_CONNECTION_REFUSED/);
    await page.goto('/login');
    await page.getByLabel('Correo electrónico').fill(OWNER);
    await page.getByLabel('Contraseña').fill(PASSWORD);
    await server.stop();
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page.getByRole('alert')).toContainText('No se pudo conectar. Inténtalo otra vez.');
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(OWNER);
    await server.restart();
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
  });

  test('the login keeps what is typed before the script has loaded', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Correo electrónico').fill(OWNER);
    await page.getByLabel('Contraseña').fill(PASSWORD);
    release();
    await page.waitForLoadState('load');
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(OWNER);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
  });

  test('signing out ends the session on the server', async ({ page }) => {
    await openHome(page, OWNER);
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/panel');
    await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  });

  test('signing out works before the script has loaded', async ({ page }) => {
    await startSession(page, OWNER);
    const release = await holdScripts(page);
    await page.goto('/panel', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL(/\/login$/);
    release();
    await page.goto('/panel');
    await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  });

  test('an expired session asks for the password over the screen, and the change is sent then', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 401/);
    await openEditor(page);
    await page.context().clearCookies();
    await page
      .getByRole('button', { name: /^Opciones de/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Ocultar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' });
    await dialog.getByLabel('Contraseña').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('treeitem', { name: /, oculta$/ }).first()).toBeVisible();
  });
});

test.describe('sign-in and sign-out without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sign-in and sign-out work as plain forms, with an alert for a refused sign-in', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 401/);
    await page.goto('/panel/orders');
    await page.getByLabel('Correo electrónico').fill(OWNER);
    await page.getByLabel('Contraseña').fill('no-es-esta');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page.getByRole('alert')).toContainText('Correo electrónico o contraseña incorrectos');
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(OWNER);
    await page.getByLabel('Contraseña').fill(PASSWORD);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL(/\/panel\/orders$/);
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/panel');
    await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  });
});

test.describe('home', () => {
  test('[BADGE-1] the bell says how many notifications are unread', async ({ page }) => {
    await openHome(page, OWNER);
    await expect(page.getByRole('link', { name: 'Notificaciones, 3 sin leer' })).toBeVisible();
  });
});
