import {
  addOptions,
  bar,
  messageOf,
  openForOrders,
  order,
  plus,
  sheetOf,
  storedRecord,
  storeRecord,
} from './testing/diners-order.ts';
import { OWNER, startSession } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const PROVOLETA = 'Provoleta al hierro';
const FLAN = 'Flan casero con dulce de leche';

test('[CART-6] [CART-7] a diner changes the lines of an order in their places, takes some out, and takes that back', async ({
  page,
}) => {
  await startSession(page, OWNER);
  await openForOrders(page);
  await addOptions(page);
  await page.goto('/m/demo');
  const put = async (size: string, extra?: string) => {
    await plus(page, PROVOLETA).tap();
    const sheet = sheetOf(page, PROVOLETA);
    await sheet.getByRole('radio', { name: size }).check();
    if (extra) await sheet.getByRole('checkbox', { name: extra }).check();
    await sheet.getByRole('button', { name: /^Agregar al pedido/ }).tap();
    await expect(sheet).toHaveCount(0);
  };
  const said = page.locator('body > div > [aria-live]');
  const lines = order(page).getByRole('listitem');
  const line = (name: string) => order(page).getByRole('group', { name: `Cambiar ${name}` });
  const button = (name: string) => order(page).getByRole('button', { name, exact: true });

  await test.step('what is added is said, in the name of its plus too', async () => {
    await plus(page, FLAN).tap();
    await expect(said).toHaveText(`${FLAN}: 1 en tu pedido`);
    await expect(plus(page, FLAN)).toHaveAccessibleName(`Agregar ${FLAN}, 1 en tu pedido`);
    await put('Grande', 'Muzzarella');
    await expect(said).toHaveText(`${PROVOLETA}: 1 en tu pedido`);
    await put('Chica');
  });

  await test.step('two lines of one product differ by their names', async () => {
    await bar(page).tap();
    await expect(order(page).getByRole('heading', { name: 'Tu pedido' })).toBeFocused();
    await expect(lines).toHaveCount(3);
    await expect(button(`Quitar ${FLAN}`)).toBeVisible();
    await expect(button(`Más ${PROVOLETA}, Grande, Muzzarella`)).toBeVisible();
    await expect(button(`Más ${PROVOLETA}, Chica`)).toBeVisible();
  });

  await test.step('a tap on a line opens it in its place; back closes it alone, without a change', async () => {
    await lines.nth(1).tap({ position: { x: 40, y: 24 } });
    const open = line(`${PROVOLETA}, Grande, Muzzarella`);
    await expect(open).toBeFocused();
    expect(await seriousViolations(page)).toEqual([]);
    await open.getByRole('radio', { name: 'Chica' }).check();
    await expect(open).toContainText('$ 11.700,00');
    await page.goBack();
    await expect(open).toHaveCount(0);
    await expect(order(page)).toBeVisible();
    await expect(lines.nth(1)).toContainText('Grande · Muzzarella');
    await expect(button(`Cambiar ${PROVOLETA}, Grande, Muzzarella`)).toBeFocused();
  });

  await test.step('size, extras, note and quantity are changed, and stand in the message', async () => {
    await button(`Cambiar ${PROVOLETA}, Grande, Muzzarella`).tap();
    const open = line(`${PROVOLETA}, Grande, Muzzarella`);
    await open.getByRole('checkbox', { name: 'Huevo' }).check();
    await open.getByRole('textbox', { name: 'Aclaraciones' }).fill('Sin orégano');
    await open.getByRole('button', { name: /^Más/ }).tap();
    await open.getByRole('button', { name: 'Listo' }).tap();
    await expect(lines.nth(1)).toContainText('Grande · Muzzarella · Huevo');
    await expect(lines.nth(1)).toContainText('$ 38.000,00');
    await expect(lines.nth(2)).toContainText('Chica');
  });

  await test.step('a line that becomes like another one joins it', async () => {
    await button(`Cambiar ${PROVOLETA}, Chica`).tap();
    const open = line(`${PROVOLETA}, Chica`);
    await open.getByRole('radio', { name: 'Grande' }).check();
    for (const extra of ['Muzzarella', 'Huevo']) await open.getByRole('checkbox', { name: extra }).check();
    await open.getByRole('textbox', { name: 'Aclaraciones' }).fill('Sin orégano');
    await open.getByRole('button', { name: 'Listo' }).tap();
    await expect(lines).toHaveCount(2);
    await expect(lines.nth(1)).toContainText('$ 57.000,00');
  });

  await test.step('what is taken out can come back in its place, and the focus goes to what follows', async () => {
    await button(`Quitar ${FLAN}`).press('Enter');
    await expect(lines).toHaveCount(1);
    await expect(button(`Cambiar ${PROVOLETA}`)).toBeFocused();
    const undo = order(page).getByRole('button', { name: 'Deshacer' });
    const foot = order(page).getByRole('link', { name: 'Enviar por WhatsApp' });
    const [undoBox, footBox] = [await undo.boundingBox(), await foot.boundingBox()];
    expect(undoBox!.y + undoBox!.height).toBeLessThan(footBox!.y);
    await undo.tap();
    await expect(lines.first()).toContainText(FLAN);
    await expect(undo).toHaveCount(0);
    await button('Vaciar pedido').press('Enter');
    await expect(order(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused();
    await page.getByRole('button', { name: 'Deshacer' }).press('Enter');
    await expect(bar(page)).toContainText('$ 62.200,00');
  });

  await test.step('an order that an older page has stored without keys of its lines is kept, and can be changed', async () => {
    const record = (await storedRecord(page, 'carta-pedido-demo')) as { lines: { key?: string }[] };
    for (const each of record.lines) delete each.key;
    await storeRecord(page, 'carta-pedido-demo', record);
    await page.reload();
    await bar(page).tap();
    await expect(lines).toHaveCount(2);
    await button(`Más ${FLAN}`).tap();
    await expect(lines.first()).toContainText('$ 10.400,00');
    await expect(lines.nth(1)).toContainText('$ 57.000,00');
    await order(page).getByRole('radio', { name: 'Retiro' }).check();
    expect(await messageOf(page)).toContain(
      `3 x ${PROVOLETA}: $ 57.000,00\nGrande, Muzzarella, Huevo\nNota: Sin orégano`,
    );
  });

  await test.step('the last line that is taken out while it is changed leaves nothing open, and no entry of the history', async () => {
    await bar(page).tap();
    await order(page).getByRole('button', { name: 'Cambiar el pedido' }).tap();
    await button(`Menos ${FLAN}`).tap();
    await button(`Quitar ${FLAN}`).tap();
    await button(`Cambiar ${PROVOLETA}`).tap();
    for (let unit = 3; unit > 1; unit -= 1)
      await line(PROVOLETA)
        .getByRole('button', { name: /^Menos/ })
        .tap();
    const drawn = await line(PROVOLETA)
      .getByRole('button', { name: /^Quitar/ })
      .evaluate((bin: HTMLElement) => {
        bin.click();
        return document.querySelectorAll('dialog').length;
      });
    expect.soft(drawn).toBe(0);
    await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  });
});
