import type { ConsoleMessage } from '@playwright/test';
import { importMenu } from './operator.ts';
import { Editor, NEW_OWNER, startSession } from './panel.ts';
import { SlowLine } from './slow-line.ts';
import { expect, test as base } from './test.ts';

interface Bench {
  /** Between the page and its server. */
  line: SlowLine;
  /** The editor with the menu of an invented place. */
  editor: Editor;
  /** Texts of the console's errors that the panel itself wrote. */
  told: string[];
}

export const test = base.extend<Bench>({
  line: async ({ server }, use) => {
    const line = await SlowLine.to(server.url);
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.url),
  told: async ({ page }, use) => {
    const told: string[] = [];
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        told.push(message.text());
    });
    await use(told);
  },
  editor: async ({ page, server, consoleGuard }, use) => {
    consoleGuard.allow(/^error: (?:Failed to load resource: net::ERR_|Unexpected error while trying )/);
    // What listens is told so while the server is stopping.
    consoleGuard.allow(/status of 503 .*\/api\/events/);
    await importMenu(server);
    await startSession(page, NEW_OWNER);
    const editor = new Editor(page);
    const outboxCode = page.waitForResponse(/\/outbox\.\w+\.js$/);
    await editor.open();
    await editor.expand('Postres');
    await outboxCode;
    // What the page fetches when it is first used has to be here: menus, forms and dialogs.
    await editor.choose('Postres', 'Editar');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await editor.choose('Postres', 'Eliminar');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await use(editor);
  },
});

/** The panel asks for a lost server at 1, 3, 7, 15 and 31 s. */
export const BY_ITSELF = { timeout: 40_000 };

export const pending = (editor: Editor, title: string) => editor.row(title).getByText('Pendiente', { exact: true });

export async function rename(editor: Editor, title: string, to: string): Promise<void> {
  await editor.choose(title, 'Editar');
  await editor.page.getByRole('textbox', { name: 'Nombre' }).fill(to);
  await editor.page.getByRole('button', { name: 'Confirmar' }).click();
}
