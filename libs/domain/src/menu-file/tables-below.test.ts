import { faultsOf, productsOf, readLines, textSheet } from '../testing/table.ts';
import { readTable } from './read-table.ts';

const columnsOf = (...lines: string[]) =>
  readTable([textSheet(...lines)]).columns.map(
    ({ header, field, isSure }) => `${header}: ${field}${isSure ? '' : '?'}`,
  );

describe('tables below each other in one sheet', () => {
  it('[FILE-12] are all read; what stands above their names is their category', () => {
    const lines = ['PIZZAS;PRECIO', 'Muzza;9500', 'Napo;10500', ';', 'BEBIDAS;PRECIO', 'Coca;2500', 'Agua;1800'];
    expect(readLines(...lines)).toEqual([
      'PIZZAS > Muzza 9500.00',
      'PIZZAS > Napo 10500.00',
      'BEBIDAS > Coca 2500.00',
      'BEBIDAS > Agua 1800.00',
    ]);
    expect(columnsOf(...lines)).toEqual(['Columna A: title', 'PRECIO: price']);
    expect(
      readLines(
        'La Cantina;',
        ';',
        'EMPANADAS;$',
        'Carne;900',
        '',
        'Postres caseros;$',
        'Flan;3200',
        'TRAGOS;$',
        'Gin;9',
      ),
    ).toEqual(['EMPANADAS > Carne 900.00', 'Postres caseros > Flan 3200.00', 'TRAGOS > Gin 9.00']);
  });

  it.each(['$', ' $ -   ', '$ –'])(
    '[FILE-10] [FILE-12] do not begin where %j stands in the place of a price',
    (lacking) => {
      const lines = [`Rubro;Plato;Precio`, 'Pizzas;Muzza;$ 9500', `Pizzas;Fuga;${lacking}`, 'Postres;Flan;$ 3200'];
      expect(readLines(...lines)).toEqual(['Pizzas > Muzza 9500.00', 'Postres > Flan 3200.00']);
      expect(faultsOf([textSheet(...lines)])).toHaveLength(1);
      const bare = readTable([textSheet('Muzza;$ 9500', `Fuga;${lacking}`, 'Flan;$ 3200')]);
      expect([bare.products.length, bare.faults.map(({ title }) => title)]).toEqual([3, ['Fuga']]);
    },
  );

  it.each(['PLATOS', 'Platos principales', 'COMIDAS RÁPIDAS', 'Bebidas sin alcohol', 'PORCIONES', 'Línea light'])(
    '[FILE-12] have %j above their names as a category as others have theirs',
    (heading) => {
      const lines = ['ENTRADAS;Detalle;Precio', 'Rabas;fritas;9500', `${heading};Detalle;Precio`, 'Bife;;14500'];
      const rest = ['POSTRES;Detalle;Precio', 'Flan;;3200'];
      expect(readLines(...lines, ...rest)).toEqual([
        'ENTRADAS > Rabas 9500.00 «fritas»',
        `${heading} > Bife 14500.00`,
        'POSTRES > Flan 3200.00',
      ]);
      expect(readLines(...lines.slice(2), ...rest)).toEqual([`${heading} > Bife 14500.00`, 'POSTRES > Flan 3200.00']);
    },
  );

  it('[FILE-12] have their own columns, also below the twentieth row', () => {
    const pizzas = Array.from({ length: 25 }, (_, nth) => `Pizza ${nth};9500`);
    const lines = ['Producto;Precio', ...pizzas, '', 'Bebida;Precio;Tamaño', 'Coca;2500;500 ml', 'Coca;4000;1,5 l'];
    const read = readTable([textSheet(...lines)]);
    expect(productsOf(read).slice(-2)).toEqual([
      'Menú > Pizza 24 9500.00',
      'Bebida > Coca (500 ml 2500.00, 1,5 l 4000.00)',
    ]);
    expect([read.products.length, columnsOf(...lines)]).toEqual([
      26,
      ['Producto: title', 'Precio: price', 'Tamaño: size'],
    ]);
  });

  it('[FILE-12] may have sizes as columns, which are asked', () => {
    const lines = ['PIZZA;CHICA;GRANDE', 'Muzza;6500;9500', '', 'BEBIDAS;PRECIO;', 'Coca;2500;'];
    expect(readLines(...lines)).toEqual(['PIZZA > Muzza (CHICA 6500.00, GRANDE 9500.00)', 'BEBIDAS > Coca 2500.00']);
    expect(columnsOf(...lines)).toEqual(['Columna A: title?', 'CHICA: price?', 'GRANDE: price?', 'PRECIO: price']);
    const below = ['BEBIDAS;PRECIO;', 'Coca;2500;', '', 'PIZZA;CHICA;GRANDE', 'Muzza;6500;9500'];
    expect(readLines(...below)).toEqual(['BEBIDAS > Coca 2500.00', 'PIZZA > Muzza (CHICA 6500.00, GRANDE 9500.00)']);
  });

  it('[FILE-12] [FILE-13] may have sizes of their own each', () => {
    const vinos = ['VINOS;COPA;BOTELLA', 'Malbec;3500;15000'];
    const read = ['PIZZAS > Muzza (CHICA 6500.00, GRANDE 9500.00)', 'VINOS > Malbec (COPA 3500.00, BOTELLA 15000.00)'];
    expect(readLines('PIZZAS;CHICA;GRANDE', 'Muzza;6500;9500', ...vinos)).toEqual(read);
    expect(readLines('La Cantina;;', ';CHICA;GRANDE', 'Muzza;6500;9500', ...vinos)).toEqual([
      'Menú > Muzza (CHICA 6500.00, GRANDE 9500.00)',
      read[1],
    ]);
    expect(readLines('La Cantina;;', ';CHICA;GRANDE', 'Muzza;6500;9500')).toHaveLength(1);
    expect(readLines('POSTRES;PRECIO;', 'Flan;3200;', ...vinos)[1]).toBe(read[1]);
  });

  it('[FILE-9] [FILE-12] hold the headings in them where one stands above their first product', () => {
    expect(
      readLines(
        'PLATOS;PRECIO',
        'Entradas;',
        'Rabas;9500',
        'Pastas;',
        'Ñoquis;9000',
        'POSTRES;PRECIO',
        'Flan;3200',
        'Helados;',
        'Copa;4000',
      ),
    ).toEqual([
      'PLATOS > Entradas > Rabas 9500.00',
      'PLATOS > Pastas > Ñoquis 9000.00',
      'POSTRES > Flan 3200.00',
      'Helados > Copa 4000.00',
    ]);
  });

  it('[FILE-9] [FILE-12] hold none beside each other without headers', () => {
    expect(
      readLines(
        'CAFÉS;;;TORTAS;',
        'Solo;1800;;Brownie;4200',
        'Latte;2800;;Lemon pie;4800',
        'TÉ;;;SALADOS;',
        'Negro;2000;;Tostado;5500',
        'Verde;2100;;Scon;2600',
      ),
    ).toEqual([
      'CAFÉS > Solo 1800.00',
      'CAFÉS > Latte 2800.00',
      'TÉ > Negro 2000.00',
      'TÉ > Verde 2100.00',
      'TORTAS > Brownie 4200.00',
      'TORTAS > Lemon pie 4800.00',
      'SALADOS > Tostado 5500.00',
      'SALADOS > Scon 2600.00',
    ]);
  });

  it('[FILE-9] [FILE-12] take the heading right above their headers, or go on with the one before', () => {
    expect(
      readLines(
        'Plato;Precio',
        'PIZZAS;',
        'Muzza;9500',
        'Platos;Precio',
        'Napo;9800',
        'VINOS;',
        'Nombre;Precio',
        'Malbec;5000',
      ),
    ).toEqual(['PIZZAS > Muzza 9500.00', 'PIZZAS > Napo 9800.00', 'VINOS > Malbec 5000.00']);
  });

  it('[FILE-12] of several sheets belong to their sheet, which is listed once', () => {
    const rows = [['PIZZAS', 'Precio'], ['Muzza', 9500], [], ['TARTAS', 'Precio'], ['Pascualina', 7000]];
    const read = readTable([
      { name: 'Notas', rows: [['Nada']] },
      { name: 'Comidas', rows },
      {
        name: 'Bebidas',
        rows: [
          ['Producto', 'Precio'],
          ['Agua', 900],
        ],
      },
    ]);
    expect(read.sheets.map((sheet) => [sheet.name, sheet.rows, sheet.isRead])).toEqual([
      ['Notas', 1, false],
      ['Comidas', 5, true],
      ['Bebidas', 2, false],
    ]);
    expect(productsOf(read)).toEqual(['PIZZAS > Muzza 9500.00', 'TARTAS > Pascualina 7000.00']);
  });

  it('[FILE-8] lines with numbers above the headers are no table', () => {
    const lines = ['Teléfono;4555', 'Fecha;46054', 'Producto;Precio', 'Muzza;9500', 'Precio;consultar'];
    expect(readLines(...lines)).toEqual(['Menú > Muzza 9500.00']);
  });

  it('[FILE-12] products above the first headers are read by these, with categories of their own', () => {
    const lines = ['La Cantina;', 'Tel.;4555-1234', 'DESAYUNOS;', 'Café;1200', 'Té;1000', ';'];
    expect(readLines(...lines, 'Plato;Precio', 'Bife;9500')).toEqual([
      'DESAYUNOS > Café 1200.00',
      'DESAYUNOS > Té 1000.00',
      'Menú > Bife 9500.00',
    ]);
    expect(readLines(...lines, 'ALMUERZOS;', 'Plato;Precio', 'Bife;9500').at(-1)).toBe('ALMUERZOS > Bife 9500.00');
    expect(readLines('Barra;Café;1200', 'Rubro;Plato;Precio', 'Platos;Bife;9500')).toEqual([
      'Barra > Café 1200.00',
      'Platos > Bife 9500.00',
    ]);
    expect(readLines('Café;1200', 'PIZZAS;PRECIO', 'Muzza;9500')).toEqual([
      'Menú > Café 1200.00',
      'PIZZAS > Muzza 9500.00',
    ]);
  });

  it.each(['Menú 1', 'Menú 2 pasos', 'Carta de la tarde', 'Desde las 20: tabla de fiambres', 'Mesa dulce'])(
    '[FILE-12] %j with a price above the first headers is a product',
    (title) => {
      expect(readLines(`${title};4500`, 'Plato;Precio', 'Bife;9500')[0]).toBe(`Menú > ${title} 4500.00`);
    },
  );

  it.each([
    'Tel.: 4555-1234;4555',
    'Lista 3;12',
    'Vigencia desde:;1200',
    'Válido hasta diciembre;2026',
    'Carta;2026',
    'Mesas;45',
  ])('[FILE-8] %j above the first headers is no product', (line) => {
    expect(readLines(line, 'Plato;Precio', 'Bife;9500')).toEqual(['Menú > Bife 9500.00']);
  });

  it('[FILE-8] [FILE-12] products above the first headers in other columns are asked', () => {
    const lines = ['Café;;1200', 'Té;;1000', 'Plato;Precio;', 'Bife;9500;'];
    expect(columnsOf(...lines)).toEqual(['Columna A: title?', 'Columna C: price?', 'Plato: title', 'Precio: price']);
    expect(readLines(...lines)).toHaveLength(3);
  });
});
