import { goToScreen, NEW_OWNER, openHome, OWNER, startSession } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a new owner sees the first steps, and the downloaded QR code is one of them from then on', async ({ page }) => {
    await openHome(page, NEW_OWNER);
    const steps = page.getByRole('region', { name: 'Primeros pasos' });
    await expect(steps.getByText('0 de 5')).toBeVisible();
    await expect(steps.getByRole('listitem')).toHaveText([
      /Nombre y logo/,
      /Primera categoría/,
      /Diez productos/,
      /Horarios de atención/,
      /QR/,
    ]);
    expect(await seriousViolations(page)).toEqual([]);
    // The tiles below: 'Mi menú' alone, then three beside one another.
    const tops = await page
      .getByRole('navigation', { name: 'Secciones' })
      .getByRole('link')
      .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().top)));
    expect([tops.length, new Set(tops.slice(1)).size]).toEqual([4, 1]);

    await steps.getByRole('link', { name: /QR/ }).tap();
    const stored = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/api/business/demo-vacio'),
    );
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Descargar código QR', exact: true }).tap();
    await download;
    expect((await stored).ok()).toBe(true);
    await page.getByRole('link', { name: 'Volver' }).tap();
    await expect(steps.getByText('1 de 5')).toBeVisible();
    await steps.getByRole('link', { name: 'Subir el logo' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Personalización' })).toBeVisible();
  });
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('home shows visits, sold-out products and the last change, and leads there by keyboard', async ({ page }) => {
    await startSession(page, OWNER);
    const menu = await (await page.request.get('/api/menus/demo')).json();
    const { key, parent } = menu.items.find(({ title }: { title: string }) => title === 'Provoleta al hierro');
    await page.request.put('/api/items', { data: { business: 'demo', key, parent, soldOut: true } });

    await goToScreen(page, '/panel', 'Inicio');
    const visits = page.getByRole('link', { name: /^Visitas hoy/ });
    await expect(visits).toContainText(/\d/);
    await expect(page.getByRole('link', { name: /^Agotado ahora/ })).toContainText('Provoleta al hierro');
    const last = page.getByRole('link', { name: /^Último cambio/ });
    await expect(last).toContainText('Provoleta al hierro: agotado hoy, recién');
    expect(await seriousViolations(page)).toEqual([]);

    // A change in another session arrives without a reload.
    await page.request.put('/api/items', { data: { business: 'demo', key, parent, soldOut: false } });
    await expect(last).toContainText('otra vez a la venta');
    await visits.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Métricas' })).toBeVisible();
  });
});
