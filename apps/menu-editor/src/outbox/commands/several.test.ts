import { UNTIL_BACK, type Item } from '@carta/domain';
import { categoryTitled, itemTitled, menu } from '@carta/domain/testing';
import { selectSnackbars } from '@carta/panel/shell';
import { settled } from '../../testing/editor-store.ts';
import { accepted, refusedWith, type Answers } from '../../testing/fake-api.ts';
import { startEditor } from '../../testing/start-editor.ts';
import { commandAction } from '../command-action.ts';

const MENU = menu('Cocina > Entradas: pan, bravas, jamón | Cocina > Platos: bife | Postres: flan');
const category = (title: string) => categoryTitled(MENU, title);
const keys = (...titles: string[]) => titles.map((title) => itemTitled(MENU, title).key);
const params = { businessKey: 'demo' };

function start(answers: Answers = {}) {
  const started = startEditor(MENU, answers);
  const undo = async () => {
    await settled();
    const [notice] = selectSnackbars(started.store.getState());
    started.store.dispatch(notice!.action!.dispatches);
    await settled();
    return notice!.text;
  };
  return { ...started, undo };
}
const answerItems = (changes: Partial<Item>) => () =>
  accepted({ items: MENU.items.filter(({ title }) => title !== 'flan').map((item) => ({ ...item, ...changes })) });

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.clear();
});
afterEach(() => errors.mockRestore());

describe('the command that changes several records', () => {
  const hide = commandAction('menu/severalChanged', {
    categories: [category('Postres').key],
    items: keys('pan', 'bife'),
    changes: { show: false },
  });

  it('several records are hidden at once, sent with one call for each kind, and shown again by one undo', async () => {
    const { store, sent, shown, undo } = start({
      updateSeveralItems: ({ body }) =>
        accepted({
          items: MENU.items
            .filter(({ key }) => (body.keys as string[]).includes(key))
            .map((item) => ({ ...item, ...(body.set as object), version: 1 })),
        }),
      updateSeveralCategories: ({ body }) =>
        accepted({ categories: [{ ...category('Postres'), ...(body.set as object) }] }),
    });
    store.dispatch(hide);
    const hidden = () =>
      [...shown().categoriesL1, ...shown().items].filter(({ show }) => !show).map(({ title }) => title);
    expect(hidden()).toEqual(['Postres', 'pan', 'bife']);
    expect(await undo()).toBe('3 ocultos');
    expect(hidden()).toEqual([]);
    expect(sent).toEqual(
      [false, true].flatMap((show) => [
        { name: 'updateSeveralItems', params, body: { keys: keys('pan', 'bife'), set: { show } } },
        { name: 'updateSeveralCategories', params, body: { keys: [category('Postres').key], set: { show } } },
      ]),
    );
  });

  it('[SOLD-1] several items are sold out at once and sold again by the undo', async () => {
    const { store, sent, shown, undo } = start({ updateSeveralItems: answerItems({}) });
    store.dispatch(
      commandAction('menu/severalChanged', {
        categories: [],
        items: keys('pan', 'bife'),
        changes: { soldOutUntil: 7 },
      }),
    );
    expect(itemTitled(shown(), 'pan').soldOutUntil).toBe(7);
    expect(await undo()).toBe('2 agotados hoy');
    expect(sent.map(({ body }) => (body as { set: object }).set)).toEqual([{ soldOut: true }, { soldOut: false }]);
  });

  it('[SOLD-5] several items are sold out until they are put back, and each of them is again so once selling is undone', async () => {
    const [pan, bife] = keys('pan', 'bife');
    const sells = (items: string[], soldOutUntil: number | null) =>
      commandAction('menu/severalChanged', { categories: [], items, changes: { soldOutUntil } });
    const { store, sent, shown } = start({
      updateSeveralItems: ({ body }) => {
        const soldOutUntil = (body.set as { soldOut: unknown }).soldOut === 'until-back' ? UNTIL_BACK : null;
        const items = MENU.items.filter(({ key }) => (body.keys as string[]).includes(key));
        return accepted({ items: items.map((item) => ({ ...item, soldOutUntil })) });
      },
    });
    store.dispatch(sells([pan!, bife!], UNTIL_BACK));
    await settled();
    store.dispatch(sells([pan!, bife!], null));
    await settled();
    const notice = selectSnackbars(store.getState()).at(-1);
    expect(notice?.text).toBe('2 otra vez a la venta');
    store.dispatch(notice!.action!.dispatches);
    await settled();
    expect(sent.map(({ body }) => (body as { set: object }).set)).toEqual([
      { soldOut: 'until-back' },
      { soldOut: false },
      { soldOut: 'until-back' },
    ]);
    expect(itemTitled(shown(), 'bife').soldOutUntil).toBe(UNTIL_BACK);
  });

  it('more than 500 records are sent in parts', async () => {
    const { store, sent } = start({ updateSeveralItems: answerItems({}) });
    const many = Array.from({ length: 501 }, (_, nth) => `item-${nth}`.padEnd(21, '_'));
    store.dispatch(commandAction('menu/severalChanged', { categories: [], items: many, changes: { show: true } }));
    await settled();
    expect(sent.map(({ body }) => (body as { keys: string[] }).keys.length)).toEqual([500, 1]);
  });

  it('a refusal shows the stored records again', async () => {
    const { store, shown } = start({ updateSeveralItems: () => refusedWith('invalid') });
    store.dispatch(hide);
    await settled();
    expect(shown()).toEqual(MENU);
    expect(errors.mock.calls).toEqual([['Unexpected error while trying update several']]);
  });
});

describe('the command that moves several items', () => {
  it('[MOVE-4] several items move with one call, and the undo puts each back in its place', async () => {
    const { parent, level } = itemTitled(MENU, 'bife');
    const { store, sent, shown, undo } = start({
      updateSeveralItems: ({ body }) =>
        accepted({
          items: (body.keys as string[]).map((key, nth) => ({
            ...MENU.items.find((item) => item.key === key),
            parent,
            level,
            order: 1 + nth,
          })),
        }),
      moveItem: ({ params: { itemId }, body }) => {
        const item = MENU.items.find(({ _id }) => _id === itemId);
        return accepted({ item: { ...item, ...body }, order: [] });
      },
    });
    store.dispatch(commandAction('menu/itemsMovedInto', { keys: keys('jamón', 'pan'), parent }));
    const there = () => shown().items.filter((item) => item.parent === parent);
    expect(
      there()
        .map(({ title, order }) => `${title} ${order}`)
        .sort(),
    ).toEqual(['bife 0', 'jamón 1', 'pan 2']);
    expect(await undo()).toBe('2 movidos a «Platos»');
    expect(sent[0]).toEqual({
      name: 'updateSeveralItems',
      params,
      body: { keys: keys('jamón', 'pan'), set: { parent } },
    });
    const back = { parent: category('Entradas').key };
    expect(sent.slice(1).map(({ name, body }) => [name, body])).toEqual([
      ['moveItem', { ...back, order: 0 }],
      ['moveItem', { ...back, order: 2 }],
    ]);
    expect(there().map(({ title }) => title)).toEqual(['bife']);
  });
});

describe('the command that deletes several records', () => {
  it('[TRASH-2] several records are deleted with one call for each kind, and one undo restores them all', async () => {
    const [flan] = keys('flan');
    const cocina = category('Cocina').key;
    const { store, sent, shown, undo } = start({
      updateSeveralItems: () => accepted({ deleted: { categories: 0, items: 1 } }),
      updateSeveralCategories: () => accepted({ deleted: { categories: 3, items: 4 } }),
      restore: () => accepted({ categories: [], items: [] }),
    });
    store.dispatch(commandAction('menu-editor/severalRemovalConfirmed', { categories: [cocina], items: [flan!] }));
    await settled();
    expect([shown().categoriesL1.map(({ title }) => title), shown().items]).toEqual([['Postres'], []]);
    expect(await undo()).toBe('2 eliminados');
    expect(sent.map(({ name, params: path, body }) => [name, path, body])).toEqual([
      ['updateSeveralItems', params, { keys: [flan], delete: true }],
      ['updateSeveralCategories', params, { keys: [cocina], delete: true }],
      ['restore', { ...params, key: cocina }, undefined],
      ['restore', { ...params, key: flan }, undefined],
    ]);
  });
});
