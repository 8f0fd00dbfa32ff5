import type { Page } from '@playwright/test';
import {
  bodyOfSave,
  deliveryTime,
  heading,
  method,
  newBusiness,
  openOrders,
  pickupPoint,
  save,
  whatsApp,
} from './testing/orders.ts';
import { conflictIn, LOCKED_OWNER, openHome, saveElsewhere } from './testing/panel.ts';
import { seriousFaults } from './testing/serious-faults.ts';
import { expect, test } from './testing/test.ts';

const NOT_SAVED = 'No se pudo guardar. Revisa tu conexión e inténtalo otra vez.';
const SAVES = '**/api/business/*';

test.describe('Número de WhatsApp', () => {
  test('[WA-1] [WA-2] [WA-3] keeps ten digits, and is saved only when it differs and has ten', async ({ page }) => {
    await openOrders(page, 'whatsapp', whatsApp(page));
    await expect(whatsApp(page)).toHaveValue('1155550142');
    await expect(whatsApp(page)).toHaveAttribute('inputmode', 'numeric');
    await expect(save(page)).toBeDisabled();
    await whatsApp(page).fill('');
    await whatsApp(page).pressSequentially('(351) 555-abc-01');
    await expect(whatsApp(page)).toHaveValue('35155501');
    await expect(save(page)).toBeDisabled();
    await whatsApp(page).pressSequentially('4299');
    await expect(whatsApp(page)).toHaveValue('3515550142');
    expect(await bodyOfSave(page)).toEqual({ whatsAppNumber: '3515550142' });
    await page.reload();
    await expect(whatsApp(page)).toHaveValue('3515550142');
    await whatsApp(page).fill('351555014');
    await expect(save(page)).toBeDisabled();
    await whatsApp(page).fill('3515550142');
    await expect(save(page)).toBeDisabled();
  });

  test('[WA-4] [WA-6] [WA-7] says how it is dialled, and sends a message to try it out', async ({ page, context }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/plain', body: 'chat' }));
    await openOrders(page, 'whatsapp', whatsApp(page));
    await expect(page.getByText('Se marca +54 9 11 5555 0142')).toBeVisible();
    await whatsApp(page).fill('0115555014');
    await expect(whatsApp(page)).toHaveAccessibleDescription(/\+54 9 0115555014\. Revisa el código de área/);
    expect(await seriousFaults(page)).toEqual([]);
    await whatsApp(page).fill('35155501');
    await expect(page.getByRole('button', { name: 'Enviar un mensaje de prueba' })).toBeDisabled();
    await whatsApp(page).fill('3515550142');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Enviar un mensaje de prueba' }).click();
    const chat = await opened;
    await chat.waitForURL('https://wa.me/**');
    const address = new URL(chat.url());
    expect(address.pathname).toBe('/5493515550142');
    expect(address.searchParams.get('text')).toBe(
      'Hola, La Higuera. Este es un mensaje de prueba: a este número llegarán los pedidos de tu menú. ✅',
    );
    await expect(whatsApp(page)).toHaveValue('3515550142');
  });

  test('[HOME-1] [HOME-2] home warns until it is set, and no longer at once', async ({ page, server }) => {
    const email = await newBusiness(server, 'delivery,takeaway');
    await openHome(page, email);
    const warning = page.getByText('El número de WhatsApp no está configurado para recibir pedidos.');
    await expect(warning).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pedidos NUEVO' })).toBeVisible();
    await page.waitForLoadState('load');
    const loads: string[] = [];
    page.on('load', () => void loads.push(page.url()));
    await page.getByRole('link', { name: 'Configurar ahora' }).click();
    await whatsApp(page).fill('1155550142');
    await bodyOfSave(page);
    await page.getByRole('link', { name: 'Volver' }).click();
    await expect(page.getByRole('link', { name: 'Número de WhatsApp 1155550142' })).toBeVisible();
    await page.getByRole('link', { name: 'Volver' }).click();
    await expect(heading(page, 'Inicio')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pedidos NUEVO' })).toBeVisible();
    await expect(warning).toHaveCount(0);
    expect(loads).toEqual([]);
  });

  test('shows what another tab has saved', async ({ page, context }) => {
    await openOrders(page, 'whatsapp', whatsApp(page));
    const other = await context.newPage();
    await other.goto('/panel/orders/whatsapp');
    await whatsApp(other).fill('3515550142');
    await bodyOfSave(other);
    await expect(whatsApp(page)).toHaveValue('3515550142');
  });
});

test.describe('Tiempo de entrega', () => {
  test('[DELIV-1] is saved only when it changed and has at least 4 characters', async ({ page }) => {
    await openOrders(page, 'deliverytime', deliveryTime(page));
    await expect(save(page)).toBeDisabled();
    await deliveryTime(page).fill('1 h');
    await expect(save(page)).toBeDisabled();
    await deliveryTime(page).press('Enter');
    await deliveryTime(page).fill('De 40 a 60 minutos');
    await expect(save(page)).toBeDisabled();
    await deliveryTime(page).fill('1 h.');
    expect(await bodyOfSave(page)).toEqual({ deliveryTime: '1 h.' });
    await page.reload();
    await expect(deliveryTime(page)).toHaveValue('1 h.');
  });

  test('is set by a locked owner, too', async ({ page }) => {
    await openOrders(page, 'deliverytime', deliveryTime(page), LOCKED_OWNER);
    await deliveryTime(page).fill('Media hora');
    expect(await bodyOfSave(page)).toEqual({ deliveryTime: 'Media hora' });
  });

  test('asks before it undoes what another device has saved', async ({ page }) => {
    await openOrders(page, 'deliverytime', deliveryTime(page));
    await deliveryTime(page).fill('Media hora');
    await saveElsewhere(page, { deliveryTime: 'Una hora' });
    await save(page).click();
    await expect(conflictIn(page)).toContainText('Lo tuyo Media hora');
    await expect(conflictIn(page)).toContainText('Guardado Una hora');
    await conflictIn(page).getByRole('button', { name: 'Guardar lo mío' }).click();
    await page.getByText('Guardado', { exact: true }).waitFor();
    await page.reload();
    await expect(deliveryTime(page)).toHaveValue('Media hora');
  });

  test('asks before what was typed is lost', async ({ page }) => {
    await openOrders(page, 'deliverytime', deliveryTime(page));
    await deliveryTime(page).fill('Media hora');
    await page.getByRole('link', { name: 'Volver' }).click();
    const asked = page.getByRole('dialog', { name: 'Tienes cambios sin guardar' });
    await asked.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(deliveryTime(page)).toHaveValue('Media hora');
    await page.getByRole('link', { name: 'Volver' }).click();
    await asked.getByRole('button', { name: 'Salir sin guardar' }).click();
    await expect(heading(page, 'Pedidos')).toBeVisible();
  });
});

test.describe('Métodos de pago', () => {
  test('[PAYM-1] a new business takes cash and MercadoPago, and is told that the latter is not active', async ({
    page,
    server,
  }) => {
    const email = await newBusiness(server, 'delivery');
    await openOrders(page, 'paymentmethods', method(page, 'Efectivo'), email);
    await expect(method(page, 'Efectivo')).toBeChecked();
    await expect(method(page, 'MercadoPago')).toBeChecked();
    await expect(method(page, 'Otro')).not.toBeChecked();
    await expect(page.getByText('No está activo: tus clientes no lo ven.')).toBeVisible();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Activar MercadoPago' }).click();
    await expect(heading(page, 'MercadoPago')).toBeVisible();
    await page.getByRole('switch', { name: 'Activar' }).click();
    await bodyOfSave(page);
    await page.goto('/panel/orders/paymentmethods');
    await expect(method(page, 'MercadoPago')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Activar MercadoPago' })).toHaveCount(0);
  });

  test('[PAYM-2] are saved only when at least one is selected and the selection differs', async ({ page }) => {
    await openOrders(page, 'paymentmethods', method(page, 'Efectivo'));
    await expect(save(page)).toBeDisabled();
    for (const name of ['Efectivo', 'MercadoPago', 'Otro']) await method(page, name).click();
    await expect(page.getByRole('alert')).toContainText('Elige al menos un método de pago');
    await expect(save(page)).toBeDisabled();
    expect(await seriousFaults(page)).toEqual([]);
    await method(page, 'Otro').click();
    expect(await bodyOfSave(page)).toEqual({ paymentMethods: { cash: false, mercadoPago: false, other: true } });
    await page.reload();
    await expect(method(page, 'Otro')).toBeChecked();
    await expect(method(page, 'Efectivo')).not.toBeChecked();
    await method(page, 'Efectivo').click();
    await method(page, 'Efectivo').click();
    await expect(save(page)).toBeDisabled();
  });
});

test.describe('Punto de retiro', () => {
  test('[PICK-1] [PICK-2] is saved only when it changed and is longer than 3 characters', async ({ page }) => {
    await openOrders(page, 'pickuppoint', pickupPoint(page));
    await expect(page.getByText('TAKEAWAY', { exact: true })).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await pickupPoint(page).fill('Acá');
    await expect(save(page)).toBeDisabled();
    await pickupPoint(page).fill('Acá!');
    expect(await bodyOfSave(page)).toEqual({ pickupPoint: 'Acá!' });
    await page.reload();
    await expect(pickupPoint(page)).toHaveValue('Acá!');
  });
});

test.describe('a save that fails', () => {
  for (const { screen, change, kept } of [
    {
      screen: 'whatsapp',
      change: (page: Page) => whatsApp(page).fill('3515550142'),
      kept: (page: Page) => expect(whatsApp(page)).toHaveValue('3515550142'),
    },
    {
      screen: 'deliverytime',
      change: (page: Page) => deliveryTime(page).fill('Media hora'),
      kept: (page: Page) => expect(deliveryTime(page)).toHaveValue('Media hora'),
    },
    {
      screen: 'paymentmethods',
      change: (page: Page) => method(page, 'Efectivo').click(),
      kept: (page: Page) => expect(method(page, 'Efectivo')).not.toBeChecked(),
    },
    {
      screen: 'pickuppoint',
      change: (page: Page) => pickupPoint(page).fill('La barra'),
      kept: (page: Page) => expect(pickupPoint(page)).toHaveValue('La barra'),
    },
  ]) {
    test(`keeps what was entered and is told, on ${screen}`, async ({ page, consoleGuard }) => {
      consoleGuard.allow(/ERR_FAILED|network/);
      await openOrders(page, screen, save(page));
      await change(page);
      await page.route(SAVES, (route) => route.abort());
      await save(page).click();
      await expect(page.getByText(NOT_SAVED)).toBeVisible();
      await kept(page);
      await page.unroute(SAVES);
      await bodyOfSave(page);
      await page.reload();
      await save(page).waitFor();
      await kept(page);
    });
  }

  test('because the server is gone goes through once it is back', async ({ page, server, consoleGuard }) => {
    consoleGuard.allow(/ERR_|network/);
    await openOrders(page, 'deliverytime', deliveryTime(page));
    await deliveryTime(page).fill('Media hora');
    await server.kill();
    await save(page).click();
    await expect(page.getByText(NOT_SAVED)).toBeVisible();
    await expect(deliveryTime(page)).toHaveValue('Media hora');
    await server.restart();
    await bodyOfSave(page);
  });

  test('because of what is in the field is told beside it', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/status of 400/);
    await openOrders(page, 'deliverytime', deliveryTime(page));
    await page.route(SAVES, (route) => route.continue({ postData: { deliveryTime: '1 h' } }));
    await deliveryTime(page).fill('Media hora');
    await save(page).click();
    await expect(deliveryTime(page)).toHaveAccessibleDescription('Tiene que tener al menos 4 caracteres');
    await expect(deliveryTime(page)).toHaveValue('Media hora');
    expect(await seriousFaults(page)).toEqual([]);
  });
});
