import { choose, code, openCustomization, previewed, row, save, STORED } from './testing/customization.ts';
import { expect, test } from './testing/test.ts';

// From 1200 px the preview of the whole page replaces this one.
test.use({ viewport: { width: 1024, height: 800 } });

test('[CUST-2] [IMG-3] [IMG-9] an unsaved customization is discarded at once, and leaving asks about it', async ({
  page,
}) => {
  await openCustomization(page);

  for (const [order, steps] of [
    ['before the colour is changed and restored', ['picture', '#8a1f44', STORED]],
    ['after it', ['#8a1f44', STORED, 'picture']],
    ['in between', ['#8a1f44', 'picture', STORED]],
  ] as const) {
    await test.step(`a picture chosen ${order} is unsaved, and one press discards all`, async () => {
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

  await test.step('[IMG-3] [IMG-9] a file that is no picture is refused', async () => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), row(page, 'Logo').click()]);
    await expect(page.locator('input[type="file"]')).toHaveAttribute('accept', /^image\/jpeg,(image\/\w+,?)+$/);
    await chooser.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('Milanesa') });
    await expect(page.getByText('No se pudo leer la imagen. Prueba con otra', { exact: true })).toBeVisible();
    await expect(save(page)).toBeDisabled();
  });

  await test.step('leaving asks about unsaved changes, and asks nothing without any', async () => {
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
