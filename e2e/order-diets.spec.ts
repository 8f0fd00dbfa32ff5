import { sheetOf } from './testing/diners-order.ts';
import { boxOf, overlaps } from './testing/layout.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const STEAK = 'Bife de chorizo con chimichurri';

test('[DIET-4] [DIET-5] [DIET-6] [DIET-7] a coeliac diner sees what each choice does to the marks and allergens of a product', async ({
  page,
}) => {
  await page.goto('/m/demo');
  await page.getByRole('link', { name: STEAK, exact: true }).last().tap();
  const sheet = sheetOf(page, STEAK);
  const tag = sheet.getByText('Sin TACC', { exact: true });
  const allergens = sheet.locator('section').filter({ has: page.getByRole('heading', { name: 'Alérgenos' }) });
  const isLost = sheet.getByText('Deja de ser «Sin TACC»');

  await test.step('the rule of a group belongs to its name, and the heading is read first', async () => {
    await expect(sheet.getByRole('heading', { name: STEAK })).toBeFocused();
    await expect(sheet.getByRole('group', { name: 'Punto de cocción Elige 1' })).toBeVisible();
    await expect(tag).toBeVisible();
  });

  await test.step('the button that waits says for what, and a tap on it leads there', async () => {
    const add = sheet.getByRole('button', { name: /^Agregar al pedido/ });
    await expect(add).toBeDisabled();
    await expect(add).toHaveAccessibleDescription('Punto de cocción: elige 1');
    await add.tap({ force: true });
    await expect(sheet.getByRole('radio', { name: 'Jugoso' })).toBeFocused();
    await expect(sheet.getByRole('group', { name: /^Punto de cocción/ })).toHaveAccessibleDescription('Elige 1');
  });

  await test.step('a neutral option changes nothing and says nothing', async () => {
    await sheet.getByRole('radio', { name: 'Jugoso' }).check();
    await expect(tag).toBeVisible();
    await expect(isLost).toHaveCount(0);
  });

  await test.step('an option that takes a mark away says so below it, in the head and in the list', async () => {
    const close = sheet.getByRole('button', { name: 'Cerrar' });
    const before = await boxOf(close);
    await sheet.getByRole('radio', { name: /^Papas rústicas/ }).check();
    await expect(isLost).toBeVisible();
    await expect(sheet).toContainText('Con Papas rústicas con alioli: TACC no declarado, contiene huevo.');
    await expect(sheet.getByText('Con tu elección no es «Sin TACC»')).toHaveCount(1);
    await expect(tag).toHaveCount(0);
    expect(await boxOf(close)).toEqual(before);
    await expect(allergens).toContainText('Huevo (Papas rústicas con alioli)');
    await expect(allergens).toContainText('Con lo que elegiste ahora');
    expect(await seriousViolations(page)).toEqual([]);
  });

  await test.step('once the picture is scrolled away, the head has the whole title and the warning', async () => {
    await sheet.getByRole('textbox', { name: 'Aclaraciones' }).scrollIntoViewIfNeeded();
    const head = await boxOf(sheet.locator('header'));
    const title = await boxOf(sheet.getByRole('heading', { name: STEAK }));
    const warning = await boxOf(sheet.getByText('Con tu elección no es «Sin TACC»'));
    expect(title.y).toBeGreaterThanOrEqual(head.y);
    expect(warning.y).toBeGreaterThanOrEqual(title.y + title.height);
    expect(warning.y + warning.height).toBeLessThanOrEqual(head.y + head.height);
    expect(await overlaps(page)).toEqual([]);
  });

  await test.step('another option brings the mark back', async () => {
    await sheet.getByRole('radio', { name: /^Ensalada criolla/ }).check();
    await expect(isLost).toHaveCount(0);
    await expect(tag).toBeVisible();
  });
});
