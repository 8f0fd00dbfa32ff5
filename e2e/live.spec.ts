import type { Browser, Page } from '@playwright/test';
import type { CartaServer } from './testing/carta-server.ts';
import { importMenu } from './testing/operator.ts';
import { NEW_OWNER, openEditorOf, openEmptyEditor, OWNER, type Editor } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

/** The contract's time limit for a change to show in other pages. */
const SOON = { timeout: 2_000 };

/** Waits until the page listens to events. */
async function listens(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.url().endsWith('/api/events') && response.ok());
}

/** Opens the editor and waits until it listens to events. */
async function openListening(page: Page, email: string): Promise<Editor> {
  const [, editor] = await Promise.all([listens(page), openEditorOf(page, email)]);
  return editor;
}

/** The same for a menu without categories. */
async function openEmpty(page: Page): Promise<Editor> {
  const [, editor] = await Promise.all([listens(page), openEmptyEditor(page)]);
  return editor;
}

/** The editor on another device of the same owner. */
async function otherDevice(browser: Browser, server: CartaServer, email: string): Promise<Editor> {
  const context = await browser.newContext({ baseURL: server.url });
  return openListening(await context.newPage(), email);
}

test('a change shows in the open pages: of another device, by the command line, and after the page was hidden', async ({
  page,
  browser,
  server,
}) => {
  const here = await openEmpty(page);

  await test.step('a change by the command line shows in the open page within two seconds', async () => {
    await importMenu(server);
    await expect(here.row('Cocina')).toBeVisible(SOON);
  });
  const there = await otherDevice(browser, server, NEW_OWNER);

  await test.step('a change made on one device shows on another within two seconds, without a reload', async () => {
    await there.choose('Postres', 'Ocultar');
    await there.saved();
    await expect(here.row('Postres, oculta')).toBeVisible(SOON);

    await here.handle('Postres').focus();
    for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    await here.saved();
    await expect.poll(async () => (await there.titles())[0], SOON).toBe('Postres');
  });

  await test.step('a form keeps its text while a change of another device arrives', async () => {
    await here.choose('Cocina', 'Editar');
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Cocina de autor');
    await there.choose('Cocina', 'Ocultar');
    await there.choose('Postres', 'Mostrar');
    await there.saved();
    await expect(here.tree.getByRole('treeitem', { name: 'Postres', exact: true })).toBeVisible(SOON);
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Cocina de autor');
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeFocused();
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(here.row('Cocina de autor, oculta')).toBeVisible();
    await expect(there.row('Cocina de autor, oculta')).toBeVisible();
  });

  await test.step('a hidden page does not listen to events, and catches up when it is visible', async () => {
    const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/events'));
    await setHidden(page, true);
    await ended;
    await there.choose('Postres', 'Ocultar');
    await there.saved();
    await Promise.all([listens(page), setHidden(page, false)]);
    await expect(here.row('Postres, oculta')).toBeVisible(SOON);
  });
  await there.page.context().close();
});

test('a page reconnects by itself after a server outage and catches up', async ({ page, server, consoleGuard }) => {
  consoleGuard.allow(/ERR_CONNECTION_REFUSED/);
  const editor = await openEmpty(page);
  await page.waitForLoadState('networkidle');
  await server.kill();
  await importMenu(server);
  await Promise.all([listens(page), server.restart()]);
  await expect(editor.row('Cocina')).toBeVisible(SOON);
});

test('an owner’s own changes never flicker back to the old row', async ({ page }) => {
  const editor = await openListening(page, OWNER);
  const [first, second] = await editor.titles();
  const orders = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const note = () => {
      const handle = document.querySelector('[role="tree"] button[aria-label^="Mover "]');
      const title = handle?.getAttribute('aria-label') ?? '';
      if (seen.at(-1) !== title) seen.push(title);
    };
    note();
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
    return seen;
  });
  await editor.handle(second ?? '').focus();
  const refreshed = page.waitForResponse((response) => response.url().endsWith('/api/menus/demo'));
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await editor.saved();
  await refreshed;
  await expect(page.getByText('Guardado', { exact: true })).toHaveCount(0);
  expect(await orders.jsonValue()).toEqual([`Mover ${first}`, `Mover ${second}`]);
});

/** Hides the page as a change of tab does; a controlled browser keeps every page visible. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
