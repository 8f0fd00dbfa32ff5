import type { Category, Menu } from '@carta/domain';
import type { Locator, Page } from '@playwright/test';
import { carta } from './testing/operator.ts';
import { nothingOpen, openEditor, OWNER, type Editor } from './testing/panel.ts';
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
  type PickedFile,
} from './testing/pictures.ts';
import { recordSentForms } from './testing/record-sent-forms.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

/** Width divided by height of a cover on the public menu. */
const COVER_RATIO = 358 / 124;

const SAVED = 'Portada actualizada con éxito';
const NOT_SAVED = 'Ocurrió un error al actualizar la portada';

const storedCover = (editor: Editor) => editor.row('Cocina').locator('img').first().getAttribute('src');

/** The stored category, with the name of its cover. */
async function storedCocina(page: Page): Promise<Category | undefined> {
  const menu = (await (await page.request.get('/api/menus/demo')).json()) as Menu;
  return menu.categoriesL1.find(({ title }) => title === 'Cocina');
}

/** Chooses a cover and waits until the crop dialog shows it. */
async function chooseCover(editor: Editor, file: PickedFile): Promise<Locator> {
  await pick(editor.page, () => editor.choose('Cocina', 'Cambiar portada'), file);
  const dialog = editor.page.getByRole('dialog', { name: 'Cambiar portada' });
  await framed(dialog);
  return dialog;
}

test.describe('the cover of a category', () => {
  test('[MSG-3] [IMG-8] [IMG-10] [LOCK-1] a cover is framed, uploaded, interrupted, saved, and refused to a locked owner', async ({
    page,
    context,
    server,
    consoleGuard,
  }) => {
    consoleGuard.allow(/Unexpected error while trying update cover|ERR_|Failed to load|status of 423/);
    const file = await photo();
    const forms = await recordSentForms(page);
    const editor = await openEditor(page);

    await test.step('a cover on a slow connection shows its upload progress, and Cancelar aborts it', async () => {
      const before = await storedCover(editor);
      const stored = await storedCocina(page);
      const dialog = await chooseCover(editor, file);
      const endSlowness = await slowUploads(page, 30_000);
      const brokenOff = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/categories'));
      await dialog.getByRole('button', { name: 'Guardar' }).click();
      await expect.poll(() => sentShare(page)).toBeGreaterThan(0);
      const early = await sentShare(page);
      await expect.poll(() => sentShare(page)).toBeGreaterThan(early);
      expect(await sentShare(page)).toBeLessThan(100);
      await expect(dialog.getByText(/^Subiendo \d+ %$/)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Cancelar' }).click();
      await brokenOff;
      await expect(dialog).toHaveCount(0);
      expect(await storedCover(editor)).toBe(before);
      await expect(page.getByText(SAVED).or(page.getByText(NOT_SAVED))).toHaveCount(0);
      await endSlowness();
      expect(await storedCocina(page)).toEqual(stored);
    });

    await test.step('[MSG-3] [IMG-8] [IMG-10] a cover is framed, sent smaller, confirmed, and shown to diners', async () => {
      const before = await storedCover(editor);
      const sent = uploadsOf(page);
      const earlier = forms.length;
      const dialog = await chooseCover(editor, file);
      await expect(dialog).toContainText('Cocina');
      await dialog.getByRole('slider', { name: 'Acercar' }).fill('2');
      await dialog.getByRole('application').focus();
      // Stops at the left edge.
      for (let step = 0; step < 60; step++) await page.keyboard.press('ArrowRight');
      expect(sent).toEqual([]);
      await dialog.getByRole('button', { name: 'Guardar' }).click();
      await expect(page.getByText(SAVED, { exact: true })).toBeVisible();
      await expect(dialog).toHaveCount(0);
      expect(sent).toHaveLength(1);
      expect(new URL(sent[0]!.url()).pathname).toBe('/api/categories');
      const picture = { type: 'image/webp', size: expect.any(Number) };
      const key = expect.stringMatching(/^[\w-]{21}$/);
      expect(forms.slice(earlier)).toEqual([{ business: 'demo', level: '1', key, _file: picture }]);
      expect((forms.at(-1)?._file as { size: number }).size).toBeLessThan(file.buffer.length / 2);

      await expect.poll(() => storedCover(editor)).not.toBe(before);
      const url = whole(await storedCover(editor));
      const { width, height, left, right } = await pictureAt(page, url);
      expect(width).toBe(1000);
      expect(width / height).toBeCloseTo(COVER_RATIO, 1);
      expect(Math.min(left, right), 'only the red half was in the frame').toBeGreaterThan(0.8);
      await nothingOpen(page);
      await page.reload();
      await editor.tree.waitFor();
      expect(whole(await storedCover(editor))).toBe(url);
      const diner = await context.newPage();
      await diner.goto('/m/demo');
      await expect(diner.locator(`img[src^="${url.replace('.webp', '')}"]`).first()).toBeAttached();
      await diner.close();
    });

    await test.step('[MSG-3] a cover whose upload the server interrupts is reported, keeps its frame, and can be saved again', async () => {
      const before = await storedCover(editor);
      const dialog = await chooseCover(editor, file);
      const endSlowness = await slowUploads(page, 30_000);
      await dialog.getByRole('button', { name: 'Guardar' }).click();
      await expect.poll(() => sentShare(page)).toBeGreaterThan(0);
      await server.kill();
      await expect(page.getByText(NOT_SAVED, { exact: true })).toBeVisible();
      await expect(progress(page)).toHaveCount(0);
      await expect(dialog).toBeVisible();

      await endSlowness();
      await server.restart();
      await expect(page.getByText(/^Sin conexión/)).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Guardar' }).click();
      await expect(page.getByText(SAVED, { exact: true })).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await expect.poll(() => storedCover(editor)).not.toBe(before);
    });

    await test.step('[IMG-10] a cover has its whole width, and stands upright where the photo is stored rotated', async () => {
      const before = await storedCover(editor);
      const dialog = await chooseCover(editor, await photo({ turned: true }));
      await dialog.getByRole('button', { name: 'Guardar' }).click();
      await expect(page.getByText(SAVED, { exact: true })).toBeVisible();
      await expect.poll(() => storedCover(editor)).not.toBe(before);
      const { width, left, right } = await pictureAt(page, whole(await storedCover(editor)));
      expect(width).toBe(1600);
      expect([left > 0.6, right < 0.4], 'red at the left, blue at the right').toEqual([true, true]);
    });

    await test.step('[LOCK-1] a cover of an owner who is locked meanwhile opens the lockedEditor modal', async () => {
      const before = await storedCover(editor);
      const dialog = await chooseCover(editor, file);
      await carta(server, 'user', 'lock', OWNER);
      await dialog.getByRole('button', { name: 'Guardar' }).click();
      const lock = page.getByRole('dialog', { name: 'Editor bloqueado / Falta de pago' });
      await expect(lock).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await lock.getByRole('button', { name: 'OK' }).click();
      expect(await storedCover(editor)).toBe(before);
    });
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('a picture is framed in what the screen shows, and passes axe', async ({ page }) => {
    const narrow = { width: 360, height: 640 };
    const wide = { width: 1280, height: 800 };
    const editor = await openEditor(page);
    const at = (size: typeof narrow, title: string, check: () => Promise<void>) =>
      test.step(`${title} at ${size.width} px`, async () => {
        await page.setViewportSize(size);
        await check();
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
        expect(await seriousViolations(page)).toEqual([]);
      });

    const dialog = await chooseCover(editor, await photo());
    for (const size of [narrow, wide])
      await at(size, 'the picture is framed', async () => {
        await expect(dialog.getByRole('slider', { name: 'Acercar' })).toBeInViewport({ ratio: 1 });
        for (const name of ['Guardar', 'Cancelar']) {
          const button = dialog.getByRole('button', { name });
          await expect(button).toBeInViewport({ ratio: 1 });
          expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
        }
      });
    await dialog.getByRole('button', { name: 'Cancelar' }).click();

    await editor.expand('Cocina');
    await editor.expand('Entradas');
    await editor.choose('Provoleta al hierro', 'Editar');
    for (const size of [wide, narrow])
      await at(size, 'the product is edited', () =>
        expect(page.getByRole('button', { name: 'Confirmar' })).toBeInViewport({ ratio: 1 }),
      );
  });
});
