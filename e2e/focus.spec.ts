import type { Locator, Page } from '@playwright/test';
import { goToScreen, openEditor, openScreen, OWNER, PASSWORD, startSession, write } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

/** Presses a control by keyboard, as it stands. */
async function press(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}
/** Goes on by keyboard, which loads the code that keeps the focus, unless the pointer of a browser that has just started has done so. */
async function begin(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('keep-focus')),
  );
}
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const group = (name: string) => ({
  title: name,
  pricing: 'add',
  min: 0,
  max: 1,
  options: ['Crema', 'Helado', 'Dulce de leche'].map((option, nth) => ({
    key: `${name}${nth}`.padEnd(21, '_'),
    title: option,
    price: { currency: '$', big: 500, small: '00' },
  })),
});

test.describe('what a press removes gives the focus', () => {
  test('to the next zone, to the one before, and to the button that adds one', async ({ page }) => {
    await startSession(page, OWNER);
    const zones = ['Boedo', 'Palermo', 'Flores'].map((name) => ({
      key: name.padEnd(21, '_'),
      title: name,
      price: { currency: '$', big: 500, small: '00' },
    }));
    await write(page, '/api/business/demo', { delivery: { zones, minimum: null } });
    await goToScreen(page, '/panel/orders/delivery', 'Envío');
    await begin(page);
    await press(button(page, 'Quitar Boedo'));
    await expect(button(page, 'Quitar Palermo')).toBeFocused();
    await press(button(page, 'Quitar Flores'));
    await expect(button(page, 'Quitar Palermo')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Agregar zona')).toBeFocused();
  });

  test('to the next option, and to the next group', async ({ page }) => {
    await startSession(page, OWNER);
    for (const name of ['Alfa', 'Beta'])
      await write(page, `/api/options/demo/${name.padEnd(21, '_')}`, group(name), 'post');
    await goToScreen(page, `/panel/menu/options/${'Alfa'.padEnd(21, '_')}`, 'Alfa');
    await begin(page);
    await press(button(page, 'Más acciones de Helado'));
    await press(page.getByRole('menuitem', { name: 'Eliminar' }));
    await expect(page.getByRole('list', { name: 'Opciones' }).getByRole('listitem')).toHaveCount(2);
    await expect(button(page, 'Más acciones de Dulce de leche')).toBeFocused();
    await press(button(page, 'Guardar'));

    await expect(title(page, 'Opciones y tamaños')).toBeFocused();
    await press(button(page, 'Opciones de Alfa'));
    await press(page.getByRole('menuitem', { name: 'Eliminar' }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, 'Opciones de Beta')).toBeFocused();
  });

  test('to the closure that was written', async ({ page }) => {
    await openScreen(page, '/panel/menu/hours', 'Horarios');
    for (const [name, day] of [
      ['Mudanza', '2031-05-02'],
      ['Obra', '2031-03-04'],
    ] as const) {
      await press(page.getByRole('region', { name: 'Feriados y cierres' }).getByRole('button', { name: 'Agregar' }));
      await page.keyboard.type(name);
      await page.getByLabel('Desde').last().fill(day);
      await press(button(page, 'Listo'));
      await expect(page.getByRole('button', { name: new RegExp(`\\b${name}`) }).first()).toBeFocused();
    }
  });

  test('to the next change that can be undone', async ({ page }) => {
    await startSession(page, OWNER);
    await write(page, '/api/business/demo', { deliveryTime: 'De 20 a 30 minutos' });
    await write(page, '/api/business/demo', { pickupPoint: 'Por la puerta' });
    await goToScreen(page, '/panel/menu/changes', 'Últimos cambios');
    await begin(page);
    const undo = button(page, /^Deshacer /);
    await expect(undo.nth(1)).toBeVisible();
    await press(undo.first());
    await expect(page.getByText('Deshecho').first()).toBeVisible();
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Deshacer /);
  });

  test('to the other session, and to the list of them', async ({ page, browser, server }) => {
    await openScreen(page, '/panel/account', 'Cuenta');
    for (let nth = 0; nth < 3; nth++) {
      const other = await browser.newContext({ baseURL: server.url });
      await other.request.post('/api/users/login', { data: { email: OWNER, password: PASSWORD } });
      await other.close();
    }
    await goToScreen(page, '/panel/account', 'Cuenta');
    await begin(page);
    const ends = button(page, /^Terminar la sesión/);
    await expect(ends).toHaveCount(3);
    await press(ends.first());
    await expect(ends).toHaveCount(2);
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Terminar la sesión/);
    await press(button(page, 'Cerrar las demás'));
    await expect(ends).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Sesiones abiertas' })).toBeFocused();
  });
});

test('the sheet of prices gives the focus back to what opened it', async ({ page }) => {
  await openScreen(page, '/panel/menu/prices', 'Precios programados');
  const plan = button(page, 'Programar un cambio').first();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => press(page.getByRole('dialog').getByRole('button', { name: 'Cancelar' })),
  ]) {
    await press(plan);
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await close();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(plan).toBeFocused();
  }
});

test('so it does in the bar of what is selected', async ({ page }) => {
  const editor = await openEditor(page, 'Postres');
  await editor.openTool('Seleccionar');
  await page.getByRole('checkbox', { name: 'Seleccionar Budín de pan' }).check();
  const prices = button(page, 'Cambiar precios');
  await press(prices);
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(prices).toBeFocused();
});

test('a screen that is opened by keyboard has the focus on its title; one that is loaded has it nowhere, and a field keeps it', async ({
  page,
}) => {
  await openScreen(page, '/panel', 'Inicio');
  await expect(page.locator('body')).toBeFocused();
  await press(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Mi menú/ })
      .first(),
  );
  await expect(title(page, 'Mi menú')).toBeFocused();
  await press(page.getByRole('link', { name: 'Opciones y tamaños' }));
  await expect(title(page, 'Opciones y tamaños')).toBeFocused();
  await press(button(page, 'Crear grupo'));
  await expect(title(page, 'Grupo nuevo')).toBeFocused();
  await page.goBack();
  await expect(title(page, 'Opciones y tamaños')).toBeFocused();
  await press(page.getByRole('link', { name: 'Volver' }));
  await expect(title(page, 'Mi menú')).toBeFocused();
  await press(page.getByRole('banner').first().getByRole('link').first());
  await expect(title(page, 'Inicio')).toBeFocused();
});

test('a pointer that opens a screen leaves no ring around its title', async ({ page }) => {
  await openScreen(page, '/panel/menu', 'Mi menú');
  await page.getByRole('link', { name: 'WiFi' }).click();
  await expect(title(page, 'WiFi')).toBeFocused();
  await expect(title(page, 'WiFi')).toHaveCSS('outline-style', 'none');
});

test('in the tree a product that is deleted gives the focus to the row after it', async ({ page }) => {
  const editor = await openEditor(page, 'Postres');
  await editor.choose('Budín de pan', 'Eliminar');
  await press(page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }));
  await expect(editor.row('Budín de pan')).toHaveCount(0);
  await expect(page.locator('[role="treeitem"]:focus')).toHaveCount(1);
});
