import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { CartaServer } from './testing/carta-server.ts';
import { NEW_OWNER, OWNER, PASSWORD, signIn } from './testing/panel.ts';
import { seriousFaults } from './testing/serious-faults.ts';
import { expect, test } from './testing/test.ts';

async function open(page: Page, address: string, title: string, email = OWNER): Promise<void> {
  await signIn(page, email);
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

async function carta(server: CartaServer, ...args: string[]): Promise<void> {
  const { code, err } = await server.carta(args);
  expect(err).toBe('');
  expect(code).toBe(0);
}

/** Sets the announcements or the manuals as the operator does. */
async function setContent(server: CartaServer, kind: 'announcements' | 'manuals', content: unknown): Promise<void> {
  const file = path.join(server.dataDir, `${kind}-to-set.json`);
  await writeFile(file, JSON.stringify(content));
  await carta(server, kind, 'set', file);
}

/** As an operator might who writes the file that the server reads by hand. */
async function breakContent(server: CartaServer, kind: string, text: string): Promise<void> {
  server.allow(UNREADABLE);
  await writeFile(path.join(server.dataDir, 'content', `${kind}.json`), text);
}

const UNREADABLE = /content cannot be read/;
const complaintsOfContent = ({ log }: CartaServer) => log.split('\n').filter((line) => UNREADABLE.test(line));

test.describe('Cuenta', () => {
  test('shows the business, its address and email, and leads to payments and manuals', async ({ page, server }) => {
    await open(page, '/panel/account', 'Cuenta');
    await expect(page.getByRole('heading', { name: 'La Higuera' })).toBeVisible();
    await expect(page.getByText(OWNER)).toBeVisible();
    const address = page.getByRole('link', { name: `${new URL(server.url).host}/m/demo` });
    await expect(address).toHaveAttribute('href', `${server.url}/m/demo`);
    await page.getByRole('link', { name: 'Pagos' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pagos' })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Manuales' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Manuales' })).toBeVisible();
  });

  test('shows the first letter of the business to who has no picture', async ({ page }) => {
    await open(page, '/panel/account', 'Cuenta', NEW_OWNER);
    const name = await page.getByRole('main').getByRole('heading', { level: 2 }).first().innerText();
    await expect(page.getByText(name.charAt(0), { exact: true })).toBeVisible();
  });

  test('copies the address', async ({ page, context, server }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/panel/account', 'Cuenta');
    await page.getByRole('button', { name: 'Copiar dirección' }).click();
    await expect(page.getByText('Dirección copiada')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/m/demo`);
  });

  for (const [name, type, file] of [
    ['Descargar código QR', 'image/png', 'qr-demo.png'],
    ['Código QR en SVG, para imprenta', 'image/svg+xml', 'qr-demo.svg'],
  ] as const) {
    test(`«${name}» gives a picture`, async ({ page }) => {
      await open(page, '/panel/account', 'Cuenta');
      const link = page.getByRole('link', { name, exact: true });
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(download.suggestedFilename()).toBe(file);
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, type]);
    });
  }

  test('«Descargar menú en PDF» is new, shows that it is made, and gives the file', async ({ page }) => {
    await open(page, '/panel/account', 'Cuenta');
    const row = page.getByRole('listitem').filter({ hasText: 'Descargar menú en PDF' });
    await expect(row).toContainText('NUEVO');
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/menus/demo/pdf', async (route) => {
      await held;
      await route.continue();
    });
    const downloaded = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Descargar menú en PDF' }).click();
    await expect(page.getByRole('progressbar', { name: 'Preparando el PDF' })).toBeVisible();
    letGo();
    expect((await downloaded).suggestedFilename()).toBe('menu-demo.pdf');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  test('the card for the tables is printed alone, at A6', async ({ page }) => {
    await open(page, '/panel/account', 'Cuenta');
    await page.evaluate(() => {
      window.print = () => Object.assign(window, { printed: document.body.innerHTML.includes('Escanea el código') });
    });
    await page.getByRole('button', { name: 'Imprimir tarjeta para las mesas' }).click();
    await expect.poll(() => page.evaluate(() => (window as { printed?: boolean }).printed)).toBe(true);
    await expect(page.getByText('Escanea el código')).toHaveCount(0);
  });

  test('[PASSWORD-1] [PASSWORD-2] the password is changed by who knows it, and the other sessions end', async ({
    page,
    browser,
    server,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of (?:400|401)/);
    const phone = await (await browser.newContext({ baseURL: server.url })).newPage();
    await signIn(phone, OWNER);
    await open(page, '/panel/account', 'Cuenta');
    await expect(page.getByText('Esta sesión')).toBeVisible();
    const sessions = page.getByRole('list', { name: 'Sesiones abiertas' }).getByRole('listitem');
    await expect(sessions).toHaveCount(2);

    const change = page.getByRole('button', { name: 'Cambiar contraseña' });
    await page.getByLabel('Contraseña actual').fill('equivocada');
    await page.getByLabel('Contraseña nueva').fill('milanesa-napolitana');
    await change.click();
    await expect(page.getByText('No es tu contraseña actual')).toBeVisible();
    await page.getByLabel('Contraseña actual').fill(PASSWORD);
    await change.click();
    await expect(page.getByText('Contraseña cambiada')).toBeVisible();
    await expect(page.getByLabel('Contraseña nueva')).toHaveValue('');
    await expect(sessions).toHaveCount(1);

    await phone.goto('/panel/account');
    await expect(phone.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    await phone.context().close();
  });

  test('«Cerrar las demás» leaves this session only', async ({ page, browser, server }) => {
    const phone = await (await browser.newContext({ baseURL: server.url })).newPage();
    await signIn(phone, OWNER);
    await open(page, '/panel/account', 'Cuenta');
    await page.getByRole('button', { name: 'Cerrar las demás' }).click();
    await expect(page.getByText('Se cerraron las demás sesiones')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cerrar las demás' })).toHaveCount(0);
    await phone.goto('/panel');
    await expect(phone.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    await phone.context().close();
  });
});

test.describe('Pagos', () => {
  test('[PAY-1] [PAY-2] [PAY-3] are listed five a page, the newest first, each with its state', async ({ page }) => {
    await open(page, '/panel/payments', 'Pagos');
    const rows = page.getByRole('list', { name: 'Pagos' }).getByRole('listitem');
    await expect(rows).toHaveCount(5);
    const dates = () => rows.allInnerTexts();
    const [newest = ''] = await dates();
    expect(newest).toMatch(/^\d{1,2} [a-z]{3,4} \d{4}\s+Pago pendiente$/);
    const expired = page.getByText('Servicio vencido').first();
    await expect(expired).toHaveCSS('color', 'rgb(189, 42, 28)');
    const earlier = page.getByRole('button', { name: 'Página anterior' });
    const later = page.getByRole('button', { name: 'Página siguiente' });
    await expect(earlier).toBeDisabled();
    await later.click();
    await later.click();
    await expect(page.getByText('Página 3 de 3')).toBeVisible();
    await expect(rows).toHaveCount(2);
    await expect(later).toBeDisabled();
    await earlier.click();
    await expect(page.getByText('Página 2 de 3')).toBeVisible();
  });

  test('say so where there are none', async ({ page }) => {
    await open(page, '/panel/payments', 'Pagos', NEW_OWNER);
    await expect(page.getByRole('heading', { name: 'Todavía no hay pagos' })).toBeVisible();
    expect(await seriousFaults(page)).toEqual([]);
  });

  test('that the operator adds are shown without a restart', async ({ page, server }) => {
    await open(page, '/panel/payments', 'Pagos', NEW_OWNER);
    const args = ['--year', '2026', '--month', '11', '--day', '10', '--status', 'otro'];
    await carta(server, 'payments', 'add', NEW_OWNER, ...args);
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: '10 nov 2026' })).toContainText('Mes de servicio');
  });
});

test.describe('Manuales', () => {
  const FRAME = 'https://www.youtube-nocookie.com/**';

  test('[MANUAL-2] [MANUAL-3] [MANUAL-5] a tile plays its video on the whole screen; leaving it stops all', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    await page.route(FRAME, (route) => route.fulfill({ contentType: 'text/html', body: '<p>video</p>' }));
    await open(page, '/panel/manuals', 'Manuales');
    const tile = page.getByRole('button', { name: 'Tu menú en diez minutos' });
    expect((await tile.boundingBox())?.height).toBe(180);
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
  });

  test('where the provider is blocked, title and link are left', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/ERR_|youtube/);
    await page.route(FRAME, (route) => route.abort());
    await open(page, '/panel/manuals', 'Manuales');
    await page.getByRole('button', { name: 'Tu menú en diez minutos' }).click();
    const player = page.getByRole('dialog', { name: 'Tu menú en diez minutos' });
    await expect(player.getByText('Tu menú en diez minutos')).toBeVisible();
    await expect(player.getByRole('link', { name: 'Abrir en otra ventana' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    );
  });

  test('that the operator sets are shown without a restart; a video of another site is a link', async ({
    page,
    server,
  }) => {
    await open(page, '/panel/manuals', 'Manuales');
    await setContent(server, 'manuals', { manuals: [{ title: 'Nuevo', url: 'https://videos.test/1' }] });
    await page.reload();
    await expect(page.getByRole('link', { name: 'Nuevo' })).toHaveAttribute('href', 'https://videos.test/1');
    await expect(page.getByRole('list', { name: 'Manuales' }).getByRole('listitem')).toHaveCount(1);
  });

  test('say so where the file is broken', async ({ page, server }) => {
    await signIn(page, OWNER);
    await breakContent(server, 'manuals', '{ "manuals": [');
    await page.goto('/panel/manuals');
    await expect(page.getByRole('heading', { name: 'No hay manuales' })).toBeVisible();
    expect(await seriousFaults(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No hay manuales' })).toBeVisible();
    // The log is written a moment after the answer.
    await expect.poll(() => complaintsOfContent(server)).toHaveLength(1);
  });

  test('that cannot be fetched are asked for again', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/ERR_FAILED/);
    await signIn(page, OWNER);
    await page.route('**/content/manuals.json', (route) => route.abort());
    await page.goto('/panel/manuals');
    await expect(page.getByRole('heading', { name: 'No se pudo cargar' })).toBeVisible();
    expect(await seriousFaults(page)).toEqual([]);
    await page.unroute('**/content/manuals.json');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('list', { name: 'Manuales' }).getByRole('listitem')).toHaveCount(4);
  });
});

test.describe('Soporte técnico', () => {
  test('[SUPPORT-1] [SUPPORT-2] opens a chat that says which menu has a problem', async ({ page, server }) => {
    await open(page, '/panel/support', 'Soporte técnico');
    const chat = page.getByRole('link', { name: 'Chatea con nosotros' });
    const address = new URL((await chat.getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toBe('https://wa.me/5491155550100');
    expect(address.searchParams.get('text')).toContain(`${server.url}/m/demo`);
    await expect(chat).toHaveAttribute('target', '_blank');
  });
});

test.describe('Soporte técnico without a number', () => {
  test.use({ serverSettings: { DEMO: '0' } });

  test('[SUPPORT-2] has a button that says why it does nothing', async ({ page, server }) => {
    await carta(server, 'business', 'create', '--key', 'cantina', '--name', 'La Cantina');
    const made = await server.carta(['user', 'create', '--email', NEW_OWNER, '--business', 'cantina'], `${PASSWORD}\n`);
    expect(made.code).toBe(0);
    await open(page, '/panel/support', 'Soporte técnico', NEW_OWNER);
    const chat = page.getByRole('button', { name: 'Chatea con nosotros' });
    await expect(chat).toBeDisabled();
    await expect(chat).toHaveAccessibleDescription(/Todavía no hay un número de soporte/);
    expect(await seriousFaults(page)).toEqual([]);
  });
});

test.describe('Anuncios', () => {
  test('[NEWS-1] [NEWS-2] [NEWS-3] [NEWS-4] are cards that lead to the whole text', async ({ page }) => {
    await open(page, '/panel/news', 'Anuncios');
    const cards = page.getByRole('list', { name: 'Anuncios' }).getByRole('listitem');
    await expect(cards).toHaveCount(3);
    await expect(page.getByText('La pizarra tendrá horarios')).toHaveCount(0);
    const first = cards.first();
    await expect(first).toContainText('NOVEDAD');
    await expect(first).toContainText('Desde hoy los comensales arman…');
    await first.getByRole('link', { name: 'LEER MÁS' }).click();
    await expect(page).toHaveURL(/\/panel\/news\/pedidos-por-whatsapp$/);
    const article = page.getByRole('article', { name: 'Los pedidos llegan por WhatsApp' });
    await expect(article).toContainText('NOVEDAD');
    await expect(article.getByRole('strong').or(article.locator('strong'))).toHaveText('por WhatsApp');
    await expect(article.getByRole('link', { name: 'Ir a Pedidos' })).toHaveAttribute('href', '/panel/orders');
    expect(await seriousFaults(page)).toEqual([]);
  });

  for (const slug of ['nada', 'pizarra-con-horarios']) {
    test(`[NEWS-5] '${slug}', which is not listed, says so`, async ({ page }) => {
      await open(page, `/panel/news/${slug}`, 'Anuncios');
      await expect(page.getByRole('heading', { name: 'No encontramos ese anuncio' })).toBeVisible();
      await page.getByRole('link', { name: 'Ver todos' }).click();
      await expect(page.getByRole('list', { name: 'Anuncios' })).toBeVisible();
    });
  }

  test('that the operator sets are shown without a restart', async ({ page, server }) => {
    await open(page, '/panel/news', 'Anuncios');
    const content = '<p>Ñoquis <em>del</em> 29 &amp; más cosas de la cocina</p>';
    await setContent(server, 'announcements', {
      announcements: [{ tag: 'día', slug: 'noquis', title: 'Ñoquis', content, show: true }],
    });
    await page.reload();
    const card = page.getByRole('list', { name: 'Anuncios' }).getByRole('listitem');
    await expect(card).toContainText('DÍA');
    await expect(card).toContainText('Ñoquis del 29 & más cosas de l…');
  });

  test('say so where the file is broken', async ({ page, server }) => {
    await signIn(page, OWNER);
    await breakContent(server, 'announcements', 'nothing of the kind');
    await page.goto('/panel/news');
    await expect(page.getByRole('heading', { name: 'No hay anuncios' })).toBeVisible();
    // The log is written a moment after the answer.
    await expect.poll(() => complaintsOfContent(server)).toHaveLength(1);
  });
});

test.describe('Notificaciones', () => {
  test('[NOTIF-3] [BADGE-1] are listed newest first, and reading them empties the bell for good', async ({ page }) => {
    await signIn(page, OWNER);
    await expect(page.getByRole('link', { name: 'Notificaciones, 3 sin leer' })).toBeVisible();
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

  test('that the operator sends are counted and shown without a restart', async ({ page, server }) => {
    await open(page, '/panel/notifications', 'Notificaciones', NEW_OWNER);
    await expect(page.getByRole('heading', { name: 'No tienes notificaciones' })).toBeVisible();
    expect(await seriousFaults(page)).toEqual([]);
    const words = ['--title', 'Feriado', '--message', 'El lunes no hay soporte', '--link', '/panel/support'];
    await carta(server, 'notify', '--business', 'demo-vacio', ...words);
    await page.goto('/panel');
    await page.getByRole('link', { name: 'Notificaciones, 1 sin leer' }).click();
    await page.getByRole('link', { name: /Feriado/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Soporte técnico' })).toBeVisible();
  });

  test('that could not be marked as read tell so', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/ERR_FAILED|network/);
    await signIn(page, OWNER);
    await page.route('**/api/users/*carta.test', (route) => route.abort());
    await page.getByRole('link', { name: /^Notificaciones/ }).click();
    await expect(page.getByText('No se pudo guardar. Revisa tu conexión e inténtalo otra vez.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Notificaciones' }).getByRole('listitem')).toHaveCount(5);
  });
});
