import type { Locator, Page } from '@playwright/test';
import { nothingOpen, openEditor, type Editor } from './testing/panel.ts';
import {
  framed,
  photo,
  pick,
  pictureAt,
  progress,
  sentShare,
  slowUploads,
  uploadsOf,
  whole,
} from './testing/pictures.ts';
import { recordSentForms } from './testing/record-sent-forms.ts';
import { expect, test } from './testing/test.ts';

test.describe('the picture of a product', () => {
  async function editProvoleta(editor: Editor): Promise<void> {
    await editor.expand('Cocina');
    await editor.expand('Entradas');
    await editor.choose('Provoleta al hierro', 'Editar');
  }

  async function usePicture(page: Page): Promise<void> {
    await pick(page, () => page.getByRole('button', { name: 'Cambiar imagen' }).click(), await photo());
    const dialog = page.getByRole('dialog', { name: 'Cambiar imagen' });
    await framed(dialog);
    await dialog.getByRole('button', { name: 'Usar imagen' }).click();
    await expect(dialog).toHaveCount(0);
  }

  const preview = (page: Page) => page.getByRole('button', { name: 'Cambiar imagen' }).locator('img[src^="blob:"]');
  const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmar' });
  const storedPicture = (editor: Editor) =>
    editor.row('Provoleta al hierro').locator('img').first().getAttribute('src');

  test('once picture and name are scrolled away, the form says at its top which product it is of', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const editor = await openEditor(page);
    await editProvoleta(editor);
    const atTop = () => page.evaluate(() => document.elementFromPoint(120, 26)?.textContent);
    const price = page.getByRole('textbox', { name: 'Precio' });
    const scrollTo = (top: number) =>
      price.evaluate((input, at) => window.scrollBy({ top: input.getBoundingClientRect().top - at }), top);
    await scrollTo(100);
    await expect.poll(atTop).toBe('Provoleta al hierro');
    await page.getByRole('textbox', { name: 'Nombre' }).scrollIntoViewIfNeeded();
    await expect.poll(atTop).not.toBe('Provoleta al hierro');
  });

  test('[IMG-10] the picture of a product is shown in the edit form, saved with the other fields, and shown to diners; an upload shows its progress and can be cancelled', async ({
    page,
    consoleGuard,
  }) => {
    const forms = await recordSentForms(page);
    const editor = await openEditor(page);
    const sent = uploadsOf(page);
    await editProvoleta(editor);
    await page.getByRole('textbox', { name: 'Descripción' }).fill('Con orégano.\nPara dos.');
    await usePicture(page);
    await expect(preview(page)).toBeVisible();
    expect(sent).toEqual([]);
    await confirm(page).click();
    await editor.saved();
    expect(sent).toHaveLength(1);
    expect(forms).toHaveLength(1);
    expect(forms[0]).toMatchObject({
      form: 'true',
      business: 'demo',
      title: 'Provoleta al hierro',
      description: 'Con orégano.\nPara dos.',
      price: '{"currency":"$","big":9800,"small":"00"}',
      _file: { type: 'image/webp' },
    });
    const url = whole(await storedPicture(editor));
    const { width, height, left, right } = await pictureAt(page, url);
    expect([width, height]).toEqual([1500, 1500]);
    expect([left > 0.6, right < 0.4], 'the middle of it').toEqual([true, true]);

    await test.step('the picture of a product on a slow connection shows its upload progress; Cancelar aborts it and keeps the form', async () => {
      consoleGuard.allow(/ERR_ABORTED/);
      await editor.choose('Provoleta al hierro', 'Editar');
      await page.getByRole('textbox', { name: 'Nombre' }).fill('Provoleta de campo');
      await usePicture(page);
      const endSlowness = await slowUploads(page, 30_000);
      const brokenOff = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/items'));
      await confirm(page).click();
      await expect.poll(() => sentShare(page)).toBeGreaterThan(0);
      expect(await sentShare(page)).toBeLessThan(100);
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await brokenOff;
      await expect(progress(page)).toHaveCount(0);
      await expect(preview(page)).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Provoleta de campo');
      await endSlowness();
      await confirm(page).click();
      await expect(editor.row('Provoleta de campo')).toBeVisible();
      await editor.saved();
    });

    await test.step('[IMG-10] the picture of a product is shown to diners', async () => {
      const picture = whole(await editor.row('Provoleta de campo').locator('img').first().getAttribute('src'));
      expect(picture).not.toBe(url);
      await page.goto('/m/demo');
      await expect(page.locator(`img[src^="${picture.replace('.webp', '')}"]`).first()).toBeAttached();
      await expect(page.getByText('Con orégano.')).toBeAttached();
    });
  });
});

test.describe('the edit view of a product', () => {
  // Rows show their description from 1200 px.
  test.use({ viewport: { width: 1280, height: 800 } });

  test('[TITLE-3] [PRICE-3] the edit view has a star for featured products, lines of description, and the price in two parts', async ({
    page,
  }) => {
    const editor = await openEditor(page, 'Cocina', 'Entradas');
    const star = (inside: Locator) => inside.getByRole('img', { name: 'Destacado' });
    const empanadas = 'Empanadas de carne cortada a cuchillo (x3)';
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Confirmar' }) });

    await expect(star(editor.row(empanadas))).toBeVisible();
    await expect(star(editor.row('Provoleta al hierro'))).toHaveCount(0);
    await editor.choose('Provoleta al hierro', 'Editar');
    await expect(star(form)).toHaveCount(0);
    await page.getByRole('button', { name: 'Cancelar' }).click();

    await editor.choose(empanadas, 'Editar');
    await expect(star(form)).toBeVisible();
    const description = page.getByRole('textbox', { name: 'Descripción' });
    await description.fill('');
    await expect(description).toHaveAttribute('placeholder', 'Sin descripción');
    await confirmed();
    await expect(editor.row(empanadas).getByText('Sin descripción', { exact: true })).toBeVisible();

    await editor.choose(empanadas, 'Editar');
    await description.pressSequentially('Masa casera.');
    await description.press('Enter');
    await description.pressSequentially('Con aceitunas.');
    await page.getByRole('textbox', { name: 'Precio' }).fill('9300');
    await expect(page.getByRole('textbox', { name: 'Precio' })).toHaveValue('9.300');
    await page.getByRole('textbox', { name: 'Centavos' }).fill('5');
    await confirmed();
    await expect(editor.row(empanadas)).toContainText('$ 9.300,05');
    await nothingOpen(page);
    await page.reload();
    await editor.tree.waitFor();
    await editor.choose(empanadas, 'Editar');
    await expect(description).toHaveValue('Masa casera.\nCon aceitunas.');
    await expect(page.getByRole('textbox', { name: 'Centavos' })).toHaveValue('05');

    async function confirmed(): Promise<void> {
      const answer = page.waitForResponse((response) => response.url().endsWith('/api/items'));
      await page.getByRole('button', { name: 'Confirmar' }).click();
      expect((await answer).status()).toBe(200);
    }
  });
});
