import type { Menu } from '@carta/domain';
import type { Page } from '@playwright/test';
import { goToScreen, openEditor, OWNER, startSession } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const shift = (page: Page, nth: number) => page.getByRole('group', { name: `Turno ${nth}` });
const storedMenu = async (page: Page) => (await (await page.request.get('/api/menus/demo')).json()) as Menu;

async function saved(page: Page): Promise<void> {
  await button(page, 'Guardar').click();
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
}

async function emptyHours(page: Page): Promise<void> {
  for (const field of ['hours', 'closures'])
    expect((await page.request.put('/api/business/demo', { data: { [field]: [] } })).ok()).toBe(true);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('[HOURS-7] an owner sets two shifts past midnight, copies them to other days, adds a holiday, and fills the text of Información', async ({
    page,
  }) => {
    await startSession(page, OWNER);
    await emptyHours(page);
    await goToScreen(page, '/panel/menu/hours', 'Horarios de atención');
    await button(page, 'Viernes Cerrado').tap();
    await page.getByRole('switch', { name: 'Abierto' }).tap();
    await button(page, 'Agregar turno').tap();
    await shift(page, 2).getByLabel('A', { exact: true }).fill('01:30');
    await expect(page.getByText('Termina el sábado a la 1.30')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await seriousViolations(page)).toEqual([]);
    await button(page, 'Copiar a…').tap();
    await page.getByRole('checkbox', { name: 'Sábado' }).tap();
    expect(await seriousViolations(page)).toEqual([]);
    await button(page, 'Copiar').tap();
    await expect(button(page, /^Sábado/)).toContainText('12.00 a 15.30 · 20.00 a 1.30');
    await button(page, 'Agregar').tap();
    await page.getByLabel('Fecha').fill('2030-12-25');
    await page.getByLabel('Motivo').fill('Navidad');
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Agregar' }).tap();
    await expect(page.getByRole('listitem').filter({ hasText: 'Navidad' })).toContainText('25 dic');
    await saved(page);
    const { hours, closures } = await storedMenu(page);
    expect(hours).toEqual([
      { days: [5, 6], from: '12:00', to: '15:30' },
      { days: [5, 6], from: '20:00', to: '01:30' },
    ]);
    expect(closures).toEqual([{ date: '2030-12-25', title: 'Navidad' }]);

    await page.goto('/panel/menu/info');
    await button(page, 'Completar con los horarios de atención').tap();
    await expect(page.getByLabel('Horarios', { exact: true })).toHaveValue(
      'Viernes y sábado de 12.00 a 15.30 y de 20.00 a 1.30',
    );
  });
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('[HOURS-4] [LAW-2] by keyboard, an owner limits a category to noon, opens a day, and sets the legal data', async ({
    page,
  }) => {
    const editor = await openEditor(page);
    await button(page, 'Opciones de Postres').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Cuándo se vende' }).press('Enter');
    await page.getByRole('radio', { name: /^(?:Siempre|Mediodía|Noche|Otro)$/, checked: true }).press('ArrowRight');
    expect(await seriousViolations(page)).toEqual([]);
    await button(page, 'Guardar').press('Enter');
    await expect(editor.row('Postres')).toContainText('Con horario');
    await editor.saved();
    const postres = (await storedMenu(page)).categoriesL1.find(({ title }) => title === 'Postres');
    expect(postres?.availability).toHaveLength(1);

    await emptyHours(page);
    await page.goto('/panel/menu/hours');
    await button(page, 'Lunes Cerrado').press('Enter');
    await page.getByRole('switch', { name: 'Abierto' }).press('Space');
    await button(page, 'Guardar').press('Enter');
    await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
    expect((await storedMenu(page)).hours).toEqual([{ days: [1], from: '12:00', to: '15:30' }]);

    expect((await page.request.put('/api/business/demo', { data: { legal: NO_LEGAL } })).ok()).toBe(true);
    await page.goto('/panel/menu/legal');
    await page.getByRole('switch', { name: 'Precio sin impuestos nacionales' }).press('Space');
    await page.getByRole('switch', { name: 'Cubierto' }).press('Space');
    await page.getByRole('textbox', { name: 'Precio del cubierto' }).fill('1.500');
    await page.getByRole('textbox', { name: 'Qué incluye' }).fill('Pan y agua');
    await page.getByRole('textbox', { name: 'Aviso' }).fill('La Higuera S.R.L.');
    expect(await seriousViolations(page)).toEqual([]);
    await button(page, 'Guardar').press('Enter');
    await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
    expect((await storedMenu(page)).legal).toEqual({
      netPrices: true,
      tableCharge: { price: { currency: '$', big: 1_500, small: '00' }, text: 'Pan y agua' },
      notice: 'La Higuera S.R.L.',
    });
  });
});

const NO_LEGAL = { netPrices: false, tableCharge: null, notice: '' };
