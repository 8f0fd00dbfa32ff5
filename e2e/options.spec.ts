import type { Locator, Page } from '@playwright/test';
import { openEditor, openScreen, OWNER, startSession } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const OPTIONS = '/panel/menu/options';
const PRODUCT = 'Provoleta al hierro';

const groups = (page: Page): Locator => page.getByRole('list', { name: 'Grupos' }).getByRole('listitem');
const group = (page: Page, title: string) => groups(page).filter({ hasText: title });
const titles = (page: Page) => page.getByRole('list', { name: 'Grupos' }).getByRole('button', { name: /^Mover / });
const saved = (page: Page) => page.getByText('Guardado', { exact: true }).waitFor();
const edit = (page: Page) => page.locator('[role="treeitem"] form');

/** Types the options of the open form: name, Enter, price, Enter. */
async function typeOptions(page: Page, options: readonly (readonly [string, string])[]): Promise<void> {
  await page.getByRole('button', { name: 'Agregar opción' }).press('Enter');
  for (const [index, [name, price]] of options.entries()) {
    await expect(page.getByRole('textbox', { name: 'Nombre de la opción' })).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await page.keyboard.type(price);
    if (index < options.length - 1) await page.keyboard.press('Enter');
  }
}

/** Creates a group by the API, in another session. */
async function createGroup(page: Page, title: string, options: readonly string[]): Promise<string> {
  const key = title.replace(/\W/g, '').padEnd(21, '_');
  const written = options.map((name, index) => ({
    key: `${index}`.padStart(21, key),
    title: name,
    price: { currency: '$', big: 1_000 * (index + 1), small: '00' },
  }));
  const data = { title, pricing: 'add', min: 0, max: 2, options: written };
  const answer = await page.request.post(`/api/options/demo/${key}`, { data });
  expect(answer.status()).toBe(201);
  return key;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('a size and extras are made by touch, ordered, sold out, given to a product, and a category declares its diets', async ({
    page,
  }) => {
    await openScreen(page, OPTIONS, 'Opciones y tamaños');
    await page.getByRole('button', { name: 'Crear grupo' }).tap();
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Porción');
    await page.getByRole('radio', { name: 'Lo reemplaza' }).tap();
    await typeOptions(page, [
      ['Media', '6500'],
      ['Entera', '11.200,50'],
    ]);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Guardar' }).tap();
    await expect(group(page, 'Porción')).toContainText('Media, entera Elegir 1');

    await page.getByRole('button', { name: 'Crear grupo' }).tap();
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Para acompañar');
    await typeOptions(page, [
      ['Pan de campo', ''],
      ['Chimichurri', '900'],
    ]);
    await page.getByRole('button', { name: 'Más', exact: true }).tap();
    await expect(page.getByText('Hasta 2', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Guardar' }).tap();
    await expect(group(page, 'Para acompañar')).toContainText('Hasta 2');
    await saved(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await seriousViolations(page)).toEqual([]);

    await dragAbove(page, 'Para acompañar', 'Porción');
    await expect(titles(page).last()).toHaveAccessibleName('Mover Porción');
    await saved(page);
    await page.reload();
    await expect(titles(page).last()).toHaveAccessibleName('Mover Porción');

    await page.getByRole('button', { name: /^Para acompañar/ }).tap();
    await page.getByRole('button', { name: 'Más acciones de Chimichurri' }).tap();
    await page.getByRole('menuitem', { name: 'Agotado hoy' }).tap();
    await page.getByRole('button', { name: 'Guardar' }).tap();
    await expect(group(page, 'Para acompañar')).toContainText('1 agotado');

    const editor = await openEditor(page, 'Cocina', 'Entradas');
    await editor.choose(PRODUCT, 'Editar');
    for (const title of ['Porción', 'Para acompañar']) {
      await page.getByRole('button', { name: 'Agregar grupo' }).tap();
      await page.getByRole('searchbox', { name: 'Buscar un grupo' }).fill(title);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`^${title}`) })
        .tap();
    }
    await expect(edit(page).getByText('Lo da el tamaño')).toContainText('desde $ 6.500,00');
    await page.getByRole('button', { name: 'Sin TACC' }).tap();
    await page.getByRole('button', { name: 'Más alérgenos' }).tap();
    await page.getByRole('radiogroup', { name: 'Leche' }).getByRole('radio', { name: 'Contiene' }).tap();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirmar' }).tap();
    await expect(editor.row(PRODUCT)).toContainText('desde $ 6.500,00');
    await editor.saved();

    await editor.choose('Entradas', 'Alérgenos y dietas');
    await page.getByRole('button', { name: 'Picante' }).tap();
    expect(await seriousViolations(page)).toEqual([]);
    const call = page.waitForRequest(/\/api\/items\/several\/demo/);
    await page.getByRole('button', { name: /^Aplicar a \d+ productos$/ }).tap();
    expect((await call).postDataJSON()).toHaveProperty('set.diets');
    await page.getByRole('button', { name: 'Deshacer' }).last().tap();
    await editor.saved();
    await editor.openTool('Sin datos de TACC');
    await expect(page.getByText(/^\d+ resultados$/)).toBeVisible();
    await expect(editor.row(PRODUCT)).toHaveCount(0);
  });
});

test.describe('at the desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('groups are moved, changed and deleted by keyboard, also offline and beside another session; bulk prices reach options', async ({
    page,
    context,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|status of 409|trying update option group/);
    await startSession(page, OWNER);
    const salsas = await createGroup(page, 'Salsas de prueba', ['Pesto', 'Fileto']);
    await createGroup(page, 'Panes de prueba', ['Pita', 'Campo']);
    const editor = await openEditor(page, 'Cocina', 'Entradas');
    await editor.choose(PRODUCT, 'Editar');
    await page.getByRole('button', { name: 'Agregar grupo' }).press('Enter');
    await page.getByRole('searchbox', { name: 'Buscar un grupo' }).fill('pesto');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Salsas de prueba/ })
      .press('Enter');
    await page.getByRole('button', { name: 'Confirmar' }).press('Enter');
    await editor.saved();

    await editor.openTool('Cambiar precios');
    await page.getByRole('textbox', { name: 'Porcentaje' }).fill('10');
    await page.getByRole('combobox', { name: 'Redondeo' }).selectOption('none');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Ver precios nuevos' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Salsas de prueba' })).toBeVisible();
    await page.getByRole('button', { name: /^Cambiar .* precios$/ }).press('Enter');
    await expect(page.getByText(/precios cambiados/)).toBeVisible();

    await page.goto(OPTIONS);
    const handle = page.getByRole('button', { name: 'Mover Panes de prueba' });
    await handle.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(page.getByText(/^Panes de prueba: quedó en la posición/)).toBeAttached();
    await expect(handle).toBeFocused();
    await expect(titles(page).last()).toHaveAccessibleName('Mover Salsas de prueba');
    await saved(page);

    await page.getByRole('button', { name: /^Salsas de prueba/ }).press('Enter');
    await expect(page.getByText('Lo que cambies se ve en 1 producto.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pesto/ })).toContainText('1.100,00');
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Salsas caseras');
    expect(await seriousViolations(page)).toEqual([]);
    await context.setOffline(true);
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).press('Enter');
    await expect(group(page, 'Salsas caseras')).toContainText('Pendiente');
    await context.setOffline(false);
    await expect(group(page, 'Salsas caseras')).not.toContainText('Pendiente');

    const stored = (await (await page.request.get('/api/menus/demo')).json()) as {
      optionGroups: { key: string; title: string; version: number }[];
    };
    const version = stored.optionGroups.find(({ key }) => key === salsas)?.version;
    await page.getByRole('button', { name: /^Salsas caseras/ }).press('Enter');
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Salsas mías');
    const other = await page.request.put(`/api/options/demo/${salsas}`, { data: { title: 'Salsas suyas', version } });
    expect(other.ok()).toBe(true);
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).press('Enter');
    const conflict = page.getByRole('dialog', { name: 'Esto cambió mientras lo editabas' });
    await expect(conflict).toContainText('Salsas mías');
    await expect(conflict).toContainText('Salsas suyas');
    expect(await seriousViolations(page)).toEqual([]);
    await conflict.getByRole('button', { name: 'Guardar' }).press('Enter');
    await expect(group(page, 'Salsas mías')).toBeVisible();

    await page.getByRole('button', { name: 'Opciones de Salsas mías' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Eliminar' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: '¿Eliminar «Salsas mías»?' });
    await expect(dialog).toContainText('1 producto deja de ofrecerlo.');
    expect(await seriousViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Eliminar' }).press('Enter');
    await expect(group(page, 'Salsas mías')).toHaveCount(0);
    await expect(page.getByText('Grupo eliminado: Salsas mías')).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).last().press('Enter');
    await expect(group(page, 'Salsas mías')).toContainText('en 1 producto');
  });
});

/** Drags a group by its handle above another one, with a finger. */
async function dragAbove(page: Page, title: string, target: string): Promise<void> {
  const centreOf = async (name: string) => {
    const handle = page.getByRole('button', { name: `Mover ${name}`, exact: true });
    await handle.scrollIntoViewIfNeeded();
    const box = await handle.boundingBox();
    if (!box) throw new Error(`${name} is not visible`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const from = await centreOf(title);
  const to = await centreOf(target);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', { x: from.x, y: from.y + ((to.y - from.y - 10) * step) / 8 });
  await expect(page.getByText(new RegExp(`^${title}: posición`))).toBeVisible();
  await touch('touchEnd');
}
