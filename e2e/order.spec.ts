import type { Page } from '@playwright/test';
import type { VisitsReport } from '@carta/domain';
import {
  addOptions,
  bar,
  changeItem,
  key,
  messageOf,
  openForOrders,
  openInThreeDays,
  option,
  order,
  storedRecord,
} from './testing/diners-order.ts';
import { startSession, OWNER, write } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

/** Lets diners order the provoleta with a size and extras, at any hour, delivered to a zone or not, and pay by transfer. */
async function prepareMenu(page: Page): Promise<void> {
  await startSession(page, OWNER);
  await addOptions(page);
  await openForOrders(page);
  await write(page, '/api/business/demo', {
    transfer: { active: true, alias: 'la.higuera', holder: 'La Higuera SRL' },
  });
}

/** Returns how many orders the owner sees as started and sent today. */
async function ordersToday(page: Page): Promise<VisitsReport['orders']['days'][number]> {
  const answer = await page.request.get('/api/analytics/demo/visits?days=7');
  return ((await answer.json()) as VisitsReport).orders.days.at(-1)!;
}

test.describe('an order on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('[CART-1] [ORDER-1] a diner chooses, orders by WhatsApp and repeats the order; a changed price is said before it leaves', async ({
    page,
  }) => {
    await prepareMenu(page);
    const before = await ordersToday(page);
    await page.goto('/m/demo');
    await page.getByRole('button', { name: 'Agregar Provoleta al hierro' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Provoleta al hierro' });
    const add = sheet.getByRole('button', { name: /^Agregar al pedido/ });
    await expect(add).toBeDisabled();
    await sheet
      .getByRole('group', { name: 'Tamaño' })
      .getByRole('radio', { name: /^Grande/ })
      .tap();
    await sheet
      .getByRole('group', { name: 'Agregados' })
      .getByRole('checkbox', { name: /^Muzzarella/ })
      .tap();
    await sheet.getByRole('textbox', { name: 'Aclaraciones', exact: true }).fill('Bien cocida');
    await expect(add).toContainText('$ 18.100,00');
    expect(await seriousViolations(page)).toEqual([]);
    await add.tap();

    const empanadas = page.getByRole('button', { name: /^Agregar Empanadas de carne/ }).first();
    await empanadas.tap();
    await empanadas.tap();
    await expect(bar(page)).toContainText('$ 31.900,00');
    await page.reload();
    await bar(page).tap();
    await order(page)
      .getByRole('button', { name: /^Más Empanadas/ })
      .tap();
    await order(page)
      .getByRole('button', { name: /^Menos Empanadas/ })
      .tap();
    await expect(order(page).getByRole('link', { name: 'Enviar por WhatsApp' })).toBeDisabled();
    await order(page)
      .getByRole('radio', { name: /^Centro/ })
      .tap();
    await order(page).getByRole('textbox', { name: 'Nombre' }).fill('Julián');
    await order(page).getByRole('textbox', { name: 'Dirección' }).fill('Perú 1082, 3.º B');
    await order(page).getByRole('radio', { name: 'Efectivo' }).tap();
    await order(page).getByRole('textbox', { name: 'Pagas con' }).fill('40.000');
    await order(page).getByRole('textbox', { name: 'Aclaraciones del pedido' }).fill('Tocar timbre');
    expect(await seriousViolations(page)).toEqual([]);
    await order(page).getByRole('button', { name: 'Ver el mensaje' }).tap();
    const text = [
      'Hola, La Higuera. Quiero hacer este pedido:',
      '1 x Provoleta al hierro: $ 18.100,00\nGrande, Muzzarella\nNota: Bien cocida',
      '2 x Empanadas de carne cortada a cuchillo (x3): $ 13.800,00',
      'Delivery a Centro: $ 1.500,00\nPerú 1082, 3.º B\nTiempo de entrega: De 40 a 60 minutos',
      'Pago: Efectivo\nPaga con $ 40.000,00 (vuelto $ 6.600,00)',
      'Nombre: Julián\nAclaraciones: Tocar timbre',
      'Total: $ 33.400,00',
    ].join('\n\n');
    await expect(order(page).getByText('Así sale tu mensaje.')).toBeInViewport();
    await expect(order(page)).toContainText('Paga con $ 40.000,00 (vuelto $ 6.600,00)');
    await expect(order(page)).toContainText('Tu nombre y tu dirección van solo a La Higuera.');
    expect(await seriousViolations(page)).toEqual([]);
    await page.goBack();
    await expect(order(page).getByRole('button', { name: 'Ver el mensaje' })).toBeVisible();
    expect(await messageOf(page)).toBe(text);

    await bar(page).tap();
    await order(page).getByRole('button', { name: 'Sí, empezar otro' }).tap();
    await page.getByRole('button', { name: 'Repetir el último pedido' }).tap();
    await order(page).getByRole('radio', { name: 'Retiro' }).tap();
    await order(page).getByRole('radio', { name: 'Transferencia' }).tap();
    await write(page, `/api/options/demo/${key('tamano')}`, {
      version: 0,
      options: [option('Chica', 9_500), option('Grande', 16_900)],
    });
    await order(page).getByRole('link', { name: 'Enviar por WhatsApp' }).tap();
    const changes = page.getByRole('dialog', { name: 'Tu pedido cambió' });
    await expect(changes).toContainText('$ 18.100,00$ 19.100,00Subió');
    await expect(changes).toContainText('Antes $ 31.900,00Total ahora $ 32.900,00');
    expect(await seriousViolations(page)).toEqual([]);
    for (const leave of [
      () => page.goBack(),
      () => changes.getByRole('button', { name: 'Cerrar' }).tap(),
      () => page.keyboard.press('Escape'),
    ]) {
      await leave();
      await expect(order(page)).toBeVisible();
      await order(page).getByRole('link', { name: 'Enviar por WhatsApp' }).tap();
      await expect(changes.getByText('El menú se actualizó')).toBeInViewport();
    }
    await changes.getByRole('button', { name: 'Aceptar los cambios' }).tap();
    expect(await messageOf(page)).toContain(
      'Retiro: Av. Belgrano 1420, por la ventana de la esquina\n\nPago: Transferencia a la.higuera\n\nNombre: Julián',
    );
    // The same order again.
    await bar(page).tap();
    await messageOf(page, order(page).getByRole('button', { name: 'Enviar otra vez' }));
    const { started, sent } = before;
    await expect.poll(() => ordersToday(page)).toEqual({ ...before, started: started + 2, sent: sent + 2 });
  });

  test('an order waits while the business is closed, and without a connection', async ({
    page,
    context,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await prepareMenu(page);
    await openInThreeDays(page);
    await page.goto('/m/demo');
    await page
      .getByRole('button', { name: /^Agregar Empanadas de carne/ })
      .first()
      .tap();
    await expect(bar(page)).toContainText(/Se envía desde el \S+ a las 12\.00/);
    await bar(page).tap();
    await expect(order(page).getByText('tu pedido queda guardado hasta entonces')).toBeVisible();
    await expect(order(page).getByRole('link', { name: 'Enviar por WhatsApp' })).toBeDisabled();

    await order(page).getByRole('textbox', { name: 'Nombre' }).fill('Julián');
    await expect.poll(() => storedRecord(page, 'carta-comensal')).toMatchObject({ name: 'Julián' });

    await write(page, '/api/business/demo', { hours: [] });
    await page.reload();
    await bar(page).tap();
    await expect(order(page).getByRole('textbox', { name: 'Nombre' })).toHaveValue('Julián');
    await order(page).getByRole('radio', { name: 'Retiro' }).tap();
    await context.setOffline(true);
    await order(page).getByRole('link', { name: 'Enviar por WhatsApp' }).tap();
    await expect(order(page).getByRole('alert')).toContainText('No hay conexión');
    await context.setOffline(false);
    expect(await messageOf(page)).toContain('1 x Empanadas');
  });
});

test('an order is made at a desk: by mouse beside what is sold out, by keyboard alone, and not where a menu takes none', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await prepareMenu(page);

  await test.step('[CART-2] what is sold out meanwhile is said, and taken out or chosen again before the order leaves', async () => {
    await page.goto('/m/demo');
    await page.getByRole('button', { name: 'Agregar Provoleta al hierro' }).click();
    const sheet = page.getByRole('dialog', { name: 'Provoleta al hierro' });
    await sheet.getByRole('radio', { name: /^Chica/ }).check();
    await sheet.getByRole('checkbox', { name: /^Muzzarella/ }).check();
    await sheet.getByRole('button', { name: /^Agregar al pedido/ }).click();
    await page
      .getByRole('button', { name: /^Agregar Empanadas de carne/ })
      .first()
      .click();
    await bar(page).click();
    await order(page).getByRole('radio', { name: 'Retiro' }).check();
    await changeItem(page, 'Empanadas de carne', { soldOut: true });
    await write(page, `/api/options/demo/${key('agregados')}`, {
      version: 0,
      soldOut: { [key('Muzzarella')]: true },
    });
    await order(page).getByRole('link', { name: 'Enviar por WhatsApp' }).click();
    const changes = page.getByRole('dialog', { name: 'Tu pedido cambió' });
    const row = (name: string) => changes.getByRole('listitem').filter({ hasText: name });
    await expect(row('Muzzarella')).toContainText('En Provoleta al hierroAgotadoBaja $ 2.200,00');
    await expect(row('Empanadas')).toContainText('1 unidadAgotadoSale del pedido');
    await expect(changes).toContainText('Total ahora $ 9.500,00');
    await row('Muzzarella').getByRole('button', { name: 'Cambiar' }).click();
    const line = order(page).getByRole('group', { name: 'Cambiar Provoleta al hierro' });
    await expect(line.getByRole('checkbox', { name: /^Muzzarella/ })).not.toBeChecked();
    await line.getByRole('checkbox', { name: /^Huevo/ }).check();
    await line.getByRole('button', { name: 'Listo' }).click();
    await expect(changes).toContainText('Total ahora $ 10.400,00');
    await expect(row('Provoleta')).toHaveCount(0);
    await changes.getByRole('button', { name: 'Aceptar los cambios' }).click();
    await expect(order(page)).toContainText('Total $ 10.400,00');
    await order(page).getByRole('button', { name: 'Quitar Provoleta al hierro' }).click();
    await expect(order(page)).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);
  });

  await test.step('[CART-1] what is gone or sold out is neither copied nor in the total', async () => {
    await page.goto('/m/demo');
    for (const title of ['Agregar Flan casero con dulce de leche', 'Agregar Papas rústicas con alioli'])
      await page.getByRole('button', { name: title }).first().click();
    await bar(page).click();
    await order(page).getByRole('radio', { name: 'Retiro' }).check();
    const copy = order(page).getByRole('button', { name: 'Copiar pedido' });
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await copy.click();
    await expect.poll(copied).toContain('Total: $ 12.400,00');
    await changeItem(page, 'Flan casero', { show: false });
    await order(page).getByRole('link', { name: 'Enviar por WhatsApp' }).click();
    await page.getByRole('dialog', { name: 'Tu pedido cambió' }).getByRole('button', { name: 'Cerrar' }).click();
    await expect(order(page)).toContainText('Ya no está en el menú');
    await copy.click();
    await expect.poll(copied).toContain('Total: $ 7.200,00');
    expect(await copied()).not.toContain('Flan');
    await order(page).getByRole('button', { name: 'Vaciar pedido' }).click();
    await expect(bar(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Agregar Flan casero con dulce de leche' }).first().click();
    await expect(page.getByRole('alert')).toHaveText('Ya no está en el menú');
    await changeItem(page, 'Flan casero', { show: true });
  });

  await test.step('an order that is left while the menu is read again is not sent; a selection of text that ends beside a sheet leaves it open', async () => {
    await page.goto('/m/demo');
    await page.getByRole('button', { name: 'Agregar Papas rústicas con alioli' }).click();
    await bar(page).click();
    await order(page).getByRole('radio', { name: 'Retiro' }).check();
    const notes = order(page).getByRole('textbox', { name: 'Aclaraciones del pedido' });
    await notes.fill('Sin sal');
    await notes.hover();
    await page.mouse.down();
    await page.mouse.move(5, 400, { steps: 3 });
    await page.mouse.up();
    await expect(notes).toHaveValue('Sin sal');
    await expect(order(page)).toBeVisible();
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/public/menus/demo', async (route) => {
      await isAnswered;
      await route.continue();
    });
    const send = order(page).getByRole('link', { name: 'Enviar por WhatsApp' });
    await send.click();
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await expect(order(page)).toHaveCount(0);
    const read = page.waitForResponse('**/api/public/menus/demo');
    answer();
    await (await read).finished();
    await page.unroute('**/api/public/menus/demo');
    await bar(page).click();
    await expect(send).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL(/\/m\/demo$/);
    await order(page).getByRole('button', { name: 'Vaciar pedido' }).click();
    await expect(bar(page)).toHaveCount(0);
  });

  await test.step('[CART-4] another tab of the same diner shows the order that is begun, and what is taken out of it', async () => {
    await page.goto('/m/demo');
    const tab = await context.newPage();
    await tab.goto('/m/demo');
    await page.getByRole('button', { name: 'Agregar Papas rústicas con alioli' }).click();
    await expect(bar(tab)).toContainText('$ 7.200,00');
    await bar(tab).click();
    await order(tab).getByRole('button', { name: 'Vaciar pedido' }).click();
    await expect(bar(page)).toHaveCount(0);
    await tab.close();
  });

  await test.step('[ORDER-1] an order is made and copied by keyboard alone', async () => {
    await page.goto('/m/demo');
    const row = page.getByRole('link', { name: 'Provoleta al hierro' }).first();
    // Above it, categories that were not drawn yet get their true heights.
    const topOfRow = () => row.evaluate((link) => Math.round(link.getBoundingClientRect().top));
    await row.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Provoleta al hierro' });
    const before = await topOfRow();
    await expect(page).toHaveURL(/\/m\/demo\/p\/[\w-]{21}$/);
    const address = page.url();
    await sheet.getByRole('button', { name: 'Compartir' }).press('Enter');
    await expect(sheet.getByText('Enlace copiado')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/m\/demo$/);
    await expect(page.getByRole('link', { name: 'Provoleta al hierro' }).first()).toBeFocused();
    await page.goForward();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    expect(await topOfRow()).toBe(before);
    await page.goForward();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Provoleta al hierro' })).toBeVisible();
    await expect(sheet).toHaveCount(0);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Agregar al pedido' }).press('Enter');
    await sheet.getByRole('radio', { name: /^Chica/ }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(sheet.getByRole('radio', { name: /^Grande/ })).toBeChecked();
    await sheet.getByRole('button', { name: /^Agregar al pedido/ }).focus();
    await page.keyboard.press('Enter');
    await expect(sheet).toHaveCount(0);
    await bar(page).focus();
    await page.keyboard.press('Enter');
    await order(page).getByRole('button', { name: 'Copiar pedido' }).focus();
    await page.keyboard.press('Enter');
    await expect(order(page).getByRole('button', { name: 'Copiado' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('1 x Provoleta al hierro: $ 15.900,00');
    await page.keyboard.press('Escape');
    await expect(order(page)).toHaveCount(0);
    await expect(bar(page)).toBeVisible();
    // The sheet is gone before the browser has left its entry.
    await page.waitForFunction(() => history.state === null);
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'La Higuera' })).toBeVisible();
    await expect(bar(page)).toBeVisible();
  });

  await test.step('a menu that takes no orders has no plus, and its products open without what is for an order', async () => {
    await write(page, '/api/business/demo', { menuTypes: [] });
    await page.goto('/m/demo');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Agregar/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Provoleta al hierro', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Provoleta al hierro' });
    await expect(sheet.getByRole('heading', { name: 'Alérgenos' })).toBeVisible();
    await expect(sheet.getByRole('button', { name: /^Agregar/ })).toHaveCount(0);
    await expect(sheet.getByRole('textbox')).toHaveCount(0);
  });
});
