import { Category } from '../menu/category.ts';
import { Item } from '../menu/item.ts';
import { Menu } from '../menu/menu.ts';
import { categoryTitled, itemTitled, menu } from './menu.ts';
import { category, item, keyOf } from './records.ts';

const WRITTEN = [
  '',
  'Tapas: croquetas, bravas | Postres: flan',
  'Cocina > Entradas: empanadas, provoleta | Cocina > Platos: bife',
  'Vacía | Cocina > Vacía',
  '~Ocultos: ~flan*2, croquetas*1',
  'Cafés: café, café, Café con leche y medialunas, Café con leche y medialunas',
];

describe('the menu fixture', () => {
  it.each(WRITTEN)('%j is a menu that the schema accepts, with keys of its own', (written) => {
    const made = menu(written);
    expect(Menu.parse(made)).toEqual(made);
    const keys = [...made.categoriesL1, ...made.categoriesL2, ...made.items].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(menu(written)).toEqual(made);
  });

  it('puts items directly under a level 1', () => {
    const made = menu('Tapas: croquetas, bravas | Postres: flan');
    expect(made.categoriesL1.map(({ title, order, level, toLevel }) => [title, order, level, toLevel])).toEqual([
      ['Tapas', 0, 1, 3],
      ['Postres', 1, 1, 3],
    ]);
    expect(made.items.map(({ title, order, level, parent }) => [title, order, level, parent])).toEqual([
      ['croquetas', 0, 2, categoryTitled(made, 'Tapas').key],
      ['bravas', 1, 2, keyOf('Tapas')],
      ['flan', 0, 2, keyOf('Postres')],
    ]);
  });

  it('puts items under a level 2', () => {
    const made = menu('Cocina > Entradas: empanadas, provoleta | Cocina > Platos: bife');
    expect(made.categoriesL1.map(({ title, toLevel }) => [title, toLevel])).toEqual([['Cocina', null]]);
    expect(made.categoriesL2.map(({ title, order, level, parent }) => [title, order, level, parent])).toEqual([
      ['Entradas', 0, 2, keyOf('Cocina')],
      ['Platos', 1, 2, keyOf('Cocina')],
    ]);
    expect(itemTitled(made, 'provoleta')).toMatchObject({ order: 1, level: 3, parent: keyOf('Entradas') });
  });

  it('hides and features marked records, and accepts settings', () => {
    const made = menu('~Tapas: croquetas*2, ~bravas', { whatsAppNumber: '' });
    expect(categoryTitled(made, 'Tapas').show).toBe(false);
    expect(itemTitled(made, 'croquetas')).toMatchObject({ show: true, featured: 2 });
    expect(itemTitled(made, 'bravas')).toMatchObject({ show: false, featured: false });
    expect(made.whatsAppNumber).toBe('');
  });

  it('refuses a category with both kinds, and an unknown title', () => {
    expect(() => menu('Cocina: pan | Cocina > Entradas: empanadas')).toThrow("'Cocina' holds categories and products");
    expect(() => itemTitled(menu('Tapas: croquetas'), 'flan')).toThrow("nothing is called 'flan'");
  });

  it('builds single records', () => {
    const cover = category({ title: 'Tapas', show: false });
    const child = category({ title: 'Entradas', parent: cover.key });
    const pan = item({ title: 'pan', parent: child.key, level: 3 });
    expect([Category.parse(cover), Category.parse(child), Item.parse(pan)]).toEqual([cover, child, pan]);
    expect([cover.level, child.level, 'image' in child]).toEqual([1, 2, false]);
  });
});
