import { productsOf } from '../testing/table.ts';
import { isOwnFile, jsonTable } from './read-json.ts';
import { readTable } from './read-table.ts';

const read = (value: unknown) => {
  const sheet = jsonTable(value);
  return sheet && productsOf(readTable([sheet]));
};

describe('a JSON file of another program', () => {
  it.each([
    ['a flat list', [{ nombre: 'Locro', precio: 7000, categoria: 'Platos' }], ['Platos > Locro 7000.00']],
    [
      'a list in an object',
      { productos: [{ producto: 'Locro', precio: '7.000', rubro: 'Platos' }] },
      ['Platos > Locro 7000.00'],
    ],
    [
      'categories with items',
      { menu: [{ category: 'Platos', items: [{ name: 'Locro', price: 7000 }] }] },
      ['Platos > Locro 7000.00'],
    ],
    [
      'categories in categories',
      [
        {
          nombre: 'Barra',
          categorias: [{ nombre: 'Vinos', platos: [{ nombre: 'Malbec', precio: 9500, activo: false }] }],
        },
      ],
      ['Barra > Vinos > Malbec 9500.00 oculto'],
    ],
    [
      'sizes',
      {
        sections: [
          {
            title: 'Pizzas',
            products: [
              {
                title: 'Fuga',
                sizes: [
                  { name: 'Media', price: 9 },
                  { name: 'Entera', price: 14 },
                ],
              },
            ],
          },
        ],
      },
      ['Pizzas > Fuga (Media 9.00, Entera 14.00)'],
    ],
    [
      'a schema.org Menu',
      {
        '@type': 'Menu',
        name: 'Carta',
        hasMenuSection: {
          '@type': 'MenuSection',
          name: 'Platos',
          hasMenuItem: [{ '@type': 'MenuItem', name: 'Locro', description: 'Con pan', offers: { price: '7000' } }],
        },
      },
      ['Platos > Locro 7000.00 «Con pan»'],
    ],
  ])('[FILE-20] %s is read by the same columns', (_what, value, products) => {
    expect(read(value)).toEqual(products);
  });

  it.each([
    ['hidden', true],
    ['isActive', false],
    ['is_visible', 'no'],
    ['archived', 1],
    ['status', 'inactive'],
    ['status', 'draft'],
    ['deletedAt', '2026-11-01T10:00:00Z'],
    ['estado', 'Oculto'],
    ['isPublished', 0],
  ])('[FILE-20] a product or category with %j: %j is hidden, in a list and in categories', (field, value) => {
    const flan = { name: 'Flan', price: 3200 };
    const torta = { name: 'Torta', price: 3300, category: 'Dulces' };
    const hidden = ['Dulces > Flan 3200.00 oculto'];
    expect(read([{ category: 'Dulces', items: [{ ...flan, [field]: value }] }])).toEqual(hidden);
    expect(read([{ category: 'Dulces', items: [flan], [field]: value }])).toEqual(hidden);
    const listed = { ...flan, category: 'Dulces', available: true, [field]: value };
    expect(read([listed, torta])?.[0]).toBe(hidden[0]);
  });

  it.each([
    ['hidden', false],
    ['isActive', true],
    ['status', 'published'],
    ['deletedAt', null],
    ['discontinued', 'no'],
  ])('[FILE-20] a product with %j: %j is not', (field, value) => {
    const [flan = ''] = read([{ category: 'Dulces', items: [{ name: 'Flan', price: 3200, [field]: value }] }]) ?? [];
    expect(flan).toMatch(/^Dulces > Flan 3200.00(?: visible)?$/);
  });

  it.each([[[]], [{}], [{ a: 1 }], ['x'], [null], [[1, 2]], [{ users: [{ name: 'Ana' }] }]])(
    '[FILE-20] %j has no shape of a menu',
    (value) => {
      expect(jsonTable(value)).toBeNull();
    },
  );

  it('[FILE-20] a file of ours is told by its currency, also with faults', () => {
    expect([{ currency: '€', categories: 7 }, { categories: [] }].map(isOwnFile)).toEqual([true, false]);
  });

  it('[FILE-20] a menu of another program may name its currency, which holds for its prices', () => {
    const menuIn = (currency: string) => ({
      name: 'La Higuera',
      currency,
      categories: [
        {
          name: 'Dulces',
          items: [
            { name: 'Flan', price: 3200 },
            { name: 'Té', price: 9, currency: 'ARS' },
          ],
        },
      ],
    });
    expect([isOwnFile(menuIn('ARS')), read(menuIn('ARS'))]).toEqual([
      false,
      ['Dulces > Flan 3200.00', 'Dulces > Té 9.00'],
    ]);
    expect(read(menuIn('USD'))).toEqual(['Dulces > Té 9.00']);
    const list = (currency: string) => ({ currency, products: [{ name: 'Flan', category: 'Dulces', price: 3200 }] });
    expect([read(list('ARS')), read(list('USD'))]).toEqual([['Dulces > Flan 3200.00'], []]);
  });
});
