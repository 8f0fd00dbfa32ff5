import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { Editor, NEW_OWNER, signIn } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

const CANTINA = fileURLToPath(new URL('./menus/cantina.json', import.meta.url));

interface Modal {
  readonly name: string;
  /** What opens it, and has the focus again afterwards. */
  readonly opener: (page: Page) => Locator;
  readonly open: (editor: Editor) => Promise<void>;
}

const options = (title: string) => (page: Page) =>
  page.getByRole('button', { name: `Opciones de ${title}`, exact: true });

const MODALS: readonly Modal[] = [
  {
    name: 'addCategoryL1',
    opener: (page) => page.getByRole('button', { name: 'Agregar categoría principal' }),
    open: ({ page }) => page.getByRole('button', { name: 'Agregar categoría principal' }).click(),
  },
  {
    name: 'addProduct',
    opener: options('Postres'),
    open: (editor) => editor.choose('Postres', 'Agregar producto'),
  },
  {
    name: 'addCategory',
    opener: options('Cocina'),
    open: (editor) => editor.choose('Cocina', 'Agregar categoría'),
  },
  {
    name: 'removeCategory',
    opener: options('Postres'),
    open: (editor) => editor.choose('Postres', 'Eliminar'),
  },
  {
    name: 'removeProduct',
    opener: options('Budín de pan'),
    open: (editor) => editor.choose('Budín de pan', 'Eliminar'),
  },
];

/** Tabs through the modal, more often than it has controls, and gives whether a control outside ever had the focus. */
async function escapesByTab(page: Page): Promise<boolean> {
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const dialog = document.querySelector('[role="dialog"]');
      const focused = document.activeElement;
      // Between its end and its beginning are guards, which hand the focus on, and the browser's own controls.
      return (
        [dialog, document.body].includes(focused) || focused?.matches('[role="dialog"] *, [data-base-ui-focus-guard]')
      );
    });
    if (!inside) return true;
  }
  return false;
}

test.describe('modals', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const modal of MODALS) {
    test(`${modal.name} keeps the focus, and Escape and the back button close it, not the screen`, async ({
      page,
      server,
    }) => {
      await server.carta(['menu', 'import', CANTINA, '--business', 'demo-vacio']);
      await signIn(page, NEW_OWNER);
      await page.goto('/panel/menu');
      const editor = new Editor(page);
      await page.getByRole('link', { name: 'Categorías y productos' }).click();
      await editor.expand('Postres');
      const dialog = page.getByRole('dialog');
      const closes: readonly (() => Promise<unknown>)[] = [
        () => page.keyboard.press('Escape'),
        () => page.goBack(),
        () => dialog.getByRole('button', { name: 'Cancelar' }).click(),
      ];
      for (const close of closes) {
        await modal.open(editor);
        await expect(dialog).toBeVisible();
        expect(await escapesByTab(page)).toBe(false);
        await close();
        await expect(dialog).toHaveCount(0);
        await expect(page).toHaveURL(/\/panel\/menu\/flat$/);
        await expect(modal.opener(page)).toBeFocused();
      }
      await page.goBack();
      await expect(page).toHaveURL(/\/panel\/menu$/);
    });
  }

  test('unsaved settings are asked about at the back button, and what is left is left at once', async ({ page }) => {
    await signIn(page, NEW_OWNER);
    await page.goto('/panel/menu');
    await page.getByRole('link', { name: 'WiFi' }).click();
    await page.getByRole('textbox', { name: 'Nombre de la red' }).fill('Carta');
    const question = page.getByRole('dialog', { name: 'Tienes cambios sin guardar' });
    await page.goBack();
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Nombre de la red' })).toHaveValue('Carta');
    await page.goBack();
    await question.getByRole('button', { name: 'Salir sin guardar' }).click();
    await expect(page).toHaveURL(/\/panel\/menu$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Mi menú' })).toBeVisible();
  });
});
