import { BY_ITSELF, pending, rename, test } from './testing/bad-line.ts';
import { Editor } from './testing/panel.ts';
import { seriousFaults } from './testing/serious-faults.ts';
import { expect } from './testing/test.ts';

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
    test(`a conflict shows both values, and ‘${whose}’ stays where the owner chooses it`, async ({
      editor,
      page,
      line,
      server,
      consoleGuard,
    }) => {
      consoleGuard.allow(/status of 409/);
      // What asks the owner has to be fetched itself, and at first cannot be.
      await page.route('**/outbox-dialogs.*', (route) => route.abort(), { times: 1 });
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
