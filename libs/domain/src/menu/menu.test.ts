import fc from 'fast-check';
import { DEFAULT_CONTACT_BUTTON } from '../settings/contact-button.ts';
import {
  Business,
  findCategory,
  itemsOf,
  Menu,
  removeCategory,
  settingsOf,
  subcategoriesOf,
  toggledShow,
} from './menu.ts';
import { menuTree } from './menu-tree.ts';
import { anyMenu } from '../testing/arbitrary-menu.ts';
import { categoryTitled, menu } from '../testing/menu.ts';
import { keyOf } from '../testing/records.ts';

const titlesOf = (records: readonly { title: string }[]) => records.map(({ title }) => title);

describe('a menu', () => {
  const carta = menu('Tapas: croquetas, bravas | Cocina > Entradas: pan | Cocina > Platos: bife, ñoquis');
  const { categoriesL1, categoriesL2, items } = carta;
  const turned = {
    ...carta,
    categoriesL1: categoriesL1.toReversed(),
    categoriesL2: categoriesL2.toReversed(),
    items: items.toReversed(),
  };

  it('[MENU-1] the contents of a category are returned by order', () => {
    expect(titlesOf(subcategoriesOf(turned, keyOf('Cocina')))).toEqual(['Entradas', 'Platos']);
    expect(titlesOf(itemsOf(turned, keyOf('Platos')))).toEqual(['bife', 'ñoquis']);
    expect(titlesOf(itemsOf(turned, keyOf('Cocina')))).toEqual([]);
  });

  it('findCategory finds categories of both levels by key', () => {
    const [tapas] = categoriesL1;
    const [entradas] = categoriesL2;
    expect(findCategory(carta, keyOf('Tapas'))).toBe(tapas);
    expect(findCategory(carta, keyOf('Entradas'))).toBe(entradas);
    for (const none of [keyOf('pan'), null, undefined]) expect(findCategory(carta, none)).toBeUndefined();
  });

  it('[MENU-2] the tree of a menu has each list sorted by order, whatever the sequence of the records', () => {
    const tree = menuTree(turned);
    expect(tree.roots).toEqual(categoriesL1);
    expect(tree.subcategories).toEqual(new Map([[keyOf('Cocina'), categoriesL2]]));
    expect(menuTree(turned)).toBe(tree);
    fc.assert(
      fc.property(anyMenu, (any) => {
        const { roots, subcategories, items: held } = menuTree(any);
        expect(roots).toHaveLength(any.categoriesL1.length);
        expect([...held.values()].flat()).toHaveLength(any.items.length);
        for (const { key } of [...any.categoriesL1, ...any.categoriesL2]) {
          expect(subcategories.get(key) ?? []).toEqual(subcategoriesOf(any, key));
          expect(held.get(key) ?? []).toEqual(itemsOf(any, key));
        }
      }),
    );
  });

  it.each([
    [{ name: null }, 'name'],
    [{ whatsAppNumber: '115555014' }, 'whatsAppNumber'],
    [{ whatsAppNumber: '11555501a2' }, 'whatsAppNumber'],
    [{ whatsAppNumber: 1155550142 }, 'whatsAppNumber'],
    [{ deliveryTime: '40m' }, 'deliveryTime'],
    [{ pickupPoint: 'Bar' }, 'pickupPoint'],
    [{ menuTypes: ['buffet'] }, 'menuTypes'],
    [{ contactButton: [DEFAULT_CONTACT_BUTTON, DEFAULT_CONTACT_BUTTON] }, 'contactButton'],
    [{ paymentMethods: { cash: false, mercadoPago: false, other: false } }, 'paymentMethods'],
    [{ version: -1 }, 'version'],
  ])('[MENU-3] with %j is refused', (fields, at) => {
    expect(Menu.safeParse({ ...carta, ...fields }).error?.issues[0]?.path[0]).toBe(at);
  });

  it('[MENU-3] a menu may have empty settings', () => {
    const nothing = { whatsAppNumber: '', deliveryTime: '', pickupPoint: '', menuTypes: [], contactButton: [] };
    expect(Menu.safeParse({ ...carta, ...nothing }).success).toBe(true);
  });

  it('[SAVE-2] has settings without categories and items', () => {
    const { categoriesL1: _l1, categoriesL2: _l2, items: _items, optionGroups: _groups, ...settings } = carta;
    expect(settingsOf(carta)).toEqual(settings);
    expect(Business.parse(carta)).toEqual(settings);
  });

  it('[SHOW-1] hiding and showing a record invert show', () => {
    expect(toggledShow({ show: true })).toEqual({ show: false });
    expect(toggledShow({ show: false })).toEqual({ show: true });
  });

  it.each([
    ['Tapas', 1, 2, ['Cocina', 'Entradas', 'Platos']],
    ['Cocina', 3, 3, ['Tapas']],
    ['Platos', 1, 2, ['Tapas', 'Cocina', 'Entradas']],
  ])('[DEL-1] %s is removed with its contents', (title, categories, removedItems, left) => {
    const { menu: without, removed } = removeCategory(carta, categoryTitled(carta, title).key);
    expect(removed).toEqual({ categories, items: removedItems });
    expect(titlesOf([...without.categoriesL1, ...without.categoriesL2])).toEqual(left);
    expect(without.items).toHaveLength(items.length - removedItems);
  });

  it('[DEL-1] after a removal every record has its parent; an unknown key removes nothing', () => {
    expect(removeCategory(carta, 'unknown')).toEqual({ menu: carta, removed: { categories: 0, items: 0 } });
    fc.assert(
      fc.property(anyMenu, fc.nat(), (any, choice) => {
        const categories = [...any.categoriesL1, ...any.categoriesL2];
        fc.pre(categories.length > 0);
        const { menu: left, removed } = removeCategory(any, categories[choice % categories.length]!.key);
        const keys = new Set([...left.categoriesL1, ...left.categoriesL2].map(({ key }) => key));
        expect([...left.categoriesL2, ...left.items].every(({ parent }) => keys.has(parent!))).toBe(true);
        expect(keys.size + removed.categories).toBe(categories.length);
        expect(left.items.length + removed.items).toBe(any.items.length);
      }),
    );
  });
});
