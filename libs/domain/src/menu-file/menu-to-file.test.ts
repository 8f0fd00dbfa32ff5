import fc from 'fast-check';
import { Category } from '../menu/category.ts';
import { Item } from '../menu/item.ts';
import { parseMenuFile, type MenuFile } from './menu-file.ts';
import { menuFileToRecords, type FileTarget } from './menu-file-to-records.ts';
import { menuToFile } from './menu-to-file.ts';
import type { Menu } from '../menu/menu.ts';
import { anyMenu } from '../testing/arbitrary-menu.ts';
import { menu } from '../testing/menu.ts';
import { withoutKeys } from '../testing/without-keys.ts';
import { BUSINESS, category, keyOf } from '../testing/records.ts';

function importing(file: MenuFile, existing?: FileTarget['existing']) {
  let made = 0;
  const newKey = () => keyOf(`imported-${(made += 1)}`);
  return menuFileToRecords(file, { business: BUSINESS, newKey, ...(existing ? { existing } : {}) });
}

/** The menu that an empty business has after the import. */
function imported(file: MenuFile): Menu {
  const stored = <T extends { key: string }>(record: T) => ({ ...record, _id: `id-${record.key}`, version: 0 });
  const { categories, items } = importing(file);
  return menu('', {
    categoriesL1: categories.filter(({ level }) => level === 1).map(stored),
    categoriesL2: categories.filter(({ level }) => level === 2).map(stored),
    items: items.map(stored),
  });
}

const readMenu = 'Tapas: croquetas*2, ~bravas | ~Cocina > Platos: bife*1 | Cocina > Vacía | Vinos';

describe('menus as files', () => {
  it('[FILE-4] a menu becomes a file with the same sequence, levels and prices', () => {
    const written = menu(readMenu);
    written.items[0]!.description = 'De jamón';
    expect(withoutKeys(menuToFile(written))).toEqual({
      currency: '$',
      categories: [
        {
          title: 'Tapas',
          products: [
            { title: 'croquetas', description: 'De jamón', price: '99.00', featured: 2 },
            { title: 'bravas', price: '99.00', show: false },
          ],
        },
        {
          title: 'Cocina',
          show: false,
          categories: [
            { title: 'Platos', products: [{ title: 'bife', price: '99.00', featured: 1 }] },
            { title: 'Vacía', products: [] },
          ],
        },
        { title: 'Vinos', categories: [] },
      ],
    });
  });

  it('[FILE-4] categories and products are written with their keys', () => {
    const written = menu('Cocina > Platos: bife');
    expect(menuToFile(written).categories).toMatchObject([
      { key: keyOf('Cocina'), categories: [{ key: keyOf('Platos'), products: [{ key: keyOf('bife') }] }] },
    ]);
  });

  it('[FILE-4] an item is written even if its category has no toLevel 3', () => {
    const unmarked = menu('Postres: flan');
    unmarked.categoriesL1[0]!.toLevel = null;
    expect(menuToFile(unmarked).categories).toMatchObject([{ title: 'Postres', products: [{ title: 'flan' }] }]);
  });

  it('[FILE-4] an emptied category keeps its toLevel 3', () => {
    const emptied = menu('', { categoriesL1: [category({ title: 'Postres', toLevel: 3 })] });
    expect(imported(menuToFile(emptied)).categoriesL1).toMatchObject([{ title: 'Postres', toLevel: 3 }]);
  });

  it('[FILE-3] an imported file gives records with orders from 0, levels and toLevel', () => {
    const { categories, items } = importing(menuToFile(menu(readMenu)));
    expect(categories.map(({ title, level, order, toLevel, show }) => [title, level, order, toLevel, show])).toEqual([
      ['Tapas', 1, 0, 3, true],
      ['Cocina', 1, 1, null, false],
      ['Platos', 2, 0, null, true],
      ['Vacía', 2, 1, null, true],
      ['Vinos', 1, 2, null, true],
    ]);
    expect(items.map(({ title, level, order, featured, show }) => [title, level, order, featured, show])).toEqual([
      ['croquetas', 2, 0, 2, true],
      ['bravas', 2, 1, false, false],
      ['bife', 3, 0, 1, true],
    ]);
    expect(categories[2]?.parent).toBe(categories[1]?.key);
    expect(items[2]?.parent).toBe(categories[2]?.key);
  });

  it('[FILE-3] imported records come after the existing ones', () => {
    const existing = menu('Tapas: croquetas*4 | Postres: flan');
    const { categories, items } = importing(menuToFile(menu('Vinos: malbec*3, torrontés*9')), existing);
    expect(categories.map(({ order }) => order)).toEqual([2]);
    expect(items.map(({ order, featured }) => [order, featured])).toEqual([
      [0, 5],
      [1, 6],
    ]);
  });

  it('[FILE-3] repeated ranks and gaps become 1 to n, in the sequence of the file', () => {
    const products = [5, 2, 5, 9].map((featured, index) => ({ title: `${index}`, price: 1, featured }));
    const { items } = importing({ currency: '$', categories: [{ title: 'Vinos', products }] });
    expect(items.map(({ featured }) => featured)).toEqual([2, 1, 3, 4]);
  });

  it('[FILE-3] [FILE-4] [KEY-1] the file of any menu is valid, and importing it gives the same menu', () => {
    fc.assert(
      fc.property(anyMenu, (any) => {
        const file = menuToFile(any);
        expect(parseMenuFile(JSON.parse(JSON.stringify(file)))).toEqual({ ok: true, value: file });
        const again = imported(file);
        expect(withoutKeys(menuToFile(again))).toEqual(withoutKeys(file));
        expect(again.items).toHaveLength(any.items.length);
        expect([...again.categoriesL1, ...again.categoriesL2].every((made) => Category.safeParse(made).success)).toBe(
          true,
        );
        expect(again.items.every((made) => Item.safeParse(made).success)).toBe(true);
        const ranks = again.items.flatMap(({ featured }) => (featured === false ? [] : [featured]));
        expect(ranks.sort((a, b) => a - b)).toEqual(ranks.map((_, index) => index + 1));
      }),
    );
  });
});
