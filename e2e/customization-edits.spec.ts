import {
  choose,
  code,
  openCustomization,
  ownerColor,
  preview,
  previewed,
  row,
  save,
  STORED,
  swatch,
} from './testing/customization.ts';
import { expect, test } from './testing/test.ts';

// From 1200 px the whole page stands beside the screen instead.
test.use({ viewport: { width: 1024, height: 800 } });

test.describe('[CUST-2] what is unsaved', () => {
  test('a colour is, until it is the stored one again, in capitals too', async ({ page }) => {
    await openCustomization(page);
    await code(page).fill('#8a1f44');
    await expect(save(page)).toBeEnabled();
    await swatch(page).fill('#000000');
    await expect(save(page)).toBeEnabled();
    await code(page).fill(STORED.toUpperCase());
    await expect(save(page)).toBeDisabled();
    await code(page).fill('#8a1f44');
    await swatch(page).fill(STORED);
    await expect(save(page)).toBeDisabled();
  });

  for (const [order, steps] of [
    ['before the colour is chosen and taken back', ['picture', '#8a1f44', STORED]],
    ['after it', ['#8a1f44', STORED, 'picture']],
    ['in between', ['#8a1f44', 'picture', STORED]],
  ] as const) {
    test(`a picture is, chosen ${order}; all is discarded by one press`, async ({ page }) => {
      await openCustomization(page);
      for (const step of steps) {
        if (step === 'picture') await choose(page, 'Logo');
        else await code(page).fill(step);
        if (step === 'picture') await expect(row(page, 'Logo')).toContainText('Elegida, sin guardar');
      }
      await expect(save(page)).toBeEnabled();
      await page.getByRole('button', { name: 'Descartar cambios' }).click();
      await expect(save(page)).toBeDisabled();
      await expect(previewed(page)).toHaveCount(0);
    });
  }

  test('is asked about before it is left, and nothing is asked where nothing is', async ({ page }) => {
    await openCustomization(page);
    const back = page.getByRole('link', { name: 'Volver' });
    await code(page).fill('#8a1f44');
    await back.click();
    const question = page.getByRole('dialog', { name: 'Tienes cambios sin guardar' });
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(code(page)).toHaveValue('#8a1f44');
    await code(page).fill(STORED.toUpperCase());
    await expect(save(page)).toBeDisabled();
    await back.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mi menú' })).toBeVisible();
    await page.getByRole('link', { name: /^Personalización/ }).click();
    await choose(page, 'Logo');
    await expect(save(page)).toBeEnabled();
    await back.click();
    await question.getByRole('button', { name: 'Salir sin guardar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mi menú' })).toBeVisible();
  });
});

test.describe('what is refused', () => {
  for (const text of ['#8a1f', '8a1f44', '#8a1f4g', 'rojo']) {
    test(`[COLOR-1] '${text}' is no colour: it is said, and cannot be saved`, async ({ page }) => {
      const forms = await openCustomization(page);
      await code(page).fill(text);
      await expect(save(page)).toBeDisabled();
      await code(page).press('Enter');
      await code(page).blur();
      await expect(page.getByText('No es un color', { exact: true })).toBeVisible();
      expect(await ownerColor(preview(page))).toBe(STORED);
      await code(page).fill('#ABC');
      await code(page).blur();
      await expect(code(page)).toHaveValue('#abc');
      await expect(save(page)).toBeEnabled();
      expect(forms).toEqual([]);
    });
  }

  for (const [name, bytes, words] of [
    ['Imagen de fondo', 1_000_001, 'La imagen no puede superar los 1MB'],
    ['Logo', 500_001, 'La imagen no puede superar los 0,5MB'],
  ] as const) {
    test(`[IMG-1] [IMG-2] ${name} of ${bytes} bytes, before it is sent`, async ({ page }) => {
      const forms = await openCustomization(page);
      await choose(page, name, bytes);
      await expect(page.getByText(words, { exact: true })).toBeVisible();
      await expect(save(page)).toBeDisabled();
      await choose(page, name, bytes - 1);
      await expect(save(page)).toBeEnabled();
      expect(forms).toEqual([]);
    });
  }

  test('[IMG-3] [IMG-9] what is no picture', async ({ page }) => {
    await openCustomization(page);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), row(page, 'Logo').click()]);
    await expect(page.locator('input[type="file"]')).toHaveAttribute('accept', /^image\/jpeg,(image\/\w+,?)+$/);
    await chooser.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('Milanesa') });
    await expect(page.getByText('No se pudo leer la imagen. Prueba con otra', { exact: true })).toBeVisible();
    await expect(save(page)).toBeDisabled();
  });
});
