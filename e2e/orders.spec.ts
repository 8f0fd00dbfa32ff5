import {
  bodyOfSave,
  deliveryTime,
  menuType,
  method,
  newBusiness,
  openOrders,
  pickupPoint,
  preview,
  save,
} from './testing/orders.ts';
import { NEW_OWNER, startSession } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

test.describe('Pedidos', () => {
  test('[HOME-4] [PICK-2] a menu without takeaway has no pickup point, its address shows why, and takeaway is switched on by keyboard', async ({
    page,
    server,
  }) => {
    const email = await newBusiness(server, 'delivery');
    await startSession(page, email);
    await page.goto('/panel/orders');
    await expect(page.getByRole('link', { name: 'Métodos de pago' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Punto de retiro' })).toHaveCount(0);
    await expect(page.getByText('TAKEAWAY', { exact: true })).toHaveCount(0);
    await page.goto('/panel/orders/pickuppoint');
    await expect(page.getByText('Tu menú no tiene retiro en el local')).toBeVisible();
    await expect(pickupPoint(page)).toHaveCount(0);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Ir a Pedidos' }).press('Enter');
    await menuType(page, 'Takeaway').press('Space');
    expect(await bodyOfSave(page)).toEqual({ menuTypes: ['delivery', 'takeaway'] });
    await page.getByRole('link', { name: 'Punto de retiro TAKEAWAY' }).press('Enter');
    await expect(pickupPoint(page)).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

    test('[NAME-1] [TYPES-1] a new owner names the business and switches takeaway on; home and diners see both', async ({
      page,
    }) => {
      await startSession(page, NEW_OWNER);
      await page.goto('/panel/menu/info');
      await page.getByLabel('Nombre del negocio').fill('El Bodegón');
      expect(await bodyOfSave(page)).toEqual({ name: 'El Bodegón' });
      await page.getByRole('link', { name: 'Delivery y takeaway' }).tap();
      await expect(page.getByText(/^Tu menú todavía no recibe pedidos/)).toBeVisible();
      await expect(preview(page)).toHaveCount(0);
      expect(await seriousViolations(page)).toEqual([]);
      await menuType(page, 'Takeaway').tap();
      expect(await bodyOfSave(page)).toEqual({ menuTypes: ['takeaway'] });
      await expect(page.getByRole('link', { name: 'Punto de retiro TAKEAWAY' })).toBeVisible();
      await page.getByRole('link', { name: 'Volver' }).tap();
      await expect(page.getByRole('link', { name: 'Pedidos NUEVO' })).toBeVisible();
      await page.goto('/m/demo-vacio');
      await expect(page.getByRole('heading', { level: 1, name: 'El Bodegón' })).toBeVisible();
      await expect(page.getByText('PedidosRetiro', { exact: true })).toBeVisible();
    });
  });

  test('[ORDER-1] [ORDER-3] [ORDER-7] the orders hub previews an order with the current products and settings', async ({
    page,
  }) => {
    await openOrders(page, '', preview(page));
    const text = await preview(page).getByText('Hola, La Higuera').innerText();
    expect(text.replaceAll('\u00a0', ' ')).toBe(
      [
        'Hola, La Higuera. Quiero hacer este pedido:',
        '2 x Bife de chorizo con chimichurri: $ 43.000,00\nJugoso, Ensalada criolla',
        '1 x Empanadas de carne cortada a cuchillo (x3): $ 6.900,00',
        'Delivery a San Telmo: $ 1.500,00\nAv. Rivadavia 1234, 2.º B\nTiempo de entrega: De 40 a 60 minutos',
        'Pago: Efectivo',
        'Nombre: Julián\nAclaraciones: Sin cebolla, por favor',
        'Total: $ 51.400,00',
      ].join('\n\n'),
    );
    await page.getByRole('radio', { name: 'Retiro' }).click();
    await expect(preview(page)).toContainText('Retiro: Av. Belgrano 1420, por la ventana de la esquina');

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

  test('[ORDER-7] the orders hub previews an order of a menu without products', async ({ page, server }) => {
    const email = await newBusiness(server, 'takeaway');
    await openOrders(page, '', preview(page), email);
    await expect(preview(page)).toContainText('2 x Producto de ejemplo: $ 198,00');
    await expect(preview(page)).toContainText('Retiro');
    await expect(preview(page).getByRole('radio')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('the orders screens have targets of 44 px and do not scroll sideways', async ({ page, server }) => {
    const email = await newBusiness(server, 'delivery,takeaway');
    await startSession(page, email);
    for (const screen of ['', 'whatsapp', 'deliverytime', 'delivery', 'paymentmethods', 'transfer', 'pickuppoint']) {
      await page.goto(`/panel/orders/${screen}`);
      await (screen ? save(page) : preview(page)).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      const targets = page.getByRole('main').locator('a, button, label:has(input[type=checkbox]), input[type=tel]');
      for (const target of await targets.all())
        expect((await target.boundingBox())?.height, await target.innerText()).toBeGreaterThanOrEqual(44);
      expect(await seriousViolations(page)).toEqual([]);
    }
  });
});
