import type { ChangeSummary } from '@carta/contract';
import { priceFromCents } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import { menuReceived, selectModal } from '@carta/panel';
import { selectSnackbars } from '@carta/panel/shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import { accepted, refusedWith, type Answers } from '../testing/fake-api.ts';
import { renderScreens } from '../testing/render-screens.tsx';
import { ChangesScreen } from './changes-screen.tsx';

const MENU = menu('Entradas: provoleta');
const NOW = Date.now();

const change = (key: string, changes: Partial<ChangeSummary>): ChangeSummary => ({
  key,
  at: NOW,
  by: 'marina@higuera.test',
  device: 'Chrome en Android',
  what: 'priced',
  text: key,
  detail: '',
  undoable: true,
  undone: false,
  changedSince: false,
  ...changes,
});
const PRICED = change('priced', {
  text: 'Bife: nuevo precio',
  price: { from: priceFromCents(2_150_000), to: priceFromCents(2_390_000) },
});
const MOVED = change('moved', {
  what: 'moved',
  text: 'Provoleta pasó al lugar 2',
  detail: 'En Entradas, estaba en el 5',
  device: 'Firefox en Linux',
  undoable: false,
  undone: true,
});
const OLD = change('old', { what: 'edited', text: 'Flan: editado', undoable: false, changedSince: true, at: 1_000 });
const IMPORT = change('import', {
  what: 'imported',
  text: 'Importación del 24 nov, 21.04',
  by: 'operator',
  device: '',
});

function show(changes: ChangeSummary[], answers: Answers = {}, locked = false) {
  return renderScreens(MENU, {
    screens: { '/': ChangesScreen },
    at: '/',
    locked,
    answers: { changes: () => accepted({ changes }), ...answers },
  });
}

const rows = async () => (await screen.findAllByRole('listitem')).map((row) => row.textContent);
const undo = (text: string) => screen.findByRole('button', { name: `Deshacer ${text}` });

describe('Últimos cambios', () => {
  it('[CHANGE-3] each change says what, when, by whom and on which device', async () => {
    show([PRICED, MOVED, IMPORT]);
    expect(await rows()).toEqual([
      expect.stringMatching(/^Bife: nuevo precioDeshacer\$ 21\.500,00\$ 23\.900,00\d\d\.\d\d· marina$/),
      expect.stringMatching(/^Provoleta pasó al lugar 2DeshechoEn Entradas, estaba en el 5\d\d\.\d\d· marina$/),
      expect.stringMatching(/^Importación del 24 nov, 21\.04Deshacer\d\d\.\d\d· Operador$/),
    ]);
    const devices = screen.getAllByRole('img', { name: / en / }).map((icon) => icon.getAttribute('aria-label'));
    expect(devices).toEqual(['Chrome en Android', 'Firefox en Linux']);
  });

  it('[CHANGE-4] only a change that can be undone offers it; one below another says so', async () => {
    show([MOVED, OLD]);
    expect(await screen.findByText('Cambió después')).toBeVisible();
    expect(screen.getByRole('list', { name: '31 dic 1969' })).toHaveTextContent('Flan: editado');
    expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull();
  });

  it('[CHANGE-4] ‘Deshacer’ undoes the change, and the list is read again', async () => {
    let changes = [PRICED];
    const { sent, store, user } = show([], {
      changes: () => accepted({ changes }),
      undoChange: () => {
        changes = [{ ...PRICED, undoable: false, undone: true }];
        return accepted({ categories: [], items: [], groups: [], removed: [] });
      },
    });
    await user.click(await undo('Bife: nuevo precio'));
    expect(await screen.findByText('Deshecho')).toBeVisible();
    expect(sent.find(({ name }) => name === 'undoChange')?.params).toEqual({ businessKey: 'demo', key: 'priced' });
    expect(selectSnackbars(store.getState()).map(({ text }) => text)).toEqual(['Cambio deshecho']);
  });

  it('[CHANGE-4] a change that something else lies on since says so', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, user } = show([PRICED], { undoChange: () => refusedWith('conflict') });
    await user.click(await undo('Bife: nuevo precio'));
    await waitFor(() =>
      expect(selectSnackbars(store.getState()).map(({ text }) => text)).toEqual([
        'No se puede deshacer: cambió después',
      ]),
    );
    expect(errors).toHaveBeenCalledWith('Unexpected error while trying undo change');
    errors.mockRestore();
  });

  it('a change that somebody else makes appears by itself', async () => {
    let changes = [PRICED];
    const { store } = show([], { changes: () => accepted({ changes }) });
    await undo('Bife: nuevo precio');
    changes = [change('new', { text: 'Flan: oculto' }), PRICED];
    act(() => void store.dispatch(menuReceived({ menu: { ...MENU }, etag: '"2"' })));
    expect(await undo('Flan: oculto')).toBeVisible();
  });

  it('filters and the search show some of the changes', async () => {
    const { user } = show([PRICED, MOVED, IMPORT]);
    await user.click(await screen.findByRole('radio', { name: 'Importaciones' }));
    expect(await rows()).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: 'Agotados' }));
    expect(await screen.findByText('Ningún cambio así')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Todo' }));
    await user.click(screen.getByRole('button', { name: 'Buscar un cambio' }));
    await user.type(screen.getByRole('searchbox', { name: 'Buscar un cambio' }), 'provol');
    expect(within(await screen.findByRole('list', { name: 'Hoy' })).getAllByRole('listitem')).toHaveLength(1);
  });

  it('[LOCK-1] a locked owner sees the changes and undoes none', async () => {
    const { sent, store, user } = show([PRICED], {}, true);
    await user.click(await undo('Bife: nuevo precio'));
    expect(selectModal(store.getState()).type).toBe('lockedEditor');
    expect(sent.map(({ name }) => name)).not.toContain('undoChange');
  });

  it('a list that cannot be read offers another try', async () => {
    const answers = [refusedWith('network'), accepted({ changes: [] })];
    const { user } = show([], { changes: () => answers.shift() ?? accepted({ changes: [] }) });
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Todavía no hay cambios')).toBeVisible();
  });
});
