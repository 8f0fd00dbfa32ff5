import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { VisitsReport } from '@carta/domain';
import { drawnPreview, openEditor, OWNER, startSession, type Editor } from './testing/panel.ts';
import { seriousViolationsWithPreview } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const PHONE = { width: 360, height: 740 };

test.use({ viewport: { width: 1280, height: 800 } });

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

test('the preview has the plus of each product that can be ordered, as the page has, while it changes', async ({
  page,
}) => {
  const reports: string[] = [];
  page.on('request', (request) => /\/api\/(?:visits|public)\//.test(request.url()) && reports.push(request.url()));
  const editor = await openEditor(page, 'Postres');
  const row = drawnPreview(page).locator('[data-visit="product"]').filter({ hasText: 'Flan' }).first();
  const plus = row.getByRole('button', { name: /^Agregar Flan/ });
  await expect(plus).toBeVisible();
  await editor.choose('Flan casero con dulce de leche', 'Editar');
  await page.getByLabel('Nombre').fill('Flan de la abuela');
  await expect(row.getByRole('button', { name: 'Agregar Flan de la abuela' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await editor.choose('Flan casero con dulce de leche', 'Agotado hoy');
  await expect(row).toContainText('Agotado');
  await expect(plus).toHaveCount(0);
  expect(reports).toEqual([]);
});

test('the preview shows the unsaved text of a product, and diners do not see it', async ({ page }) => {
  const editor = await openEditor(page);
  const flan = drawnPreview(page).getByRole('listitem').filter({ hasText: 'Flan casero' });
  await expect(flan.first()).toBeAttached();
  await editFlan(editor);
  await page.getByLabel('Nombre').fill('Flan de la abuela');
  await page.getByLabel('Precio').fill('12345');
  const edited = drawnPreview(page).locator('[data-visit="product"]').filter({ hasText: 'Flan de la abuela' });
  await expect(edited).toContainText('12.345');
  await expect(edited).toBeInViewport();
  expect(await asDiner(page)).not.toContain('Flan de la abuela');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(drawnPreview(page)).not.toContainText('Flan de la abuela');
});

test('the preview shows a change of the tree', async ({ page }) => {
  const editor = await openEditor(page);
  await expect(drawnPreview(page)).toContainText('Ensaladas');
  await editor.choose('Ensaladas', 'Ocultar');
  await expect(drawnPreview(page)).not.toContainText('Ensaladas');
});

test('the preview shows unsaved settings until their screen is left', async ({ page }) => {
  await startSession(page, OWNER);
  await page.goto('/panel/menu/info');
  await page.getByLabel('Dirección').fill('Perú 500');
  await expect(drawnPreview(page)).toContainText('Perú 500');
  expect(await asDiner(page)).not.toContain('Perú 500');
  await page.getByRole('link', { name: 'Volver' }).click();
  await page.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mi menú' })).toBeVisible();
  await expect(drawnPreview(page)).not.toContainText('Perú 500');
});

test('only the preview shows an unsaved colour and unsaved pictures', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  await startSession(page, OWNER);
  await page.goto('/panel/menu/customization');
  await expect(drawnPreview(page)).toContainText('La Higuera');
  await page.getByPlaceholder('#RRGGBB').fill('#123456');
  const color = () => drawnPreview(page).evaluate((main) => getComputedStyle(main).getPropertyValue('--owner-color'));
  await expect.poll(color).toBe('#123456');
  expect(sent).toEqual([]);
});

test('the preview shows the unsaved board', async ({ page }) => {
  await startSession(page, OWNER);
  await page.goto('/panel/menu/board');
  const board = page.getByRole('textbox', { name: 'Pizarra' });
  await board.click();
  await board.press('Control+A');
  await page.keyboard.type('Hoy locro');
  await expect(drawnPreview(page).getByRole('region', { name: 'Pizarra' })).toContainText('Hoy locro');
  expect(await asDiner(page)).not.toContain('Hoy locro');
});

const SCREENS = [
  ...['flat', 'featured', 'board', 'wifi', 'customization', 'info', 'button', 'mercadopago'].map(
    (screen) => `/${screen}`,
  ),
  '',
];
test('every screen of the menu but the figures has the preview beside it from 1200 px', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await startSession(page, OWNER);
  for (const path of SCREENS) {
    await page.goto(`/panel/menu${path}`);
    await expect(drawnPreview(page).getByRole('heading', { level: 1, name: 'La Higuera' }), path).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(1200);
  }
  await page.goto('/panel/menu/analytics');
  await expect(page.getByRole('heading', { level: 1, name: 'Métricas' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /vista previa/i })).toHaveCount(0);
});

test('the preview ignores messages of another origin or window', async ({ page, server }) => {
  await openEditor(page);
  await expect(drawnPreview(page)).toContainText('La Higuera');
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
  // A valid message sent after them is drawn, so the others had their turn.
  await page.getByRole('button', { name: 'Opciones de Ensaladas', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Ocultar', exact: true }).click();
  await expect(drawnPreview(page)).not.toContainText('Ensaladas');
  await expect(drawnPreview(page)).not.toContainText('Falso');
});

test('another site cannot embed the preview', async ({ page, server, consoleGuard }) => {
  consoleGuard.allow(/frame-ancestors/);
  // A browser sends no session cookie to a frame of another site.
  consoleGuard.allow(/status of 401/);
  const html = `<!doctype html><iframe src="${server.url}/m/demo?preview"></iframe>`;
  const site = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const refused = page.waitForEvent('console', (message) => message.text().includes("frame-ancestors 'self'"));
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  await refused;
  await expect(page.frameLocator('iframe').getByText('La Higuera')).toHaveCount(0);
  site.close();
});

test('the preview counts no visit, and its links lead nowhere', async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (request) => request.url().includes('/api/visits/') && reports.push(request.url()));
  await startSession(page, OWNER);
  const before = await visits(page);
  await page.goto('/panel/menu/flat');
  await expect(drawnPreview(page)).toContainText('La Higuera');
  // Until the pointer is over it, the preview is out of the way of Tab.
  await page.mouse.move(1060, 400);
  await drawnPreview(page)
    .getByRole('link', { name: /WhatsApp|Instagram|Llamar/ })
    .first()
    .click();
  await drawnPreview(page)
    .getByRole('navigation', { name: 'Categorías' })
    .getByRole('link', { name: 'Postres' })
    .click();
  await expect(drawnPreview(page).getByRole('heading', { name: 'Postres' })).toBeInViewport();
  expect(reports).toEqual([]);
  expect(await visits(page)).toEqual(before);
});

test('the preview rings and shows the row that is hovered or has the focus', async ({ page }) => {
  const editor = await openEditor(page, 'Postres');
  const listed = (title: string) =>
    drawnPreview(page).locator('[data-visit="product"]').filter({ hasText: title }).last();
  const isRinged = (title: string) => listed(title).evaluate((row) => getComputedStyle(row).outlineStyle === 'solid');
  await expect(listed('Flan casero')).toBeAttached();
  await editor.row('Flan casero con dulce de leche').hover();
  await expect.poll(() => isRinged('Flan casero')).toBe(true);
  await expect(listed('Flan casero')).toBeInViewport();
  await page.mouse.move(2, 2);
  await expect.poll(() => isRinged('Flan casero')).toBe(false);
  await editor.handle('Flan casero con dulce de leche').focus();
  await expect.poll(() => isRinged('Flan casero')).toBe(true);
});

test('the preview can be folded away by keyboard, and stays so after a reload', async ({ page }) => {
  await openEditor(page);
  await expect(drawnPreview(page)).toContainText('La Higuera');
  await page.getByRole('button', { name: 'Plegar vista previa' }).press('Enter');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.reload();
  const unfold = page.getByRole('button', { name: 'Mostrar vista previa' });
  await expect(unfold).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await unfold.press('Enter');
  await expect(drawnPreview(page)).toContainText('La Higuera');
});

test('the preview on a phone opens over the whole screen, also while a product is edited', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const editor = await openEditor(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  await editFlan(editor);
  await page.getByLabel('Nombre').fill('Flan de la abuela');
  await page.getByRole('button', { name: 'Vista previa' }).click();
  const sheet = page.getByRole('dialog', { name: 'Vista previa' });
  await expect(drawnPreview(page)).toContainText('Flan de la abuela');
  expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
  expect(await seriousViolationsWithPreview(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('button', { name: 'Vista previa' })).toBeFocused();
  await expect(page.getByLabel('Nombre')).toHaveValue('Flan de la abuela');
});

test('the preview beside the tree has no serious axe violation', async ({ page }) => {
  await openEditor(page);
  await expect(drawnPreview(page)).toContainText('La Higuera');
  expect(await seriousViolationsWithPreview(page)).toEqual([]);
});
