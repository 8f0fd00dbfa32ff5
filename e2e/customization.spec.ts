import {
  choose,
  code,
  openCustomization,
  ownerColor,
  preview,
  previewed,
  row,
  save,
  saved,
  STORED,
  swatch,
} from './testing/customization.ts';
import { conflictIn, NEW_OWNER, openScreen } from './testing/panel.ts';
import { pictureAt, slowUploads } from './testing/pictures.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const NOT_SAVED = 'No se pudo guardar. Revisa tu conexión e inténtalo otra vez.';
const FILL_ONLY = /^Este color casi no se lee sobre blanco\./;

// From 1200 px the preview of the whole page replaces this one.
test.use({ viewport: { width: 1024, height: 800 } });

const pictureSent = { type: 'image/jpeg', size: expect.any(Number) };

test('[CUST-1] [COLOR-1] [IMG-1] only what an owner changes in Personalización is sent, and other tabs and diners see it', async ({
  page,
  context,
}) => {
  const forms = await openCustomization(page);

  await test.step('[CUST-1] colour, background and logo are sent in one call', async () => {
    await choose(page, 'Logo', 500_000);
    await choose(page, 'Imagen de fondo');
    await swatch(page).fill('#f2b53a');
    await save(page).click();
    await saved(page);
    await expect
      .poll(() => [...forms])
      .toEqual([{ mainColor: '#f2b53a', backgroundImage: pictureSent, logo: { type: 'image/jpeg', size: 500_000 } }]);
    await expect(previewed(page)).toHaveCount(0);
    await expect(save(page)).toBeDisabled();
  });

  const other = await context.newPage();
  await other.goto('/panel/menu/customization');
  await expect(code(other)).toHaveValue('#f2b53a');

  await test.step('[CUST-1] [COLOR-1] a typed colour is sent alone in lower case', async () => {
    await code(page).fill('#8A1F44');
    await expect.poll(() => ownerColor(preview(page))).toBe('#8a1f44');
    const request = page.waitForRequest((sent) => sent.method() === 'PUT');
    await save(page).click();
    expect(new URL((await request).url()).pathname).toBe('/api/business/demo');
    await saved(page);
    expect(forms.slice(1)).toEqual([{ mainColor: '#8a1f44' }]);
    await expect(save(page)).toBeDisabled();
  });

  await test.step('other tabs and screens show a saved colour without a reload', async () => {
    await expect(code(other)).toHaveValue('#8a1f44');
    await other.close();
    await page.getByRole('link', { name: 'Volver' }).click();
    await page.getByRole('link', { name: /^Personalización/ }).click();
    await expect(code(page)).toHaveValue('#8a1f44');
    await expect(save(page)).toBeDisabled();
  });

  await test.step('[CUST-1] [IMG-1] a background is sent alone, and diners see it and the colour', async () => {
    await choose(page, 'Imagen de fondo', 1_000_000);
    await expect(previewed(page)).toBeVisible();
    await save(page).click();
    await saved(page);
    await expect.poll(() => forms.slice(2)).toEqual([{ backgroundImage: { type: 'image/jpeg', size: 1_000_000 } }]);
    await expect(previewed(page)).toHaveCount(0);
    const src = (await preview(page).locator('img').first().getAttribute('src')) ?? '';
    const { left, right } = await pictureAt(page, src);
    expect([left > 0.6, right < 0.4]).toEqual([true, true]);
    const diner = await context.newPage();
    await diner.goto('/m/demo');
    await expect.poll(() => ownerColor(diner.locator('html'))).toBe('#8a1f44');
    await expect(diner.locator(`header img[src^="${src.replace(/-\d+\.webp$/, '')}"]`).first()).toBeVisible();
  });

  await test.step('[IMG-1] [IMG-2] a logo and a background over their limits are made smaller and sent', async () => {
    await choose(page, 'Logo', 7_700_000);
    await expect(row(page, 'Logo')).toContainText('Elegida, sin guardar');
    await choose(page, 'Imagen de fondo', 10_400_000);
    await expect(previewed(page)).toHaveCount(2);
    await save(page).click();
    await saved(page);
    await expect.poll(() => forms.length).toBe(4);
    const sent = forms[3] as Record<string, { type: string; size: number }>;
    expect([sent.logo?.type, sent.backgroundImage?.type]).toEqual(['image/webp', 'image/webp']);
    expect([sent.logo!.size <= 500_000, sent.backgroundImage!.size <= 1_000_000]).toEqual([true, true]);
  });
});

test('a save blocks the screen and shows its progress; after a server crash everything is kept and can be saved again', async ({
  page,
  server,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_|Failed to load|network|Object/);
  const forms = await openCustomization(page);
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

test('a save in Personalización meets that of another owner; a new owner saves the first pictures', async ({
  page,
  browser,
  server,
}) => {
  await openCustomization(page);

  await test.step('an owner sees what another one saves, and chooses where both changed the same field', async () => {
    const colleague = await browser.newPage({ baseURL: server.url });
    await openCustomization(colleague);
    await code(colleague).fill('#000000');
    await choose(page, 'Logo');
    await code(page).fill('#8a1f44');
    await save(page).click();
    await saved(page);
    await expect(previewed(page)).toHaveCount(0);
    const logo = (await preview(page).locator('img').nth(1).getAttribute('src')) ?? '';
    await expect(preview(colleague).locator(`img[src="${logo}"]`)).toBeVisible();
    await expect(code(colleague)).toHaveValue('#000000');
    await save(colleague).click();
    const conflict = conflictIn(colleague);
    await expect(conflict).toContainText('Lo tuyo #000000');
    await expect(conflict).toContainText('Guardado #8a1f44');
    await expect(conflict).not.toContainText('Logo');
    await conflict.getByRole('button', { name: 'Guardar lo mío' }).click();
    await saved(colleague);
    await expect(code(page)).toHaveValue('#000000');
    await colleague.close();
  });

  await test.step('a new owner has a letter for a logo and no background, and can choose both', async () => {
    await openScreen(page, '/panel/menu/customization', 'Personalización', NEW_OWNER);
    await expect(preview(page).locator('img')).toHaveCount(0);
    await choose(page, 'Logo');
    await choose(page, 'Imagen de fondo');
    await expect(previewed(page)).toHaveCount(2);
    await save(page).click();
    await saved(page);
    await expect(preview(page).locator('img[src^="/files/demo-vacio/"]')).toHaveCount(2);
  });
});

test('Personalización fits into each screen and previews what is not saved', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  const forms = await openCustomization(page);
  await code(page).fill('#ffe');
  await code(page).blur();
  await choose(page, 'Logo');
  await expect(row(page, 'Logo').locator('img[src^="blob:"]')).toBeVisible();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: width === 360 ? 640 : 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`Personalización fits into ${width} px, has targets of 44 px and no serious axe violation in ${colorScheme} colours`, async () => {
        await page.emulateMedia({ colorScheme });
        for (const target of [save(page), swatch(page), row(page, 'Logo'), row(page, 'Imagen de fondo')]) {
          const box = await target.boundingBox();
          expect([box && box.height >= 44, box && box.width >= 44]).toEqual([true, true]);
        }
        if (width === 360) await expect(save(page)).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
        expect(await seriousViolations(page)).toEqual([]);
      });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });

  await test.step('from 1200 px the preview of the whole page shows unsaved colour and pictures', async () => {
    await page.getByRole('button', { name: 'Descartar cambios' }).click();
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

  await test.step('[THEME-2] a colour that is unreadable on white is reported, and the preview uses dark text', async () => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(page.getByText(FILL_ONLY)).toHaveCount(0);
    await swatch(page).fill('#f2b53a');
    await expect(page.getByText(FILL_ONLY)).toBeVisible();
    await expect(preview(page).getByText('Cocina', { exact: true })).toHaveCSS('color', 'rgb(31, 27, 22)');
    await code(page).fill('#8a1f44');
    await expect(page.getByText(FILL_ONLY)).toHaveCount(0);
    await expect(preview(page).getByText('Cocina', { exact: true })).toHaveCSS('color', 'rgb(138, 31, 68)');
  });
});
