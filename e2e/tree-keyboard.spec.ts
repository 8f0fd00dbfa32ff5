import type { Page } from '@playwright/test';
import { openEditor } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** Presses Tab until the focus is in the tree; fails after a screen's worth of controls. */
async function tabToTree(page: Page): Promise<void> {
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.getAttribute('role') === 'treeitem')) return;
  }
  throw new Error('Tab does not reach the tree');
}

test('an owner reaches, adds, edits, moves, deletes and restores products by keyboard alone', async ({ page }) => {
  const editor = await openEditor(page);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const type = (text: string) => page.keyboard.type(text);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await test.step('the skip link leads past the top bar, Tab to the first row', async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await press('Tab');
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await tabToTree(page);
    await expect(editor.row('Cocina')).toBeFocused();
  });

  await test.step('arrows and letters move between rows, Tab goes through the buttons of one', async () => {
    await press('ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown');
    await expect(editor.row('Empanadas de carne cortada a cuchillo (x3)')).toBeFocused();
    await type('pro');
    await expect(editor.row('Provoleta al hierro')).toBeFocused();
    await press('Tab');
    await expect(editor.handle('Provoleta al hierro')).toBeFocused();
    await press('Tab', 'Tab');
    await expect(page.getByRole('button', { name: 'Agregar producto' }).first()).toBeFocused();
  });

  await test.step('a new product is typed', async () => {
    await press('Enter');
    await expect(field('Nombre')).toBeFocused();
    await type('Rabas');
    await press('Tab');
    await type('14.500');
    await press('Enter');
    await expect(editor.row('Rabas')).toContainText('$ 14.500,00');
    await expect(field('Nombre')).toBeFocused();
    await press('Escape');
    await expect(page.getByRole('button', { name: 'Agregar producto' }).first()).toBeFocused();
  });

  await test.step('a row is edited, moved and deleted, and each change is undone', async () => {
    await press('Shift+Tab', 'Shift+Tab', 'Shift+Tab');
    await expect(editor.row('Provoleta al hierro')).toBeFocused();
    await press('F2');
    await expect(field('Nombre')).toBeFocused();
    await press('End');
    await type(' fundida');
    await press('Enter');
    await expect(editor.row('Provoleta al hierro fundida')).toBeFocused();
    await press('Space', 'ArrowDown', 'Space');
    await expect(editor.handle('Provoleta al hierro fundida')).toBeFocused();
    await expect(editor.row('Provoleta al hierro fundida')).toHaveAttribute('aria-posinset', '3');
    await editor.saved();
    await press('Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).press('Enter');
    await expect(editor.row('Provoleta al hierro fundida')).toHaveCount(0);
    await expect(page.locator('[role="treeitem"]:focus')).toHaveCount(1);

    await press('Control+z');
    await expect(editor.row('Provoleta al hierro fundida')).toHaveAttribute('aria-posinset', '3');
    await press('Control+z');
    await expect(editor.row('Provoleta al hierro fundida')).toHaveAttribute('aria-posinset', '2');
    await press('Control+z');
    await expect(editor.row('Provoleta al hierro').first()).toBeVisible();
    await expect(editor.row('Provoleta al hierro fundida')).toHaveCount(0);
    await press('Control+z');
    await expect(editor.row('Rabas')).toHaveCount(0);
    await expect(page.locator('[role="treeitem"]:focus')).toHaveCount(1);
  });

  await test.step('? lists the keys, / searches', async () => {
    await press('?');
    await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    await press('Escape');
    await expect(page.locator('[role="treeitem"]:focus')).toHaveCount(1);
    await press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  await test.step('Tab leaves the screen without entering the preview', async () => {
    const last = page.getByRole('button', { name: 'Agregar categoría principal' });
    await last.focus();
    for (let pressed = 0; pressed < 3; pressed += 1) {
      await press('Tab');
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
    }
  });
});
