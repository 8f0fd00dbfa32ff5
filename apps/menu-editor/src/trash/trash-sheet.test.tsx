import { menu } from '@carta/domain/testing';
import { screen, waitFor } from '@testing-library/react';
import { accepted, refusedWith, type Answers } from '../testing/fake-api.ts';
import { renderScreens } from '../testing/render-screens.tsx';
import { TrashSheet } from './trash-sheet.tsx';

const open = (answers: Answers) =>
  renderScreens(menu('Vinos: Malbec'), { screens: { '/': TrashSheet }, at: '/', answers });
const deletion = (title: string) => ({
  key: title,
  kind: 'product',
  title,
  categories: 0,
  items: 1,
  deletedAt: Date.UTC(2026, 10, 1),
  until: Date.UTC(2026, 11, 1, 12),
});

describe('Papelera', () => {
  it('each deletion has a button that restores it', async () => {
    open({ trash: () => accepted({ deletions: [deletion('Flan'), deletion('Budín')] }) });
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Flan Producto · Hasta el 1 dic 2026Restaurar',
      'Budín Producto · Hasta el 1 dic 2026Restaurar',
    ]);
    expect(screen.getByRole('button', { name: 'Restaurar Flan' })).toBeVisible();
  });

  it('an import of the last 30 days can be undone, as long as nothing lies on it', async () => {
    const entry = { at: 1, by: '', device: '', what: 'imported', detail: '2 productos nuevos', undone: false };
    const changes = [
      { ...entry, key: 'import', text: 'Importación del 25 nov, 21.04', undoable: true, changedSince: false },
      { ...entry, key: 'older', text: 'Importación del 20 nov, 21.04', undoable: false, changedSince: true },
    ];
    const { sent, user } = open({
      trash: () => accepted({ deletions: [] }),
      changes: () => accepted({ changes }),
      undoChange: () => accepted({ categories: [], items: [], groups: [], removed: [] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Deshacer Importación del 25 nov, 21.04' }));
    expect(screen.queryByText('Importación del 20 nov, 21.04')).toBeNull();
    await waitFor(() => {
      const undone = sent.filter(({ name }) => name === 'undoChange');
      expect(undone.map(({ params }) => params)).toEqual([{ businessKey: 'demo', key: 'import' }]);
    });
  });

  it.each([
    ['refused', refusedWith('network')],
    ['of another shape', accepted({ deletions: {} })],
    ['of an unknown kind', accepted({ deletions: [{ ...deletion('Flan'), kind: 'soup' }] })],
    ['of nothing', accepted({ deletions: [null] })],
  ])('a trash whose answer was %s can be tried again; an empty one says so', async (_, failure) => {
    const answers = [failure, accepted({ deletions: [] })];
    const { user } = open({ trash: () => answers.shift() ?? failure });
    expect(await screen.findByRole('heading', { name: 'No se pudo abrir la papelera' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { name: 'La papelera está vacía' })).toBeVisible();
  });

  it('[TRASH-1] what is being restored is not offered a second time until its list arrives', async () => {
    let restored = () => {};
    const lists = [[deletion('Flan'), deletion('Budín')], [deletion('Budín')]];
    const { user } = open({
      trash: () => accepted({ deletions: lists.shift() }),
      restore: () =>
        new Promise((resolve) => {
          restored = () => resolve(accepted({ categories: [], items: [], groups: [] }));
        }),
    });
    await user.click(await screen.findByRole('button', { name: 'Restaurar Flan' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Restaurar/ })).toBeNull());
    restored();
    expect(await screen.findByRole('button', { name: 'Restaurar Budín' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Restaurar Flan' })).toBeNull();
  });
});
