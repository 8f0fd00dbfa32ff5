import { nothingOpen } from './testing/panel.ts';
import { RECONNECTED, pending, rename, test } from './testing/proxied-editor.ts';
import { expect } from './testing/test.ts';

const NOT_SAVED = 'No se pudo guardar. Revisa tu conexión e inténtalo otra vez.';
/** Request lines of the calls that change the menu. */
const CHANGES = /^(?:PUT|POST|DELETE) \/api\/(?!users\/)/;

test('[KEY-1] changes on a connection that is slow, breaks, loses an answer, and is refused are saved once, and reported', async ({
  editor,
  page,
  server,
  faultyProxy,
  consoleErrors,
}) => {
  await test.step('an edit on a slow connection shows that it is being saved, keeps its form open, and is sent once', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (CHANGES.test(`${request.method()} ${new URL(request.url()).pathname}`)) sent.push(request.url());
    });
    const releaseResponses = faultyProxy.holdResponses();
    await rename(editor, 'Budín de pan', 'Budín casero');
    await expect(page.getByText('Guardando…')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeVisible();
    releaseResponses();
    await editor.saved();
    await expect(editor.row('Budín casero')).toHaveCount(1);
    expect([sent.length, consoleErrors]).toEqual([1, []]);
  });

  await test.step('an edit on a connection that breaks is rolled back, is reported, keeps its form, and can be sent again', async () => {
    faultyProxy.dropsRequests = CHANGES;
    await rename(editor, 'Cocina', 'Cocina de autor');
    await expect(page.getByText(NOT_SAVED)).toBeVisible();
    expect(consoleErrors.splice(0)).toEqual(['Unexpected error while trying update category']);
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Cocina de autor');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(editor.row('Cocina de autor')).toHaveCount(0);
    await expect(page.getByText('Sin conexión.')).toHaveCount(0);
    faultyProxy.dropsRequests = null;
    await rename(editor, 'Cocina', 'Cocina de autor');
    await editor.saved();
    await expect(editor.row('Cocina de autor')).toHaveCount(1);
  });

  await test.step('[KEY-1] a product whose saved answer was lost is not created twice', async () => {
    faultyProxy.dropsResponsesTo = CHANGES;
    await editor.choose('Postres', 'Agregar producto');
    await page.getByRole('dialog').getByRole('button', { name: 'Agregar' }).click();
    await expect(page.getByText(NOT_SAVED)).toBeVisible();
    faultyProxy.dropsResponsesTo = null;
    await nothingOpen(page);
    await page.reload();
    await editor.tree.waitFor();
    await expect(editor.row('Producto sin nombre')).toHaveCount(1);
    await expect(editor.row('Budín casero')).toHaveCount(1);
    consoleErrors.length = 0;
  });

  await test.step('a product added while the server refuses connections is pending, and is saved once the server is back', async () => {
    await server.stop();
    await editor.choose('Postres', 'Agregar producto');
    await page.getByRole('dialog').getByRole('button', { name: 'Agregar' }).click();
    await expect(page.getByText('Sin conexión.')).toBeVisible();
    await expect(pending(editor, 'Producto sin nombre')).toBeVisible();
    await expect.poll(() => consoleErrors).toEqual(['Unexpected error while trying create item']);
    await expect(page.getByText(NOT_SAVED)).toHaveCount(0);

    await server.restart();
    await expect(page.getByText('Sin conexión.')).toHaveCount(0, RECONNECTED);
    await expect(page.getByText('Pendiente', { exact: true })).toHaveCount(0);
    await page.reload();
    await expect(editor.row('Producto sin nombre')).toHaveCount(2);
  });
});
