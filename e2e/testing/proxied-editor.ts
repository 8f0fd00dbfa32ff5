import type { ConsoleMessage } from '@playwright/test';
import { importMenu } from './operator.ts';
import { Editor, NEW_OWNER, startSession } from './panel.ts';
import { FaultyProxy } from './faulty-proxy.ts';
import { expect, test as base } from './test.ts';

interface Fixtures {
  /** Stands between the page and its server. */
  faultyProxy: FaultyProxy;
  /** The editor of a small menu, with the code of its dialogs loaded. */
  editor: Editor;
  /** Console errors that the panel wrote, without those of the browser. */
  consoleErrors: string[];
}

export const test = base.extend<Fixtures>({
  faultyProxy: async ({ server }, use) => {
    const proxy = await FaultyProxy.start(server.url);
    await use(proxy);
    await proxy.close();
  },
  baseURL: async ({ faultyProxy }, use) => use(faultyProxy.url),
  consoleErrors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        errors.push(message.text());
    });
    await use(errors);
  },
  editor: async ({ page, server, consoleGuard }, use) => {
    consoleGuard.allow(/^error: (?:Failed to load resource: net::ERR_|Unexpected error while trying )/);
    // A server that is stopping refuses the stream of events.
    consoleGuard.allow(/status of 503 .*\/api\/events/);
    await importMenu(server);
    await startSession(page, NEW_OWNER);
    const editor = new Editor(page);
    const outboxCode = page.waitForResponse(/\/outbox\.\w+\.js$/);
    await editor.open();
    await editor.expand('Postres');
    await outboxCode;
    // Loads the code of menus, forms and dialogs while the connection works.
    await editor.choose('Postres', 'Editar');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await editor.choose('Postres', 'Eliminar');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await use(editor);
  },
});

/** Options of an expectation that holds once the panel has reconnected. It retries 1, 3, 7, 15 and 31 s after the loss. */
export const RECONNECTED = { timeout: 40_000 };

export const pending = (editor: Editor, title: string) => editor.row(title).getByText('Pendiente', { exact: true });

export async function rename(editor: Editor, title: string, to: string): Promise<void> {
  await editor.choose(title, 'Editar');
  await editor.page.getByRole('textbox', { name: 'Nombre' }).fill(to);
  await editor.page.getByRole('button', { name: 'Confirmar' }).click();
}
