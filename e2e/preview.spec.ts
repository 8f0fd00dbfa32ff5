import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { VisitsReport } from '@carta/domain';
import { drawnPreview, openEditor, OWNER, startSession } from './testing/panel.ts';
import { seriousViolations, seriousViolationsWithPreview } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

const PHONE = { width: 360, height: 740 };

test.use({ viewport: { width: 1280, height: 800 } });

const FLAN = 'Flan casero con dulce de leche';

async function asDiner(page: Page): Promise<string> {
  return (await page.request.get('/m/demo')).text();
}

async function visits(page: Page): Promise<VisitsReport['days']> {
  return ((await (await page.request.get('/api/analytics/demo/visits?days=7')).json()) as VisitsReport).days;
}

test('the preview beside the tree passes axe, counts no visit, follows the tree and the form, ignores forged messages, and can be folded away', async ({
  page,
  server,
}) => {
  const reports: string[] = [];
  page.on('request', (request) => /\/api\/(?:visits|public)\//.test(request.url()) && reports.push(request.url()));
  await startSession(page, OWNER);
  const before = await visits(page);
  const editor = await openEditor(page, 'Postres');
  const preview = drawnPreview(page);
  const products = preview.locator('[data-visit="product"]');
  await expect(preview).toContainText('La Higuera');

  await test.step('the preview beside the tree has no serious axe violation', async () => {
    expect(await seriousViolationsWithPreview(page)).toEqual([]);
  });

  await test.step('the preview counts no visit, and its links lead nowhere', async () => {
    // Until the pointer is over it, the preview is out of the way of Tab.
    await page.mouse.move(1060, 400);
    await preview
      .getByRole('link', { name: /WhatsApp|Instagram|Llamar/ })
      .first()
      .click();
    await preview.getByRole('navigation', { name: 'Categorías' }).getByRole('link', { name: 'Postres' }).click();
    await expect(preview.getByRole('heading', { name: 'Postres' })).toBeInViewport();
    expect(await visits(page)).toEqual(before);
  });

  await test.step('the preview rings and shows the row that is hovered or has the focus', async () => {
    const listed = products.filter({ hasText: 'Flan casero' }).last();
    const isRinged = () => listed.evaluate((row) => getComputedStyle(row).outlineStyle === 'solid');
    await editor.row(FLAN).hover();
    await expect.poll(isRinged).toBe(true);
    await expect(listed).toBeInViewport();
    await page.mouse.move(2, 2);
    await expect.poll(isRinged).toBe(false);
    await editor.handle(FLAN).focus();
    await expect.poll(isRinged).toBe(true);
    // Remotes up to version 1.1 send a key alone.
    const key = (await listed.getAttribute('id'))?.replace('m-', '');
    const point = (at: string | null) =>
      page.evaluate((place) => frames[0]?.postMessage({ mark: 'carta-preview', at: place }, location.origin), at);
    await point(null);
    await expect.poll(isRinged).toBe(false);
    await point(key ?? '');
    await expect.poll(isRinged).toBe(true);
  });

  await test.step('the preview has the plus of each product that can be ordered, as the page has, and shows the unsaved text of a product; diners do not see it', async () => {
    const row = products.filter({ hasText: 'Flan' }).first();
    const plus = row.getByRole('button', { name: /^Agregar Flan/ });
    await expect(plus).toBeVisible();
    await editor.choose(FLAN, 'Editar');
    await page.getByLabel('Nombre').fill('Flan de la abuela');
    await page.getByLabel('Precio').fill('12345');
    await expect(row.getByRole('button', { name: 'Agregar Flan de la abuela' })).toHaveCount(1);
    const edited = products.filter({ hasText: 'Flan de la abuela' });
    await expect(edited).toContainText('12.345');
    await expect(edited).toBeInViewport();
    expect(await asDiner(page)).not.toContain('Flan de la abuela');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(preview).not.toContainText('Flan de la abuela');
    await editor.choose(FLAN, 'Agotado hoy');
    await expect(row).toContainText('Agotado');
    await expect(plus).toHaveCount(0);
  });

  await test.step('the preview ignores messages of another origin or window, and shows a change of the tree', async () => {
    await expect(preview).toContainText('Ensaladas');
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
    await editor.choose('Ensaladas', 'Ocultar');
    await expect(preview).not.toContainText('Ensaladas');
    await expect(preview).not.toContainText('Falso');
    await editor.saved();
  });

  await test.step('the preview can be folded away by keyboard, and stays so after a reload', async () => {
    await page.getByRole('button', { name: 'Plegar vista previa' }).press('Enter');
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.reload();
    const unfold = page.getByRole('button', { name: 'Mostrar vista previa' });
    await expect(unfold).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Vista previa' })).toHaveText('Vista previa');
    await expect(page.locator('iframe')).toHaveCount(0);
    await unfold.press('Enter');
    await expect(preview).toContainText('La Higuera');
  });
  expect(reports).toEqual([]);
});

test('only the preview shows unsaved settings, an unsaved colour and the unsaved board, until their screen is left', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  await startSession(page, OWNER);
  const leave = async () => {
    await page.getByRole('link', { name: 'Volver' }).click();
    await page.getByRole('button', { name: 'Salir sin guardar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mi menú' })).toBeVisible();
  };

  await test.step('the preview shows unsaved settings until their screen is left', async () => {
    await page.goto('/panel/menu/info');
    await page.getByLabel('Dirección').fill('Perú 500');
    await expect(drawnPreview(page)).toContainText('Perú 500');
    expect(await asDiner(page)).not.toContain('Perú 500');
    await leave();
    await expect(drawnPreview(page)).not.toContainText('Perú 500');
  });

  await test.step('only the preview shows an unsaved colour and unsaved pictures', async () => {
    await page.getByRole('link', { name: 'Personalización' }).click();
    await page.getByPlaceholder('#RRGGBB').fill('#123456');
    const color = () => drawnPreview(page).evaluate((main) => getComputedStyle(main).getPropertyValue('--owner-color'));
    await expect.poll(color).toBe('#123456');
    await leave();
  });

  await test.step('the preview shows the unsaved board', async () => {
    await page.getByRole('link', { name: 'Pizarra virtual' }).click();
    const board = page.getByRole('textbox', { name: 'Pizarra' });
    await board.click();
    await board.press('Control+A');
    await page.keyboard.type('Hoy locro');
    await expect(drawnPreview(page).getByRole('region', { name: 'Pizarra' })).toContainText('Hoy locro');
    expect(await asDiner(page)).not.toContain('Hoy locro');
  });
  expect(sent).toEqual([]);
});

test('the preview scrolls to what a settings screen changes, and once: the owner may scroll it away', async ({
  page,
}) => {
  // Without it the preview scrolls smoothly.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startSession(page, OWNER);
  const preview = drawnPreview(page);

  await page.goto('/panel/menu/info');
  await page.getByLabel('Dirección').fill('Perú 500');
  await expect(preview.locator('#informacion').getByText('Perú 500')).toBeInViewport();
  await page.getByLabel('Nombre del negocio').fill('La Higuera de Luisa');
  await expect(preview.getByRole('heading', { level: 1, name: 'La Higuera de Luisa' })).toBeInViewport();

  await page.goto('/panel/menu/legal');
  await page.getByRole('switch', { name: 'Precio sin impuestos nacionales' }).click();
  await expect(preview.locator('[data-visit="product"]').first()).toBeInViewport();
  await page.getByLabel('Precio del cubierto').fill('1234');
  await expect(preview.getByText('1.234')).toBeInViewport();
  await page.getByLabel('Aviso').fill('Todo lleva sal');
  const notice = preview.getByText('Todo lleva sal');
  await expect(notice).toBeInViewport();
  await preview.evaluate(() => window.scrollTo(0, 0));
  await page.getByLabel('Aviso').fill('Todo lleva sal marina');
  await expect(notice).toHaveText('Todo lleva sal marina');
  await expect(notice).not.toBeInViewport();

  await page.goto('/panel/menu/wifi');
  await page.getByLabel('Nombre de la red').fill('Higuera');
  await expect(preview.locator('#wifi').getByText('Higuera')).toBeInViewport();
  await page.goto('/panel/menu/board');
  await page.getByRole('textbox', { name: 'Pizarra' }).click();
  await page.keyboard.type('Hoy locro ');
  await expect(preview.locator('#pizarra').getByText('Hoy locro')).toBeInViewport();
  await page.goto('/panel/menu/button');
  await expect(preview.locator('#contacto')).toBeInViewport();
  await page.goto('/panel/menu/hours');
  await expect(preview.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('the sheet of a product in the preview shows what only it shows, while it is typed; it takes no focus, counts no visit and stores no order', async ({
  page,
}) => {
  const reports: string[] = [];
  page.on('request', (request) => /\/api\/(?:visits|public)\//.test(request.url()) && reports.push(request.url()));
  const editor = await openEditor(page, 'Postres');
  const preview = drawnPreview(page);
  const body = page.frameLocator('iframe[title="Vista previa del menú"]').locator('body');
  const sheet = body.getByRole('dialog');

  await test.step('a tap on a product opens its sheet, which follows what is typed and adds to no order', async () => {
    const address = await preview.evaluate(() => location.href);
    await page.mouse.move(1060, 400);
    await preview.getByRole('link', { name: FLAN, exact: true }).click();
    await expect(sheet).toContainText('Alérgenos');
    await editor.choose(FLAN, 'Editar');
    await page.getByLabel('Descripción').fill('Con crema');
    await expect(sheet).toContainText('Con crema');
    await page.mouse.move(1060, 400);
    await sheet.getByRole('button', { name: /^Agregar/ }).click();
    await expect(sheet).toHaveCount(0);
    // Both at one moment: the page keeps where it is scrolled to.
    const shown = () => {
      const placeOf = ({ history, localStorage }: Window) => [history.length, ...Object.keys(localStorage)];
      return [location.href, placeOf(window), placeOf(parent)];
    };
    const [href, ofPreview, ofPage] = await preview.evaluate(shown);
    expect(href).toBe(address);
    expect(ofPreview).toEqual(ofPage);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('pedido')))).toEqual([]);
  });

  await test.step('the sheet opens while allergens are edited, and closes with the next field', async () => {
    const more = page.getByRole('button', { name: 'Más alérgenos' });
    await more.click();
    await page
      .getByRole('radiogroup', { name: 'Soja' })
      .getByRole('radio', { name: 'Contiene' })
      .click({ force: true });
    const contains = sheet.getByText(/^Contiene$/).locator('xpath=..');
    await expect(contains).toContainText(/soja/i);
    await expect(contains).toBeInViewport();
    // The frame has not taken the focus.
    expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('iframe');
    await page.getByLabel('Descripción').click();
    await expect(sheet).toHaveCount(0);
  });

  await test.step('a sheet that was tapped stays open when the form then points at it', async () => {
    await page.mouse.move(1060, 400);
    await preview.getByRole('link', { name: FLAN, exact: true }).click();
    await expect(sheet).toBeVisible();
    await page.getByRole('radiogroup', { name: 'Soja' }).getByRole('radio', { name: 'Libre' }).click({ force: true });
    await expect(sheet.getByText(/^Libre de$/).locator('xpath=..')).toContainText(/soja/i);
    await page.getByLabel('Descripción').click();
    await expect(sheet).toHaveCount(0);
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Descartar' }).click();
  });

  await test.step('the preview shows what a sheet would change of a category, until it is closed', async () => {
    const spicy = preview
      .locator('[data-visit="product"]')
      .filter({ hasText: FLAN })
      .getByRole('img', { name: 'Picante' });
    await editor.choose('Postres', 'Alérgenos y dietas');
    await page.getByRole('button', { name: 'Picante' }).click();
    await expect(spicy).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(spicy).toHaveCount(0);
  });

  await test.step('the sheet of the first product that has it shows an option group while it is edited', async () => {
    await page.goto('/panel/menu/options');
    await page.getByText('Extras de pizza').click();
    await expect(sheet.getByRole('group', { name: 'Extras de pizza' })).toBeInViewport();
    const name = page.getByLabel('Nombre', { exact: true }).first();
    await name.fill('');
    await name.pressSequentially('Agregados ricos');
    await expect(sheet.getByRole('group', { name: 'Agregados ricos' })).toBeInViewport();
    await expect(name).toHaveValue('Agregados ricos');
  });
  expect(reports).toEqual([]);
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

test('the preview on a phone opens over the whole screen, also while a product is edited', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const editor = await openEditor(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  await editor.expand('Postres');
  await editor.choose(FLAN, 'Editar');
  await page.getByLabel('Nombre').fill('Flan de la abuela');
  await page.getByRole('button', { name: 'Vista previa' }).click();
  const sheet = page.getByRole('dialog', { name: 'Vista previa' });
  await expect(drawnPreview(page)).toContainText('Flan de la abuela');
  expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
  // The frame's document is checked beside the tree.
  expect(await seriousViolations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('button', { name: 'Vista previa' })).toBeFocused();
  await expect(page.getByLabel('Nombre')).toHaveValue('Flan de la abuela');
});
