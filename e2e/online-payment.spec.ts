import type { Page } from '@playwright/test';
import { bar, order, placeButton, plus, setDesk } from './testing/diners-order.ts';
import { layoutFaults } from './testing/layout-faults.ts';
import { OWNER, startSession, write } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const FLAN = 'Flan casero con dulce de leche';

test.use({ viewport: { width: 360, height: 740 } });

/** Sends an order that is picked up and paid online, and waits for its page. */
async function placeOnline(page: Page, name: string): Promise<void> {
  await page.goto('/m/demo');
  await plus(page, FLAN).click();
  await bar(page).click();
  await order(page).getByRole('radio', { name: 'Retiro' }).check();
  await order(page).getByRole('textbox', { name: 'Nombre', exact: true }).fill(name);
  await order(page).getByRole('radio', { name: 'MercadoPago' }).check();
  await placeButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falta pagar');
}

test('[CHARGE-2] [CHARGE-5] a diner pays online, is rejected, tries again and arrives on the desk; the owner rejects the order and gives the payment back', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  await startSession(page, OWNER);
  await write(page, '/api/business/demo', { hours: [] });
  await setDesk(page, {});
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('the order waits for its payment, outside of the desk', async () => {
    await placeOnline(page, 'Julián');
    expect(await layoutFaults(page, [180, 320, 360, 768, 1280])).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await seriousViolations(page)).toEqual([]);
  });

  await test.step('a payment that is not approved charges nothing and can be tried again', async () => {
    await page.getByRole('link', { name: 'Pagar con MercadoPago' }).click();
    await expect(page.getByText('Simulación: no se cobra nada')).toBeVisible();
    await page.getByRole('button', { name: 'Rechazar el pago' }).click();
    await expect(heading).toHaveText('El pago no se aprobó');
    expect(await seriousViolations(page)).toEqual([]);
    await page.goto('/m/demo');
    await page.getByRole('link', { name: /^Pedido \d+: falta pagar$/ }).click();
    await page.getByRole('link', { name: 'Intentar otra vez' }).click();
    await page.getByRole('button', { name: 'Aprobar el pago' }).click();
    await expect(heading).toHaveText('Esperamos que La Higuera lo acepte');
    await expect(page.getByText('Pagado con MercadoPago.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Avisar por WhatsApp' })).toHaveAttribute(
      'href',
      /Pago%3A%20MercadoPago%20\(pagado%2C%20operaci%C3%B3n%20\d+\)/,
    );
  });

  const owner = await browser.newContext({
    storageState: await page.context().storageState(),
    viewport: { width: 1280, height: 900 },
  });
  const desk = await owner.newPage();
  await desk.goto(new URL('/panel/orders/desk', page.url()).href);
  const card = desk.getByRole('article').filter({ hasText: FLAN }).filter({ hasText: 'Pagado con MercadoPago' });
  await card.getByRole('button', { name: 'Rechazar' }).click();
  const sheet = desk.getByRole('dialog');
  await sheet.getByText('No hay stock').click();
  await expect(sheet.getByRole('switch', { name: 'Devolver el pago' })).toBeChecked();
  const refunded = desk.waitForResponse((answer) => answer.url().endsWith('/refunds'));
  await sheet.getByRole('button', { name: 'Rechazar' }).click();
  expect((await refunded).status()).toBe(200);
  await expect(desk.getByText(/^Pedido \d+: pago devuelto$/)).toBeVisible();
  await expect(desk.getByRole('region', { name: 'Devoluciones' })).toBeHidden();
  await desk.getByRole('button', { name: 'Historial' }).click();
  await expect(desk.getByRole('article').filter({ hasText: 'Julián' })).toContainText('Pago devuelto');
  await owner.close();

  await page.reload();
  await expect(heading).toHaveText('Rechazado');
  await expect(page.getByText('El pago fue devuelto por MercadoPago.')).toBeVisible();
});

test('[CHARGE-6] [SALES-8] of an evening, three orders are paid online: one by its notice, one whose notice is lost, one that is given back; desk and Ventas say so', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  await startSession(page, OWNER);
  await write(page, '/api/business/demo', { hours: [] });
  await setDesk(page, {});
  const pay = async (name: string, how: string) => {
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'es-AR' });
    const phone = await context.newPage();
    await placeOnline(phone, name);
    await phone.getByRole('link', { name: 'Pagar con MercadoPago' }).click();
    await phone.getByRole('button', { name: how }).click();
    // MercadoPago is asked once in 5 s at most: no diner pays as fast as this one.
    await expect(async () => {
      await phone.reload();
      await expect(phone.getByText('Pagado con MercadoPago.')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await context.close();
  };
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/panel/orders/desk');
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  for (const [name, how] of [
    ['Ana', 'Aprobar el pago'],
    ['Bruno', 'Aprobar sin aviso'],
    ['Carla', 'Aprobar el pago'],
  ] as const)
    await pay(name, how);
  for (const name of ['Ana', 'Bruno', 'Carla']) await expect(card(name)).toContainText('Pagado con MercadoPago');

  await card('Carla').getByRole('button', { name: 'Rechazar' }).click();
  await page.getByRole('dialog').getByText('Cocina cerrada').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rechazar' }).click();
  await expect(page.getByText(/^Pedido \d+: pago devuelto$/)).toBeVisible();

  await page.goto('/panel/orders/sales');
  await expect(page.getByRole('region', { name: 'Cómo pagaron' })).toContainText('MercadoPago');
  await expect(page.getByRole('main')).toContainText(/Cobrado en línea\$\s10\.400,00.*evuelto \$\s5\.200,00/);
});

test('[CHARGE-2] without JavaScript a diner chooses another way to pay, and the order arrives', async ({
  page,
  browser,
}) => {
  await startSession(page, OWNER);
  await write(page, '/api/business/demo', { hours: [] });
  await setDesk(page, {});
  await placeOnline(page, 'Julián');

  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'pt-BR' });
  const shown = await plain.newPage();
  await shown.goto(page.url());
  await shown.getByRole('button', { name: 'Dinheiro' }).click();
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Esperando que La Higuera aceite');
  await plain.close();
});
