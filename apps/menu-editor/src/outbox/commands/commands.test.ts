import { NOT_SAVED, type Menu } from '@carta/domain';
import { categoryTitled, itemTitled, menu } from '@carta/domain/testing';
import { menuReceived } from '@carta/panel';
import { selectBlocked, selectSnackbars } from '@carta/panel/shell';
import { selectRowToReveal } from '../../tree-state/tree-slice.ts';
import { settled } from '../../testing/editor-store.ts';
import { hold, refusedWith, accepted, type Answers } from '../../testing/fake-api.ts';
import { startEditor } from '../../testing/start-editor.ts';
import { commandAction } from '../command-action.ts';

const MENU = menu('Cocina > Entradas: empanadas, provoleta | Cocina > Platos: bife | Postres: flan | Vacía');
const category = (title: string) => categoryTitled(MENU, title);
const flan = itemTitled(MENU, 'flan');
const withoutFlan = { ...MENU, items: MENU.items.filter(({ key }) => key !== flan.key) };

const start = (answers?: Answers, stored = MENU) => startEditor(stored, answers);

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.clear();
});
afterEach(() => errors.mockRestore());

describe('the remove command', () => {
  it('a category and all that it holds disappear once the server has deleted them', async () => {
    const answer = hold<ReturnType<typeof accepted>>();
    const { store, sent, shown } = start({ deleteCategory: () => answer.answer });
    const { key } = category('Cocina');
    store.dispatch(commandAction('menu-editor/removalConfirmed', { kind: 'category', key }));
    await settled();
    expect([shown().items.length, selectBlocked(store.getState())]).toEqual([4, true]);
    answer.release(accepted({ deleted: { categories: 3, items: 3 } }));
    await settled();
    expect(sent).toEqual([{ name: 'deleteCategory', params: { businessKey: 'demo', level: '1', categoryKey: key } }]);
    expect([shown().categoriesL2, shown().items.map(({ title }) => title)]).toEqual([[], ['flan']]);
    expect(selectBlocked(store.getState())).toBe(false);
  });

  it.each([
    [{ kind: 'category', key: category('Cocina').key } as const, 'delete category'],
    [{ kind: 'product', key: flan.key } as const, 'delete item'],
  ])('a record that cannot be deleted stays: %j', async (removal, words) => {
    const refuse = () => refusedWith('network');
    const { store, shown, notices } = start({ deleteCategory: refuse, deleteItem: refuse });
    store.dispatch(commandAction('menu-editor/removalConfirmed', removal));
    await settled();
    expect(shown()).toEqual(MENU);
    expect([notices(), selectBlocked(store.getState())]).toEqual([[NOT_SAVED], false]);
    expect(errors.mock.calls).toEqual([[`Unexpected error while trying ${words}`]]);
  });
});

describe('the edit command', () => {
  const rename = commandAction('menu-editor/editConfirmed', {
    kind: 'product',
    base: flan,
    changes: { title: 'Flan mixto' },
  });

  it('an edit names the version after the owner’s own earlier commands, also if their answer came after the form was opened', async () => {
    const { store, sent } = start();
    store.dispatch(commandAction('menu/itemChanged', { key: flan.key, changes: { show: false } }));
    store.dispatch(rename);
    await settled();
    expect(sent.map(({ body }) => (body as { version?: number }).version)).toEqual([undefined, 1]);
  });

  it('an edit names the version that the owner saw if another session changed the same field', async () => {
    const { store, sent } = start();
    const elsewhere = { ...flan, title: 'Flan casero', version: 4 };
    store.dispatch(menuReceived({ menu: { ...MENU, items: [elsewhere] }, etag: null }));
    store.dispatch(rename);
    await settled();
    expect((sent[0]?.body as { version: number }).version).toBe(0);
  });

  it('a category’s title is sent to the path of the category', async () => {
    const { store, sent, shown } = start();
    const base = category('Platos');
    store.dispatch(
      commandAction('menu-editor/editConfirmed', { kind: 'category', base, changes: { title: 'Principales' } }),
    );
    await settled();
    expect(sent).toEqual([
      {
        name: 'updateCategory',
        params: { business: 'demo', level: '2', key: base.key },
        body: { title: 'Principales', business: 'demo', key: base.key, version: 0 },
      },
    ]);
    expect(categoryTitled(shown(), 'Principales').key).toBe(base.key);
  });
});

describe('the command that moves a featured item', () => {
  const featured = menu('Postres: flan*1, helado*2, budín*5');
  const ranks = (shown: Menu) => shown.items.map(({ title, featured }) => [title, featured]);

  it('[FEAT-3] all featured items are ranked from 1 at once, and the 0-based index is sent', async () => {
    const { store, sent, shown } = start({}, featured);
    const budin = itemTitled(featured, 'budín');
    store.dispatch(commandAction('menu/featuredMoved', { key: budin.key, toIndex: 0 }));
    expect(ranks(shown())).toEqual([
      ['flan', 2],
      ['helado', 3],
      ['budín', 1],
    ]);
    await settled();
    expect(sent).toEqual([
      { name: 'sortFeatured', params: { menuKey: 'demo', itemId: budin._id }, body: { order: 0 } },
    ]);
  });

  it('a refusal restores the ranks and shows a notice', async () => {
    const { store, shown, notices } = start({ sortFeatured: () => refusedWith('network') }, featured);
    store.dispatch(commandAction('menu/featuredMoved', { key: itemTitled(featured, 'budín').key, toIndex: 0 }));
    await settled();
    expect([ranks(shown()), notices()]).toEqual([ranks(featured), [NOT_SAVED]]);
    expect(errors.mock.calls).toEqual([['Unexpected error while trying sort featured']]);
  });
});

describe('the command that moves an item into another category', () => {
  it('[MOVE-1] the item shows there at once, and category and index are sent', async () => {
    const { store, sent, shown } = start({
      moveItem: () => accepted({ item: { ...flan, parent: category('Platos').key, level: 3 }, order: [] }),
    });
    const { key: parent } = category('Platos');
    store.dispatch(commandAction('menu/itemMovedInto', { key: flan.key, parent, toIndex: 0 }));
    expect(itemTitled(shown(), 'flan')).toMatchObject({ parent, level: 3, order: 0 });
    await settled();
    const params = { menuKey: 'demo', itemId: flan._id };
    expect(sent).toEqual([{ name: 'moveItem', params, body: { parent, order: 0 } }]);
    expect(itemTitled(shown(), 'flan')).toMatchObject({ parent, level: 3 });
  });

  it('a refusal moves the item back', async () => {
    const { store, shown } = start({ moveItem: () => refusedWith('conflict') });
    store.dispatch(commandAction('menu/itemMovedInto', { key: flan.key, parent: category('Platos').key }));
    await settled();
    expect(itemTitled(shown(), 'flan')).toEqual(flan);
    expect(errors.mock.calls).toEqual([['Unexpected error while trying move item']]);
  });
});

describe('the prices command', () => {
  const to = { ...flan.price, big: 120 };
  const change = commandAction('menu/pricesChanged', [{ key: flan.key, from: flan.price, to }]);

  it('[PRICE-11] the prices show at once, are sent together, and can be undone', async () => {
    const { store, sent, shown } = start({
      updatePrices: () => accepted({ items: [{ ...flan, price: to, version: 1 }], groups: [] }),
    });
    store.dispatch(change);
    expect(itemTitled(shown(), 'flan').price).toEqual(to);
    await settled();
    const params = { businessKey: 'demo' };
    expect(sent).toEqual([
      { name: 'updatePrices', params, body: { prices: [{ key: flan.key, from: flan.price, to }] } },
    ]);
    const [notice] = selectSnackbars(store.getState());
    expect([notice?.text, notice?.action?.label]).toEqual(['1 precio cambiado', 'Deshacer']);
    expect(notice?.action?.dispatches).toEqual(
      commandAction('menu/pricesChanged', [{ key: flan.key, from: to, to: flan.price }]),
    );
  });

  it('all prices stay as they were if one is refused', async () => {
    const { store, shown } = start({ updatePrices: () => refusedWith('conflict') });
    store.dispatch(change);
    await settled();
    expect(itemTitled(shown(), 'flan').price).toEqual(flan.price);
  });
});

describe('the duplicate command', () => {
  it('[COPY-2] the copy of an item follows the original and is revealed', async () => {
    const copy = { ...flan, _id: 'id', key: 'c'.repeat(21), title: 'flan (copia)', order: 1 };
    const order = [flan.key, copy.key];
    const { store, sent, shown } = start({ copyItem: () => accepted({ categories: [], items: [copy], order }) });
    store.dispatch(commandAction('menu-editor/duplicationConfirmed', { kind: 'product', original: flan.key }));
    expect(selectBlocked(store.getState())).toBe(true);
    await settled();
    expect(sent).toEqual([{ name: 'copyItem', params: { menuKey: 'demo', itemId: flan._id } }]);
    expect(itemTitled(shown(), 'flan (copia)')).toEqual(copy);
    expect([selectRowToReveal(store.getState()), selectBlocked(store.getState())]).toEqual([copy.key, false]);
  });

  it('[COPY-2] a category is copied by its level', async () => {
    const cocina = category('Cocina');
    const { store, sent } = start({ copyCategory: () => accepted({ categories: [], items: [], order: [] }) });
    store.dispatch(commandAction('menu-editor/duplicationConfirmed', { kind: 'category', original: cocina.key }));
    await settled();
    const params = { menuKey: 'demo', level: '1', categoryId: cocina._id };
    expect(sent).toEqual([{ name: 'copyCategory', params }]);
  });
});

describe('the restore command', () => {
  it('[TRASH-2] a deletion can be undone, and the item comes back to where it was', async () => {
    const { store, sent, shown } = start({ restore: () => accepted({ categories: [], items: [flan], groups: [] }) });
    store.dispatch(commandAction('menu-editor/removalConfirmed', { kind: 'product', key: flan.key }));
    await settled();
    const [notice] = selectSnackbars(store.getState());
    expect([notice?.text, notice?.action?.label]).toEqual(['Producto eliminado: flan', 'Deshacer']);
    store.dispatch(notice!.action!.dispatches);
    await settled();
    expect(sent.at(-1)).toEqual({ name: 'restore', params: { businessKey: 'demo', key: flan.key } });
    expect(itemTitled(shown(), 'flan')).toEqual(flan);
    expect(selectRowToReveal(store.getState())).toBe(flan.key);
  });

  it('[TRASH-2] an item that a refreshed menu shows before the answer arrives is revealed too', async () => {
    const answer = hold<ReturnType<typeof accepted>>();
    const { store } = start({ restore: () => answer.answer }, withoutFlan);
    store.dispatch(commandAction('menu-editor/restorationConfirmed', { deleted: [flan.key] }));
    store.dispatch(menuReceived({ menu: MENU, etag: '"2"' }));
    answer.release(accepted({ categories: [], items: [flan], groups: [] }));
    await settled();
    expect(selectRowToReveal(store.getState())).toBe(flan.key);
  });

  it('a refusal shows the server’s message', async () => {
    const { store, notices } = start({ restore: () => refusedWith('conflict') });
    store.dispatch(commandAction('menu-editor/restorationConfirmed', { deleted: [flan.key] }));
    await settled();
    expect(notices()).toEqual(['refused: conflict']);
  });
});
