import type { ConsoleMessage, Locator } from '@playwright/test';
import { importMenu } from './testing/operator.ts';
import { Editor, NEW_OWNER, startSession } from './testing/panel.ts';
import { SlowLine } from './testing/slow-line.ts';
import { seriousFaults } from './testing/serious-faults.ts';
import { expect, test as base } from './testing/test.ts';

const NOT_SAVED = 'No se pudo guardar. Revisa tu conexión e inténtalo otra vez.';
/** All that changes the menu, and nothing that only asks. */
const CHANGES = /^(?:PUT|POST|DELETE) \/api\/(?!users\/)/;

interface Bench {
  /** Between the page and its server. */
  line: SlowLine;
  /** The editor with the menu of an invented place. */
  editor: Editor;
  /** Texts of the console's errors that the panel itself wrote. */
  told: string[];
}

const test = base.extend<Bench>({
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
    const saving = page.waitForResponse(/\/saving\.\w+\.js$/);
    await editor.open();
    await editor.expand('Postres');
    await saving;
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
const BY_ITSELF = { timeout: 40_000 };

const pending = (editor: Editor, title: string) => editor.row(title).getByText('Pendiente', { exact: true });

async function confirmRemoval(editor: Editor, title: string): Promise<void> {
  await editor.choose(title, 'Eliminar');
  await editor.page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
}

async function rename(editor: Editor, title: string, to: string): Promise<void> {
  await editor.choose(title, 'Editar');
  await editor.page.getByRole('textbox', { name: 'Nombre' }).fill(to);
  await editor.page.getByRole('button', { name: 'Confirmar' }).click();
}

interface Action {
  readonly name: string;
  /** What the console is told where it fails. */
  readonly attempt: string;
  /** The row that shows it, or what in this row does, and whether it is there before and after. */
  readonly row: string;
  readonly sign?: (row: Locator) => Locator;
  readonly before: boolean;
  readonly after: boolean;
  /** The form that it comes from stays open until it is saved or taken back. */
  readonly form?: true;
  readonly act: (editor: Editor) => Promise<void>;
}

const ACTIONS: readonly Action[] = [
  {
    name: 'adding a main category',
    attempt: 'create category l1',
    row: 'Categoría sin nombre',
    before: false,
    after: true,
    act: async ({ page }) => {
      await page.getByRole('button', { name: 'Agregar categoría principal' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Agregar' }).click();
    },
  },
  {
    name: 'adding a product',
    attempt: 'create item',
    row: 'Producto sin nombre',
    before: false,
    after: true,
    act: async (editor) => {
      await editor.choose('Postres', 'Agregar producto');
      await editor.page.getByRole('dialog').getByRole('button', { name: 'Agregar' }).click();
    },
  },
  {
    name: 'deleting a product',
    attempt: 'delete item',
    row: 'Budín de pan',
    before: true,
    after: false,
    act: (editor) => confirmRemoval(editor, 'Budín de pan'),
  },
  {
    name: 'deleting a category',
    attempt: 'delete category',
    row: 'Postres',
    before: true,
    after: false,
    act: (editor) => confirmRemoval(editor, 'Postres'),
  },
  {
    name: 'editing a product',
    attempt: 'update item',
    row: 'Budín casero',
    before: false,
    after: true,
    form: true,
    act: (editor) => rename(editor, 'Budín de pan', 'Budín casero'),
  },
  {
    name: 'editing a category',
    attempt: 'update category',
    row: 'Cocina de autor',
    before: false,
    after: true,
    form: true,
    act: (editor) => rename(editor, 'Cocina', 'Cocina de autor'),
  },
  {
    name: 'hiding a category',
    attempt: 'update category',
    row: 'Cocina, oculta',
    before: false,
    after: true,
    act: (editor) => editor.choose('Cocina', 'Ocultar'),
  },
  {
    name: 'featuring a product',
    attempt: 'update item',
    row: 'Queso y dulce',
    sign: (row) => row.getByRole('img', { name: 'Destacado' }),
    before: false,
    after: true,
    act: (editor) => editor.choose('Queso y dulce', 'Destacar'),
  },
];

function shown(editor: Editor, { row, sign }: Action, there: boolean): Promise<void> {
  const found = editor.row(row);
  return expect(sign?.(found) ?? found).toHaveCount(there ? 1 : 0);
}

for (const action of ACTIONS) {
  test.describe(action.name, () => {
    test('on a refused connection is kept, shown as waiting, and sent by itself once the server is back', async ({
      editor,
      page,
      server,
      told,
    }) => {
      await server.stop();
      await action.act(editor);
      await expect(page.getByText('Sin conexión.')).toBeVisible();
      await shown(editor, action, action.after);
      if (action.after) await expect(pending(editor, action.row)).toBeVisible();
      await expect.poll(() => told).toEqual([`Unexpected error while trying ${action.attempt}`]);
      await expect(page.getByText(NOT_SAVED)).toHaveCount(0);

      await server.restart();
      await expect(page.getByText('Sin conexión.')).toHaveCount(0, BY_ITSELF);
      await expect(page.getByText('Pendiente', { exact: true })).toHaveCount(0);
      await page.reload();
      await shown(editor, action, action.after);
    });

    test('on a slow connection is told to be on its way, and saved once', async ({ editor, page, line, told }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (CHANGES.test(`${request.method()} ${new URL(request.url()).pathname}`)) sent.push(request.url());
      });
      line.delay = 10_000;
      await action.act(editor);
      await expect(page.getByText('Guardando…')).toBeVisible();
      if (action.form) await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeVisible();
      await expect(page.getByText('Guardado', { exact: true })).toBeVisible({ timeout: 30_000 });
      line.delay = 0;
      await shown(editor, action, action.after);
      expect([sent.length, told]).toEqual([1, []]);
      await page.reload();
      await shown(editor, action, action.after);
    });

    test('on a connection that breaks goes back, and owner and console are told', async ({
      editor,
      page,
      line,
      told,
    }) => {
      line.cuts = CHANGES;
      await action.act(editor);
      await expect(page.getByText(NOT_SAVED)).toBeVisible();
      expect(told).toEqual([`Unexpected error while trying ${action.attempt}`]);
      if (action.form) {
        await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue(action.row);
        await page.getByRole('button', { name: 'Cancelar' }).click();
      }
      await shown(editor, action, action.before);
      await expect(page.getByText('Sin conexión.')).toHaveCount(0);
      line.cuts = null;
      await action.act(editor);
      await editor.saved();
      await shown(editor, action, action.after);
    });
  });
}

test('[KEY-1] what was made by a request whose answer was lost is not made twice', async ({ editor, page, line }) => {
  line.losesAnswersTo = CHANGES;
  await editor.choose('Postres', 'Agregar producto');
  await page.getByRole('dialog').getByRole('button', { name: 'Agregar' }).click();
  await expect(page.getByText(NOT_SAVED)).toBeVisible();
  line.losesAnswersTo = null;
  await page.reload();
  await editor.tree.waitFor();
  await expect(editor.row('Producto sin nombre')).toHaveCount(1);
});

test('edits made without a server wait in order, survive a reload, and are sent when it is back', async ({
  editor,
  page,
  server,
}) => {
  await server.stop();
  await editor.choose('Queso y dulce', 'Ocultar');
  await expect(page.getByText('Sin conexión.')).toBeVisible();
  await rename(editor, 'Budín de pan', 'Budín casero');
  await rename(editor, 'Budín casero', 'Budín de la abuela');
  await editor.choose('Postres', 'Agregar producto');
  await page.getByRole('dialog').getByRole('button', { name: 'Agregar' }).click();
  await rename(editor, 'Producto sin nombre', 'Flan');
  for (const title of ['Queso y dulce', 'Budín de la abuela', 'Flan'])
    await expect(pending(editor, title)).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);

  // The page that the owner opens again belongs to the same browser, and finds what the other left.
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

test.describe('a conflict', () => {
  for (const { whose, button, after } of [
    { whose: 'Lo que escribiste', button: 'Guardar', after: 'Budín casero' },
    { whose: 'Lo que hay ahora', button: 'Guardar', after: 'Budín inglés' },
  ]) {
    test(`shows both values, and ‘${whose}’ stays where the owner chooses it`, async ({
      editor,
      page,
      line,
      server,
      consoleGuard,
    }) => {
      consoleGuard.allow(/status of 409/);
      // What asks the owner has to be fetched itself, and at first cannot be.
      await page.route('**/saving-dialogs.*', (route) => route.abort(), { times: 1 });
      line.cuts = /./;
      await rename(editor, 'Budín de pan', 'Budín casero');
      await expect(pending(editor, 'Budín casero')).toBeVisible();
      const there = new Editor(await page.context().newPage());
      await there.page.goto(`${server.url}/panel/menu/flat`);
      await there.expand('Postres');
      await rename(there, 'Budín de pan', 'Budín inglés');
      await there.saved();

      line.cuts = null;
      await page.bringToFront();
      const dialog = page.getByRole('dialog', { name: 'Esto cambió mientras lo editabas' });
      await expect(dialog.getByText('Budín casero')).toBeVisible(BY_ITSELF);
      await expect(dialog.getByText('Budín inglés')).toBeVisible();
      expect(await seriousFaults(page)).toEqual([]);
      await dialog.getByRole('radio', { name: new RegExp(`^${whose}`) }).check();
      await dialog.getByRole('button', { name: button }).click();
      await expect(dialog).toHaveCount(0);
      await expect(editor.row(after)).toHaveCount(1);
      await expect(there.row(after)).toHaveCount(1);
    });
  }
});
