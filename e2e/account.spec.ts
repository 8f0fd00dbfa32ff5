import { NEW_OWNER, openScreen, OWNER, PASSWORD, startSession, write } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

test.describe('Cuenta', () => {
  test('the account screen shows the business, gives its address, code and PDF, and leads to payments and manuals', async ({
    page,
    context,
    server,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openScreen(page, '/panel/account', 'Cuenta');

    await test.step('«Copiar dirección» copies the address of the menu', async () => {
      await page.getByRole('button', { name: 'Copiar dirección' }).click();
      await expect(page.getByText('Dirección copiada')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/m/demo`);
    });

    await test.step('the address and the email stand large below their small names', async () => {
      const size = (text: string) =>
        page
          .getByRole('listitem')
          .getByText(text, { exact: true })
          .evaluate((words) => getComputedStyle(words).fontSize);
      const address = `${server.url}/m/demo`.replace(/^https?:\/\//, '');
      expect(await Promise.all(['Dirección web', 'Correo electrónico'].map(size))).toEqual(['13px', '13px']);
      expect(await Promise.all([address, OWNER].map(size))).toEqual(['16px', '16px']);
    });

    for (const [name, type, file] of [
      ['Descargar código QR', 'image/png', 'qr-demo.png'],
      ['Código QR en SVG, para imprenta', 'image/svg+xml', 'qr-demo.svg'],
    ] as const)
      await test.step(`«${name}» downloads a picture`, async () => {
        const link = page.getByRole('link', { name, exact: true });
        const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
        expect(download.suggestedFilename()).toBe(file);
        const answer = await page.request.get((await link.getAttribute('href')) ?? '');
        expect([answer.status(), answer.headers()['content-type']]).toEqual([200, type]);
      });

    await test.step('«Descargar menú en PDF» is marked as new, shows its progress and downloads the file', async () => {
      const row = page.getByRole('listitem').filter({ hasText: 'Descargar menú en PDF' });
      await expect(row).toContainText('NUEVO');
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/api/menus/demo/pdf', async (route) => {
        await held;
        await route.continue();
      });
      const downloaded = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Descargar menú en PDF' }).click();
      await expect(page.getByRole('progressbar', { name: 'Preparando el PDF' })).toBeVisible();
      release();
      expect((await downloaded).suggestedFilename()).toBe('menu-demo.pdf');
      await expect(page.getByRole('progressbar')).toHaveCount(0);
    });

    await test.step('the card for the tables is printed without the rest of the page', async () => {
      await page.evaluate(() => {
        window.print = () => Object.assign(window, { printed: document.body.innerHTML.includes('Escanea el código') });
      });
      await page.getByRole('button', { name: 'Imprimir tarjeta para las mesas' }).click();
      await expect.poll(() => page.evaluate(() => (window as { printed?: boolean }).printed)).toBe(true);
      await expect(page.getByText('Escanea el código')).toHaveCount(0);
    });

    await test.step('the account screen shows the business, its address and email, and leads to payments and manuals', async () => {
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

    await test.step('an owner without a picture sees the first letter of the business', async () => {
      await openScreen(page, '/panel/account', 'Cuenta', NEW_OWNER);
      const name = await page.getByRole('main').getByRole('heading', { level: 2 }).first().innerText();
      await expect(page.getByText(name.charAt(0), { exact: true })).toBeVisible();
    });
  });

  test('[PASSWORD-1] [PASSWORD-2] an owner ends the other sessions, by hand and by a new password', async ({
    page,
    browser,
    server,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of (?:400|401)/);
    const phone = await (await browser.newContext({ baseURL: server.url })).newPage();
    await startSession(phone, OWNER);
    await openScreen(page, '/panel/account', 'Cuenta');
    await expect(page.getByText('Esta sesión')).toBeVisible();
    const sessions = page.getByRole('list', { name: 'Sesiones abiertas' }).getByRole('listitem');
    await expect(sessions).toHaveCount(2);

    await test.step('«Cerrar las demás» ends every session but this one', async () => {
      await page.getByRole('button', { name: 'Cerrar las demás' }).click();
      await expect(page.getByText('Se cerraron las demás sesiones')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Cerrar las demás' })).toHaveCount(0);
      await phone.goto('/panel');
      await expect(phone.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    });

    await test.step('[PASSWORD-1] [PASSWORD-2] an owner who knows the password changes it, and the other sessions end', async () => {
      await startSession(phone, OWNER);
      await page.reload();
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
    });
    await phone.context().close();
  });
});

test('a business name of one long word scrolls neither the account nor a page of the diners sideways', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/);
  await page.setViewportSize({ width: 360, height: 640 });
  const menu = (await (await page.request.get('/api/public/menus/demo')).json()) as { featured: [{ key: string }] };
  const pages = { demo: ['', '/wifi', '/p/none', `/p/${menu.featured[0].key}`], 'demo-vacio': [''] };
  for (const [key, places] of Object.entries(pages)) {
    await startSession(page, key === 'demo' ? OWNER : NEW_OWNER);
    await write(page, `/api/business/${key}`, { name: 'W'.repeat(60) });
    for (const address of ['/panel', '/panel/account', ...places.map((place) => `/m/${key}${place}`)]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(360);
    }
  }
});
