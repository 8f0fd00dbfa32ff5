import { board, button, openBoard, save, saveAll, storedBusiness, storedHtml, write } from './testing/board.ts';
import { conflictIn } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

test.describe('Pizarra virtual, not saved yet', () => {
  test('unsaved text is restored in full after a reload until it is discarded', async ({ page }) => {
    await openBoard(page);
    page.on('dialog', (dialog) => void dialog.accept());
    const cpu = await page.context().newCDPSession(page);
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    for (const text of ['Locro', 'Locro de hoy', 'Locro de hoy y mañana', 'Locro de hoy']) {
      await write(page, text);
      await page.reload();
      await expect(board(page)).toHaveText(text);
    }
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect(page.getByText('Recuperamos lo que no habías guardado.')).toBeVisible();
    await expect(save(page)).toBeEnabled();
    await button(page, 'Descartar').click();
    await expect(board(page)).toContainText('Ñoquis del 29 con estofado');
    await expect(save(page)).toBeDisabled();
    await page.reload();
    await expect(board(page)).toContainText('Ñoquis del 29 con estofado');
  });

  test('a draft of an older board is reported, and the owner chooses', async ({ page }) => {
    await openBoard(page);
    await write(page, 'Locro de hoy');
    const { version, board: stored, modalInfo } = await storedBusiness(page);
    await page.request.put('/api/business/demo', {
      data: { version, modalInfo, board: { ...stored, html: encodeURIComponent('<p>Otra</p>') } },
    });
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(board(page)).toHaveText('Locro de hoy');
    await expect(page.getByText('La pizarra guardada cambió desde entonces.')).toBeVisible();
    await save(page).click();
    await button(page, 'Guardar pizarra').click();
    await conflictIn(page).getByText('Otra').waitFor();
    await button(page, 'Usar lo guardado').click();
    await expect(board(page)).toHaveText('Otra');
  });

  test('leaving an unsaved board asks first and then drops the draft', async ({ page }) => {
    await openBoard(page);
    await write(page, 'Locro de hoy');
    const asked = page.getByRole('dialog', { name: 'Tienes cambios sin guardar' });
    await page.getByRole('link', { name: 'Volver' }).click();
    await asked.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(board(page)).toHaveText('Locro de hoy');
    await page.getByRole('link', { name: 'Volver' }).click();
    await asked.getByRole('button', { name: 'Salir sin guardar' }).click();
    await page.getByRole('link', { name: 'Pizarra virtual' }).click();
    await expect(board(page)).toContainText('Ñoquis del 29 con estofado');
    await expect(save(page)).toBeDisabled();
  });

  test('a board whose save fails keeps its text, is reported, and can be saved again', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_FAILED|network/);
    await openBoard(page);
    await write(page, 'Locro de hoy');
    await page.route('**/api/business/demo', (route) => route.abort());
    await save(page).click();
    await button(page, 'Guardar pizarra').click();
    await expect(page.getByText('No se pudo guardar. Revisa tu conexión e inténtalo otra vez.')).toBeVisible();
    await expect(board(page)).toHaveText('Locro de hoy');
    await page.unroute('**/api/business/demo');
    await board(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('!');
    await saveAll(page);
    expect(await storedHtml(page)).toBe('<p>Locro de hoy!</p>');
  });

  for (const choice of ['Guardar lo mío', 'Usar lo guardado']) {
    test(`the second of two owners who save concurrently sees both boards: ${choice}`, async ({
      page,
      consoleGuard,
    }) => {
      consoleGuard.allow(/409/);
      await openBoard(page);
      await write(page, 'Mía');
      const { version, board: stored, modalInfo } = await storedBusiness(page);
      await page.request.put('/api/business/demo', {
        data: { version, modalInfo, board: { ...stored, html: encodeURIComponent('<p><strong>Suya</strong></p>') } },
      });
      await save(page).click();
      await button(page, 'Guardar pizarra').click();
      const dialog = conflictIn(page);
      await expect(dialog).toContainText('Mía');
      await expect(dialog.locator('strong')).toHaveText('Suya');
      const mine = choice === 'Guardar lo mío';
      const reloaded = mine ? page.waitForEvent('load') : null;
      await dialog.getByRole('button', { name: choice }).click();
      await reloaded;
      await expect(board(page)).toHaveText(mine ? 'Mía' : 'Suya');
      await expect(save(page)).toBeDisabled();
      expect(await storedHtml(page)).toBe(mine ? '<p>Mía</p>' : '<p><strong>Suya</strong></p>');
    });
  }
});
