import type { Page } from '@playwright/test';
import { openAlways } from './testing/diners-order.ts';
import { layoutFaults, WIDTHS } from './testing/layout-faults.ts';
import { goToScreen, nothingOpen, openEditor, OWNER, startSession } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

const PRICE_LIST =
  'Rubro;Plato;Precio;Observaciones internas\nCocina;Provoleta al hierro;9900;x\nCocina;Milanesa a la napolitana;caro;y\n';
const PHONE = { width: 360, height: 640 };
/** The longest title of a product of the demo. */
const LONG = 'Tabla de fiambres, quesos y encurtidos para compartir entre dos';
/** Pills and tables that a finger moves sideways. */
const SIDEWAYS = 'div:has(> label > [type=radio])';

test.use({ viewport: PHONE });
test.setTimeout(120_000);

/** Opens something, measures it at all widths, and closes what is on top. */
const measuring =
  (page: Page) =>
  (name: string, open: () => Promise<unknown>, closeWith: 'Escape' | null = 'Escape') =>
    test.step(name, async () => {
      await open();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await layoutFaults(page, WIDTHS, SIDEWAYS)).toEqual([]);
      await page.setViewportSize(PHONE);
      if (closeWith) await page.keyboard.press(closeWith);
    });

const OPENED = '[role=dialog], [role=treeitem] form';

test('a notice of what was done covers no option of a menu that is opened meanwhile', async ({ page }) => {
  const editor = await openEditor(page, 'Cocina', 'Entradas');
  await editor.choose('Provoleta al hierro', 'Agotado hoy');
  const notice = page.getByRole('status').getByText('Provoleta al hierro: agotado hoy');
  await notice.waitFor();
  const opener = page.getByRole('button', { name: 'Opciones de Provoleta al hierro' });
  await opener.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await opener.click();
  const options = page.getByRole('menu').getByRole('menuitem');
  await options.last().waitFor();
  const covered = await options.evaluateAll((all) =>
    all
      .filter((option) => {
        option.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = option.getBoundingClientRect();
        return !option.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((option) => option.textContent),
  );
  expect(covered).toEqual([]);
  await expect(notice).toBeVisible();
});

test('the forms, menus, sheets and dialogs of the editor fit at five widths', async ({ page }) => {
  const editor = await openEditor(page, 'Cocina', 'Entradas');
  const measure = measuring(page);
  const closed = () => expect(page.locator(`${OPENED}, [role=menu]`)).toHaveCount(0);
  const dialog = page.getByRole('dialog');
  /** The menu from which something was opened may still be fading out. */
  const noMenu = () => expect(page.getByRole('menu')).toHaveCount(0);
  const of = (title: string, option: string) => async () => {
    await closed();
    await editor.choose(title, option);
    await page.locator(OPENED).waitFor();
    await noMenu();
  };
  const tool = (name: string) => async () => {
    await closed();
    await editor.openTool(name);
    await dialog.waitFor();
    await noMenu();
  };
  await measure('form of a product', of(LONG, 'Editar'));
  await measure('form of a category', of('Cocina', 'Editar'));
  await measure('form of a subcategory', of('Entradas', 'Editar'));
  await closed();
  await measure('menu of a product', () => page.getByRole('button', { name: `Opciones de ${LONG}` }).click());
  await closed();
  await measure('menu of a category', () => page.getByRole('button', { name: 'Opciones de Cocina' }).click());
  await closed();
  await measure('menu of the tools', () => page.getByRole('button', { name: 'Más opciones del menú' }).click());
  await measure('removal of a product', of(LONG, 'Eliminar'));
  await measure('where to move', of(LONG, 'Mover a otra categoría'));
  await measure('when a category is sold', of('Cocina', 'Cuándo se vende'));
  await measure('allergens and diets of a category', of('Entradas', 'Alérgenos y dietas'));
  await measure(
    'a pasted list',
    async () => {
      await of('Entradas', 'Pegar lista')();
      await page.getByRole('textbox').fill(`${LONG}\t$ 18.400\nMedialunas caro`);
    },
    null,
  );
  await measure('what is lost', () => page.keyboard.press('Escape'), null);
  await page.getByRole('button', { name: 'Descartar' }).click();
  await measure('what to add', async () => {
    await closed();
    await page.getByRole('button', { name: 'Agregar categoría principal' }).click();
    await dialog.waitFor();
  });
  await measure(
    'prices',
    async () => {
      await tool('Cambiar precios')();
      await page.getByRole('button', { name: 'Ver precios nuevos' }).click();
    },
    null,
  );
  await measure(
    'products whose prices change',
    async () => {
      await page.getByRole('button', { name: /^Productos/ }).click();
      await page.getByRole('button', { name: 'Productos de Entradas' }).click();
    },
    null,
  );
  await measure('new prices', async () => {
    await page.getByRole('button', { name: 'Listo' }).click();
    await page.getByRole('textbox', { name: 'Porcentaje' }).fill('7');
    await page.getByRole('button', { name: 'Ver precios nuevos' }).click();
  });
  await measure('export', tool('Exportar menú'));
  await measure('shortcuts', async () => {
    await closed();
    await editor.row('Cocina').press('?');
    await dialog.waitFor();
  });
  await of('Provoleta al hierro', 'Eliminar')();
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByText('Producto eliminado: Provoleta al hierro').waitFor();
  // The notice would lie on what is measured.
  await editor.open();
  await measure('trash', async () => {
    await tool('Papelera')();
    await page.getByRole('button', { name: /^Restaurar/ }).waitFor();
  });
  await closed();
  await editor.openTool('Seleccionar');
  await page.getByRole('checkbox', { name: `Seleccionar ${LONG}` }).check();
  await measure(
    'selection',
    () => page.getByRole('checkbox', { name: 'Seleccionar Pizzas a la piedra' }).check(),
    null,
  );
  await page.getByRole('checkbox', { name: 'Seleccionar Pizzas a la piedra' }).uncheck();
  await measure('menu of the selection', () => page.getByRole('button', { name: 'Más', exact: true }).click());
  const ofSelection = (name: string) => async () => {
    await closed();
    await page.getByRole('button', { name: 'Más', exact: true }).click();
    await page.getByRole('menuitem', { name }).click();
    await dialog.waitFor();
    await noMenu();
  };
  await measure('diets of several', ofSelection('Alérgenos y dietas'));
  await measure('options of several', ofSelection('Opciones y tamaños'));
  await measure('removal of several', async () => {
    await closed();
    await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await dialog.waitFor();
  });
});

test('the sheets and dialogs of the other screens fit at five widths', async ({ page }) => {
  await startSession(page, OWNER);
  await openAlways(page);
  await goToScreen(page, '/panel/menu/hours', 'Horarios de atención');
  const measure = measuring(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: /^La semana/ }).click();
  await measure('a day', () => page.getByRole('button', { name: /^Lunes/ }).click(), null);
  await measure('copy of a day', async () => {
    await page.getByRole('button', { name: 'Copiar a…' }).click();
    await dialog.waitFor();
  });
  await measure('a new closure', () => page.getByRole('button', { name: 'Agregar', exact: true }).click(), null);
  await nothingOpen(page);
  await goToScreen(page, '/panel', 'Inicio');
  await measure('close early', async () => {
    await page.getByRole('button', { name: /^Hoy cerramos/ }).click();
    await dialog.waitFor();
  });
  await nothingOpen(page);
  await goToScreen(page, '/panel/menu/options', 'Opciones y tamaños');
  await measure('menu of a group', () =>
    page.getByRole('button', { name: 'Opciones de Guarnición', exact: true }).click(),
  );
  await nothingOpen(page);
  await page.getByRole('button', { name: /^Guarnición(?! aparte)/ }).click();
  await measure(
    'form of a group, with an option open',
    () =>
      page
        .getByRole('list', { name: 'Opciones' })
        .getByRole('button', { name: /^(?!Mover|Más)/ })
        .first()
        .click(),
    null,
  );
  await goToScreen(page, '/panel/menu/import', 'Importar menú');
  const file = { name: 'm.csv', mimeType: 'text/csv', buffer: Buffer.from(PRICE_LIST) };
  await measure(
    'columns of a file',
    async () => {
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByRole('button', { name: /^Revisar/ }).waitFor();
    },
    null,
  );
  await measure('meaning of a column', async () => {
    await page.getByRole('button', { name: /^Plato:/ }).click();
    await dialog.waitFor();
  });
  await nothingOpen(page);
  await measure('effect of an import', () => page.getByRole('button', { name: /^Revisar/ }).click(), null);
});
