import { holdScripts } from './testing/hold-scripts.ts';
import { NEW_OWNER, openScreen, OWNER, PASSWORD, signInByForm } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

test('a visitor signs in after refusals, reaches the address that was asked for, signs out, and waits for a server that is away', async ({
  page,
  server,
  consoleGuard,
}) => {
  const email = page.getByLabel('Correo electrónico');
  const password = page.getByLabel('Contraseña');
  const signIn = page.getByRole('button', { name: 'Iniciar sesión' });
  const alert = page.getByRole('alert');
  const enter = async (address: string, word: string) => {
    await email.fill(address);
    await password.fill(word);
    await signIn.click();
  };
  await page.goto('/panel/menu/wifi');

  await test.step('[LOGIN-4] the login shows the validator’s message without a request, in an alert that can be closed', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await enter('demo@carta', PASSWORD);
    await expect(alert).toContainText('"email" must be a valid email');
    await alert.getByRole('button', { name: 'Cerrar' }).click();
    await expect(alert).toHaveCount(0);
    expect(asked).not.toContain('/api/users/login');
  });

  await test.step('the login reports a wrong password and an unknown email alike, and lets the owner try again', async () => {
    consoleGuard.allow(/status of 401/);
    for (const address of [OWNER, 'nadie@carta.test']) {
      await enter(address, 'no-es-esta');
      await expect(alert).toContainText('Correo electrónico o contraseña incorrectos');
      await alert.getByRole('button', { name: 'Cerrar' }).click();
    }
  });

  await test.step('the login leads a visitor to the address that was asked for', async () => {
    await enter(OWNER, PASSWORD);
    await expect(page).toHaveURL(/\/panel\/menu\/wifi$/);
    await expect(page.getByRole('heading', { level: 1, name: 'WiFi' })).toBeVisible();
  });

  await test.step('signing out ends the session on the server', async () => {
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/panel');
    await expect(signIn).toBeVisible();
  });

  await test.step('the login reports in Spanish that the server is unreachable, and keeps what was typed', async () => {
    consoleGuard.allow(/ERR_CONNECTION_REFUSED/);
    await server.stop();
    await enter(OWNER, PASSWORD);
    await expect(alert).toContainText('No se pudo conectar. Inténtalo otra vez.');
    await expect(email).toHaveValue(OWNER);
    await server.restart();
    await signIn.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
  });
});

test('when another owner signs in in the same browser, the open page asks its own owner for the password, and goes on where it was', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 40[13]/);
  const asked = page.getByRole('dialog', { name: 'Tu sesión terminó' });
  await openScreen(page, '/panel/menu/info', 'Información');
  await page.getByLabel('Localidad').fill('Boedo');

  const other = await context.newPage();
  await other.goto('/panel');
  await other.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(other).toHaveURL(/\/login$/);
  await signInByForm(other, NEW_OWNER);

  await expect(asked).toContainText(OWNER, { timeout: 15_000 });
  await asked.getByLabel('Contraseña').fill(PASSWORD);
  await asked.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(asked).toHaveCount(0);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Guardado')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Localidad')).toHaveValue('Boedo');
  await expect(other.getByRole('dialog', { name: 'Tu sesión terminó' })).toContainText(NEW_OWNER, { timeout: 15_000 });
});

test('the login keeps what is typed before the script has loaded, and signing out works before that', async ({
  page,
}) => {
  const startScripts = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Correo electrónico').fill(OWNER);
  await page.getByLabel('Contraseña').fill(PASSWORD);
  startScripts();
  await page.waitForLoadState('load');
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(OWNER);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();

  await page.unrouteAll();
  const release = await holdScripts(page);
  await page.goto('/panel', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/login$/);
  release();
  await page.goto('/panel');
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
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
