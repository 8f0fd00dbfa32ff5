import type { PlannedPrices } from '@carta/domain';
import type { Locator, Page } from '@playwright/test';
import { nothingOpen, openEditor, openScreen } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const PLANS = ['/panel/menu/prices', 'Precios programados'] as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const plans = (page: Page, list = 'Programados'): Locator =>
  page.getByRole('list', { name: list }).getByRole('listitem');
const storedPlans = async (page: Page) =>
  ((await (await page.request.get('/api/prices/planned/demo')).json()) as { plans: PlannedPrices[] }).plans;

async function passesAxe(page: Page): Promise<void> {
  expect(await seriousViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('[PLAN-3] [PLAN-4] an owner plans a change of all prices by touch, moves it, cancels it, and downloads the history', async ({
    page,
  }) => {
    await openScreen(page, ...PLANS);
    await expect(plans(page)).toHaveCount(2);
    await expect(plans(page).nth(1)).toContainText('+4,5 %Todo el menú · ');
    await passesAxe(page);

    await button(page, 'Programar un cambio').tap();
    await expect(page.getByRole('radio', { name: 'Más tarde' })).toBeChecked();
    await page.getByRole('textbox', { name: 'Porcentaje' }).fill('8');
    await page.getByLabel('Fecha', { exact: true }).fill('2020-11-30');
    await button(page, 'Ver precios nuevos').tap();
    await expect(page.getByLabel('Fecha', { exact: true })).toHaveAccessibleDescription(
      'Elige un momento que todavía no pasó',
    );
    await passesAxe(page);
    await page.getByLabel('Fecha', { exact: true }).fill('2040-11-30');
    await page.getByLabel('Hora', { exact: true }).fill('07:30');
    await button(page, 'Ver precios nuevos').tap();
    const preview = page.getByRole('dialog', { name: 'Precios nuevos' });
    await expect(preview).toHaveAccessibleDescription('Desde el 30 nov 2040, 07:30');
    await expect(preview.getByRole('listitem').filter({ hasText: 'Provoleta al hierro' })).toContainText('$ 10.600,00');
    await passesAxe(page);
    await button(page, /^Programar \d+ precios$/).tap();
    await expect(plans(page)).toHaveCount(3);
    await expect(plans(page).last()).toContainText(/\+8 %Todo el menú · \d+ preciosViernes, 7\.30 · en [\d.]+ días/);
    const stored = (await storedPlans(page)).find(({ at }) => at === Date.parse('2040-11-30T10:30:00Z'));
    expect(stored).toMatchObject({ all: true, change: { kind: 'percent', value: 800, rounding: '100' } });

    await button(page, 'Opciones de +8 %, 30 nov').tap();
    await page.getByRole('menuitem', { name: 'Cambiar fecha y hora' }).tap();
    await page.getByLabel('Fecha', { exact: true }).fill('2040-12-04');
    await passesAxe(page);
    await button(page, 'Guardar').tap();
    await expect(plans(page).last()).toContainText('4 dic');
    await nothingOpen(page);
    await page.reload();
    await expect(plans(page).last()).toContainText('4 dic');

    await button(page, 'Opciones de +8 %, 4 dic').tap();
    await page.getByRole('menuitem', { name: 'Cancelar el cambio' }).tap();
    await passesAxe(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar el cambio' }).tap();
    await expect(plans(page, 'Anteriores')).toContainText(['Cancelado']);
    await expect(plans(page)).toHaveCount(2);
    await passesAxe(page);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Historial en CSV' }).tap();
    expect((await download).suggestedFilename()).toBe('precios-demo.csv');
  });

  test('[HIST-1] [HIST-2] the history of a price opens in the edit of its product by touch, with a chart, a list and a file', async ({
    page,
  }) => {
    const editor = await openEditor(page, 'Cocina', 'Entradas');
    const open = async () => {
      await editor.choose('Provoleta al hierro', 'Editar');
      await button(page, 'Historial de precios').tap();
    };
    await open();
    await expect(page.getByText('El precio todavía no cambió.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Precio' }).fill('10500');
    await button(page, 'Confirmar').tap();
    await editor.saved();
    await open();
    const chart = page.getByRole('img', { name: 'Historial de precios. Los precios están en la lista.' });
    await expect(chart).toBeVisible();
    await expect(page.getByRole('list', { name: 'Historial de precios' }).getByRole('listitem')).toHaveText([
      /demo@carta\.test\$ 9\.800,00\$ 10\.500,00$/,
    ]);
    await chart.scrollIntoViewIfNeeded();
    await passesAxe(page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Descargar CSV' }).tap();
    expect((await download).suggestedFilename()).toBe('precios-demo.csv');
  });
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('[PLAN-1] by keyboard, an owner plans a change of one category, takes it back, and is told of a plan that another session cancelled', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 409|trying update planned prices/);
    const editor = await openEditor(page, 'Cocina', 'Entradas');
    await editor.choose('Entradas', 'Cambiar precios');
    await page.getByRole('textbox', { name: 'Porcentaje' }).fill('12');
    await page.getByRole('radio', { name: 'Ahora' }).press('ArrowRight');
    await expect(page.getByLabel('Hora', { exact: true })).toHaveValue('06:00');
    await passesAxe(page);
    await page.getByLabel('Fecha', { exact: true }).fill('2040-11-30');
    await button(page, 'Ver precios nuevos').press('Enter');
    await button(page, 'Programar 5 precios').press('Enter');
    const planned = page.getByRole('status').filter({ hasText: 'Programado para el 30 nov 2040, 06:00' });
    await expect(planned).toBeVisible();
    await expect(editor.row('Provoleta al hierro')).toContainText('$ 9.800,00');
    const ofEntradas = async () => (await storedPlans(page)).filter(({ items }) => items?.length === 5);
    expect((await ofEntradas()).map(({ status }) => status)).toEqual(['planned']);
    await planned.getByRole('button', { name: 'Deshacer' }).press('Enter');
    await editor.saved();
    expect((await ofEntradas()).map(({ status }) => status)).toEqual(['cancelled']);

    await page.goto(PLANS[0]);
    await expect(plans(page, 'Anteriores')).toContainText(['+12 %Entradas · 5 precios']);
    const [first] = await storedPlans(page);
    await button(page, /^Opciones de \+8 %, /).press('Enter');
    await page.getByRole('menuitem', { name: 'Cambiar fecha y hora' }).press('Enter');
    await page.getByLabel('Fecha', { exact: true }).fill('2040-12-04');
    expect((await page.request.delete(`/api/prices/planned/demo/${first?.key}`)).ok()).toBe(true);
    await page.getByLabel('Hora', { exact: true }).press('Enter');
    await expect(page.getByText('Ese cambio de precios ya se canceló')).toBeVisible();
    await expect(plans(page)).toHaveCount(1);
    await passesAxe(page);
  });
});
