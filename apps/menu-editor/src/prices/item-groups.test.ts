import { categoryTitled, menu } from '@carta/domain/testing';
import { itemGroups, itemsWithin } from './item-groups.ts';

const MENU = menu(
  'Cocina > Entradas: rabas, provoleta | Cocina > Vacía | Cocina > Platos: bife | Postres: flan | Vinos',
);
const titles = (keys: readonly string[]) => keys.map((key) => MENU.items.find((item) => item.key === key)?.title);

it('itemGroups groups items by category in the sequence of the tree, without empty categories', () => {
  const groups = itemGroups(MENU).map(({ path, own, all }) => [path, own.length, all.length]);
  expect(groups).toEqual([
    ['Cocina', 0, 3],
    ['Cocina › Entradas', 2, 2],
    ['Cocina › Platos', 1, 1],
    ['Postres', 1, 1],
  ]);
});

it.each([
  ['Cocina', ['rabas', 'provoleta', 'bife']],
  ['Entradas', ['rabas', 'provoleta']],
  ['Vinos', []],
])('itemsWithin returns the keys of the items in %s', (category, items) => {
  expect(titles(itemsWithin(MENU, categoryTitled(MENU, category).key))).toEqual(items);
});

it('itemsWithin returns the keys of all items for null', () => {
  expect(itemsWithin(MENU, null)).toHaveLength(4);
});
