import {
  alias,
  bodyOfSave,
  deliveryTime,
  heading,
  method,
  minimum,
  newBusiness,
  openOrders,
  pickupPoint,
  save,
  whatsApp,
} from './testing/orders.ts';
import { LOCKED_OWNER, openHome, OWNER } from './testing/panel.ts';
import { pasteOver } from './testing/paste-over.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const NOT_SAVED = 'No se pudo guardar. Revisa tu conexión e inténtalo otra vez.';

test('[WA-3] [DELIV-1] [ZONES-1] [PAYM-2] [TRANSFER-1] [PICK-1] [HOME-4] the orders hub leads to its screens and back; each setting is sent alone, is there after a reload, and is saved once a lost server is back', async ({
  page,
  server,
  consoleGuard,
}) => {
  const settings = [
    {
      screen: 'whatsapp',
      title: 'Número de WhatsApp',
      control: whatsApp(page),
      change: () => whatsApp(page).fill('3515550142'),
      sent: { whatsAppNumber: '3515550142' },
      stays: () => expect(whatsApp(page)).toHaveValue('3515550142'),
    },
    {
      screen: 'deliverytime',
      title: 'Tiempo de entrega',
      control: deliveryTime(page),
      change: () => deliveryTime(page).fill('1 h.'),
      sent: { deliveryTime: '1 h.' },
      stays: () => expect(deliveryTime(page)).toHaveValue('1 h.'),
    },
    {
      screen: 'paymentmethods',
      title: 'Métodos de pago',
      control: method(page, 'Efectivo'),
      change: () => method(page, 'Efectivo').click(),
      sent: { paymentMethods: { cash: false, mercadoPago: true, other: true } },
      stays: () => expect(method(page, 'Efectivo')).not.toBeChecked(),
    },
    {
      screen: 'delivery',
      title: 'Envío',
      control: minimum(page),
      change: async () => {
        for (let left = 3; left > 1; left -= 1)
          await page
            .getByRole('button', { name: /^Quitar / })
            .first()
            .click();
        await minimum(page).fill('8.000');
      },
      sent: {
        delivery: {
          zones: [expect.objectContaining({ title: expect.any(String) })],
          minimum: { currency: '$', big: 8_000, small: '00' },
        },
      },
      stays: () => expect(minimum(page)).toHaveValue('8.000'),
    },
    {
      screen: 'transfer',
      title: 'Transferencia',
      control: alias(page),
      change: () => alias(page).fill('el.bodegon'),
      sent: { transfer: { active: true, alias: 'el.bodegon', holder: 'La Higuera de Belgrano SRL' } },
      stays: () => expect(alias(page)).toHaveValue('el.bodegon'),
    },
    {
      screen: 'pickuppoint',
      title: 'Punto de retiro',
      control: pickupPoint(page),
      change: () => pickupPoint(page).fill('Acá!'),
      sent: { pickupPoint: 'Acá!' },
      stays: () => expect(pickupPoint(page)).toHaveValue('Acá!'),
    },
  ];
  const enter = async (title: string) => {
    await page.getByRole('link', { name: title }).click();
    await expect(heading(page, title)).toBeVisible();
  };
  const back = async () => {
    await page.getByRole('link', { name: 'Volver' }).click();
    await expect(heading(page, 'Pedidos')).toBeVisible();
  };
  await openHome(page, OWNER);
  await page.getByRole('link', { name: 'Pedidos NUEVO' }).click();
  await expect(page.getByRole('link', { name: 'Punto de retiro TAKEAWAY' })).toBeVisible();
  for (const { screen, title, control, change, sent } of settings) {
    await test.step(`${title} is sent alone`, async () => {
      await enter(title);
      await expect(page).toHaveURL(new RegExp(`/panel/orders/${screen}$`));
      await control.waitFor();
      await expect(save(page)).toBeDisabled();
      await change();
      expect(await bodyOfSave(page)).toEqual(sent);
      await back();
    });
  }
  await page.reload();
  for (const { title, stays } of settings) {
    await test.step(`${title} is there after a reload`, async () => {
      await enter(title);
      await stays();
      await back();
    });
  }

  await test.step('a save that fails without a server succeeds once the server is back', async () => {
    consoleGuard.allow(/ERR_|network/);
    await enter('Tiempo de entrega');
    await deliveryTime(page).fill('Media hora');
    await server.kill();
    await save(page).click();
    await expect(page.getByText(NOT_SAVED)).toBeVisible();
    await expect(deliveryTime(page)).toHaveValue('Media hora');
    await server.restart();
    await bodyOfSave(page);
  });
});

test.describe('Número de WhatsApp', () => {
  test('[WA-4] [WA-6] [WA-7] the WhatsApp screen shows how the number is dialled, and sends a test message', async ({
    page,
    context,
  }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/plain', body: 'chat' }));
    await openOrders(page, 'whatsapp', whatsApp(page));
    await expect(page.getByText('Se marca +54 9 11 5555 0142')).toBeVisible();
    await whatsApp(page).clear();
    await whatsApp(page).pressSequentially('0115555014');
    await expect(whatsApp(page)).toHaveAccessibleDescription(/\+54 9 0115555014\. Revisa el código de área/);
    expect(await seriousViolations(page)).toEqual([]);
    await whatsApp(page).clear();
    await whatsApp(page).pressSequentially('35155501');
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

    await test.step('the WhatsApp screen shows what another tab saves', async () => {
      await bodyOfSave(page);
      const other = await context.newPage();
      await other.goto('/panel/orders/whatsapp');
      await whatsApp(other).fill('3515550143');
      await bodyOfSave(other);
      await expect(whatsApp(page)).toHaveValue('3515550143');
    });
  });

  test('[WA-8] [PHONE-2] [PHONE-3] a number is pasted as a phone copies it; what cannot be read leaves the field as it was and is quoted below', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openOrders(page, 'whatsapp', whatsApp(page));
    await pasteOver(whatsApp(page), '\u202a+54 9 11 4983-2211\u202c');
    await expect(whatsApp(page)).toHaveValue('1149832211');
    await expect(page.getByText('Se marca +54 9 11 4983 2211')).toBeVisible();
    await pasteOver(whatsApp(page), '15 4983-2211');
    await expect(whatsApp(page)).toHaveValue('1149832211');
    await expect(whatsApp(page)).toHaveAccessibleDescription(
      'No se pudo leer «15 4983-2211». Escribe los 10 dígitos: código de área y número, sin 0 ni 15.',
    );
    expect(await seriousViolations(page)).toEqual([]);
    await pasteOver(whatsApp(page), '(0341) 15-555-1234');
    await expect(whatsApp(page)).toHaveAccessibleDescription('Se marca +54 9 341 555 1234');
    await whatsApp(page).press('End');
    await whatsApp(page).press('5');
    expect(await bodyOfSave(page)).toEqual({ whatsAppNumber: '3415551234' });
  });

  test('[HOME-1] [HOME-2] home warns until the WhatsApp number is set, without a reload; a new business takes cash and MercadoPago', async ({
    page,
    server,
  }) => {
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

    await test.step('[PAYM-1] a new business takes cash and MercadoPago, and is told that the latter is not active', async () => {
      await page.goto('/panel/orders/paymentmethods');
      await expect(method(page, 'Efectivo')).toBeChecked();
      await expect(method(page, 'MercadoPago')).toBeChecked();
      await expect(method(page, 'Otro')).not.toBeChecked();
      await expect(page.getByText('No está activo: tus clientes no lo ven.')).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Activar MercadoPago' }).click();
      await expect(heading(page, 'MercadoPago')).toBeVisible();
      await page.getByRole('switch', { name: 'Activar' }).click();
      await bodyOfSave(page);
      await page.goto('/panel/orders/paymentmethods');
      await expect(method(page, 'MercadoPago')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Activar MercadoPago' })).toHaveCount(0);
    });
  });
});

test.describe('Tiempo de entrega', () => {
  test('a locked owner can set the delivery time', async ({ page }) => {
    await openOrders(page, 'deliverytime', deliveryTime(page), LOCKED_OWNER);
    await deliveryTime(page).fill('Media hora');
    expect(await bodyOfSave(page)).toEqual({ deliveryTime: 'Media hora' });
  });
});
