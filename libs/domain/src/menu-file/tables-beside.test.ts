import { productsOf, readLines, textSheet } from '../testing/table.ts';
import { readTable } from './read-table.ts';

const columnsOf = (...lines: string[]) =>
  readTable([textSheet(...lines)]).columns.map(
    ({ header, field, isSure }) => `${header}: ${field}${isSure ? '' : '?'}`,
  );

const PAIRED = [
  'PIZZAS > Muzza 9500.00',
  'PIZZAS > Napo 10500.00',
  'BEBIDAS > Coca 2500.00',
  'BEBIDAS > Agua 1800.00',
  'BEBIDAS > Soda 900.00',
];

describe('tables beside each other below different headers', () => {
  it.each([
    [
      'an empty column between them',
      ['PIZZAS;PRECIO;;BEBIDAS;PRECIO', 'Muzza;9500;;Coca;2500', 'Napo;10500;;Agua;1800', ';;;Soda;900'],
    ],
    [
      'nothing between them',
      ['PIZZAS;PRECIO;BEBIDAS;PRECIO', 'Muzza;9500;Coca;2500', 'Napo;10500;Agua;1800', ';;Soda;900'],
    ],
    ['no header above the prices', ['PIZZAS;;BEBIDAS;', 'Muzza;9500;Coca;2500', 'Napo;10500;Agua;1800', ';;Soda;900']],
    [
      'their categories above the same headers',
      [
        'PIZZAS;;;BEBIDAS;',
        'Plato;Precio;;Plato;Precio',
        'Muzza;9500;;Coca;2500',
        'Napo;10500;;Agua;1800',
        ';;;Soda;900',
      ],
    ],
    [
      'their categories above other headers',
      [
        'PIZZAS;;;BEBIDAS;',
        'Pizza;Precio;;Trago;Precio',
        'Muzza;9500;;Coca;2500',
        'Napo;10500;;Agua;1800',
        ';;;Soda;900',
      ],
    ],
  ])('[FILE-12] with %s are read each for itself', (_what, lines) => {
    expect(readLines(...lines)).toEqual(PAIRED);
  });

  it('[FILE-12] have their own columns, and sizes as columns are asked', () => {
    const lines = ['Plato;Precio;;Vino;Copa;Botella', 'Bife;9500;;Malbec;2500;9000', 'Lomo;10500;;Syrah;1800;7000'];
    expect(columnsOf(...lines)).toEqual([
      'Plato: title',
      'Precio: price',
      'Columna D: title?',
      'Copa: price?',
      'Botella: price?',
    ]);
    expect(readLines(...lines)).toEqual([
      'Menú > Bife 9500.00',
      'Menú > Lomo 10500.00',
      'Vino > Malbec (Copa 2500.00, Botella 9000.00)',
      'Vino > Syrah (Copa 1800.00, Botella 7000.00)',
    ]);
  });

  it('[FILE-12] may have others below them', () => {
    const top = ['PIZZAS;PRECIO;;BEBIDAS;PRECIO', 'Muzza;9500;;Coca;2500', ''];
    expect(readLines(...top, 'POSTRES;PRECIO;;VINOS;PRECIO', 'Flan;3200;;Malbec;9000')).toEqual([
      'PIZZAS > Muzza 9500.00',
      'POSTRES > Flan 3200.00',
      'BEBIDAS > Coca 2500.00',
      'VINOS > Malbec 9000.00',
    ]);
  });

  it('[FILE-8] [FILE-12] without headers are asked', () => {
    const lines = ['Muzza;9500;;Coca;2500', 'Napo;10500;;Agua;1800'];
    expect(columnsOf(...lines)).toEqual([
      'Columna A: title?',
      'Columna B: price?',
      'Columna D: title?',
      'Columna E: price?',
    ]);
    expect(productsOf(readTable([textSheet(...lines)]))).toHaveLength(4);
  });

  it.each([
    ['Plato;Precio;;Proveedor;Costo', 'Bife;9500;;Swift;4000', 'Lomo;9900;;Paty;4500'],
    ['Plato;Precio;;Vegano;Kcal', 'Bife;9500;;no;400', 'Ñoquis;9900;;sí;450'],
    ['Plato;Precio;;Dish;Price', 'Bife;9500;;Steak;9500', 'Ñoquis;9900;;Gnocchi;9900'],
    ['Plato;Precio salón;Detalle;Precio delivery', 'Bife;9500;con papas;9900', 'Lomo;9900;al horno;9990'],
    ['Plato;Precio;Guarnición;Adicional', 'Bife;9500;Papas;900', 'Lomo;9900;Puré;950'],
  ])('[FILE-12] the columns of %j are of one table', (...lines) => {
    expect(readTable([textSheet(...lines)]).products).toHaveLength(2);
  });
});
