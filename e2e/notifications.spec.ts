import { carta } from './testing/operator.ts';
import { NEW_OWNER, openHome, openScreen, OWNER } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

test.describe('Notificaciones', () => {
  test('[NOTIF-2] [BADGE-1] notifications are listed newest first, and reading them clears the badge for good', async ({
    page,
    consoleGuard,
  }) => {
    await openHome(page, OWNER);
    await expect(page.getByRole('link', { name: 'Notificaciones, 3 sin leer' })).toBeVisible();

    await test.step('notifications that could not be marked as read are reported', async () => {
      consoleGuard.allow(/ERR_FAILED|network/);
      await page.route('**/api/users/*carta.test', (route) => route.abort());
      await page.getByRole('link', { name: /^Notificaciones/ }).click();
      await expect(page.getByText('No se pudo guardar. Revisa tu conexión e inténtalo otra vez.')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Notificaciones' }).getByRole('listitem')).toHaveCount(5);
      await page.unroute('**/api/users/*carta.test');
      await page.goto('/panel');
      await expect(page.getByRole('link', { name: 'Notificaciones, 3 sin leer' })).toBeVisible();
    });

    const reading = page.waitForRequest((request) => request.method() === 'PUT');
    const listing = page.waitForRequest((request) => Boolean(request.postData()?.includes('from')));
    const before = Date.now();
    await page.getByRole('link', { name: /^Notificaciones/ }).click();
    const body = (await reading).postDataJSON() as { lastNotificationRead: number };
    expect(Object.keys(body)).toEqual(['lastNotificationRead']);
    expect(body.lastNotificationRead).toBeGreaterThanOrEqual(before);
    expect((await listing).postDataJSON()).toEqual({ from: 0 });
    await expect(page.getByRole('link', { name: 'Notificaciones', exact: true })).toBeVisible();
    const items = page.getByRole('list', { name: 'Notificaciones' }).getByRole('listitem');
    await expect(items).toHaveCount(5);
    await expect(items.first()).toContainText('Cuatro productos destacados');
    await expect(items.last()).toContainText('Bienvenida a Carta');
    await expect(items.last().getByRole('link')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Notificaciones', exact: true })).toBeVisible();
    await items.first().getByRole('link').click();
    await expect(page).not.toHaveURL(/notifications/);
  });

  test('notifications that the operator sends are counted and shown without a restart', async ({ page, server }) => {
    await openScreen(page, '/panel/notifications', 'Notificaciones', NEW_OWNER);
    await expect(page.getByRole('heading', { name: 'No tienes notificaciones' })).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    const words = ['--title', 'Feriado', '--message', 'El lunes no hay soporte', '--link', '/panel/support'];
    await carta(server, 'notify', '--business', 'demo-vacio', ...words);
    await page.goto('/panel');
    await page.getByRole('link', { name: 'Notificaciones, 1 sin leer' }).click();
    await page.getByRole('link', { name: /Feriado/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Soporte técnico' })).toBeVisible();
  });
});
