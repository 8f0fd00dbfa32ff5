import type { Locator, Page } from '@playwright/test';
import { importMenu } from './testing/operator.ts';
import { Editor, NEW_OWNER, openEditor, startSession, nothingOpen } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

interface Modal {
  readonly name: string;
  /** The control that opens it and gets the focus back. */
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

/** Presses Tab more often than the modal has controls; returns what had the focus outside of it. */
async function outsideByTab(page: Page): Promise<string[]> {
  const outside: string[] = [];
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    // The focus guard moves the focus in the next frame.
    await expect(page.locator('[data-base-ui-focus-guard]:focus')).toHaveCount(0);
    const found = await page.evaluate(() => {
      const within = ['[role="dialog"]', '[role="dialog"] *', 'body'];
      const focused = document.activeElement;
      return focused?.matches(within.join()) ? [] : [focused?.outerHTML ?? ''];
    });
    outside.push(...found);
  }
  return outside;
}

test.describe('modals', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('each modal of the tree keeps the focus inside, and Escape and the back button close it instead of the screen', async ({
    page,
    server,
  }) => {
    test.slow();
    await importMenu(server);
    await startSession(page, NEW_OWNER);
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
    for (const modal of MODALS) {
      await test.step(modal.name, async () => {
        for (const close of closes) {
          await modal.open(editor);
          await expect(dialog.locator(':focus')).toHaveCount(1);
          expect(await outsideByTab(page)).toEqual([]);
          await close();
          await expect(dialog).toHaveCount(0);
          await expect(page).toHaveURL(/\/panel\/menu\/flat$/);
          await expect(modal.opener(page)).toBeFocused();
        }
        // A modal that is closed by its own button leaves no history entry.
        await nothingOpen(page);
      });
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/panel\/menu$/);
  });

  test('the page stays where it was scrolled to while a modal lay over it', async ({ page }) => {
    await openEditor(page);
    await page.getByRole('button', { name: 'Agregar categoría principal' }).click();
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    const scrolled = () => page.evaluate(() => window.scrollY);
    expect(await scrolled()).toBeGreaterThan(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    const stepBack = await page.evaluateHandle(() => ({
      taken: new Promise((done) => addEventListener('popstate', done, { once: true })),
    }));
    await page.keyboard.press('Escape');
    await stepBack.evaluate(async ({ taken }) => void (await taken));
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('auto');
    expect(await scrolled()).toBe(0);
  });

  test('the back button asks about unsaved settings, and leaves a saved screen at once', async ({ page }) => {
    await startSession(page, NEW_OWNER);
    await page.goto('/panel/menu');
    await page.getByRole('link', { name: 'WiFi' }).click();
    await page.getByRole('textbox', { name: 'Nombre de la red' }).fill('Carta');
    await expect(page.getByRole('button', { name: 'Guardar' })).toBeEnabled();
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
