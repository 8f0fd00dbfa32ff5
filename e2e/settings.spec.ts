import type { Page } from '@playwright/test';
import { conflictIn, openScreen, saveElsewhere } from './testing/panel.ts';
import { pasteOver } from './testing/paste-over.ts';
import { expect, test } from './testing/test.ts';

async function open(page: Page, path: string, title: string): Promise<void> {
  await openScreen(page, path, title);
  await save(page).waitFor();
}

const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true });
const bodyOfSave = (page: Page) =>
  page
    .waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/api/business/demo'))
    .then((request) => request.postDataJSON() as Record<string, unknown>);
const saved = (page: Page) => page.getByText('Guardado', { exact: true }).waitFor();

const contactOfInstagram = { active: true, type: 'instagram', phone: '', account: 'lahiguera', countryCode: 54 };

test('WiFi settings are saved whole, have a card to print, and a conflict shows both values', async ({
  page,
  consoleGuard,
}) => {
  const name = page.getByLabel('Nombre de la red');
  const password = page.getByLabel('Contraseña de la red');
  let whole: { board?: object } = {};
  await open(page, '/panel/menu/wifi', 'WiFi');
  await expect(save(page)).toBeDisabled();

  await test.step('[WIFI-1] saved WiFi settings have a card with a QR code to print', async () => {
    await expect(page.getByRole('img', { name: 'Código QR del WiFi' })).toBeVisible();
    await name.fill('Otra');
    await expect(page.getByRole('img', { name: 'Código QR del WiFi' })).toHaveCount(0);
  });

  await test.step('[SAVE-1] [SAVE-2] changed WiFi settings are saved whole', async () => {
    await name.fill('Patio');
    await password.fill('parra y sombra');
    const sent = bodyOfSave(page);
    await save(page).click();
    const body = await sent;
    expect(body).toMatchObject({
      key: 'demo',
      board: { wifi: { active: true, name: 'Patio', password: 'parra y sombra' } },
    });
    whole = body;
    for (const left of ['categoriesL1', 'categoriesL2', 'items', '_id']) expect(body).not.toHaveProperty(left);
    await saved(page);
    await expect(save(page)).toBeDisabled();
    await page.reload();
    await expect(name).toHaveValue('Patio');
  });

  await test.step('an owner who does not know of another save is shown both values by the server’s refusal, and chooses', async () => {
    consoleGuard.allow(/ERR_FAILED|409/);
    await name.fill('Mía');
    await page.route('**/api/menus/demo', (route) => route.abort());
    const missed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/menus/demo'));
    const stored = (await (await page.request.get('/api/menus/demo')).json()) as { version: number };
    const wifi = { active: true, name: 'Suya', password: 'la de ellos' };
    const data = { ...whole, board: { ...whole.board, wifi }, version: stored.version };
    const other = await page.request.put('/api/business/demo', { data });
    expect(other.status(), await other.text()).toBe(200);
    await missed;
    await save(page).click();
    await conflictIn(page).waitFor();
    await page.unroute('**/api/menus/demo');
    await expect(conflictIn(page)).toContainText('Lo tuyo Mía');
    await expect(conflictIn(page)).toContainText('Guardado Suya');
    await conflictIn(page).getByRole('button', { name: 'Guardar lo mío' }).click();
    await saved(page);
    await page.reload();
    await expect(name).toHaveValue('Mía');
    await expect(password).toHaveValue('la de ellos');
  });

  await test.step('[SAVE-1] diners see the saved WiFi settings', async () => {
    await page.goto('/m/demo');
    await expect(page.getByText('Mía')).toBeAttached();
    expect(await page.content()).not.toContain('la de ellos');
    await page.getByRole('link', { name: 'WiFi' }).click();
    await expect(page.getByRole('dialog', { name: 'WiFi' })).toContainText('la de ellos');
  });
});

test('Información asks before it drops unsaved text, and saves each changed part', async ({ page, consoleGuard }) => {
  await open(page, '/panel/menu/info', 'Información');
  await expect(save(page)).toBeDisabled();

  await test.step('Información asks before a link or the back button drops unsaved text', async () => {
    await page.getByLabel('Dirección').fill('Perú 600');
    const asked = page.getByRole('dialog', { name: 'Tienes cambios sin guardar' });
    await page.getByRole('link', { name: 'Volver' }).click();
    await asked.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(page.getByLabel('Dirección')).toHaveValue('Perú 600');
    await page.goBack();
    await asked.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(page.getByLabel('Dirección')).toHaveValue('Perú 600');
    await page.getByRole('link', { name: 'Volver' }).click();
    await asked.getByRole('button', { name: 'Salir sin guardar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mi menú' })).toBeVisible();
  });

  await test.step('[INFO-1] [SAVE-1] Información saves address, locality, phones and schedule', async () => {
    await page.getByRole('link', { name: 'Información' }).click();
    const filled = { Dirección: 'Perú 500', Localidad: 'San Telmo', 'Teléfono 1': '011 5555-0142', 'Teléfono 2': '' };
    for (const [label, text] of Object.entries(filled)) await page.getByLabel(label).fill(text);
    await page.getByLabel('Horarios').fill('Lunes a viernes\n12 a 24');
    const sent = bodyOfSave(page);
    await save(page).click();
    expect((await sent).modalInfo).toEqual({
      address: 'Perú 500',
      location: 'San Telmo',
      phone1: '011 5555-0142',
      phone2: '',
      schedule: 'Lunes a viernes\n12 a 24',
    });
    await saved(page);
    await expect(save(page)).toBeDisabled();
  });

  await test.step('[ZONE-1] [ZONE-2] Información sends one request for each changed part, and names the part that fails', async () => {
    consoleGuard.allow(/ERR_FAILED|network/);
    await page.getByLabel('Dirección').fill('Perú 501');
    await page.getByLabel('Zona horaria').selectOption('America/Montevideo');
    await page.route('**/api/business/demo', (route) =>
      'modalInfo' in (route.request().postDataJSON() as object) ? route.continue() : route.abort(),
    );
    await save(page).click();
    await expect(page.getByText('No se pudo guardar: zona horaria.')).toBeVisible();
    await page.unroute('**/api/business/demo');
    const sent = bodyOfSave(page);
    await save(page).click();
    expect(await sent).toEqual({ timeZone: 'America/Montevideo' });
    await saved(page);
    await page.reload();
    await expect(page.getByLabel('Dirección')).toHaveValue('Perú 501');
    await expect(page.getByLabel('Zona horaria')).toHaveValue('America/Montevideo');
  });

  await test.step('[INFO-1] diners see the address', async () => {
    await page.goto('/m/demo');
    await expect(page.getByText('Perú 501').first()).toBeAttached();
  });
});

test('a contact button shows both sides of a conflict, and takes digits or an account', async ({ page }) => {
  await open(page, '/panel/menu/button', 'Botón de contacto');

  await test.step('a contact button saved elsewhere shows both sides, and one is taken whole', async () => {
    await page.getByLabel('Número de WhatsApp').fill('3515550142');
    await saveElsewhere(page, { contactButton: [contactOfInstagram] });
    await save(page).click();
    await expect(conflictIn(page)).toContainText('Lo tuyo WhatsApp: +54 3515550142');
    await expect(conflictIn(page)).toContainText('Guardado Instagram: lahiguera');
    await conflictIn(page).getByRole('button', { name: 'Usar lo guardado' }).click();
    await expect(page.getByLabel('Cuenta de Instagram')).toHaveValue('lahiguera');
    await expect(save(page)).toBeDisabled();
  });

  await test.step('[CONTACT-1] [CONTACT-2] [CONTACT-3] [CONTACT-4] a change of the contact’s type clears the other field, and each field takes digits or an account', async () => {
    await page.getByLabel('Tipo').selectOption('WhatsApp');
    await page.getByLabel('Número de WhatsApp').fill('11-5555 0142x');
    await expect(page.getByLabel('Número de WhatsApp')).toHaveValue('1155550142');
    await page.getByLabel('País').selectOption({ label: 'Uruguay (+598)' });
    await expect(page.getByText('+598', { exact: true })).toBeVisible();
    await page.getByLabel('Tipo').selectOption('Instagram');
    await expect(page.getByLabel('Cuenta de Instagram')).toHaveValue('');
    await page.getByLabel('Cuenta de Instagram').fill('https://www.instagram.com/la.higuera/');
    await expect(page.getByLabel('Cuenta de Instagram')).toHaveValue('la.higuera');
    const sent = bodyOfSave(page);
    await save(page).click();
    expect(await sent).toEqual({
      contactButton: [{ active: true, type: 'instagram', phone: '', account: 'la.higuera', countryCode: 598 }],
    });
    await saved(page);
    await page.goto('/m/demo');
    await expect(page.getByRole('link', { name: 'Ver Instagram' })).toHaveAttribute(
      'href',
      'https://www.instagram.com/la.higuera',
    );
  });
});

test('[PHONE-1] [PHONE-2] [CONTACT-5] [CONTACT-8] a number is pasted into the contact button as a phone copies it, and leads to its chat', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/panel/menu/button', 'Botón de contacto');
  const number = page.getByLabel('Número de WhatsApp');
  await pasteOver(number, '+54 9 11 4983-2211');
  await expect(number).toHaveValue('1149832211');
  await pasteOver(number, '4983-2211');
  await expect(number).toHaveValue('1149832211');
  await expect(number).toHaveAccessibleDescription(
    'No se pudo leer «4983-2211». Escribe los 10 dígitos: código de área y número, sin 0 ni 15.',
  );
  const sent = bodyOfSave(page);
  await save(page).click();
  expect(await sent).toMatchObject({ contactButton: [{ phone: '1149832211', countryCode: 54 }] });
  await saved(page);
  await page.goto('/m/demo');
  await expect(page.locator('a[href="https://wa.me/5491149832211"]')).not.toHaveCount(0);
});

test.describe('MercadoPago', () => {
  test('[TOKEN-1] [TOKEN-2] [TOKEN-3] a stored token shows its last digits only, and an unchanged token is not sent', async ({
    page,
  }) => {
    await open(page, '/panel/menu/mercadopago', 'MercadoPago');
    await expect(save(page)).toBeDisabled();
    await expect(page.getByRole('link', { name: 'Obtener mi token' })).toHaveAttribute('href', /mercadopago\.com\.ar/);
    const help = page.getByText('Es una clave de tu cuenta de MercadoPago');
    await expect(help).toBeHidden();
    await page.getByRole('button', { name: '¿Qué es el token de acceso?' }).press('Enter');
    await expect(help).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    const token = page.getByLabel('Token de acceso', { exact: true });
    await token.fill('APP_USR-secreto-9876');
    let sent = bodyOfSave(page);
    await save(page).click();
    expect(await sent).toEqual({ mercadoPago: { active: true, accessToken: 'APP_USR-secreto-9876' } });
    await saved(page);
    await page.reload();
    await expect(token).toHaveAttribute('placeholder', 'Guardado, termina en 9876');
    await expect(token).toHaveValue('');
    expect(await page.content()).not.toContain('secreto');

    await page.getByRole('switch', { name: 'Activar' }).click();
    sent = bodyOfSave(page);
    await save(page).click();
    expect(await sent).toEqual({ mercadoPago: { active: false } });
    await saved(page);

    await page.getByRole('button', { name: 'Quitar el token guardado' }).click();
    sent = bodyOfSave(page);
    await save(page).click();
    expect(await sent).toEqual({ mercadoPago: { active: false, accessToken: '' } });
  });

  test('[TOKEN-4] a token that MercadoPago refuses stays in its field, beside a list of what to look at', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 400/);
    const message = 'MercadoPago no reconoce este token';
    const issues = [{ path: 'mercadoPago.accessToken', message }];
    await page.route('**/api/business/demo', (route) =>
      route.fulfill({ status: 400, json: { error: true, code: 'invalid', message, issues } }),
    );
    await open(page, '/panel/menu/mercadopago', 'MercadoPago');
    const token = page.getByLabel('Token de acceso', { exact: true });
    await token.fill('APP_USR-viejo');
    await save(page).click();
    await expect(token).toHaveAccessibleDescription(new RegExp(message));
    await expect(token).toHaveValue('APP_USR-viejo');
    const advice = page.locator('section').filter({ hasText: 'Qué puedes mirar' });
    await expect(advice.getByRole('listitem')).toHaveCount(3);
    await expect(advice.getByRole('listitem').first()).toHaveCSS('list-style-type', 'disc');
  });
});
