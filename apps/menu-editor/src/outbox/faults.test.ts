import { NOT_SAVED } from '@carta/domain';
import { categoryTitled, itemTitled, menu } from '@carta/domain/testing';
import { connectionBack, selectConnectionLost } from '@carta/panel';
import { selectPending, selectSaving } from './outbox-slice.ts';
import { commandAction } from './command-action.ts';
import { emptyAddition } from './additions.ts';
import { settled } from '../testing/editor-store.ts';
import { hold, refusedWith, accepted } from '../testing/fake-api.ts';
import { startEditor } from '../testing/start-editor.ts';

const MENU = menu('Tapas: croquetas, bravas | Postres: flan');
const croquetas = itemTitled(MENU, 'croquetas');
const postres = categoryTitled(MENU, 'Postres');

/** Commands, the call that sends each, and the attempt that the console names if it fails. */
const COMMANDS = [
  {
    name: 'adding a main category',
    command: emptyAddition({ kind: 'category', parent: null, count: 1 }),
    call: 'createCategory',
    attempt: 'create category l1',
  },
  {
    name: 'adding a product',
    command: emptyAddition({ kind: 'product', parent: postres.key, count: 1 }),
    call: 'createItem',
    attempt: 'create item',
  },
  {
    name: 'deleting a product',
    command: commandAction('menu-editor/removalConfirmed', { kind: 'product', key: croquetas.key }),
    call: 'deleteItem',
    attempt: 'delete item',
  },
  {
    name: 'deleting a category',
    command: commandAction('menu-editor/removalConfirmed', { kind: 'category', key: postres.key }),
    call: 'deleteCategory',
    attempt: 'delete category',
  },
  {
    name: 'editing a product',
    command: commandAction('menu-editor/editConfirmed', {
      kind: 'product',
      base: croquetas,
      changes: { title: 'Croquetas caseras' },
    }),
    call: 'updateItem',
    attempt: 'update item',
  },
  {
    name: 'editing a category',
    command: commandAction('menu-editor/editConfirmed', {
      kind: 'category',
      base: postres,
      changes: { title: 'Dulces' },
    }),
    call: 'updateCategory',
    attempt: 'update category',
  },
  {
    name: 'hiding a category',
    command: commandAction('menu/categoryChanged', { key: postres.key, changes: { show: false } }),
    call: 'updateCategory',
    attempt: 'update category',
  },
  {
    name: 'featuring a product',
    command: commandAction('menu/itemChanged', { key: croquetas.key, changes: { featured: 1 } }),
    call: 'updateItem',
    attempt: 'update item',
  },
];

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => errors.mockRestore());

describe.each(COMMANDS)('$name', ({ command, call, attempt }) => {
  it('the command waits in the outbox while there is no connection, stays visible, and is sent once it is back', async () => {
    let lost = true;
    const answer = () => (lost ? refusedWith('network') : accepted({}));
    const { store, names, shown, notices } = startEditor(MENU, { [call]: answer, notifications: answer });
    store.dispatch(command);
    await settled();
    expect([selectConnectionLost(store.getState()), notices()]).toEqual([true, []]);
    expect(selectPending(store.getState())).toHaveLength(1);
    expect(errors.mock.calls).toEqual([[`Unexpected error while trying ${attempt}`]]);
    expect(shown()).not.toEqual(MENU);

    lost = false;
    store.dispatch(connectionBack());
    await settled();
    expect(names()).toEqual([call, call]);
    expect(selectPending(store.getState())).toEqual([]);
  });

  it('the command is sent once, and counts as being saved until the answer arrives', async () => {
    const late = hold<ReturnType<typeof accepted>>();
    const { store, names, notices } = startEditor(MENU, { [call]: () => late.answer });
    store.dispatch(command);
    await settled();
    expect([names(), selectSaving(store.getState())]).toEqual([[call], true]);
    late.release(accepted({}));
    await settled();
    expect([names(), selectSaving(store.getState()), errors.mock.calls]).toEqual([[call], false, []]);
    expect(notices()).not.toContain(NOT_SAVED);
  });

  it('the command is rolled back if it fails twice on a working connection, and the owner sees a notice', async () => {
    const { store, names, shown, notices } = startEditor(MENU, { [call]: () => refusedWith('network') });
    store.dispatch(command);
    await settled();
    expect([names(), notices()]).toEqual([[call, call], [NOT_SAVED]]);
    expect(shown()).toEqual(MENU);
    expect(errors.mock.calls).toEqual([[`Unexpected error while trying ${attempt}`]]);
  });
});
