import type { Locator, Page } from '@playwright/test';
import type { CartaServer } from './testing/carta-server.ts';
import { conflictIn, LOCKED_OWNER, NEW_OWNER, OWNER, PASSWORD, saveElsewhere, signIn } from './testing/panel.ts';
import { seriousFaults } from './testing/serious-faults.ts';
import { expect, test } from './testing/test.ts';

const NOT_SAVED = 'No se pudo guardar. Revisa tu conexión e inténtalo otra vez.';
const SAVES = '**/api/business/*';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true });
const preview = (page: Page) => page.getByRole('region', { name: 'Así te llega un pedido' });
const whatsApp = (page: Page) => page.getByLabel('Número de WhatsApp');
const deliveryTime = (page: Page) => page.getByLabel('Tiempo de entrega');
const pickupPoint = (page: Page) => page.getByLabel('Punto de retiro');
const method = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

async function open(page: Page, screen: string, control: Locator, email = OWNER): Promise<void> {
  await signIn(page, email);
  await page.goto(`/panel/orders/${screen}`);
  await control.waitFor();
}

/** Presses 'Guardar' and gives what is sent. */
async function bodyOfSave(page: Page): Promise<unknown> {
  const asked = page.waitForRequest((request) => request.method() === 'PUT');
  await save(page).click();
  const body: unknown = (await asked).postDataJSON();
  await page.getByText('Guardado', { exact: true }).waitFor();
  await expect(save(page)).toBeDisabled();
  return body;
}

/** Makes a business with these menu types, and gives its owner's email. */
async function newBusiness(server: CartaServer, menuTypes: string): Promise<string> {
  const email = 'bodegon@carta.test';
  const business = ['--key', 'bodegon', '--name', 'El Bodegón', '--menu-types', menuTypes];
  expect(await server.carta(['business', 'create', ...business])).toMatchObject({ code: 0 });
  const user = ['user', 'create', '--email', email, '--business', 'bodegon'];
  expect(await server.carta(user, `${PASSWORD}\n`)).toMatchObject({ code: 0 });
  return email;
}

test.describe('Pedidos', () => {
  test('[HOME-4] leads to its four screens and back', async ({ page }) => {
    await signIn(page, OWNER);
    await page.getByRole('link', { name: 'Pedidos NUEVO' }).click();
    for (const [label, path] of [
      ['Número de WhatsApp', 'whatsapp'],
      ['Tiempo de entrega', 'deliverytime'],
      ['Métodos de pago', 'paymentmethods'],
      ['Punto de retiro TAKEAWAY', 'pickuppoint'],
    ] as const) {
      await page.getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(new RegExp(`/panel/orders/${path}$`));
      await expect(heading(page, label.replace(' TAKEAWAY', ''))).toBeVisible();
      await page.getByRole('link', { name: 'Volver' }).click();
      await expect(heading(page, 'Pedidos')).toBeVisible();
    }
  });

  test('[HOME-4] [PICK-2] has no pickup point without takeaway, and its address says so', async ({ page, server }) => {
    const email = await newBusiness(server, 'delivery');
    await signIn(page, email);
    await page.goto('/panel/orders');
    await expect(page.getByRole('link', { name: 'Métodos de pago' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Punto de retiro' })).toHaveCount(0);
    await expect(page.getByText('TAKEAWAY')).toHaveCount(0);
    await page.goto('/panel/orders/pickuppoint');
    await expect(page.getByText('Tu menú no tiene retiro en el local')).toBeVisible();
    await expect(pickupPoint(page)).toHaveCount(0);
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Ir a Soporte técnico' }).click();
    await expect(heading(page, 'Soporte técnico')).toBeVisible();
  });

  test('says so where the menu takes no orders', async ({ page }) => {
    await signIn(page, NEW_OWNER);
    await page.goto('/panel/orders');
    await expect(page.getByText(/^Tu menú todavía no recibe pedidos/)).toBeVisible();
    await expect(preview(page)).toHaveCount(0);
    expect(await seriousFaults(page)).toEqual([]);
  });

  test('[ORDER-1] [ORDER-3] [ORDER-7] previews an order with the products and settings of now', async ({ page }) => {
    await open(page, '', preview(page));
    const text = await preview(page).getByText('Hola, La Higuera').innerText();
    expect(text.replaceAll('\u00a0', ' ')).toBe(
      [
        'Hola, La Higuera. Quiero hacer este pedido:',
        '2 × Bife de chorizo con chimichurri ($ 21.500,00 c/u): $ 43.000,00\n' +
          '1 × Empanadas de carne cortada a cuchillo (x3): $ 6.900,00',
        'Total: $ 49.900,00',
        'Entrega a domicilio\nDirección: Av. Rivadavia 1234, 2.º B\nTiempo de entrega: De 40 a 60 minutos',
        'Pago: Efectivo',
        'Notas: Sin cebolla, por favor',
      ].join('\n\n'),
    );
    await page.getByRole('radio', { name: 'Retiro' }).click();
    await expect(preview(page)).toContainText('Punto de retiro: Av. Belgrano 1420, por la ventana de la esquina');

    await page.getByRole('link', { name: 'Tiempo de entrega' }).click();
    await deliveryTime(page).fill('Una hora');
    await bodyOfSave(page);
    await page.getByRole('link', { name: 'Volver' }).click();
    await expect(preview(page)).toContainText('Tiempo de entrega: Una hora');
    await page.getByRole('link', { name: 'Métodos de pago' }).click();
    await method(page, 'Efectivo').click();
    await bodyOfSave(page);
    await page.getByRole('link', { name: 'Volver' }).click();
    await expect(preview(page)).toContainText('Pago: MercadoPago');
  });

  test('[ORDER-7] previews an order of a menu without products', async ({ page, server }) => {
    const email = await newBusiness(server, 'takeaway');
    await open(page, '', preview(page), email);
    await expect(preview(page)).toContainText('2 × Producto de ejemplo ($ 99,00 c/u): $ 198,00');
    await expect(preview(page)).toContainText('Retiro en el local');
    await expect(preview(page).getByRole('radio')).toHaveCount(0);
  });
});

test.describe('Número de WhatsApp', () => {
  test('[WA-1] [WA-2] [WA-3] keeps ten digits, and is saved only when it differs and has ten', async ({ page }) => {
    await open(page, 'whatsapp', whatsApp(page));
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
    await open(page, 'whatsapp', whatsApp(page));
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
    await signIn(page, email);
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
    await open(page, 'whatsapp', whatsApp(page));
    const other = await context.newPage();
    await other.goto('/panel/orders/whatsapp');
    await whatsApp(other).fill('3515550142');
    await bodyOfSave(other);
    await expect(whatsApp(page)).toHaveValue('3515550142');
  });
});

test.describe('Tiempo de entrega', () => {
  test('[DELIV-1] is saved only when it changed and has at least 4 characters', async ({ page }) => {
    await open(page, 'deliverytime', deliveryTime(page));
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
    await open(page, 'deliverytime', deliveryTime(page), LOCKED_OWNER);
    await deliveryTime(page).fill('Media hora');
    expect(await bodyOfSave(page)).toEqual({ deliveryTime: 'Media hora' });
  });

  test('asks before it undoes what another device has saved', async ({ page }) => {
    await open(page, 'deliverytime', deliveryTime(page));
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
    await open(page, 'deliverytime', deliveryTime(page));
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
    await open(page, 'paymentmethods', method(page, 'Efectivo'), email);
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
    await open(page, 'paymentmethods', method(page, 'Efectivo'));
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
    await open(page, 'pickuppoint', pickupPoint(page));
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
      await open(page, screen, save(page));
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
    await open(page, 'deliverytime', deliveryTime(page));
    await deliveryTime(page).fill('Media hora');
    await server.stop();
    await save(page).click();
    await expect(page.getByText(NOT_SAVED)).toBeVisible();
    await expect(deliveryTime(page)).toHaveValue('Media hora');
    await server.restart();
    await bodyOfSave(page);
  });

  test('because of what is in the field is told beside it', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/status of 400/);
    await open(page, 'deliverytime', deliveryTime(page));
    await page.route(SAVES, (route) => route.continue({ postData: { deliveryTime: '1 h' } }));
    await deliveryTime(page).fill('Media hora');
    await save(page).click();
    await expect(deliveryTime(page)).toHaveAccessibleDescription('Tiene que tener al menos 4 caracteres');
    await expect(deliveryTime(page)).toHaveValue('Media hora');
    expect(await seriousFaults(page)).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('all of it is reached by a thumb, and nothing scrolls sideways', async ({ page, server }) => {
    const email = await newBusiness(server, 'delivery,takeaway');
    await signIn(page, email);
    for (const screen of ['', 'whatsapp', 'deliverytime', 'paymentmethods', 'pickuppoint']) {
      await page.goto(`/panel/orders/${screen}`);
      await (screen ? save(page) : preview(page)).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      const targets = page.getByRole('main').locator('a, button, label:has(input[type=checkbox]), input[type=tel]');
      for (const target of await targets.all())
        expect((await target.boundingBox())?.height, await target.innerText()).toBeGreaterThanOrEqual(44);
      expect(await seriousFaults(page)).toEqual([]);
    }
  });
});
