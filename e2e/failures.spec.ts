import type { Locator } from '@playwright/test';
import { BY_ITSELF, pending, rename, test } from './testing/bad-line.ts';
import type { Editor } from './testing/panel.ts';
import { expect } from './testing/test.ts';

const NOT_SAVED = 'No se pudo guardar. Revisa tu conexión e inténtalo otra vez.';
/** All that changes the menu, and nothing that only asks. */
const CHANGES = /^(?:PUT|POST|DELETE) \/api\/(?!users\/)/;

async function confirmRemoval(editor: Editor, title: string): Promise<void> {
  await editor.choose(title, 'Eliminar');
  await editor.page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
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
