import type { Locator, Page } from '@playwright/test';
import { conflictIn, NEW_OWNER, OWNER, startSession } from './testing/panel.ts';
import { photo, pick, pictureAt, slowUploads } from './testing/pictures.ts';
import { noteSentForms, type SentForm } from './testing/sent-forms.ts';
import { seriousFaults } from './testing/serious-faults.ts';
import { expect, test } from './testing/test.ts';

const STORED = '#1f5b45';
const NOT_SAVED = 'No se pudo guardar. Revisa tu conexión e inténtalo otra vez.';
const FILL_ONLY = /^Este color casi no se lee sobre blanco\./;

const save = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' });
const code = (page: Page) => page.getByPlaceholder('#RRGGBB');
const swatch = (page: Page) => page.getByLabel('Elegir color');
const row = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const preview = (page: Page) => page.getByRole('img', { name: 'Vista previa de tu menú' });
const previewed = (page: Page) => preview(page).locator('img[src^="blob:"]');
const saved = (page: Page) => expect(page.getByText('Guardado', { exact: true })).toBeVisible();

async function open(page: Page, email = OWNER): Promise<readonly SentForm[]> {
  const forms = await noteSentForms(page);
  await startSession(page, email);
  await page.goto('/panel/menu/customization');
  await expect(page.getByRole('heading', { level: 1, name: 'Personalización' })).toBeVisible();
  await expect(save(page)).toBeDisabled();
  return forms;
}

async function choose(page: Page, name: 'Imagen de fondo' | 'Logo', bytes?: number): Promise<void> {
  const file = await photo({ width: 600, height: 400, ...(bytes !== undefined && { bytes }) });
  await pick(page, () => row(page, name).click(), file);
}

// From 1200 px the whole page stands beside the screen instead.
test.use({ viewport: { width: 1024, height: 800 } });

const pictureSent = { type: 'image/jpeg', size: expect.any(Number) };
const ownerColor = (inside: Locator) =>
  inside.evaluate((element) => getComputedStyle(element).getPropertyValue('--owner-color').trim());

test.describe('what is saved', () => {
  test('[CUST-1] [COLOR-1] a colour that is typed goes alone, in lower case, and diners see it', async ({ page }) => {
    const forms = await open(page);
    await code(page).fill('#8A1F44');
    await expect.poll(() => ownerColor(preview(page))).toBe('#8a1f44');
    const request = page.waitForRequest((sent) => sent.method() === 'PUT');
    await save(page).click();
    expect(new URL((await request).url()).pathname).toBe('/api/business/demo');
    await saved(page);
    expect(forms).toEqual([{ mainColor: '#8a1f44' }]);
    await expect(save(page)).toBeDisabled();
    await page.reload();
    await expect(code(page)).toHaveValue('#8a1f44');
    await page.goto('/m/demo');
    await expect.poll(() => ownerColor(page.locator('html'))).toBe('#8a1f44');
  });

  test('[CUST-1] [IMG-1] a background goes alone, and diners see it', async ({ page }) => {
    const forms = await open(page);
    await choose(page, 'Imagen de fondo', 1_000_000);
    await expect(previewed(page)).toBeVisible();
    await save(page).click();
    await saved(page);
    expect(forms).toEqual([{ backgroundImage: { type: 'image/jpeg', size: 1_000_000 } }]);
    await expect(previewed(page)).toHaveCount(0);
    const src = (await preview(page).locator('img').first().getAttribute('src')) ?? '';
    const { left, right } = await pictureAt(page, src);
    expect([left > 0.6, right < 0.4]).toEqual([true, true]);
    await page.goto('/m/demo');
    await expect(page.locator(`header img[src^="${src.replace(/-\d+\.webp$/, '')}"]`).first()).toBeVisible();
  });

  test('[CUST-1] all three go by one call', async ({ page }) => {
    const forms = await open(page);
    await choose(page, 'Logo', 500_000);
    await choose(page, 'Imagen de fondo');
    await swatch(page).fill('#f2b53a');
    await save(page).click();
    await saved(page);
    expect(forms).toEqual([
      { mainColor: '#f2b53a', backgroundImage: pictureSent, logo: { type: 'image/jpeg', size: 500_000 } },
    ]);
    await expect(save(page)).toBeDisabled();
  });

  test('the rest of the panel knows it without a reload', async ({ page, context }) => {
    await open(page);
    const other = await context.newPage();
    await other.goto('/panel/menu/customization');
    await expect(code(other)).toHaveValue(STORED);
    await code(page).fill('#8a1f44');
    await save(page).click();
    await saved(page);
    await expect(code(other)).toHaveValue('#8a1f44');
    await page.getByRole('link', { name: 'Volver' }).click();
    await page.getByRole('link', { name: /^Personalización/ }).click();
    await expect(code(page)).toHaveValue('#8a1f44');
    await expect(save(page)).toBeDisabled();
  });
});

test.describe('[CUST-2] what is unsaved', () => {
  test('a colour is, until it is the stored one again, in capitals too', async ({ page }) => {
    await open(page);
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
      await open(page);
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
    await open(page);
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
      const forms = await open(page);
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
      const forms = await open(page);
      await choose(page, name, bytes);
      await expect(page.getByText(words, { exact: true })).toBeVisible();
      await expect(save(page)).toBeDisabled();
      await choose(page, name, bytes - 1);
      await expect(save(page)).toBeEnabled();
      expect(forms).toEqual([]);
    });
  }

  test('[IMG-3] [IMG-9] what is no picture', async ({ page }) => {
    await open(page);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), row(page, 'Logo').click()]);
    await expect(page.locator('input[type="file"]')).toHaveAttribute('accept', /^image\/jpeg,(image\/\w+,?)+$/);
    await chooser.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('Milanesa') });
    await expect(page.getByText('No se pudo leer la imagen. Prueba con otra', { exact: true })).toBeVisible();
    await expect(save(page)).toBeDisabled();
  });
});

test('[THEME-2] a colour that cannot be read on white is told, and its words are dark in the preview', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByText(FILL_ONLY)).toHaveCount(0);
  await swatch(page).fill('#f2b53a');
  await expect(page.getByText(FILL_ONLY)).toBeVisible();
  await expect(preview(page).getByText('Cocina', { exact: true })).toHaveCSS('color', 'rgb(31, 27, 22)');
  await code(page).fill('#8a1f44');
  await expect(page.getByText(FILL_ONLY)).toHaveCount(0);
  await expect(preview(page).getByText('Cocina', { exact: true })).toHaveCSS('color', 'rgb(138, 31, 68)');
});

test('a save blocks the screen and tells how much of it is sent; where the server dies under it all is kept, and saved later', async ({
  page,
  server,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_|Failed to load|network|Object/);
  const forms = await open(page);
  await code(page).fill('#8a1f44');
  await choose(page, 'Logo', 500_000);
  await expect(save(page)).toBeEnabled();
  const endSlowness = await slowUploads(page, 60_000);
  await save(page).click();
  const progress = page.getByRole('progressbar');
  await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await expect(page.locator('[inert]').filter({ has: page.getByPlaceholder('#RRGGBB') })).toHaveCount(1);
  await server.kill();
  await expect(page.getByText(NOT_SAVED, { exact: true })).toBeVisible();
  await expect(progress).toHaveCount(0);
  await expect(code(page)).toHaveValue('#8a1f44');
  await expect(row(page, 'Logo')).toContainText('Elegida, sin guardar');

  await endSlowness();
  await server.restart();
  await save(page).click();
  await saved(page);
  expect(forms).toHaveLength(2);
  expect(forms[1]).toEqual(forms[0]);
  await page.reload();
  await expect(code(page)).toHaveValue('#8a1f44');
});

test('two owners: what one saves comes to the other; of what both have changed the later one chooses', async ({
  page,
  browser,
  server,
}) => {
  await open(page);
  const other = await browser.newPage({ baseURL: server.url });
  await open(other);
  await code(other).fill('#000000');
  await choose(page, 'Logo');
  await code(page).fill('#8a1f44');
  await save(page).click();
  await saved(page);
  const logo = (await preview(page).locator('img').nth(1).getAttribute('src')) ?? '';
  await expect(preview(other).locator(`img[src="${logo}"]`)).toBeVisible();
  await expect(code(other)).toHaveValue('#000000');
  await save(other).click();
  const conflict = conflictIn(other);
  await expect(conflict).toContainText('Lo tuyo #000000');
  await expect(conflict).toContainText('Guardado #8a1f44');
  await expect(conflict).not.toContainText('Logo');
  await conflict.getByRole('button', { name: 'Guardar lo mío' }).click();
  await saved(other);
  await expect(code(page)).toHaveValue('#000000');
  await other.close();
});

test('a new owner has a letter for a logo and no background, and can choose both', async ({ page }) => {
  await open(page, NEW_OWNER);
  await expect(preview(page).locator('img')).toHaveCount(0);
  await choose(page, 'Logo');
  await choose(page, 'Imagen de fondo');
  await expect(previewed(page)).toHaveCount(2);
  await save(page).click();
  await saved(page);
  await expect(preview(page).locator('img[src^="/files/demo-vacio/"]')).toHaveCount(2);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("the diners' page beside it has what was chosen, before it is saved", async ({ page }) => {
    const forms = await open(page);
    const diners = page.frameLocator('iframe[title="Vista previa del menú"]');
    await code(page).fill('#8a1f44');
    await choose(page, 'Imagen de fondo');
    await choose(page, 'Logo');
    await expect(diners.locator('header img[src^="blob:"]')).toHaveCount(2);
    await expect.poll(() => ownerColor(diners.locator('html'))).toBe('#8a1f44');
    await expect(preview(page)).toBeHidden();
    await page.getByRole('button', { name: 'Descartar cambios' }).click();
    await expect(diners.locator('header img[src^="blob:"]')).toHaveCount(0);
    await expect.poll(() => ownerColor(diners.locator('html'))).toBe(STORED);
    expect(forms).toEqual([]);
  });
});

for (const width of [360, 768, 1280]) {
  test.describe(`at ${width} px`, () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      test.describe(colorScheme, () => {
        test.use({ viewport: { width, height: width === 360 ? 640 : 900 }, colorScheme });

        test('nothing scrolls sideways, targets are large enough, and axe finds nothing serious', async ({ page }) => {
          await open(page);
          await code(page).fill('#ffe');
          await code(page).blur();
          await choose(page, 'Logo');
          await expect(row(page, 'Logo').locator('img[src^="blob:"]')).toBeVisible();
          for (const target of [save(page), swatch(page), row(page, 'Logo'), row(page, 'Imagen de fondo')]) {
            const box = await target.boundingBox();
            expect([box && box.height >= 44, box && box.width >= 44]).toEqual([true, true]);
          }
          if (width === 360) await expect(save(page)).toBeInViewport({ ratio: 1 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
          expect(await seriousFaults(page)).toEqual([]);
        });
      });
    }
  });
}
