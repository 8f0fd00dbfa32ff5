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

  test('[HOURS-7] an owner sets two shifts past midnight, copies them to other days, adds holidays and other hours, and fills the text of Información', async ({
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
    await page.getByLabel('Motivo').fill('Navidad');
    await page.getByLabel('Desde').fill('2030-12-24');
    await page.getByLabel('Hasta').fill('2030-12-26');
    await expect(page.getByText('3 días.')).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    await button(page, 'Listo').tap();
    await expect(page.getByRole('listitem').filter({ hasText: 'Navidad' })).toContainText('24–26 dic');
    await button(page, 'Agregar').tap();
    await page.getByLabel('Desde').fill('2030-12-31');
    await page.getByRole('radio', { name: 'Otro horario' }).check();
    await page.getByLabel('Motivo').fill('Fin de año');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await button(page, 'Listo').tap();
    await expect(page.getByRole('listitem').filter({ hasText: 'Fin de año' })).toContainText('12.00 a 15.30');
    expect(await seriousViolations(page)).toEqual([]);
    await saved(page);
    const { hours, closures } = await storedMenu(page);
    expect(hours).toEqual([
      { days: [5, 6], from: '12:00', to: '15:30' },
      { days: [5, 6], from: '20:00', to: '01:30' },
    ]);
    expect(closures).toEqual([
      { date: '2030-12-24', to: '2030-12-26', title: 'Navidad' },
      { date: '2030-12-31', title: 'Fin de año', hours: [{ from: '12:00', to: '15:30' }] },
    ]);

    await page.goto('/panel/menu/info');
    await button(page, 'Completar con los horarios de atención').tap();
    await expect(page.getByLabel('Horarios', { exact: true })).toHaveValue(
      'Viernes y sábado de 12.00 a 15.30 y de 20.00 a 1.30',
    );
  });

  test('[NOTICE-1] [NOTICE-2] an owner writes a notice, sees it before its days in the preview, and diners read it on its days', async ({
    page,
    context,
  }) => {
    await startSession(page, OWNER);
    await goToScreen(page, '/panel/menu/notice', 'Aviso para comensales');
    await page.getByRole('switch', { name: 'Activar' }).check();
    await page.getByLabel('Texto').fill('Vuelve el locro.');
    const today = await page.getByLabel('Desde').inputValue();
    await page.getByLabel('Desde').fill('2030-05-25');
    await expect(page.getByText('Se lee el 25 may.')).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await button(page, 'Vista previa').tap();
    const preview = page.frameLocator('iframe[title="Vista previa del menú"]');
    await expect(preview.getByText('Vuelve el locro.')).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(?:Cerrar|Volver)/ })
      .tap();
    await saved(page);

    const diner = await context.newPage();
    await diner.goto('/m/demo');
    await expect(diner.getByRole('heading', { level: 1, name: 'La Higuera' })).toBeVisible();
    await expect(diner.getByText('Vuelve el locro.')).toHaveCount(0);
    await page.getByLabel('Desde').fill(today);
    await expect(page.getByText(/^Se lee desde hoy hasta el 25 may/)).toBeVisible();
    await saved(page);
    await diner.reload();
    await expect(diner.getByText('Vuelve el locro.')).toBeVisible();
    expect(await diner.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await seriousViolations(diner)).toEqual([]);
    await diner.locator('summary[aria-label="Cerrar"]').tap();
    await expect(diner.getByText('Vuelve el locro.')).toBeHidden();
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

test.describe('home at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('[HOURS-10] by keyboard, an owner closes for today, diners read so with and without a script, and the usual hours come back', async ({
    page,
    browser,
  }) => {
    await startSession(page, OWNER);
    await emptyHours(page);
    const allDay = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }];
    expect((await page.request.put('/api/business/demo', { data: { hours: allDay } })).ok()).toBe(true);
    await goToScreen(page, '/panel', 'Inicio');
    await expect(page.getByText('Abierto las 24 horas')).toBeVisible();
    await button(page, 'Hoy cerramos a las …').press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Hoy cerramos a las …' });
    await expect(sheet.getByRole('radio', { name: 'Otra' })).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    const told = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('pageNotice'));
    await sheet.getByRole('button', { name: 'Cerrar ahora' }).press('Enter');
    expect((await told).ok()).toBe(true);
    await expect(page.getByText('Cerrado por hoy')).toBeVisible();
    await expect(page.getByText(/^Cerrado · abre mañana a las 0\.00/)).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);

    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled, baseURL: new URL(page.url()).origin });
      const diner = await context.newPage();
      await diner.goto('/m/demo');
      await expect(diner.getByText(/^Hoy (?:cerramos a las? |ya cerramos)/)).toBeVisible();
      await expect(diner.getByText('Cerrado ahora')).toBeVisible();
      await diner.locator('summary[aria-label="Cerrar"]').click();
      await expect(diner.getByText(/^Hoy (?:cerramos a las? |ya cerramos)/)).toBeHidden();
      await context.close();
    }

    await button(page, 'Volver al horario de siempre').press('Enter');
    await expect(page.getByText('Abierto las 24 horas')).toBeVisible();
    await expect.poll(async () => (await storedMenu(page)).pageNotice).toBeNull();
    expect((await storedMenu(page)).closures).toEqual([]);
  });
});

const NO_LEGAL = { netPrices: false, tableCharge: null, notice: '' };
