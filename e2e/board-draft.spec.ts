import type { Dialog } from '@playwright/test';
import { board, button, openBoard, save, saveAll, storedBusiness, storedHtml, write } from './testing/board.ts';
import { conflictIn } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

test.describe('Pizarra virtual, not saved yet', () => {
  test('an unsaved board is kept, discarded, and compared with what others save', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/ERR_FAILED|network|409/);
    const leave = (dialog: Dialog) => void dialog.accept();
    await openBoard(page);

    const offer = page.getByRole('region', { name: 'Quedó algo sin guardar' });
    const goOn = () => offer.getByRole('button', { name: 'Seguir editando' }).click();
    await test.step('unsaved text is offered in full after a reload until it is discarded', async () => {
      page.on('dialog', leave);
      const cpu = await page.context().newCDPSession(page);
      for (const text of ['Locro', 'Locro de hoy', 'Locro de hoy y mañana', 'Locro de hoy']) {
        await write(page, text.slice(0, -1));
        // The last letter is typed when there is hardly time left to store it.
        await cpu.send('Emulation.setCPUThrottlingRate', { rate: 6 });
        await page.keyboard.type(text.slice(-1));
        await page.reload({ waitUntil: 'commit' });
        await cpu.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        await goOn();
        await expect(board(page)).toHaveText(text);
      }
      await expect(save(page)).toBeEnabled();
      await page.reload();
      await expect(offer).toContainText('Locro de hoy');
      await offer.getByRole('button', { name: 'Descartar' }).click();
      await expect(board(page)).toContainText('Ñoquis del 29 con estofado');
      await expect(save(page)).toBeDisabled();
      page.off('dialog', leave);
      await page.reload();
      await expect(board(page)).toContainText('Ñoquis del 29 con estofado');
    });

    await test.step('leaving an unsaved board asks first and then drops the draft', async () => {
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

    await test.step('a draft of an older board is a conflict once it is saved, and the owner chooses', async () => {
      await write(page, 'Locro de hoy');
      const { version, board: stored, modalInfo } = await storedBusiness(page);
      await page.request.put('/api/business/demo', {
        data: { version, modalInfo, board: { ...stored, html: encodeURIComponent('<p>Otra</p>') } },
      });
      page.once('dialog', leave);
      await page.reload();
      await goOn();
      await expect(board(page)).toHaveText('Locro de hoy');
      await save(page).click();
      await button(page, 'Guardar pizarra').click();
      await conflictIn(page).getByText('Otra').waitFor();
      await button(page, 'Usar lo guardado').click();
      await expect(board(page)).toHaveText('Otra');
    });

    for (const { choice, theirs } of [
      { choice: 'Usar lo guardado', theirs: 'Suya' },
      { choice: 'Guardar lo mío', theirs: 'Nuestra' },
    ])
      await test.step(`the second of two owners who save concurrently sees both boards: ${choice}`, async () => {
        await write(page, 'Mía');
        const { version, board: stored, modalInfo } = await storedBusiness(page);
        await page.request.put('/api/business/demo', {
          data: {
            version,
            modalInfo,
            board: { ...stored, html: encodeURIComponent(`<p><strong>${theirs}</strong></p>`) },
          },
        });
        await save(page).click();
        await button(page, 'Guardar pizarra').click();
        const dialog = conflictIn(page);
        await expect(dialog).toContainText('Mía');
        await expect(dialog.locator('strong')).toHaveText(theirs);
        const mine = choice === 'Guardar lo mío';
        const reloaded = mine ? page.waitForEvent('load') : null;
        await dialog.getByRole('button', { name: choice }).click();
        await reloaded;
        await expect(board(page)).toHaveText(mine ? 'Mía' : theirs);
        await expect(save(page)).toBeDisabled();
        expect(await storedHtml(page)).toBe(mine ? '<p>Mía</p>' : `<p><strong>${theirs}</strong></p>`);
      });

    await test.step('a board whose save fails keeps its text, is reported, and can be saved again', async () => {
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
  });
});
