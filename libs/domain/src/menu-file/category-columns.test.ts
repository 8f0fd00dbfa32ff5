import { faultsOf, productsOf, readLines, textSheet } from '../testing/table.ts';
import { readTable } from './read-table.ts';

const columnsOf = (...lines: string[]) =>
  readTable([textSheet(...lines)]).columns.map(
    ({ header, field, isSure }) => `${header}: ${field}${isSure ? '' : '?'}`,
  );

describe('titles of categories in a column left of the names', () => {
  it('[FILE-8] [FILE-9] in rows of their own are the category of the products below them', () => {
    const lines = [';Plato;Precio', 'Entradas;;', ';Empanada;1200', ';Rabas;6500', '', 'Parrilla;;', ';Vacío;18000'];
    expect(readLines(...lines)).toEqual([
      'Entradas > Empanada 1200.00',
      'Entradas > Rabas 6500.00',
      'Parrilla > Vacío 18000.00',
    ]);
    expect([faultsOf([textSheet(...lines)]), columnsOf(...lines)]).toEqual([
      [],
      ['Columna A: category', 'Plato: title', 'Precio: price'],
    ]);
  });

  it('[FILE-8] [FILE-9] beside the first product of each, or beside all, are proposed and asked', () => {
    const beside = [';Plato;Precio', 'Entradas;Empanada;1200', ';Rabas;6500', 'Parrilla;Vacío;18000'];
    expect(columnsOf(...beside)[0]).toBe('Columna A: category?');
    expect(readLines(...beside).slice(1)).toEqual(['Entradas > Rabas 6500.00', 'Parrilla > Vacío 18000.00']);
    expect(columnsOf(';Plato;Precio', 'Barra;Té;900', 'Barra;Café;950', 'Postres;Flan;3200')[0]).toBe(
      'Columna A: category?',
    );
    expect(columnsOf('Carta;Plato;Precio', 'Barra;;', ';Té;900', 'Postres;;', ';Flan;950')[0]).toBe('Carta: category?');
  });

  it('[FILE-8] [FILE-9] in two columns are of two levels', () => {
    const rows = [
      ['COMIDAS'],
      ['', 'Entradas'],
      ['', '', 'Rabas', 6500],
      ['', 'Pastas'],
      ['', '', 'Ñoquis', 9000],
      ['BEBIDAS'],
      ['', '', 'Agua', 900],
    ];
    const table = readTable([{ name: 'Hoja1', rows: [['', '', 'Plato', 'Precio'], ...rows] }]);
    expect([productsOf(table), table.faults]).toEqual([
      ['COMIDAS > Entradas > Rabas 6500.00', 'COMIDAS > Pastas > Ñoquis 9000.00', 'BEBIDAS > Agua 900.00'],
      [],
    ]);
  });

  it('[FILE-9] above titles in the same column hold these', () => {
    const lines = [
      'COMIDAS;;',
      'Entradas;;',
      ';Rabas;6500',
      'Pastas;;',
      ';Ñoquis;9000',
      'BEBIDAS;;',
      'Vinos;;',
      ';Malbec;9500',
    ];
    const expected = [
      'COMIDAS > Entradas > Rabas 6500.00',
      'COMIDAS > Pastas > Ñoquis 9000.00',
      'BEBIDAS > Vinos > Malbec 9500.00',
    ];
    expect(readLines(';Plato;Precio', ...lines)).toEqual(expected);
    expect(readLines('Rubro;Plato;Precio', ...lines)).toEqual(expected);
  });

  it('[FILE-8] [FILE-14] beside a total are asked', () => {
    const lines = [';Plato;Precio', 'Entradas;;', ';Rabas;6500', 'Total;;6500', 'Postres;;', ';Flan;3000'];
    expect(columnsOf(...lines)[0]).toBe('Columna A: category?');
    expect(readLines(...lines)).toEqual(['Entradas > Rabas 6500.00', 'Postres > Flan 3000.00']);
  });

  it('[FILE-8] numbers, and notes beside some products, are no categories', () => {
    expect(columnsOf(';Plato;Precio', '1;Té;900', '2;Café;950')[0]).toBe('Columna A: null');
    expect(columnsOf(';Plato;Precio', ';Té;900', 'sin TACC;Café;950', ';Flan;950', 'nuevo;Budín;990')[0]).toBe(
      'Columna A: null',
    );
  });

  it('[FILE-8] without headers too are proposed beside the names', () => {
    expect(columnsOf('Entradas;Empanada;1200', 'Entradas;Rabas;6500', 'Parrilla;Vacío;18000')).toEqual([
      'Columna A: category?',
      'Columna B: title?',
      'Columna C: price?',
    ]);
    const offset = ['Bebidas;;', ';Coca;2500', ';Agua;1800', 'Postres;;', ';Flan;3000'];
    expect(readLines(...offset)).toEqual([
      'Bebidas > Coca 2500.00',
      'Bebidas > Agua 1800.00',
      'Postres > Flan 3000.00',
    ]);
  });

  it('[FILE-8] a column of types is proposed and asked where no other says the category', () => {
    expect(columnsOf('Plato;Precio;Tipo', 'Bife;9500;Parrilla', 'Lomo;9900;Parrilla', 'Flan;3000;Postre')[2]).toBe(
      'Tipo: category?',
    );
    expect(columnsOf('Rubro;Plato;Precio;Tipo', 'Parrilla;Bife;9500;Producto', 'Postres;Flan;3000;Producto')[3]).toBe(
      'Tipo: null',
    );
  });
});

describe('two columns whose headers name a category', () => {
  const rows = ['Bebidas;Cervezas;IPA;5200', 'Bebidas;Gaseosas;Coca;2500', 'Comidas;Pizzas;Muzza;9500'];
  const read = [
    'Bebidas > Cervezas > IPA 5200.00',
    'Bebidas > Gaseosas > Coca 2500.00',
    'Comidas > Pizzas > Muzza 9500.00',
  ];

  it.each([
    'Categoría 1;Categoría 2',
    'Categoría padre;Categoría',
    'Rubro padre;Rubro hijo',
    'Parent category;Category',
  ])('[FILE-8] %s are of two levels, as they say', (headers) => {
    const lines = [`${headers};Plato;Precio`, ...rows];
    expect(readLines(...lines)).toEqual(read);
    expect(columnsOf(...lines).join()).toMatch(/: category,.*: subcategory,/);
  });

  it.each(['Familia;Grupo', 'Sección;Categoría', 'Categoría principal;Rubro'])(
    '[FILE-8] %s are asked as two levels where the left one has fewer titles',
    (headers) => {
      const lines = [`${headers};Plato;Precio`, ...rows];
      expect(readLines(...lines)).toEqual(read);
      expect(columnsOf(...lines).join()).toMatch(/: category\?,.*: subcategory\?,/);
    },
  );

  it('[FILE-8] that say the same in two languages are one', () => {
    const lines = ['Categoría;Category;Plato;Precio', 'Bebidas;Drinks;IPA;5200', 'Comidas;Food;Muzza;9500'];
    expect(readLines(...lines)).toEqual(['Bebidas > IPA 5200.00', 'Comidas > Muzza 9500.00']);
    expect(columnsOf(...lines)[1]).toBe('Category: null');
  });
});
