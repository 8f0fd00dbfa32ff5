import { cells, faultsOf, productsOf, readLines, textSheet } from '../testing/table.ts';
import { parseMenuFile } from './menu-file.ts';
import { faultPlace, readTable } from './read-table.ts';
import { rowsToFile } from './rows-to-file.ts';
import type { Sheet } from './sheet.ts';

describe('the rows of a table', () => {
  it('[FILE-9] each row is a product; categories stand in it or above it, and a row without a name only names them', () => {
    expect(
      readLines(
        'Categoría;Subcategoría;Nombre;Descripción;Precio;Visible',
        'Cocina;Entradas;Rabas;con limón;12.500,50;',
        ';;Provoleta;;9500;no',
        ';Platos;Bife;;21000,1;Sí',
        'Postres;;;;;',
        ';;Flan ;;$ 3.200;x',
        'cocina;ENTRADAS;Empanada;;1200,5;',
      ),
    ).toEqual([
      'Cocina > Entradas > Rabas 12500.50 «con limón»',
      'Cocina > Entradas > Provoleta 9500.00 oculto',
      'Cocina > Entradas > Empanada 1200.50',
      'Cocina > Platos > Bife 21000.10 visible',
      'Postres > Flan 3200.00 visible',
    ]);
  });

  it("[FILE-9] a category with and without subcategories puts the rest into 'Otros'", () => {
    const read = readLines('Rubro;Subrubro;Plato;Precio', 'Barra;Vinos;Torrontés;8700', 'Barra;;Soda;900');
    expect(read).toEqual(['Barra > Vinos > Torrontés 8700.00', 'Barra > Otros > Soda 900.00']);
  });

  it('[FILE-9] a price list without categories takes its headings as categories', () => {
    const read = readLines('Descripción;Importe', 'EMPANADAS;', 'Carne;900', 'Pollo;850', 'TARTAS;', 'Verdura;7000');
    expect(read).toEqual(['EMPANADAS > Carne 900.00', 'EMPANADAS > Pollo 850.00', 'TARTAS > Verdura 7000.00']);
  });

  it("[FILE-9] 'A > B' in one column is category and subcategory", () => {
    const read = readLines('Categorías;Producto;Precio', 'Barra > Tragos;Fernet;4000', 'Barra > Tragos;Gancia;3500');
    expect(read).toEqual(['Barra > Tragos > Fernet 4000.00', 'Barra > Tragos > Gancia 3500.00']);
  });

  it.each([
    ['VERDADERO', 'visible'],
    ['FALSO', 'oculto'],
    ['TRUE', 'visible'],
    ['FALSE', 'oculto'],
    ['yes', 'visible'],
    ['Activo', 'visible'],
    ['Inactivo', 'oculto'],
    ['publicado', 'visible'],
    ['no disponible', 'oculto'],
    ['não', 'oculto'],
    ['Oculto', 'oculto'],
    ['Alta', 'visible'],
    ['De baja', 'oculto'],
    ['Vigente', 'visible'],
    ['Discontinuado', 'oculto'],
    ['Inhabilitado', 'oculto'],
  ])('[FILE-9] the cell %j below «Visible» is %s', (cell, shown) => {
    expect(readLines('Rubro;Plato;Precio;Visible', `Barra;Soda;900;${cell}`)).toEqual([`Barra > Soda 900.00 ${shown}`]);
  });

  it.each([
    ['Activo', 'No', 'oculto'],
    ['Estado', 'Activo', 'visible'],
    ['Publicado', '0', 'oculto'],
    ['Disponible', 'sí', 'visible'],
    ['Hidden', 'Yes', 'oculto'],
    ['Oculto', 'no', 'visible'],
  ])('[FILE-9] %j below the header %j is %s', (header, cell, shown) => {
    expect(readLines(`Rubro;Plato;Precio;${header}`, `Barra;Soda;900;${cell}`)).toEqual([
      `Barra > Soda 900.00 ${shown}`,
    ]);
  });

  it('[FILE-9] HTML becomes text', () => {
    const [row] = readLines(
      'Rubro;Plato;Precio;Detalle',
      'Postres|Arroz con leche|2500|<p>con <b>canela</b> &amp; caf&eacute;&nbsp;</p>',
    );
    expect(row).toBe('Postres > Arroz con leche 2500.00 «con canela & café»');
  });

  it("[CSV-3] one apostrophe before a formula is taken off a text file's cell", () => {
    const [row] = readLines('Rubro;Plato;Precio;Detalle', "Barra;'+Soda;900;'=2");
    expect(row).toBe('Barra > +Soda 900.00 «=2»');
  });

  it('[FILE-14] repeated headers, empty rows and totals are skipped and counted', () => {
    const table = readTable([
      textSheet(
        'Rubro;Plato;Precio',
        'Pizzas;Napo;9000',
        '',
        'Rubro;Plato;Precio',
        'Barra;Soda;900',
        'TOTAL;;9900',
        ';Subtotal:;9900',
        '',
        '',
      ),
    ]);
    expect(productsOf(table)).toEqual(['Pizzas > Napo 9000.00', 'Barra > Soda 900.00']);
    expect([table.skipped, table.faults]).toEqual([{ empty: 1, headers: 1, totals: 2 }, []]);
  });

  it('[FILE-13] rows of sizes below a product, by a name that is missing, a code or a size, become its size group', () => {
    expect(
      readLines(
        'Rubro;Plato;Tamaño;Precio',
        'Pizzas;Napo;Chica;9000',
        ';;Grande;14000',
        'Pizzas;Fuga;Chica;8000',
        'Pizzas;Fuga;Grande;13000',
      ),
    ).toEqual(['Pizzas > Napo (Chica 9000.00, Grande 14000.00)', 'Pizzas > Fuga (Chica 8000.00, Grande 13000.00)']);
    expect(
      readLines(
        'Código;Rubro;Plato;Precio',
        'N1;Pizzas;Napo;9000',
        'N1;Pizzas;Napo grande;14000',
        'N2;Pizzas;Fuga;8000',
      ),
    ).toEqual(['Pizzas > Napo (Común 9000.00, grande 14000.00)', 'Pizzas > Fuga 8000.00']);
    expect(faultsOf([textSheet('Código;Rubro;Plato;Precio', 'N1;Pizzas;Napo;9000', 'N1;Pizzas;Fuga;8000')])).toEqual([
      'fila 3, Código [N1] El código «N1» está dos veces',
    ]);
  });

  it.each(['0', '-', '000', 'S/C', 'n/a'])('[FILE-13] the code %j is none', (code) => {
    const lines = [`${code};Flan;900`, `${code};Budín;800`, 'N1;Napo;900', 'N1;Napo grande;950'];
    expect(readLines('Código;Plato;Precio', ...lines)).toEqual([
      'Menú > Flan 900.00',
      'Menú > Budín 800.00',
      'Menú > Napo (Común 900.00, grande 950.00)',
    ]);
  });

  it('[FILE-9] a product that is sold out is asked about', () => {
    const sheet = textSheet('Plato;Precio;Estado', 'Flan;900;Vigente', 'Budín;800;Agotado');
    expect(faultsOf([sheet])).toEqual(['fila 3, Visible [Agotado] Escribe sí o no']);
  });

  it('[FILE-13] rows of sizes join by category and name, wherever they stand', () => {
    expect(
      readLines(
        'Rubro;Plato;Tamaño;Precio;Detalle;Visible',
        'Pizzas;Muzza;Chica;6500;;',
        'Pizzas;Napo;Chica;7500;;',
        'Tartas;Muzza;Chica;8000;;',
        'Pizzas;MUZZA;Grande;9500;con aceitunas;no',
        'Pizzas;Napo;Grande;10500;;',
        ';;Gigante;12500;;',
      ),
    ).toEqual([
      'Pizzas > Muzza (Chica 6500.00, Grande 9500.00) «con aceitunas» oculto',
      'Pizzas > Napo (Chica 7500.00, Grande 10500.00, Gigante 12500.00)',
      'Tartas > Muzza (Chica 8000.00)',
    ]);
    expect(
      readLines('Plato;Tamaño;Precio', 'Coca;500 ml;900', 'Agua;500 ml;800', 'Coca;500 ml;950', 'Coca;1 l;1500'),
    ).toEqual([
      'Menú > Coca (500 ml 900.00)',
      'Menú > Agua (500 ml 800.00)',
      'Menú > Coca (500 ml 950.00, 1 l 1500.00)',
    ]);
  });

  it('[FILE-13] products with the same sizes share a group, and groups differ by title', () => {
    const table = readTable([
      textSheet(
        'Rubro;Plato;Tamaño;Precio',
        'P;A;Chica;1',
        'P;A;Grande;2',
        'P;B;Chica;1',
        'P;B;Grande;2',
        'P;C;Chica;5',
        'P;C;Grande;6',
      ),
    ]);
    const { file } = rowsToFile(table.products);
    expect(file.options?.map(({ title, pricing, min, max }) => [title, pricing, min, max])).toEqual([
      ['Tamaño', 'replace', 1, 1],
      ['Tamaño: C', 'replace', 1, 1],
    ]);
    expect(file.categories[0]?.products?.map(({ options }) => options)).toEqual([
      ['Tamaño'],
      ['Tamaño'],
      ['Tamaño: C'],
    ]);
    expect(parseMenuFile(file).ok).toBe(true);
  });

  it('[FILE-10] each fault has its row, its column, its cell and its reason', () => {
    const marked = (kind: 'date' | 'time' | 'percentage' | 'error', text: string) => ({ kind, text });
    const sheet: Sheet = {
      name: 'Carta',
      rows: [
        ['Rubro', 'Plato', 'Precio', 'Visible'],
        ['Barra', 'Soda', 'consultar', ''],
        ['Barra', marked('date', '1/2/2026'), 900, ''],
        ['Barra', 'Agua', marked('date', '12/5/2026'), ''],
        ['Barra', 'Té', marked('time', '10:30'), ''],
        ['Barra', 'Café', marked('percentage', '15%'), ''],
        ['Barra', 'Jugo', marked('error', '#REF!'), ''],
        ['Barra', '', 900, ''],
        ['Barra', 'Fernet', '1200/1500', ''],
        ['Barra', 'Gin', '', ''],
        ['Barra', 'Ron', '1.5000', ''],
        ['Barra', 'Vodka', 900, 'quizás'],
        ['Barra', 'x'.repeat(121), 900, ''],
        ['Barra', 'Vermú', -900, ''],
      ],
    };
    expect(faultsOf([sheet])).toEqual([
      'fila 3, Nombre [1/2/2026] La celda tiene una fecha',
      'fila 8, Nombre [] Falta el nombre',
      'fila 12, Visible [quizás] Escribe sí o no',
      `fila 13, Nombre [${'x'.repeat(121)}] Puede tener hasta 120 caracteres`,
      'fila 2, Precio [consultar] No es un precio',
      'fila 4, Precio [12/5/2026] La celda tiene una fecha',
      'fila 5, Precio [10:30] La celda tiene una hora',
      'fila 6, Precio [15%] La celda tiene un porcentaje',
      'fila 7, Precio [#REF!] La celda tiene un error',
      'fila 9, Precio [1200/1500] Hay dos precios',
      'fila 10, Precio [] Falta el precio',
      'fila 11, Precio [1.5000] No se entiende. Escríbelo así: 12.500,50',
      'fila 14, Precio [-900] Un precio no puede ser negativo',
    ]);
    expect(faultPlace({ sheet: 'Platos', row: 48, column: 'Precio' })).toBe('Hoja «Platos», fila 48, Precio');
  });

  it('[FILE-10] a row of a text file with more cells than headers, and one whose quote never closes, are left out', () => {
    const more = textSheet('Rubro;Plato;Precio', 'Postres;Arroz con leche;12;500', 'Postres;Budín;3300');
    expect(faultsOf([more])).toEqual(['fila 2 [500] Hay más celdas que columnas']);
    const broken = {
      ...textSheet('Rubro;Plato;Precio', '', 'Postres;Budín;3300'),
      faults: [{ row: 2, reason: 'open-quote' as const, text: '"Papas' }],
    };
    expect([faultsOf([broken]), productsOf(readTable([broken]))]).toEqual([
      ['fila 2 ["Papas] La comilla no se cierra'],
      ['Postres > Budín 3300.00'],
    ]);
  });

  it('[FILE-15] a product with a faulty price is left out, or stored hidden at price 0', () => {
    const table = readTable([
      textSheet('Rubro;Plato;Precio', 'Barra;Soda;900', 'Barra;Gin;consultar', 'Barra;Ron;950'),
    ]);
    expect(rowsToFile(table.products)).toMatchObject({ products: 2, withoutPrice: 0 });
    const all = rowsToFile(table.products, { withoutPrice: new Set(table.faults.map(({ id }) => id)) });
    expect(all).toMatchObject({ products: 3, withoutPrice: 1 });
    expect(all.file.categories[0]?.products).toEqual([
      { title: 'Soda', price: '900.00' },
      { title: 'Gin', price: '0.00', show: false },
      { title: 'Ron', price: '950.00' },
    ]);
  });
});

describe('the sheets of a file', () => {
  const sheet = (name: string, ...lines: string[]): Sheet => ({ name, rows: cells(...lines) });

  it('[FILE-12] sheets with the same headers are read together, and one without a category has its name', () => {
    const table = readTable([
      sheet('Portada', 'La Cantina'),
      sheet('Pastas', 'Plato;Precio', 'Ñoquis;12500'),
      sheet('Vinos', 'PLATO;Precio', 'Malbec;9500'),
      sheet('Costos', 'Insumo;Costo', 'Harina;900'),
    ]);
    expect(productsOf(table)).toEqual(['Pastas > Ñoquis 12500.00', 'Vinos > Malbec 9500.00']);
    expect(table.sheets.map(({ name, isRead }) => [name, isRead])).toEqual([
      ['Portada', false],
      ['Pastas', true],
      ['Vinos', true],
      ['Costos', false],
    ]);
  });

  it('[FILE-12] the owner chooses other sheets; those that are read are named in their faults', () => {
    const sheets = [sheet('Pastas', 'Plato;Precio', 'Ñoquis;caro'), sheet('Vinos', 'Vino;Importe', 'Malbec;9500')];
    const chosen = { sheets: ['Pastas', 'Vinos'], fields: { vino: 'title' as const } };
    const table = readTable(sheets, chosen);
    expect(productsOf(table)).toEqual(['Vinos > Malbec 9500.00']);
    expect(faultsOf(sheets, chosen)).toEqual(['Pastas, fila 2, Precio [caro] No es un precio']);
  });

  it.each(['Hoja1', 'Sheet 1', 'Planilha1', 'Productos'])('[FILE-12] the name %j of a sheet is no category', (name) => {
    const table = readTable([sheet(name, 'Plato;Precio', 'Ñoquis;12500')]);
    expect([table.needsCategory, productsOf(table, 'Pastas')]).toEqual([true, ['Pastas > Ñoquis 12500.00']]);
  });

  it('[FILE-12] a menu on the second sheet is found, also below a title', () => {
    const table = readTable([sheet('Hoja1'), sheet('Carta', 'La Cantina', '', 'Rubro;Plato;Precio', 'Barra;Soda;900')]);
    expect(productsOf(table)).toEqual(['Barra > Soda 900.00']);
  });
});
