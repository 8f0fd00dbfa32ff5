import { settingsOf } from '@carta/domain';
import { menu, itemTitled, categoryTitled } from '@carta/domain/testing';
import {
  businessReceived,
  categoriesAdded,
  categoryChanged,
  categoryMoved,
  categoryRemoved,
  featuredMoved,
  groupsChanged,
  itemChanged,
  itemFeatured,
  itemMoved,
  itemMovedInto,
  itemRemoved,
  itemsAdded,
  itemUnfeatured,
  menuReceived,
  menuShown,
  menuReducer,
  menuSlice,
  pricesChanged,
  selectMenu,
  siblingsOrdered,
} from './menu-slice.ts';

const board = menu('Cocina > Entradas: empanadas, provoleta, rabas | Cocina > Platos: bife | Postres: flan, helado');
const begin = { menu: board, etag: null };
const after = (...actions: Parameters<typeof menuReducer>[1][]) =>
  selectMenu({ menu: actions.reduce(menuReducer, begin) })!;
const key = (title: string) => itemTitled(board, title).key;
const categoryKey = (title: string) => categoryTitled(board, title).key;
const ordersOf =
  (...titles: string[]) =>
  (state: typeof board) =>
    titles.map((title) => itemTitled(state, title).order);

describe('menu slice', () => {
  it('remotes of 1.0 and 1.1 find the reducer and the first state in menuSlice', () => {
    expect(menuSlice.reducer).toBe(menuReducer);
    expect(menuSlice.getInitialState()).toEqual({ menu: null, etag: null });
  });

  it('[MOVE-1] [MOVE-2] an item moves into another category, and marks an empty one with `toLevel` 3', () => {
    const moved = after(itemMovedInto({ key: key('bife'), parent: categoryKey('Postres'), toIndex: 1 }));
    expect(itemTitled(moved, 'bife')).toMatchObject({ parent: categoryKey('Postres'), level: 2, order: 1 });
    expect(ordersOf('flan', 'helado')(moved)).toEqual([0, 2]);
    const emptied = after(itemRemoved({ key: key('flan') }), itemRemoved({ key: key('helado') }));
    expect(emptied.categoriesL1.map(({ toLevel }) => toLevel)).toEqual([null, 3]);
  });

  it('[MOVE-3] an item is not moved into a category that cannot hold items', () => {
    for (const parent of [categoryKey('Cocina'), categoryKey('Platos'), 'nowhere'])
      expect(after(itemMovedInto({ key: key('bife'), parent })).items).toEqual(board.items);
  });

  it('siblings take the order that the server answered', () => {
    const ordered = after(siblingsOrdered(['rabas', 'empanadas', 'provoleta'].map(key)));
    expect(ordersOf('rabas', 'empanadas', 'provoleta', 'bife')(ordered)).toEqual([0, 1, 2, 0]);
  });

  it('[PRICE-11] many prices change in one action', () => {
    const { price } = itemTitled(board, 'flan');
    const to = { ...price, big: 7 };
    const changed = after(pricesChanged([{ key: key('flan'), from: price, to }]));
    expect(itemTitled(changed, 'flan').price).toEqual(to);
    expect(itemTitled(changed, 'helado').price).toEqual(price);
  });

  it('a changed group takes the place of the one with its key, a new one is added', () => {
    const group = (key: string, title: string) => ({
      _id: key,
      key,
      business: 'demo',
      title,
      pricing: 'add' as const,
      min: 0,
      max: 1,
      order: 0,
      version: 0,
      options: [],
    });
    const shown = after(
      groupsChanged([group('one', 'Salsas'), group('two', 'Panes')]),
      groupsChanged([group('one', 'Extras')]),
    );
    expect(shown.optionGroups.map(({ title }) => title)).toEqual(['Extras', 'Panes']);
  });

  it('[ORD-4] a moved item renumbers its siblings from 0 and no other record', () => {
    const moved = after(itemMoved({ key: key('rabas'), toIndex: 0 }));
    expect(ordersOf('rabas', 'empanadas', 'provoleta')(moved)).toEqual([0, 1, 2]);
    expect(itemTitled(moved, 'bife')).toBe(itemTitled(board, 'bife'));
  });

  it.each([1, 9, -1, 0.5])('[ORD-5] an item moved to its own or an impossible index (%d) stays', (toIndex) => {
    expect(after(itemMoved({ key: key('provoleta'), toIndex })).items.map(({ order }) => order)).toEqual(
      board.items.map(({ order }) => order),
    );
  });

  it('[ORD-4] a moved category of either level renumbers its siblings', () => {
    const top = after(categoryMoved({ key: categoryKey('Postres'), toIndex: 0 }));
    expect(categoryTitled(top, 'Postres').order).toBe(0);
    expect(categoryTitled(top, 'Cocina').order).toBe(1);
    const second = after(categoryMoved({ key: categoryKey('Platos'), toIndex: 0 }));
    expect(categoryTitled(second, 'Platos').order).toBe(0);
    expect(categoryTitled(second, 'Entradas').order).toBe(1);
  });

  it('[FEAT-1] a featured item gets the next rank, and an unfeatured one loses it', () => {
    const featured = after(itemFeatured({ key: key('flan') }), itemFeatured({ key: key('bife') }));
    expect([itemTitled(featured, 'flan').featured, itemTitled(featured, 'bife').featured]).toEqual([1, 2]);
    const without = after(itemFeatured({ key: key('flan') }), itemUnfeatured({ key: key('flan') }));
    expect(itemTitled(without, 'flan').featured).toBe(false);
  });

  it('[FEAT-3] a moved featured item renumbers all ranks from 1', () => {
    const moved = after(
      ...['flan', 'bife', 'rabas'].map((title) => itemFeatured({ key: key(title) })),
      featuredMoved({ key: key('rabas'), toIndex: 0 }),
    );
    expect(['rabas', 'flan', 'bife'].map((title) => itemTitled(moved, title).featured)).toEqual([1, 2, 3]);
  });

  it('[SHOW-1] an edit changes only the fields that it names', () => {
    const changed = after(
      itemChanged({ key: key('flan'), changes: { show: false } }),
      categoryChanged({ key: categoryKey('Platos'), changes: { title: 'Principales' } }),
    );
    expect(itemTitled(changed, 'flan')).toEqual({ ...itemTitled(board, 'flan'), show: false });
    expect(categoryTitled(changed, 'Principales').order).toBe(1);
  });

  it('[DEL-1] a removed category removes its subcategories and items', () => {
    const left = after(categoryRemoved({ key: categoryKey('Cocina') }));
    expect(left.categoriesL2).toEqual([]);
    expect(left.items.map(({ title }) => title)).toEqual(['flan', 'helado']);
  });

  it('a removed item is gone and its siblings stay', () => {
    expect(after(itemRemoved({ key: key('flan') })).items.map(({ title }) => title)).not.toContain('flan');
  });

  it('new categories are added to the list of their level, new items to the items', () => {
    const cocina = categoryTitled(board, 'Cocina');
    const guarniciones = { ...categoryTitled(board, 'Platos'), key: 'g'.repeat(21), title: 'Guarniciones', order: 2 };
    const added = after(
      categoriesAdded([guarniciones, { ...cocina, key: 'b'.repeat(21), title: 'Bebidas', order: 2 }]),
      itemsAdded([{ ...itemTitled(board, 'flan'), key: 'p'.repeat(21), title: 'puré', parent: guarniciones.key }]),
    );
    expect(added.categoriesL2.at(-1)?.title).toBe('Guarniciones');
    expect(added.categoriesL1.at(-1)?.title).toBe('Bebidas');
    expect(added.items.at(-1)?.title).toBe('puré');
  });

  it('a record that a newer menu holds already is added or featured once', () => {
    const flan = itemTitled(board, 'flan');
    const bebidas = { ...categoryTitled(board, 'Cocina'), key: 'b'.repeat(21), title: 'Bebidas', order: 2 };
    const add = [categoriesAdded([bebidas]), itemsAdded([{ ...flan, version: 7 }]), itemFeatured({ key: flan.key })];
    const twice = after(...add, ...add);
    expect(twice).toEqual(after(...add));
    expect([twice.items.length, itemTitled(twice, 'flan').version]).toEqual([board.items.length, 7]);
  });

  it('a menu with unsaved changes is shown, and the ETag stays the one of the server’s menu', () => {
    const other = menu('Bebidas: soda');
    expect(menuReducer({ menu: board, etag: '"1"' }, menuShown(other))).toEqual({ menu: other, etag: '"1"' });
  });

  it('received settings replace the old ones, and leave records and ETag', () => {
    const settings = { ...settingsOf(board), deliveryTime: '40 minutos', version: 1 };
    const { menu: shown, etag } = menuReducer({ menu: board, etag: '"1"' }, businessReceived(settings));
    expect(shown).toEqual({ ...board, ...settings });
    expect([shown?.items, etag]).toEqual([board.items, '"1"']);
  });

  it('received settings that are older than the shown ones change nothing', () => {
    const shown = { ...board, deliveryTime: '40 minutos', version: 2 };
    const late = businessReceived({ ...settingsOf(board), version: 1 });
    expect(menuReducer({ menu: shown, etag: null }, late).menu).toBe(shown);
  });

  it('a received menu replaces the old one', () => {
    const other = menu('Bebidas: soda');
    expect(menuReducer(begin, menuReceived({ menu: other, etag: '"2"' }))).toEqual({ menu: other, etag: '"2"' });
  });
});
