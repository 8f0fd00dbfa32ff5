import { readTable } from '@carta/domain';
import { readMenuFile } from './read-menu-file.ts';

async function read(...lines: string[]) {
  const file = await readMenuFile(new TextEncoder().encode(lines.join('\r\n')), 'carta.txt');
  if (file.kind !== 'table') throw new Error(file.kind);
  const { products, columns, faults } = readTable(file.sheets);
  return {
    details: file.details[0],
    columns: columns.map(({ header, field, isSure }) => `${header}: ${field}${isSure ? '' : '?'}`),
    products: products.map(
      ({ category, title, price }) =>
        `${category} > ${title} ${price && 'decimal' in price ? price.decimal : 'sin precio'}`,
    ),
    faults: faults.map(({ row, cell, message }) => `${row} [${cell}] ${message}`),
  };
}

describe('a text with a price at the end of each line', () => {
  it('[FILE-8] [PASTE-1] is a list of names and prices, which are asked', async () => {
    const list = [
      '*🍕 PIZZAS*',
      '',
      'Muzzarella............$9,500',
      '• Napolitana — $10,500',
      '*BEBIDAS*',
      'Coca 500 ml    2500',
    ];
    expect(await read(...list, 'Papas chicas 3000 grandes 5000', 'Vino: consultar')).toEqual({
      details: 'separado por líneas',
      columns: ['Columna A: title?', 'Columna B: price?'],
      products: [
        '🍕 PIZZAS > Muzzarella 9500.00',
        '🍕 PIZZAS > Napolitana 10500.00',
        'BEBIDAS > Coca 500 ml 2500.00',
        'BEBIDAS > Papas chicas 3000 grandes sin precio',
        'BEBIDAS > Vino sin precio',
      ],
      faults: ['7 [3000 / 5000] Hay dos precios', '8 [consultar] No es un precio'],
    });
  });

  it('[FILE-8] [FILE-10] may have headers, and words where the prices stand', async () => {
    const { columns, products, faults } = await read(
      'Plato               Precio',
      'Bife de chorizo      9500',
      'Lomo    10500',
      'Torta ...... consultar',
    );
    expect([columns, products.slice(1)]).toEqual([
      ['Plato: title', 'Precio: price'],
      [' > Lomo 10500.00', ' > Torta sin precio'],
    ]);
    expect(faults).toEqual(['4 [consultar] No es un precio']);
  });

  it('[FILE-8] may have commas between words', async () => {
    const { products } = await read('Clásica: carne, queso y tomate - $9,500', 'Doble: doble carne, cheddar - $11,500');
    expect(products).toEqual([' > Clásica: carne, queso y tomate 9500.00', ' > Doble: doble carne, cheddar 11500.00']);
  });

  it('[FILE-8] may write the cents of its prices behind a comma', async () => {
    const { products } = await read(
      'Descripción              Precio',
      'Milanesa de la casa   12.500,00',
      'Agua                     900,00',
      'Flan ........ $ 4500,50',
    );
    expect(products).toEqual([' > Milanesa de la casa 12500.00', ' > Agua 900.00', ' > Flan 4500.50']);
    expect((await read('Combo 1,50', 'Combo 2,90')).details).toBe('separado por comas');
  });

  it('[FILE-8] [FILE-10] may have prices in euros, whose cents are no column', async () => {
    const { products, faults } = await read(
      'Croquetas (G)(L) ........ 9,50 €',
      'Entrecot ................ 22,50 €',
      'Caña   2,20€',
    );
    expect(products).toEqual([' > Croquetas (G)(L) sin precio', ' > Entrecot sin precio', ' > Caña sin precio']);
    expect(faults[0]).toBe('1 [9,50 €] Está en otra moneda');
  });

  it('[FILE-8] may be one that was copied from a messenger', async () => {
    const { products } = await read(
      '[10:31, 12/11/2026] Marta: Tostado $5500',
      '[10:32, 12/11/2026] Marta: Medialuna $900 c/u',
      '[10:33, 12/11/2026] Marta: Café $2800',
    );
    expect(products).toEqual([' > Tostado 5500.00', ' > Medialuna c/u 900.00', ' > Café 2800.00']);
  });

  it('[FILE-9] [FILE-14] may have descriptions of several lines, and numbers of pages', async () => {
    const file = await readMenuFile(
      new TextEncoder().encode(
        [
          'ENTRADAS',
          'Burrata  $ 13.500',
          'Burrata de búfala, tomates cherry',
          'confitados y focaccia',
          'de la casa',
          'Tartar  $ 15.900',
          'Salmón rosado, palta,',
          'alcaparras y tostadas',
          '- 1 -',
          'PRINCIPALES',
          'Risotto  $ 16.800',
          'Arroz carnaroli y hongos',
          'de pino',
        ].join('\n'),
      ),
      'carta.txt',
    );
    if (file.kind !== 'table') throw new Error(file.kind);
    const { products, faults } = readTable(file.sheets);
    expect(products.map(({ category, title, description }) => [category, title, description].join(' | '))).toEqual([
      'ENTRADAS | Burrata | Burrata de búfala, tomates cherry confitados y focaccia de la casa',
      'ENTRADAS | Tartar | Salmón rosado, palta, alcaparras y tostadas',
      'PRINCIPALES | Risotto | Arroz carnaroli y hongos de pino',
    ]);
    expect(faults).toEqual([]);
  });

  it('[FILE-8] [PASTE-5] may have its prices in lines of their own', async () => {
    const { products, faults } = await read(
      'PLATOS',
      '',
      'Milanesa',
      '$12.500',
      'Bife',
      '$ 18.900',
      '',
      'POSTRES',
      '',
      'Flan',
      '$4.500',
    );
    expect(products).toEqual(['PLATOS > Milanesa 12500.00', 'PLATOS > Bife 18900.00', 'POSTRES > Flan 4500.00']);
    expect(faults).toEqual([]);
    const described = [
      'Burgers',
      '',
      'CLÁSICA',
      'Carne, tomate',
      '$ 9.000',
      '',
      'DOBLE',
      'Doble carne',
      '$ 12.500',
      '',
      'VEGGIE',
      'Lentejas',
      '$ 9.800',
    ];
    const file = await readMenuFile(new TextEncoder().encode(described.join('\n')), 'carta.txt');
    expect(
      file.kind === 'table' &&
        readTable(file.sheets).products.map((item) => [item.category, item.title, item.description]),
    ).toEqual([
      ['Burgers', 'CLÁSICA', 'Carne, tomate'],
      ['Burgers', 'DOBLE', 'Doble carne'],
      ['Burgers', 'VEGGIE', 'Lentejas'],
    ]);
  });

  it('[FILE-8] may have titles in bold beside an emoji', async () => {
    const { products } = await read('*PIZZAS* 🍕', 'Muzza $9500', '🍺 *BEBIDAS*', 'Coca $2500', 'Agua * $2000');
    expect(products).toEqual(['PIZZAS 🍕 > Muzza 9500.00', '🍺 BEBIDAS > Coca 2500.00', '🍺 BEBIDAS > Agua 2000.00']);
  });

  it('[FILE-8] [FILE-12] may be a table whose columns are parted by spaces', async () => {
    const table = await read(
      'COD   PRODUCTO               PRECIO',
      '100   Café con leche          2.800',
      '101   Medialuna                 900',
      'PASTELERÍA',
      '102   Tostado de jamón        5.500',
    );
    expect([table.details, table.columns]).toEqual([
      'separado por espacios',
      ['COD: key', 'PRODUCTO: title', 'PRECIO: price'],
    ]);
    expect(table.products.at(-1)).toBe('PASTELERÍA > Tostado de jamón 5500.00');
    const beside = await read(
      'ENTRADAS                PASTAS',
      'Provoleta    $ 8.500    Ñoquis       $ 9.900',
      'Rabas       $ 14.000    Sorrentinos  $ 12.500',
      'Matambre     $ 9.200',
    );
    expect(beside.products).toEqual([
      'ENTRADAS > Provoleta 8500.00',
      'ENTRADAS > Rabas 14000.00',
      'ENTRADAS > Matambre 9200.00',
      'PASTAS > Ñoquis 9900.00',
      'PASTAS > Sorrentinos 12500.00',
    ]);
    const sizes = await read(
      '                  x6      x12      x24',
      'Jamón y queso  6.000   11.500   22.000',
      'Crudo y queso  7.500   14.000   27.000',
    );
    expect(sizes.columns).toEqual(['Columna A: title?', 'x6: price?', 'x12: price?', 'x24: price?']);
  });

  it('[FILE-9] [FILE-10] has no heading that says that its price is asked', async () => {
    const { products, faults } = await read(
      'PASTAS',
      'Ñoquis 9900',
      'Pastel de papa s/p',
      'BEBIDAS',
      'Agua 1500',
      'Vino: consultar',
    );
    expect(products).toEqual([
      'PASTAS > Ñoquis 9900.00',
      'PASTAS > Pastel de papa sin precio',
      'BEBIDAS > Agua 1500.00',
      'BEBIDAS > Vino sin precio',
    ]);
    expect(faults).toEqual(['3 [s/p] No es un precio', '6 [consultar] No es un precio']);
  });

  it('[FILE-8] that pads its lines with spaces is read in linear time', async () => {
    const lines = ['PIZZAS', 'Muzzarella      9500', 'Napolitana ... consultar', 'Fugazza      8000'];
    // Of the processor, in µs: another program that has it takes time and no work.
    const start = process.cpuUsage();
    const { products } = await read(...lines.map((line) => line.padEnd(4000)));
    expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
    expect(products).toEqual([
      'PIZZAS > Muzzarella 9500.00',
      'PIZZAS > Napolitana sin precio',
      'PIZZAS > Fugazza 8000.00',
    ]);
  });

  it.each([
    ['stars', `a${'*'.repeat(30_000)}!`],
    ['dashes before the price', `a${' -'.repeat(15_000)} a 9500`],
    ['digits', '1'.repeat(30_000)],
    ['spaces behind a price', `$100 A${' '.repeat(30_000)}a`],
  ])('[FILE-8] with very many %s in a line is read in linear time', async (_, line) => {
    const start = process.cpuUsage();
    await read('Muzza $9500', 'Napo $10500', line, 'Fugazza $8000');
    expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
  });

  it('[FILE-8] may have its prices first', async () => {
    const { products } = await read('Tapas', '$4500 Croquetas', '$ 5.200,50 - Rabas', 'Postres', '• $1800: Flan');
    expect(products).toEqual(['Tapas > Croquetas 4500.00', 'Tapas > Rabas 5200.50', 'Postres > Flan 1800.00']);
    const { faults } = await read('Muzza $9500', 'Napo $10500', '$500 de descuento en efectivo');
    expect(faults).toEqual(['3 [] Falta el precio']);
  });

  it('[FILE-8] a table stays one, also where its names end in numbers', async () => {
    expect((await read('Plato;Precio', 'Combo 1;9500', 'Combo 2;9900')).details).toBe('separado por punto y coma');
    expect((await read('Combo 1,9500', 'Combo 2,9900')).details).toBe('separado por comas');
  });
});
