import { settingsOf } from '@carta/domain';
import { menu, itemTitled, categoryTitled } from '@carta/domain/testing';
import {
  businessReceived,
  categoriesAdded,
  categoryChanged,
  categoryMoved,
  categoryRemoved,
  featuredMoved,
  itemChanged,
  itemFeatured,
  itemMoved,
  itemMovedInto,
  itemRemoved,
  itemsAdded,
  itemUnfeatured,
  menuReceived,
  menuShown,
  menuSlice,
  pricesChanged,
  selectMenu,
  siblingsOrdered,
} from './menu-slice.ts';

const board = menu('Cocina > Entradas: empanadas, provoleta, rabas | Cocina > Platos: bife | Postres: flan, helado');
const begin = { menu: board, etag: null };
const after = (...actions: Parameters<typeof menuSlice.reducer>[1][]) =>
  selectMenu({ menu: actions.reduce(menuSlice.reducer, begin) })!;
const key = (title: string) => itemTitled(board, title).key;
const categoryKey = (title: string) => categoryTitled(board, title).key;
const ordersOf =
  (...titles: string[]) =>
  (state: typeof board) =>
    titles.map((title) => itemTitled(state, title).order);

describe('menu slice', () => {
  it('[MOVE-1] [MOVE-2] a product moved into another category stands there, and marks one that held nothing', () => {
    const moved = after(itemMovedInto({ key: key('bife'), parent: categoryKey('Postres'), toIndex: 1 }));
    expect(itemTitled(moved, 'bife')).toMatchObject({ parent: categoryKey('Postres'), level: 2, order: 1 });
    expect(ordersOf('flan', 'helado')(moved)).toEqual([0, 2]);
    const emptied = after(itemRemoved({ key: key('flan') }), itemRemoved({ key: key('helado') }));
    expect(emptied.categoriesL1.map(({ toLevel }) => toLevel)).toEqual([null, 3]);
  });

  it('[MOVE-3] a product is not moved to where it cannot stand', () => {
    for (const parent of [categoryKey('Cocina'), categoryKey('Platos'), 'nowhere'])
      expect(after(itemMovedInto({ key: key('bife'), parent })).items).toEqual(board.items);
  });

  it('orders siblings as the server says', () => {
    const ordered = after(siblingsOrdered(['rabas', 'empanadas', 'provoleta'].map(key)));
    expect(ordersOf('rabas', 'empanadas', 'provoleta', 'bife')(ordered)).toEqual([0, 1, 2, 0]);
  });

  it('[PRICE-11] takes many prices at once', () => {
    const { price } = itemTitled(board, 'flan');
    const to = { ...price, big: 7 };
    const changed = after(pricesChanged([{ key: key('flan'), from: price, to }]));
    expect(itemTitled(changed, 'flan').price).toEqual(to);
    expect(itemTitled(changed, 'helado').price).toEqual(price);
  });

  it('[ORD-4] a moved product renumbers its siblings from 0 and nobody else', () => {
    const moved = after(itemMoved({ key: key('rabas'), toIndex: 0 }));
    expect(ordersOf('rabas', 'empanadas', 'provoleta')(moved)).toEqual([0, 1, 2]);
    expect(itemTitled(moved, 'bife')).toBe(itemTitled(board, 'bife'));
  });

  it.each([1, 9, -1, 0.5])('[ORD-5] a product moved to its own or an impossible index (%d) stays', (toIndex) => {
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

  it('[FEAT-1] featuring gives the next rank, unfeaturing takes it away', () => {
    const featured = after(itemFeatured({ key: key('flan') }), itemFeatured({ key: key('bife') }));
    expect([itemTitled(featured, 'flan').featured, itemTitled(featured, 'bife').featured]).toEqual([1, 2]);
    const without = after(itemFeatured({ key: key('flan') }), itemUnfeatured({ key: key('flan') }));
    expect(itemTitled(without, 'flan').featured).toBe(false);
  });

  it('[FEAT-3] moving a featured product ranks all of them from 1', () => {
    const moved = after(
      ...['flan', 'bife', 'rabas'].map((title) => itemFeatured({ key: key(title) })),
      featuredMoved({ key: key('rabas'), toIndex: 0 }),
    );
    expect(['rabas', 'flan', 'bife'].map((title) => itemTitled(moved, title).featured)).toEqual([1, 2, 3]);
  });

  it('[SHOW-1] an edit changes only what it names', () => {
    const changed = after(
      itemChanged({ key: key('flan'), changes: { show: false } }),
      categoryChanged({ key: categoryKey('Platos'), changes: { title: 'Principales' } }),
    );
    expect(itemTitled(changed, 'flan')).toEqual({ ...itemTitled(board, 'flan'), show: false });
    expect(categoryTitled(changed, 'Principales').order).toBe(1);
  });

  it('[DEL-1] a removed category takes all below it along', () => {
    const left = after(categoryRemoved({ key: categoryKey('Cocina') }));
    expect(left.categoriesL2).toEqual([]);
    expect(left.items.map(({ title }) => title)).toEqual(['flan', 'helado']);
  });

  it('a removed product leaves its siblings', () => {
    expect(after(itemRemoved({ key: key('flan') })).items.map(({ title }) => title)).not.toContain('flan');
  });

  it('new records stand in the list of their level', () => {
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

  it('what a newer menu holds already is added or featured once', () => {
    const flan = itemTitled(board, 'flan');
    const bebidas = { ...categoryTitled(board, 'Cocina'), key: 'b'.repeat(21), title: 'Bebidas', order: 2 };
    const add = [categoriesAdded([bebidas]), itemsAdded([{ ...flan, version: 7 }]), itemFeatured({ key: flan.key })];
    const twice = after(...add, ...add);
    expect(twice).toEqual(after(...add));
    expect([twice.items.length, itemTitled(twice, 'flan').version]).toEqual([board.items.length, 7]);
  });

  it('a menu with unsaved changes is shown, and the ETag stays the one of the server’s menu', () => {
    const other = menu('Bebidas: soda');
    expect(menuSlice.reducer({ menu: board, etag: '"1"' }, menuShown(other))).toEqual({ menu: other, etag: '"1"' });
  });

  it('received settings replace the old ones, and leave records and ETag', () => {
    const settings = { ...settingsOf(board), deliveryTime: '40 minutos', version: 1 };
    const { menu: shown, etag } = menuSlice.reducer({ menu: board, etag: '"1"' }, businessReceived(settings));
    expect(shown).toEqual({ ...board, ...settings });
    expect([shown?.items, etag]).toEqual([board.items, '"1"']);
  });

  it('received settings that are older than the shown ones change nothing', () => {
    const shown = { ...board, deliveryTime: '40 minutos', version: 2 };
    const late = businessReceived({ ...settingsOf(board), version: 1 });
    expect(menuSlice.reducer({ menu: shown, etag: null }, late).menu).toBe(shown);
  });

  it('a received menu replaces the old one', () => {
    const other = menu('Bebidas: soda');
    expect(menuSlice.reducer(begin, menuReceived({ menu: other, etag: '"2"' }))).toEqual({ menu: other, etag: '"2"' });
  });
});
