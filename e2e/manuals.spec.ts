import { breakContent, unreadableContentLines, setContent, writeContent } from './testing/operator.ts';
import { openScreen, OWNER, startSession } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

test.describe('Manuales', () => {
  const FRAME = 'https://www.youtube-nocookie.com/**';

  test('[MANUAL-2] [MANUAL-3] [MANUAL-5] a tile plays its video on the whole screen; leaving it stops all', async ({
    page,
    consoleGuard,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    await page.route(FRAME, (route) => route.fulfill({ contentType: 'text/html', body: '<p>video</p>' }));
    await openScreen(page, '/panel/manuals', 'Manuales');
    const tile = page.getByRole('button', { name: 'Tu menú en diez minutos' });
    expect((await tile.boundingBox())?.height).toBe(180);
    await expect(tile).toContainText('1');
    expect(new Set(asked)).toEqual(new Set(['localhost']));

    await tile.click();
    const player = page.getByRole('dialog', { name: 'Tu menú en diez minutos' });
    await expect(player.locator('iframe')).toHaveAttribute('src', /embed\/aqz-KE-bpKQ\?autoplay=1$/);
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await page.evaluate(() => document.exitFullscreen());
    await expect(player).toHaveCount(0);
    await expect(tile).toHaveAttribute('aria-pressed', 'false');
    await expect(tile).toBeVisible();

    await tile.click();
    await player.getByRole('button', { name: 'Cerrar' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);

    await test.step('where the provider is blocked, title and link are left', async () => {
      consoleGuard.allow(/ERR_|youtube/);
      await page.unroute(FRAME);
      await page.route(FRAME, (route) => route.abort());
      await tile.click();
      await expect(player.getByText('Tu menú en diez minutos')).toBeVisible();
      await expect(player.getByRole('link', { name: 'Abrir en otra ventana' })).toHaveAttribute(
        'href',
        'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      );
    });
  });

  test('manuals that cannot be fetched can be retried; those that the operator sets are shown without a restart, and a broken file is reported', async ({
    page,
    server,
    consoleGuard,
  }) => {
    await startSession(page, OWNER);

    await test.step('manuals that cannot be fetched can be retried', async () => {
      consoleGuard.allow(/ERR_FAILED/);
      await page.route('**/content/manuals.json', (route) => route.abort());
      await page.goto('/panel/manuals');
      await expect(page.getByRole('heading', { name: 'No se pudo cargar' })).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
      await page.unroute('**/content/manuals.json');
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(page.getByRole('list', { name: 'Manuales' }).getByRole('listitem')).toHaveCount(4);
    });

    await test.step('manuals that the operator sets are shown without a restart', async () => {
      await setContent(server, 'manuals', { manuals: [{ title: 'Nuevo', url: 'https://youtu.be/dQw4w9WgXcQ' }] });
      await page.reload();
      await expect(page.getByRole('list', { name: 'Manuales' }).getByRole('listitem')).toHaveText(/Nuevo/);
    });

    await test.step('a video of another site, which the command line took once, is a link', async () => {
      const file = { manuals: [{ title: 'De antes', url: 'https://videos.test/1' }] };
      await writeContent(server, 'manuals', JSON.stringify(file));
      await page.reload();
      await expect(page.getByRole('link', { name: 'De antes' })).toHaveAttribute('href', 'https://videos.test/1');
    });

    await test.step('a broken file of manuals is reported on the screen', async () => {
      await breakContent(server, 'manuals', '{ "manuals": [');
      await page.reload();
      await expect(page.getByRole('heading', { name: 'No hay manuales' })).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'No hay manuales' })).toBeVisible();
      // The log is written shortly after the response.
      await expect.poll(() => unreadableContentLines(server)).toHaveLength(1);
    });
  });
});
