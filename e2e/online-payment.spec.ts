import { bar, order, placeButton, plus, setDesk } from './testing/diners-order.ts';
import { layoutFaults } from './testing/layout-faults.ts';
import { OWNER, startSession, write } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const FLAN = 'Flan casero con dulce de leche';

test.use({ viewport: { width: 360, height: 740 } });

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
    await page.goto('/m/demo');
    await plus(page, FLAN).click();
    await bar(page).click();
    await order(page).getByRole('radio', { name: 'Retiro' }).check();
    await order(page).getByRole('textbox', { name: 'Nombre', exact: true }).fill('Julián');
    await order(page).getByRole('radio', { name: 'MercadoPago' }).check();
    await placeButton(page).click();
    await expect(heading).toHaveText('Falta pagar');
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
  await expect(desk.getByRole('region', { name: 'Devoluciones' })).toContainText('lo pediste');
  await owner.close();

  await page.reload();
  await expect(heading).toHaveText('Rechazado');
  await expect(page.getByText('El pago fue devuelto por MercadoPago.')).toBeVisible();
});

test('[CHARGE-2] without JavaScript a diner chooses another way to pay, and the order arrives', async ({
  page,
  browser,
}) => {
  await startSession(page, OWNER);
  await write(page, '/api/business/demo', { hours: [] });
  await setDesk(page, {});
  await page.goto('/m/demo');
  await plus(page, FLAN).click();
  await bar(page).click();
  await order(page).getByRole('radio', { name: 'Retiro' }).check();
  await order(page).getByRole('textbox', { name: 'Nombre', exact: true }).fill('Julián');
  await order(page).getByRole('radio', { name: 'MercadoPago' }).check();
  await placeButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falta pagar');

  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'pt-BR' });
  const shown = await plain.newPage();
  await shown.goto(page.url());
  await shown.getByRole('button', { name: 'Dinheiro' }).click();
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Esperando que La Higuera aceite');
  await plain.close();
});
