import { COVER_NOT_SAVED, NOT_SAVED, type Menu } from '@carta/domain';
import { categoryTitled, itemTitled, menu } from '@carta/domain/testing';
import { connectionBack, connectionLost, menuReceived, selectConnectionLost } from '@carta/panel';
import { selectBlocked } from '@carta/panel/shell';
import { selectPending, selectQueue } from './outbox-slice.ts';
import { settled } from '../testing/editor-store.ts';
import { refusedWith, accepted, type Answers } from '../testing/fake-api.ts';
import { fakePersistence } from '../testing/fake-persistence.ts';
import { startEditor } from '../testing/start-editor.ts';
import { type Command, commandAction } from './command-action.ts';
import { emptyAddition } from './additions.ts';

const MENU = menu('Tapas: croquetas, bravas, tortilla | Postres: flan | Vacía');
const croquetas = itemTitled(MENU, 'croquetas');
const flan = itemTitled(MENU, 'flan');
const vacia = categoryTitled(MENU, 'Vacía');
const hide = commandAction('menu/itemChanged', { key: croquetas.key, changes: { show: false } });
const rename = commandAction('menu-editor/editConfirmed', {
  kind: 'product',
  base: flan,
  changes: { title: 'Flan mixto' },
});

function start(answers: Answers = {}, { lost = true, persistence = fakePersistence() } = {}) {
  const started = startEditor(MENU, answers, { persistence });
  if (lost) started.store.dispatch(connectionLost());
  const pending = () => selectPending(started.store.getState());
  return { ...started, pending };
}

const titles = ({ items }: Menu) => items.map(({ title }) => title);

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => errors.mockRestore());

describe('the outbox without a connection', () => {
  it('commands show optimistically, their rows are pending, and they are sent in order once the connection is back', async () => {
    const { store, names, shown, pending } = start();
    store.dispatch(hide);
    store.dispatch(rename);
    store.dispatch(
      commandAction('menu-editor/removalConfirmed', { kind: 'product', key: itemTitled(MENU, 'bravas').key }),
    );
    await settled();
    expect(names()).toEqual([]);
    expect(itemTitled(shown(), 'croquetas').show).toBe(false);
    expect(titles(shown())).toEqual(['croquetas', 'tortilla', 'Flan mixto']);
    expect(pending()).toEqual([croquetas.key, flan.key, itemTitled(MENU, 'bravas').key]);
    store.dispatch(connectionBack());
    await settled();
    expect([names(), pending()]).toEqual([['updateItem', 'updateItem', 'deleteItem'], []]);
    expect(titles(shown())).toEqual(['croquetas', 'tortilla', 'Flan mixto']);
  });

  it('[KEY-1] new items show at once, the screen is not blocked, and they are sent with the same keys', async () => {
    const { store, sent, shown, pending } = start();
    store.dispatch(emptyAddition({ kind: 'product', parent: vacia.key, count: 2 }));
    await settled();
    const early = shown().items.filter(({ parent }) => parent === vacia.key);
    expect([early.length, selectBlocked(store.getState())]).toEqual([2, false]);
    expect(pending()).toEqual(early.map(({ key }) => key));
    expect(categoryTitled(shown(), 'Vacía').toLevel).toBe(3);
    store.dispatch(connectionBack());
    await settled();
    const created = sent.filter(({ name }) => name === 'createItem').map(({ params }) => params);
    expect(created).toEqual(early.map(({ key }) => ({ businessKey: 'demo', itemKey: key })));
    expect(sent.at(-1)).toMatchObject({ name: 'updateCategory', body: { toLevel: 3 } });
  });

  it('an item that was added without a connection can be edited', async () => {
    const { store, names, shown } = start();
    store.dispatch(emptyAddition({ kind: 'product', parent: vacia.key, count: 1 }));
    await settled();
    const [made] = shown().items.filter(({ parent }) => parent === vacia.key);
    if (!made) throw new Error('nothing was made');
    store.dispatch(
      commandAction('menu-editor/editConfirmed', { kind: 'product', base: made, changes: { title: 'Nuevo' } }),
    );
    store.dispatch(connectionBack());
    await settled();
    expect(names()).toEqual(['createItem', 'updateCategory', 'updateItem']);
    expect(itemTitled(shown(), 'Nuevo').key).toBe(made.key);
  });

  it('a menu that arrives shows with the waiting commands', async () => {
    const { store, shown, pending } = start();
    store.dispatch(hide);
    store.dispatch(menuReceived({ menu: { ...MENU, name: 'Otra' }, etag: '"2"' }));
    await settled();
    expect([shown().name, itemTitled(shown(), 'croquetas').show, pending()]).toEqual(['Otra', false, [croquetas.key]]);
  });

  it('copies and pictures are refused at once', async () => {
    const { store, names, notices, pending } = start();
    store.dispatch(commandAction('menu-editor/coverConfirmed', { key: vacia.key, picture: new Blob(['picture']) }));
    store.dispatch(commandAction('menu-editor/duplicationConfirmed', { kind: 'product', original: flan.key }));
    await settled();
    expect([names(), pending(), notices()]).toEqual([[], [], [COVER_NOT_SAVED, NOT_SAVED]]);
    expect(errors.mock.calls).toEqual([
      ['Unexpected error while trying update cover'],
      ['Unexpected error while trying copy item'],
    ]);
  });
});

describe('the outbox when the connection is lost', () => {
  it('the command that was being sent waits, and only the console and the connection state show it', async () => {
    const { store, notices, pending, shown } = start(
      { updateItem: () => refusedWith('network'), notifications: () => refusedWith('network') },
      { lost: false },
    );
    store.dispatch(hide);
    await settled();
    expect([selectConnectionLost(store.getState()), pending(), notices()]).toEqual([true, [croquetas.key], []]);
    expect(itemTitled(shown(), 'croquetas').show).toBe(false);
    expect(errors.mock.calls).toEqual([['Unexpected error while trying update item']]);
  });

  it('a command is sent again if only its own answer was lost', async () => {
    const answers = [refusedWith('network'), accepted({ ...croquetas, show: false, version: 1 })];
    const { store, names, notices, shown } = start({ updateItem: () => answers.shift()! }, { lost: false });
    store.dispatch(hide);
    await settled();
    expect([names(), notices(), itemTitled(shown(), 'croquetas').version]).toEqual([
      ['updateItem', 'updateItem'],
      ['croquetas: oculto'],
      1,
    ]);
  });

  it('a command that fails twice on a working connection is refused', async () => {
    const { store, names, notices, shown } = start({ sortItem: () => refusedWith('network') }, { lost: false });
    store.dispatch(commandAction('menu/itemMoved', { key: itemTitled(MENU, 'tortilla').key, toIndex: 0 }));
    await settled();
    expect([names(), notices(), shown()]).toEqual([['sortItem', 'sortItem'], [NOT_SAVED], MENU]);
    expect(errors.mock.calls).toEqual([['Unexpected error while trying sort item']]);
  });

  it('[KEY-1] an addition whose answer was lost succeeds if its item exists', async () => {
    const answers: ReturnType<typeof refusedWith>[] = [];
    const { store, names, notices, shown } = start(
      {
        createItem: ({ body }) =>
          answers.push(refusedWith('network')) === 1
            ? refusedWith('network')
            : refusedWith('conflict', { current: { ...body, _id: 'id', version: 0, soldOutUntil: null } }),
      },
      { lost: false },
    );
    store.dispatch(emptyAddition({ kind: 'product', parent: categoryTitled(MENU, 'Postres').key, count: 1 }));
    await settled();
    expect([names(), notices(), shown().items.length]).toEqual([
      ['createItem', 'createItem'],
      [],
      MENU.items.length + 1,
    ]);
  });
});

describe('the persisted outbox', () => {
  it('the next page inherits the commands of a closed one and sends them in order', async () => {
    const persistence = fakePersistence();
    const before = start({}, { persistence });
    before.store.dispatch(hide);
    before.store.dispatch(rename);
    await settled();
    persistence.close();
    const after = start({}, { lost: false, persistence });
    await settled();
    expect(after.sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ show: false, key: croquetas.key }),
      expect.objectContaining({ title: 'Flan mixto', key: flan.key, version: 0 }),
    ]);
    expect(persistence.persisted()).toEqual([]);
  });

  it('commands that a panel without the mark persisted are sent', async () => {
    const persistence = fakePersistence();
    const unmarked = { type: hide.type, payload: hide.payload } as unknown as Command;
    persistence({ business: MENU.key, owner: 'demo@carta.test' }).write([unmarked]);
    persistence.close();
    const { sent } = start({}, { lost: false, persistence });
    await settled();
    expect(sent.map(({ body }) => body)).toEqual([expect.objectContaining({ show: false, key: croquetas.key })]);
  });

  it('the next page shows inherited commands as pending while there is no connection', async () => {
    const persistence = fakePersistence();
    const before = start({}, { persistence });
    before.store.dispatch(hide);
    persistence.close();
    const after = start({}, { persistence });
    await settled();
    expect([after.pending(), after.names()]).toEqual([[croquetas.key], []]);
    expect(itemTitled(after.shown(), 'croquetas').show).toBe(false);
    expect(persistence.persisted()).toEqual([hide]);
  });

  it('a saved command is deleted from the persisted outbox', async () => {
    const persistence = fakePersistence();
    const { store } = start({}, { lost: false, persistence });
    store.dispatch(hide);
    expect(persistence.persisted()).toEqual([hide]);
    await settled();
    expect([persistence.persisted(), selectQueue(store.getState())]).toEqual([[], []]);
  });
});
