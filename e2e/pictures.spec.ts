import type { Locator, Page, Request } from '@playwright/test';
import { Editor, OWNER, signIn } from './testing/panel.ts';
import { noteSentForms } from './testing/sent-forms.ts';
import { photo, pick, pictureAt, slowUploads, type PickedFile } from './testing/pictures.ts';
import { seriousFaults } from './testing/serious-faults.ts';
import { expect, test } from './testing/test.ts';

/** Width to height of a cover as diners see it. */
const COVER_RATIO = 358 / 124;

const SAVED = 'Portada actualizada con éxito';
const NOT_SAVED = 'Ocurrió un error al actualizar la portada';
const TOO_LARGE = 'La imagen no puede superar los 10MB';

async function openEditor(page: Page): Promise<Editor> {
  const editor = new Editor(page);
  await signIn(page, OWNER);
  await editor.open();
  return editor;
}

/** Everything that is sent from now on with a picture. */
function uploadsOf(page: Page): Request[] {
  const uploads: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') uploads.push(request);
  });
  return uploads;
}

/** Chooses a cover and waits until it lies in its frame. */
async function chooseCover(editor: Editor, file: PickedFile): Promise<Locator> {
  await pick(editor.page, () => editor.choose('Cocina', 'Cambiar portada'), file);
  const dialog = editor.page.getByRole('dialog', { name: 'Cambiar portada' });
  await framed(dialog);
  return dialog;
}

async function framed(dialog: Locator): Promise<void> {
  await expect.poll(() => shownPicture(dialog).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2000);
}

const shownPicture = (dialog: Locator) => dialog.getByRole('application').locator('..').locator('img');
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Subiendo imagen' });
const storedCover = (editor: Editor) => editor.row('Cocina').locator('img').first().getAttribute('src');

async function sentShare(page: Page): Promise<number> {
  return Number(await progress(page).getAttribute('aria-valuenow'));
}

/** The picture's largest size, from the address of a small one. */
const whole = (src: string | null) => (src ?? '').replace(/-\d+(?=\.webp$)/, '');

test.describe('the cover of a category', () => {
  test('[MSG-3] [IMG-8] [IMG-10] is seen and framed, sent smaller, told, and shown to diners', async ({ page }) => {
    const forms = await noteSentForms(page);
    const editor = await openEditor(page);
    const before = await storedCover(editor);
    const sent = uploadsOf(page);
    const file = await photo();
    const dialog = await chooseCover(editor, file);
    await expect(dialog).toContainText('Cocina');
    await dialog.getByRole('slider', { name: 'Acercar' }).fill('2');
    await dialog.getByRole('application').focus();
    // To its left edge, and not over it.
    for (let step = 0; step < 60; step++) await page.keyboard.press('ArrowRight');
    expect(sent).toEqual([]);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText(SAVED, { exact: true })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(sent).toHaveLength(1);
    expect(new URL(sent[0]!.url()).pathname).toBe('/api/categories');
    const picture = { type: 'image/webp', size: expect.any(Number) };
    const key = expect.stringMatching(/^[\w-]{21}$/);
    expect(forms).toEqual([{ business: 'demo', level: '1', key, _file: picture }]);
    expect((forms[0]?._file as { size: number }).size).toBeLessThan(file.buffer.length / 2);

    await expect.poll(() => storedCover(editor)).not.toBe(before);
    const url = whole(await storedCover(editor));
    const { width, height, left, right } = await pictureAt(page, url);
    expect(width).toBe(1000);
    expect(width / height).toBeCloseTo(COVER_RATIO, 1);
    expect(Math.min(left, right), 'only the red half was in the frame').toBeGreaterThan(0.8);
    await page.reload();
    await editor.tree.waitFor();
    expect(whole(await storedCover(editor))).toBe(url);
    await page.goto('/m/demo');
    await expect(page.locator(`img[src^="${url.replace('.webp', '')}"]`).first()).toBeAttached();
  });

  test('[IMG-10] is the whole width as it is chosen, and upright where the phone wrote it on its side', async ({
    page,
  }) => {
    const editor = await openEditor(page);
    const before = await storedCover(editor);
    const dialog = await chooseCover(editor, await photo({ turned: true }));
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText(SAVED, { exact: true })).toBeVisible();
    await expect.poll(() => storedCover(editor)).not.toBe(before);
    const { width, left, right } = await pictureAt(page, whole(await storedCover(editor)));
    expect(width).toBe(1600);
    expect([left > 0.6, right < 0.4], 'red at the left, blue at the right').toEqual([true, true]);
  });

  test('on a slow connection tells how much of it is sent, and is broken off by Cancelar', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_ABORTED/);
    const editor = await openEditor(page);
    const before = await storedCover(editor);
    const dialog = await chooseCover(editor, await photo());
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
    await page.reload();
    await editor.tree.waitFor();
    expect(await storedCover(editor)).toBe(before);
  });

  test('[IMG-1] [IMG-2] of 10 MB is refused before it is sent; one byte less is not', async ({ page }) => {
    const editor = await openEditor(page);
    const sent = uploadsOf(page);
    await pick(page, () => editor.choose('Cocina', 'Cambiar portada'), await photo({ bytes: 10_000_000 }));
    await expect(page.getByText(TOO_LARGE, { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await chooseCover(editor, await photo({ bytes: 9_999_999 }));
    expect(sent).toEqual([]);
  });

  for (const [what, rule, mimeType, words] of [
    ['a file of another type', '[IMG-3]', 'text/plain', 'La imagen tiene que ser JPEG, PNG, WebP, AVIF o GIF'],
    ['a text that calls itself a picture', '[IMG-9]', 'image/jpeg', 'No se pudo leer la imagen. Prueba con otra'],
  ] as const) {
    test(`${rule} that is ${what} is refused in words before it is sent`, async ({ page }) => {
      const editor = await openEditor(page);
      const sent = uploadsOf(page);
      const file = { name: 'foto.jpg', mimeType, buffer: Buffer.from('Milanesa, 12 pesos') };
      await pick(page, () => editor.choose('Cocina', 'Cambiar portada'), file);
      await expect(page.getByText(words, { exact: true })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(sent).toEqual([]);
    });
  }

  test('[MSG-3] that the server dies under is told, stays in its frame, and is saved once the server is back', async ({
    page,
    server,
    consoleGuard,
  }) => {
    consoleGuard.allow(/Unexpected error while trying update cover|ERR_|Failed to load/);
    const editor = await openEditor(page);
    const before = await storedCover(editor);
    const dialog = await chooseCover(editor, await photo());
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

  test('[LOCK-1] of an owner who is locked meanwhile leads to the lockedEditor modal', async ({
    page,
    server,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 423|Unexpected error while trying update cover/);
    const editor = await openEditor(page);
    const before = await storedCover(editor);
    const dialog = await chooseCover(editor, await photo());
    expect((await server.carta(['user', 'lock', OWNER])).code).toBe(0);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    const lock = page.getByRole('dialog', { name: 'Editor bloqueado / Falta de pago' });
    await expect(lock).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await lock.getByRole('button', { name: 'OK' }).click();
    expect(await storedCover(editor)).toBe(before);
  });
});

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

  test('[IMG-10] is chosen in the edit form, seen there, saved with the other fields, and shown to diners', async ({
    page,
  }) => {
    const forms = await noteSentForms(page);
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
    await page.goto('/m/demo');
    await expect(page.locator(`img[src^="${url.replace('.webp', '')}"]`).first()).toBeAttached();
    await expect(page.getByText('Con orégano.')).toBeAttached();
  });

  test('is forgotten where the edit is cancelled', async ({ page }) => {
    const editor = await openEditor(page);
    const sent = uploadsOf(page);
    await editProvoleta(editor);
    await usePicture(page);
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await editor.choose('Provoleta al hierro', 'Editar');
    await expect(page.getByRole('button', { name: 'Cambiar imagen' })).toBeVisible();
    await expect(preview(page)).toHaveCount(0);
    expect(sent).toEqual([]);
  });

  test('on a slow connection tells how much of it is sent; Cancelar breaks it off and leaves the form', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_ABORTED/);
    const editor = await openEditor(page);
    await editProvoleta(editor);
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
  });

  test('[IMG-1] [IMG-2] of 10 MB is refused before it is sent, and the form stays as it was typed', async ({
    page,
  }) => {
    const editor = await openEditor(page);
    await editProvoleta(editor);
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Provoleta de campo');
    const file = await photo({ bytes: 10_000_000 });
    await pick(page, () => page.getByRole('button', { name: 'Cambiar imagen' }).click(), file);
    await expect(page.getByText(TOO_LARGE, { exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Provoleta de campo');
    await expect(preview(page)).toHaveCount(0);
  });
});

test.describe('the edit view of a product', () => {
  test('[TITLE-3] [PRICE-3] has a star for what is featured, lines of description, and the price in two parts', async ({
    page,
  }) => {
    const editor = await openEditor(page);
    await editor.expand('Cocina');
    await editor.expand('Entradas');
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

for (const [width, height] of [
  [360, 640],
  [1280, 800],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: width === 360 });

    test('a picture is framed in what the screen shows, and passes axe', async ({ page }) => {
      const editor = await openEditor(page);
      const dialog = await chooseCover(editor, await photo());
      await expect(dialog.getByRole('slider', { name: 'Acercar' })).toBeInViewport({ ratio: 1 });
      for (const name of ['Guardar', 'Cancelar']) {
        const button = dialog.getByRole('button', { name });
        await expect(button).toBeInViewport({ ratio: 1 });
        expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      expect(await seriousFaults(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Cancelar' }).click();

      await editor.expand('Cocina');
      await editor.expand('Entradas');
      await editor.choose('Provoleta al hierro', 'Editar');
      await expect(page.getByRole('button', { name: 'Confirmar' })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      expect(await seriousFaults(page)).toEqual([]);
    });
  });
}
