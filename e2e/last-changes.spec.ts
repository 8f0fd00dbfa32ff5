import type { Browser, Page } from '@playwright/test';
import type { Item, Menu } from '@carta/domain';
import { Editor, goToScreen, openHome, OWNER, PASSWORD, startSession } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

/** The session of a waiter's phone. */
async function phoneOf(browser: Browser, url: string) {
  const phone = await browser.newContext({ baseURL: url, userAgent: PHONE });
  await phone.request.post('/api/users/login', { data: { email: OWNER, password: PASSWORD } });
  const menuOf = async () => (await (await phone.request.get('/api/menus/demo')).json()) as Menu;
  return {
    menuOf,
    async change(title: string, changes: object) {
      const { key, parent } = (await menuOf()).items.find((item) => item.title === title) as Item;
      const answer = await phone.request.put('/api/items', { data: { business: 'demo', key, parent, ...changes } });
      expect(answer.status()).toBe(200);
    },
    close: () => phone.close(),
  };
}

const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const undoOf = (page: Page, text: string) => page.getByRole('button', { name: `Deshacer ${text}`, exact: true });
const PROVOLETA = 'Provoleta al hierro';

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('an owner sees what the other session changes, on which device, and takes it back', async ({
    page,
    browser,
    server,
    consoleGuard,
  }) => {
    const phone = await phoneOf(browser, server.url);
    await phone.change(PROVOLETA, { soldOut: true });
    await openHome(page, OWNER);

    await test.step('home leads to the list, which names author and device', async () => {
      await page.getByRole('link', { name: /^Último cambio/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Últimos cambios' })).toBeVisible();
      await expect(page).toHaveURL(/\/panel\/menu\/changes$/);
      const soldOut = row(page, `${PROVOLETA}: agotado hoy`);
      await expect(soldOut).toContainText('· demo');
      await expect(soldOut.getByRole('img', { name: 'Chrome en Android' })).toBeVisible();
      expect(await seriousViolations(page, 'main')).toEqual([]);
    });

    await test.step('a change of the other session appears without a reload', async () => {
      await phone.change(PROVOLETA, { title: 'Provoleta clásica' });
      await expect(row(page, 'Provoleta clásica: editado')).toBeVisible();
      await expect(row(page, 'Provoleta clásica: agotado hoy')).toContainText('Cambió después');
    });

    await test.step('[CHANGE-4] each is undone, the later one first', async () => {
      await undoOf(page, 'Provoleta clásica: editado').click();
      await expect(row(page, `${PROVOLETA}: editado`)).toContainText('Deshecho');
      await undoOf(page, `${PROVOLETA}: agotado hoy`).click();
      await expect(row(page, `${PROVOLETA}: agotado hoy`)).toContainText('Deshecho');
      const [provoleta] = (await phone.menuOf()).items.filter(({ title }) => title === PROVOLETA);
      expect(provoleta?.soldOutUntil).toBeNull();
    });

    await test.step('[CHANGE-4] what somebody changes in the last moment is not undone, and the owner is told', async () => {
      consoleGuard.allow(/409|Unexpected error while trying undo change/);
      await phone.change(PROVOLETA, { description: 'Con orégano' });
      const undo = undoOf(page, `${PROVOLETA}: editado`);
      await expect(undo).toHaveCount(1);
      // The page does not hear of the change that comes between.
      await page.route('**/api/changes/demo/*/undo', async (route) => {
        await phone.change(PROVOLETA, { description: 'Con orégano fresco' });
        await route.continue();
      });
      await undo.click();
      await expect(page.getByText('No se puede deshacer: cambió después')).toBeVisible();
      const [provoleta] = (await phone.menuOf()).items.filter(({ title }) => title === PROVOLETA);
      expect(provoleta?.description).toBe('Con orégano fresco');
    });
    await phone.close();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('what an owner does in the editor is offered to be undone, and stands in the list', async ({ page }) => {
    await startSession(page, OWNER);
    const editor = new Editor(page);
    await editor.open();
    await editor.expand('Pizzas a la piedra');
    const [first = ''] = await editor.productsOf('Pizzas a la piedra');

    await test.step('hiding and featuring are undone from the snackbar', async () => {
      await editor.choose(first, 'Ocultar');
      const hidden = page.getByRole('status').filter({ hasText: `${first}: oculto` });
      await hidden.getByRole('button', { name: 'Deshacer' }).click();
      await expect(editor.row(first).first()).not.toHaveAccessibleName(/oculta$/);
    });

    await test.step('the menu of the editor leads to the list; filters and search work, nothing scrolls sideways', async () => {
      await editor.openTool('Últimos cambios');
      await expect(row(page, `${first}: oculto`)).toBeVisible();
      await expect(row(page, `${first}: visible otra vez`)).toBeVisible();
      await page.getByRole('radio', { name: 'Precios' }).check();
      await expect(page.getByText('Ningún cambio así')).toBeVisible();
      await page.getByRole('radio', { name: 'Todo' }).check();
      await page.getByRole('button', { name: 'Buscar un cambio' }).click();
      await page.getByRole('searchbox', { name: 'Buscar un cambio' }).fill('oculto');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
      expect(await seriousViolations(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });

    await test.step('[TRASH-4] an import is undone from the trash', async () => {
      const file = {
        currency: '$',
        categories: [{ title: 'Pastas', products: [{ title: 'Ñoquis', price: '9800.00' }] }],
      };
      await page.request.put('/api/menus/demo/file', { data: { file, replace: false } });
      await goToScreen(page, '/panel/menu/flat', 'Categorías y productos');
      await editor.openTool('Papelera');
      const sheet = page.getByRole('dialog', { name: 'Papelera' });
      await expect(sheet).toContainText('1 producto nuevo');
      const undone = page.waitForResponse((answer) => /\/changes\/demo\/.*\/undo$/.test(answer.url()));
      await sheet.getByRole('button', { name: /^Deshacer Importación del/ }).click();
      expect((await undone).status()).toBe(200);
      await expect(editor.row('Pastas')).toHaveCount(0);
    });
  });
});
