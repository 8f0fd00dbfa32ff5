import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { VisitsReport } from '@carta/domain';
import { Editor, OWNER, signIn } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

const PHONE = { width: 360, height: 740 };

const frameOf = (page: Page) => page.frameLocator('iframe[title="Vista previa del menú"]');
/** Drawn by the panel: the page that the server sent stands in the body itself. */
const drawn = (page: Page) => frameOf(page).locator('body > div > main');

async function openTree(page: Page): Promise<Editor> {
  await signIn(page, OWNER);
  const editor = new Editor(page);
  await editor.open();
  return editor;
}

async function editFlan(editor: Editor): Promise<void> {
  await editor.expand('Postres');
  await editor.choose('Flan casero con dulce de leche', 'Editar');
}

async function asDiner(page: Page): Promise<string> {
  return (await page.request.get('/m/demo')).text();
}

async function visits(page: Page): Promise<VisitsReport['days']> {
  return ((await (await page.request.get('/api/analytics/demo/visits?days=7')).json()) as VisitsReport).days;
}

test('what is typed of a product is in the preview before it is saved, and reaches no diner', async ({ page }) => {
  const editor = await openTree(page);
  const flan = drawn(page).getByRole('listitem').filter({ hasText: 'Flan casero' });
  await expect(flan.first()).toBeAttached();
  await editFlan(editor);
  await page.getByLabel('Nombre').fill('Flan de la abuela');
  await page.getByLabel('Precio').fill('12345');
  const edited = drawn(page).locator('[data-visit="product"]').filter({ hasText: 'Flan de la abuela' });
  await expect(edited).toContainText('12.345');
  await expect(edited).toBeInViewport();
  expect(await asDiner(page)).not.toContain('Flan de la abuela');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(drawn(page)).not.toContainText('Flan de la abuela');
});

test('what is changed in the tree is in the preview', async ({ page }) => {
  const editor = await openTree(page);
  await expect(drawn(page)).toContainText('Ensaladas');
  await editor.choose('Ensaladas', 'Ocultar');
  await expect(drawn(page)).not.toContainText('Ensaladas');
});

test('what is typed in a settings screen is in the preview before it is saved, and goes with it', async ({ page }) => {
  await signIn(page, OWNER);
  await page.goto('/panel/menu/info');
  await page.getByLabel('Dirección').fill('Perú 500');
  await expect(drawn(page)).toContainText('Perú 500');
  expect(await asDiner(page)).not.toContain('Perú 500');
  await page.getByRole('link', { name: 'Volver' }).click();
  await page.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mi menú' })).toBeVisible();
  await expect(drawn(page)).not.toContainText('Perú 500');
});

for (const path of ['flat', 'featured', 'wifi', 'info', 'button', 'mercadopago', 'analytics']) {
  test(`/panel/menu/${path} has the preview beside it from 1200 px`, async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 800 });
    await signIn(page, OWNER);
    await page.goto(`/panel/menu/${path}`);
    await expect(drawn(page).getByRole('heading', { level: 1, name: 'La Higuera' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1200);
  });
}

test('a message of another origin, or of another window, is not drawn', async ({ page, server }) => {
  await openTree(page);
  await expect(drawn(page)).toContainText('La Higuera');
  const frame = page.frames().find((each) => each.url().includes('/m/demo'));
  const forged = await frame?.evaluate((theirs) => {
    const message = { mark: 'carta-preview', at: null, menu: { name: 'Falso' } };
    const tell = (origin: string, source: Window) =>
      window.dispatchEvent(new MessageEvent('message', { origin, source, data: message }));
    tell('https://evil.test', window.parent);
    tell(theirs, window);
    return true;
  }, server.url);
  expect(forged).toBe(true);
  // A true message that comes after them is drawn, so they would have been.
  await page.getByRole('button', { name: 'Opciones de Ensaladas', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Ocultar', exact: true }).click();
  await expect(drawn(page)).not.toContainText('Ensaladas');
  await expect(drawn(page)).not.toContainText('Falso');
});

test('another site cannot frame it', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/frame-ancestors|X-Frame-Options|Refused to frame|ERR_BLOCKED/);
  const { headers } = await page.request.get('/m/demo?preview').then((answer) => ({ headers: answer.headers() }));
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
});

test('it counts no visit, and leads nowhere', async ({ page }) => {
  const told: string[] = [];
  page.on('request', (request) => request.url().includes('/api/visits/') && told.push(request.url()));
  const before = await (async () => {
    await signIn(page, OWNER);
    return visits(page);
  })();
  await page.goto('/panel/menu/flat');
  await expect(drawn(page)).toContainText('La Higuera');
  await drawn(page)
    .getByRole('link', { name: /WhatsApp|Instagram|Llamar/ })
    .first()
    .click();
  await drawn(page).getByRole('navigation', { name: 'Categorías' }).getByRole('link', { name: 'Postres' }).click();
  await expect(drawn(page).getByRole('heading', { name: 'Postres' })).toBeInViewport();
  expect(told).toEqual([]);
  expect(await visits(page)).toEqual(before);
});

test('on a phone it is a tap away, over the whole screen, while a product is edited too', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const editor = await openTree(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  await editFlan(editor);
  await page.getByLabel('Nombre').fill('Flan de la abuela');
  await page.getByRole('button', { name: 'Vista previa' }).click();
  const sheet = page.getByRole('dialog', { name: 'Vista previa' });
  await expect(drawn(page)).toContainText('Flan de la abuela');
  expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id)).toEqual(
    [],
  );
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('button', { name: 'Vista previa' })).toBeFocused();
  await expect(page.getByLabel('Nombre')).toHaveValue('Flan de la abuela');
});

test('beside the tree it is sound for everybody', async ({ page }) => {
  await openTree(page);
  await expect(drawn(page)).toContainText('La Higuera');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id)).toEqual(
    [],
  );
});
