import type { Page } from '@playwright/test';
import { RECONNECTED, pending, rename, test } from './testing/proxied-editor.ts';
import { boxOf } from './testing/layout.ts';
import { NEW_BUSINESS } from './testing/operator.ts';
import { Editor } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect } from './testing/test.ts';

test('edits made without a server wait in order, survive a reload, and are sent when it is back', async ({
  editor,
  page,
  server,
}) => {
  await server.stop();
  await editor.choose('Queso y dulce', 'Ocultar');
  await expect(page.getByText('Sin conexión.')).toBeVisible();
  await test.step('the bar stays in sight while the page scrolls, above the header of the screen', async () => {
    const size = page.viewportSize()!;
    await page.setViewportSize({ width: 360, height: 400 });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const bar = await boxOf(page.getByRole('status').filter({ hasText: 'Sin conexión.' }));
    const header = await boxOf(page.getByRole('heading', { level: 1 }));
    expect(bar.y).toBe(0);
    expect(header.y).toBeGreaterThanOrEqual(bar.height);
    await page.setViewportSize(size);
  });
  await rename(editor, 'Budín de pan', 'Budín casero');
  await rename(editor, 'Budín casero', 'Budín de la abuela');
  await editor.choose('Postres', 'Agregar producto');
  await page.getByRole('dialog').getByRole('button', { name: 'Agregar' }).click();
  await rename(editor, 'Producto sin nombre', 'Flan');
  for (const title of ['Queso y dulce', 'Budín de la abuela', 'Flan'])
    await expect(pending(editor, title)).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);

  // The new page of the same browser finds the persisted outbox.
  await page.close();
  await server.restart();
  const again = new Editor(await page.context().newPage());
  await again.open();
  await again.saved();
  await again.page.reload();
  await again.tree.waitFor();
  await again.expand('Postres');
  for (const title of ['Queso y dulce, oculta', 'Budín de la abuela', 'Flan'])
    await expect(again.row(title)).toHaveCount(1);
});

test('a conflict shows both values, and the one that the owner chooses stays', async ({
  editor,
  page,
  faultyProxy,
  server,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409/);
  // The code of the conflict dialog cannot be loaded at first.
  await page.route('**/outbox-dialogs.*', (route) => route.abort(), { times: 1 });
  const there = new Editor(await page.context().newPage());
  await there.page.goto(`${server.url}/panel/menu/flat`);
  await there.expand('Postres');
  const dialog = page.getByRole('dialog', { name: 'Esto cambió mientras lo editabas' });
  for (const { whose, title, mine, theirs, after } of [
    { whose: 'Lo que escribiste', title: 'Budín de pan', mine: 'Budín casero', theirs: 'Budín inglés', after: 'mine' },
    { whose: 'Lo que hay ahora', title: 'Budín casero', mine: 'Budín dulce', theirs: 'Budín de uvas', after: 'theirs' },
  ])
    await test.step(`a conflict shows both values, and ‘${whose}’ stays where the owner chooses it`, async () => {
      await page.bringToFront();
      faultyProxy.dropsRequests = /./;
      await rename(editor, title, mine);
      await expect(pending(editor, mine)).toBeVisible();
      await there.page.bringToFront();
      await rename(there, title, theirs);
      await there.saved();

      faultyProxy.dropsRequests = null;
      await page.bringToFront();
      await expect(dialog.getByText(mine)).toBeVisible(RECONNECTED);
      await expect(dialog.getByText(theirs)).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
      await dialog.getByRole('radio', { name: new RegExp(`^${whose}`) }).check();
      await dialog.getByRole('button', { name: 'Guardar' }).click();
      await expect(dialog).toHaveCount(0);
      const stays = after === 'mine' ? mine : theirs;
      await expect(editor.row(stays)).toHaveCount(1);
      await expect(there.row(stays)).toHaveCount(1);
    });
});

test('edits that wait are sent from any section after the panel is opened again', async ({ editor, page, server }) => {
  await server.stop();
  await rename(editor, 'Budín de pan', 'Budín casero');
  await editor.choose('Queso y dulce', 'Ocultar');
  for (const title of ['Budín casero', 'Queso y dulce']) await expect(pending(editor, title)).toBeVisible();
  const context = page.context();
  await page.close();
  await server.restart();

  const home = await context.newPage();
  const menuOf = async () => (await home.request.get(`/api/menus/${NEW_BUSINESS}`)).text();
  await home.goto('/panel');
  await expect.poll(menuOf).toContain('Budín casero');
  await expect(home.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
  await expect.poll(() => waitingEdits(home)).toBe(0);
  await test.step('nothing of it is loaded where nothing waits', async () => {
    const scripts: string[] = [];
    home.on('request', (request) => scripts.push(request.url()));
    await home.reload();
    await home.waitForLoadState('networkidle');
    expect(scripts.filter((url) => url.includes('/remotes/menu-editor/') && url.includes('outbox'))).toEqual([]);
  });
});

test('a conflict that is found in another section is settled once the menu is opened', async ({
  editor,
  page,
  server,
  faultyProxy,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409/);
  faultyProxy.dropsRequests = /./;
  await rename(editor, 'Budín de pan', 'Budín casero');
  await expect(pending(editor, 'Budín casero')).toBeVisible();
  const context = page.context();
  await page.close();
  faultyProxy.dropsRequests = null;
  const there = new Editor(await context.browser()!.newPage({ storageState: await context.storageState() }));
  await there.page.goto(`${server.url}/panel/menu/flat`);
  await there.expand('Postres');
  await rename(there, 'Budín de pan', 'Budín inglés');
  await there.saved();
  await there.page.close();

  const home = await context.newPage();
  await home.goto('/panel');
  const review = home.getByText('Un cambio del menú no se guardó. Abre Mi menú para revisarlo.');
  await expect(review).toBeVisible(RECONNECTED);
  await home.getByRole('link', { name: 'Mi menú' }).first().click();
  await expect(home.getByRole('dialog', { name: 'Esto cambió mientras lo editabas' })).toBeVisible();
  await expect(review).toHaveCount(0);
});

/** How many queues of edits this browser holds. */
function waitingEdits(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('carta');
        opening.onerror = () => reject(opening.error ?? new Error('not opened'));
        opening.onsuccess = () => {
          const counting = opening.result.transaction('unsaved').objectStore('unsaved').count();
          counting.onerror = () => reject(counting.error ?? new Error('not counted'));
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );
}
