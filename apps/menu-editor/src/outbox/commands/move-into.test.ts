import { categoryTitled, itemTitled, menu } from '@carta/domain/testing';
import { selectMenu } from '@carta/panel';
import { selectSnackbars } from '@carta/panel/shell';
import { commandAction } from '../command-action.ts';
import { settled } from '../../testing/editor-store.ts';
import { refusedWith, accepted, type Answers } from '../../testing/fake-api.ts';
import { startEditor } from '../../testing/start-editor.ts';

const MENU = menu('Cocina > Entradas: empanadas, provoleta, rabas | Cocina > Platos: bife');
const provoleta = itemTitled(MENU, 'provoleta');
const entradas = categoryTitled(MENU, 'Entradas').key;
const platos = categoryTitled(MENU, 'Platos').key;
const move = commandAction('menu/itemMovedInto', { key: provoleta.key, parent: platos });

function start(moveItem: Answers[string]) {
  const { store, sent } = startEditor(MENU, { moveItem });
  return { store, sent, notices: () => selectSnackbars(store.getState()) };
}

beforeEach(() => sessionStorage.clear());

describe('undoing a move into another category', () => {
  it('[MOVE-1] the item comes back to its old category and index', async () => {
    const { store, sent, notices } = start(({ body }) =>
      accepted({ item: { ...provoleta, parent: body.parent }, order: [] }),
    );
    store.dispatch(move);
    await settled();
    const [notice] = notices();
    expect([notice?.text, notice?.action?.label]).toEqual(['Movido a «Platos»', 'Deshacer']);
    store.dispatch(notice!.action!.dispatches);
    await settled();
    expect(sent.at(-1)).toMatchObject({ name: 'moveItem', body: { parent: entradas, order: 1 } });
    expect(itemTitled(selectMenu(store.getState())!, 'provoleta')).toMatchObject({ parent: entradas, order: 1 });
  });

  it('a refused move offers no undo', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, notices } = start(() => refusedWith('conflict'));
    store.dispatch(move);
    await settled();
    expect(notices().map(({ text }) => text)).toEqual(['refused: conflict']);
    errors.mockRestore();
  });
});
