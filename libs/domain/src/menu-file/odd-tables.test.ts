import { faultsOf, productsOf, readLines, textSheet } from '../testing/table.ts';
import { jsonTable } from './read-json.ts';
import { readTable } from './read-table.ts';

describe('a table as owners write it', () => {
  it('[FILE-10] a price that a comma parts at its thousands is a fault, also where a cell is free behind it', () => {
    const behindFree = textSheet('Plato;Rubro;Precio;Nota', 'Soda;Barra;900;', 'Pollo;Platos;$1;250.00;');
    expect(faultsOf([behindFree])).toEqual(['fila 3 [$1, 250.00] Hay más celdas que columnas']);
    const withoutHeader = textSheet('Plato;Rubro;Precio;', 'Soda;Barra;900;', 'Pollo;Platos;12;500');
    expect(faultsOf([withoutHeader])).toEqual(['fila 3 [12, 500] Hay más celdas que columnas']);
    const shorterRows = textSheet('Rubro;Plato;Precio;Nota', 'Barra;Soda;900', 'Barra;Agua;800', 'Platos;Pollo;12;500');
    expect(faultsOf([shorterRows])).toEqual(['fila 4 [12, 500] Hay más celdas que columnas']);
  });

  it('[FILE-10] a stock of three digits beside a low price is no fault, and neither are free cells behind every row', () => {
    const lines = ['Rubro;Plato;Precio;Stock', 'Barra;Caramelo;50;200', 'Barra;Soda;900;10'];
    expect(readLines(...lines)).toEqual(['Barra > Caramelo 50.00', 'Barra > Soda 900.00']);
    expect(readLines('Rubro;Plato;Precio', 'Barra;Soda;900;;', 'Barra;Agua;800;;')).toEqual([
      'Barra > Soda 900.00',
      'Barra > Agua 800.00',
    ]);
  });

  it('[FILE-12] tables beside each other below the same headers are one menu, with a fault for each of their rows', () => {
    const sheet = textSheet(
      'La Cantina;;;;;',
      'BEBIDAS;;;POSTRES;;',
      'Producto;Precio;;Producto;Precio;',
      'Coca;2000;;Flan;3200;',
      'Agua;consultar;;Helado;s/p;',
      'VINOS;;;;;',
      'Malbec;9500;;;;',
    );
    const table = readTable([sheet]);
    expect(productsOf(table)).toEqual(['BEBIDAS > Coca 2000.00', 'VINOS > Malbec 9500.00', 'POSTRES > Flan 3200.00']);
    const { faults, sheets, columns } = table;
    expect(faults.map(({ row, title, cell }) => [row, title, cell])).toEqual([
      [5, 'Agua', 'consultar'],
      [5, 'Helado', 's/p'],
    ]);
    expect(new Set(faults.map(({ id }) => id)).size).toBe(2);
    expect([sheets.length, columns.map(({ header }) => header)]).toEqual([1, ['Producto', 'Precio']]);
  });

  it('[FILE-8] two prices beside one name are no tables beside each other', () => {
    const table = readTable([textSheet('Producto;Precio;Precio', 'Coca;2000;2200')]);
    expect(table.columns.map(({ field, isSure }) => [field, isSure])).toEqual([
      ['title', true],
      ['price', false],
      [null, true],
    ]);
  });

  it('[FILE-8] a second row of headers divides the first one', () => {
    const names = textSheet('Producto;;Precios;', 'Nombre;Detalle;Salón;Delivery', 'Bife;con papas;21000;22000');
    const table = readTable([names]);
    expect(table.columns.map(({ header, field, isSure }) => [header, field, isSure])).toEqual([
      ['Nombre', 'title', true],
      ['Detalle', 'description', true],
      ['Precios Salón', 'price', false],
      ['Precios Delivery', null, true],
    ]);
    expect(productsOf(table)).toEqual(['Menú > Bife 21000.00 «con papas»']);
    const sizes = readTable([textSheet('Rubro;Plato;Precio;', ';;Chico;Grande', 'Pizzas;Napo;9000;14000')]);
    expect(sizes.columns.map(({ header }) => header)).toEqual(['Rubro', 'Plato', 'Precio Chico', 'Precio Grande']);
    expect([productsOf(sizes), sizes.faults]).toEqual([['Pizzas > Napo (Chico 9000.00, Grande 14000.00)'], []]);
  });

  it('[FILE-8] a row of words that no product can be is no second row of headers', () => {
    expect(faultsOf([textSheet('Plato;Precio', 'Bebida;consultar', 'Flan;900')])).toEqual([
      'fila 2, Precio [consultar] No es un precio',
    ]);
  });

  it('[FILE-8] a price in another currency is asked, and one of a JSON file is a fault', () => {
    const [, , price] = readTable([textSheet('Rubro;Plato;Price (USD)', 'Mains;Burger;12.50')]).columns;
    expect([price?.field, price?.isSure]).toEqual(['price', false]);
    const fault = 'fila 2, Precio [USD 4.5] Está en otra moneda';
    const sheetsOf = (value: unknown) => [jsonTable(value)].filter((sheet) => sheet !== null);
    expect(faultsOf(sheetsOf([{ name: 'Latte', category: 'Café', price: { amount: 4.5, currency: 'USD' } }]))).toEqual([
      fault,
    ]);
    expect(faultsOf(sheetsOf([{ name: 'Latte', category: 'Café', price: 4.5, currency: 'USD' }]))).toEqual([fault]);
    const offers = { '@type': 'Offer', price: 4.5, priceCurrency: 'USD' };
    const menu = (offer: object) => ({
      hasMenuSection: [{ name: 'Café', hasMenuItem: [{ name: 'Latte', offers: offer }] }],
    });
    expect(faultsOf(sheetsOf(menu(offers)))).toEqual([fault]);
    expect(faultsOf(sheetsOf(menu({ ...offers, priceCurrency: 'ARS' })))).toEqual([]);
  });

  it.each(['Moneda', 'Tipo de moneda', 'Currency', 'Divisa'])(
    '[FILE-8] [FILE-10] below %j stands the currency of the prices',
    (header) => {
      const rows = [
        'Vinos;Malbec;ARS;25000',
        'Vinos;Opus;USD;120',
        'Vinos;Syrah;$;9000',
        'Vinos;Rioja;Euro;20',
        'Vinos;Soda;;9',
      ];
      const sheet = textSheet(`Categoría;Nombre;${header};Precio`, ...rows);
      expect(productsOf(readTable([sheet]))).toEqual([
        'Vinos > Malbec 25000.00',
        'Vinos > Syrah 9000.00',
        'Vinos > Soda 9.00',
      ]);
      expect(faultsOf([sheet])).toEqual([
        'fila 3, Precio [USD 120] Está en otra moneda',
        'fila 5, Precio [Euro 20] Está en otra moneda',
      ]);
      expect(faultsOf([sheet], { fields: { [header.toLowerCase()]: null } })).toEqual([]);
    },
  );

  const described = (...lines: string[]) =>
    readTable([textSheet('Plato;Precio', ...lines)]).products.map(({ category, title, description }) =>
      [category, title, description].join(' | '),
    );

  it('[FILE-9] a row of a name alone below a product describes it where nearly every product has one', () => {
    const lines = [
      'Entradas;',
      'Provoleta;9800',
      'Con orégano y tomate;',
      'Rabas;14500',
      'Con limón y alioli;',
      'Postres;',
      'Flan;5200',
      'Con dulce de leche;',
      'Helado;4000',
    ];
    expect(described(...lines)).toEqual([
      'Entradas | Provoleta | Con orégano y tomate',
      'Entradas | Rabas | Con limón y alioli',
      'Postres | Flan | Con dulce de leche',
      'Postres | Helado | ',
    ]);
    const capitals = [
      'ENTRADAS;',
      'Provoleta;9800',
      'Con orégano;',
      'Rabas;14500',
      'POSTRES;',
      'Flan;5200',
      'Con dulce;',
    ];
    expect(described(...capitals)).toEqual([
      'ENTRADAS | Provoleta | Con orégano',
      'ENTRADAS | Rabas | ',
      'POSTRES | Flan | Con dulce',
    ]);
  });

  it('[FILE-9] one that reads as a sentence describes its product anywhere; headings stay headings', () => {
    expect(described('Entradas;', 'Provoleta;9800', 'con orégano y tomate;', 'Rabas;14500', 'Agua;900')).toEqual([
      'Entradas | Provoleta | con orégano y tomate',
      'Entradas | Rabas | ',
      'Entradas | Agua | ',
    ]);
    expect(
      described('Entradas;', 'Rabas;14500', 'Pastas, risottos y más;', 'Ñoquis;12500', 'Postres;', 'Flan;5200'),
    ).toEqual(['Entradas | Rabas | ', 'Pastas, risottos y más | Ñoquis | ', 'Postres | Flan | ']);
  });

  it('[FILE-9] a list that is typed in small letters keeps its headings', () => {
    expect(described('bebidas;', 'coca;2000', 'agua;900', 'postres;', 'flan;5200', 'helado;4000')).toEqual([
      'bebidas | coca | ',
      'bebidas | agua | ',
      'postres | flan | ',
      'postres | helado | ',
    ]);
  });

  it('[FILE-9] where a heading begins small, other rows that do are headings too', () => {
    expect(described('entradas;', 'Empanada;1200', 'ensaladas;', 'Mixta;800', 'postres;', 'Flan;3200')).toEqual([
      'entradas | Empanada | ',
      'ensaladas | Mixta | ',
      'postres | Flan | ',
    ]);
  });

  it.each([
    'Precios sujetos a modificación sin previo aviso.',
    '* Precios en pesos, IVA incluido',
    'Aceptamos todas las tarjetas.',
    'Postres',
  ])('[FILE-9] what follows the last product where no other is described describes none: %j', (footer) => {
    const lines = ['Pizzas;', 'Muzza;9500', 'Bebidas;', 'Coca;2500', `${footer};`];
    expect(described(...lines)).toEqual(['Pizzas | Muzza | ', 'Bebidas | Coca | ']);
    expect(faultsOf([textSheet('Plato;Precio', ...lines)])).toEqual(['fila 6, Precio [] Falta el precio']);
  });

  it('[FILE-9] a footer describes no product, also where others are described', () => {
    const menus = ['Menú ejecutivo;12000', 'Incluye bebida y postre.;', 'Menú infantil;9000'];
    expect(described(...menus, 'Incluye helado.;')[1]).toBe(' | Menú infantil | Incluye helado.');
    expect(described(...menus, 'Consultar por menús sin TACC.;')[1]).toBe(' | Menú infantil | ');
  });

  it('[FILE-9] where descriptions have a column, a row of a name alone is a heading', () => {
    const lines = ['Plato;Detalle;Precio', 'Postres caseros.;;', 'Flan;con crema;5200', 'Para tomar.;;', 'Agua;;900'];
    const { products } = readTable([textSheet(...lines)]);
    expect(products.map(({ category, title }) => `${category} | ${title}`)).toEqual([
      'Postres caseros. | Flan',
      'Para tomar. | Agua',
    ]);
    const bare = ['Plato;Detalle;Precio', 'Postres;;', 'Flan;;5200', 'Para tomar.;;', 'Agua;;900'];
    expect(readTable([textSheet(...bare)]).products.map(({ category }) => category)).toEqual([
      'Postres',
      'Para tomar.',
    ]);
  });

  it('[FILE-9] the heading above headers that repeat is a category as those below it', () => {
    const lines = ['CARTA', 'ENTRADAS', 'Plato;Precio', 'Rabas;12500', '', 'PESCADOS', 'Plato;Precio', 'Merluza;15800'];
    expect(readLines(...lines)).toEqual(['ENTRADAS > Rabas 12500.00', 'PESCADOS > Merluza 15800.00']);
  });

  it('[FILE-9] the heading above the headers is that of the first products where others below have one', () => {
    const lines = ['VINOS TINTOS;', 'Plato;Precio', 'Malbec;9500', 'Syrah;9900', 'VINOS BLANCOS;', 'Torrontés;8700'];
    expect(readLines(...lines)).toEqual([
      'VINOS TINTOS > Malbec 9500.00',
      'VINOS TINTOS > Syrah 9900.00',
      'VINOS BLANCOS > Torrontés 8700.00',
    ]);
    expect(readLines('Lista de precios 2026;', ...lines.slice(1))[0]).toBe('Menú > Malbec 9500.00');
    expect(readLines('La Cantina;', 'Plato;Precio', 'Malbec;9500')).toEqual(['Menú > Malbec 9500.00']);
  });

  it('[FILE-8] a title of the list that names prices is no header', () => {
    const rows = ['LISTA DE PRECIOS MAYO;;', 'Entradas;;Precio', 'Empanada;;1200', 'Parrilla;;Precio', 'Vacío;;18000'];
    expect(readLines(...rows)).toEqual(['Entradas > Empanada 1200.00', 'Parrilla > Vacío 18000.00']);
  });

  it.each(['consultar', 'S/P', '1200/1500', 'USD 12'])(
    '[FILE-8] [FILE-10] a first row with %j is a product, no headers',
    (price) => {
      const table = readTable([textSheet(`Torta;${price}`, 'Flan;900', 'Budín;950')]);
      expect([table.products.length, table.faults.map(({ title, row }) => [title, row])]).toEqual([3, [['Torta', 1]]]);
    },
  );

  it('[FILE-8] [FILE-9] a text below a product that has a word of headers in it is no header', () => {
    const lines = ['Menú ejecutivo;12000', 'incluye bebida;', 'Menú infantil;9000', 'incluye helado;'];
    expect(readLines(...lines)).toEqual([
      'Menú > Menú ejecutivo 12000.00 «incluye bebida»',
      'Menú > Menú infantil 9000.00 «incluye helado»',
    ]);
  });

  it('[FILE-9] HTML in a price becomes text too', () => {
    expect(readLines('Plato|Precio', 'Milanesa|<b>$&nbsp;9.500</b>')).toEqual(['Menú > Milanesa 9500.00']);
  });

  it('[FILE-9] a name that is broken in two lines is one line', () => {
    const sheet = {
      name: 'Carta',
      rows: [
        ['Rubro', 'Plato', 'Precio'],
        ['Platos\nfríos', 'Vitel \n toné', 9000],
      ],
    };
    expect(productsOf(readTable([sheet]))).toEqual(['Platos fríos > Vitel toné 9000.00']);
  });

  it('[FILE-8] the first rows of a file and the first faulty ones are given as they stand', () => {
    const { samples } = readTable([
      textSheet('Rubro;Plato;Precio;Costo', 'A;a;1;0', '', 'A;b;2;0', 'A;c;3;0', 'A;d;4;0', 'A;e;caro;0', 'A;f;6;0'),
    ]);
    expect(samples.map(({ row, cells }) => [row, cells.join(' ')])).toEqual([
      [2, 'A a 1 0'],
      [4, 'A b 2 0'],
      [5, 'A c 3 0'],
      [7, 'A e caro 0'],
    ]);
  });

  it('[FILE-14] sums of a category and lines of dashes are skipped and counted', () => {
    const table = readTable([
      textSheet(
        'Rubro;Plato;Precio',
        '---;---;---',
        'Vinos;Malbec;9500',
        'Total Vinos;;9500',
        'Barra;Soda;900',
        ';Subtotal Barra;900',
        ';Total de Barra;900',
        ';Total rubro Barra;900',
        'Promos;Total Pizza;9000',
        'Promedio;;6466',
        'Gran total;;10400',
        ';Cantidad de productos;3',
      ),
    ]);
    expect(productsOf(table)).toEqual([
      'Vinos > Malbec 9500.00',
      'Barra > Soda 900.00',
      'Promos > Total Pizza 9000.00',
    ]);
    expect([table.skipped, table.faults]).toEqual([{ empty: 1, headers: 0, totals: 7 }, []]);
  });

  it('[FILE-10] a row that the spreadsheet hides is a fault with the sizes below it; a heading that is hidden is one', () => {
    const rows = [
      ['Plato', 'Tamaño', 'Precio'],
      ['PIZZAS', '', ''],
      ['Muzza', 'Chica', '6500'],
      ['', 'Grande', '9500'],
      ['Napo', 'Chica', '7500'],
      ['', 'Grande', '10500'],
      ['VINOS', '', ''],
      ['Malbec', '', '9500'],
    ];
    const table = readTable([{ name: '', rows, hiddenRows: new Set([4, 5, 7]) }]);
    expect(productsOf(table)).toEqual(['PIZZAS > Muzza (Chica 6500.00)', 'VINOS > Malbec 9500.00']);
    expect(table.faults.map(({ row, message }) => [row, message])).toEqual([
      [4, 'La fila está oculta en la planilla'],
      [5, 'La fila está oculta en la planilla'],
      [6, 'Es un tamaño de un producto que queda afuera'],
    ]);
  });

  it('[FILE-9] a name alone that looks otherwise than the headings is a product whose price lacks', () => {
    const read = (...lines: string[]) => {
      const table = readTable([textSheet('Plato;Precio', ...lines)]);
      return [productsOf(table), table.faults.map(({ title, message, isPrice }) => [title, message, isPrice])];
    };
    const lacking = [['Fuga', 'Falta el precio', true]];
    expect(read('Muzza;9500', 'Fuga;', 'Napo;10500')).toEqual([
      ['Menú > Muzza 9500.00', 'Menú > Napo 10500.00'],
      lacking,
    ]);
    const products = [
      'Pizzas > Muzza 9500.00',
      'Pizzas > Napo 10500.00',
      'Bebidas > Coca 2500.00',
      'Postres > Flan 3200.00',
    ];
    const apart = [
      'Pizzas;',
      'Muzza;9500',
      'Fuga;',
      'Napo;10500',
      '',
      'Bebidas;',
      'Coca;2500',
      '',
      'Postres;',
      'Flan;3200',
    ];
    expect(read(...apart)).toEqual([products, lacking]);
    const inCapitals = apart.flatMap((line) =>
      line === '' ? [] : /^(?:Pi|Be|Po)/.test(line) ? line.toUpperCase() : line,
    );
    expect(read(...inCapitals)).toEqual([
      products.map((product) => product.replace(/^\w+/, (category) => category.toUpperCase())),
      lacking,
    ]);
    const alike = apart.filter((line) => line !== '');
    expect(read(...alike)[0]).toContain('Fuga > Napo 10500.00');
    expect(read('Pizzas;', 'Muzza;9500', '* Todas tienen 8 porciones;', 'Napo;10500')[0]).toContain(
      'Pizzas > Napo 10500.00',
    );
  });

  it('[FILE-9] what stands below the last product is like no heading', () => {
    const lines = [
      'Entradas;',
      'Rabas;9500',
      'Principales;',
      'Bife;14500',
      'Precios con IVA;',
      'Consulte por opciones sin TACC;',
    ];
    expect(readLines('Plato;Precio', ...lines)).toEqual(['Entradas > Rabas 9500.00', 'Principales > Bife 14500.00']);
  });

  it('[FILE-9] words alone in a column left of the names are a heading, with or without what they are', () => {
    const lines = ['Código;Plato;Precio', 'PIZZAS;;', '1;Muzza;9500', 'Rubro: Postres;;', '2;Flan;3200'];
    const expected = ['PIZZAS > Muzza 9500.00', 'Postres > Flan 3200.00'];
    expect(readLines(...lines)).toEqual(expected);
    expect(readLines('Nº;Plato;Precio', ...lines.slice(1))).toEqual(expected);
    expect(readLines('Rubro: Pizzas;;', ...lines.slice(0, 1), ...lines.slice(2))).toEqual([
      'Pizzas > Muzza 9500.00',
      'Postres > Flan 3200.00',
    ]);
    expect(faultsOf([textSheet(...lines, '33;;', 'Artículos: 2;;')])).toEqual([
      'fila 6, Nombre [33] Falta el nombre',
      'fila 7, Precio [] Falta el precio',
    ]);
  });

  it.each(['PLATOS', 'Productos', '## Platos', 'Combos', 'FAMILIA'])(
    '[FILE-8] [FILE-9] %j alone below a product is a heading, no header',
    (heading) => {
      const title = heading.replace('## ', '');
      expect(readLines('Entradas;', 'Rabas;9500', `${heading};`, 'Bife;14500')).toEqual([
        'Entradas > Rabas 9500.00',
        `${title} > Bife 14500.00`,
      ]);
    },
  );

  it('[FILE-8] [FILE-9] a plural alone above the first product is a heading where others follow', () => {
    expect(readLines('PLATOS;', 'Bife;14500', 'POSTRES;', 'Flan;3200')).toEqual([
      'PLATOS > Bife 14500.00',
      'POSTRES > Flan 3200.00',
    ]);
    expect(readLines('Platos;', 'Bife;14500', 'Flan;3200')).toEqual(['Menú > Bife 14500.00', 'Menú > Flan 3200.00']);
    expect(readLines('Plato;', 'Bife;14500', 'POSTRES;', 'Flan;3200')).toEqual([
      'Menú > Bife 14500.00',
      'POSTRES > Flan 3200.00',
    ]);
  });

  it('[FILE-9] [FILE-10] a name alone with a price among its words is a product, no heading', () => {
    const lines = ['PIZZAS;', 'Muzza;9500', 'Napo $ 10.500 (para 2);', 'Fuga;11500', 'POSTRES:;', 'Flan;3200'];
    expect([readLines(...lines), faultsOf([textSheet(...lines)])]).toEqual([
      ['PIZZAS > Muzza 9500.00', 'PIZZAS > Fuga 11500.00', 'POSTRES > Flan 3200.00'],
      ['fila 3, Precio [] Falta el precio'],
    ]);
  });

  it('[FILE-9] words in brackets below a product describe it', () => {
    const lines = ['PIZZAS;', 'Muzza;9500', '(Salsa, queso);', 'Fuga;11500', 'Napo;10500', 'POSTRES;', 'Flan;3200'];
    expect(readLines(...lines).slice(0, 2)).toEqual([
      'PIZZAS > Muzza 9500.00 «(Salsa, queso)»',
      'PIZZAS > Fuga 11500.00',
    ]);
  });

  it.each(['Página 2;', 'Pág. 2 de 3;', 'Lista de precios - Pág.;2', ';Page 2/3'])(
    '[FILE-14] the number of a page, %j, is skipped and counted',
    (page) => {
      const table = readTable([textSheet('Plato;Precio', 'PLATOS;', 'Bife;14500', page, 'Pastas;9500')]);
      expect(productsOf(table)).toEqual(['PLATOS > Bife 14500.00', 'PLATOS > Pastas 9500.00']);
      expect([table.faults, table.skipped.headers]).toEqual([[], 1]);
      expect(readLines('Plato;Precio;Foto', 'Bife;14500;https://carta.test/page/2')).toHaveLength(1);
    },
  );

  it.each(['Bebidas > Vinos', 'Bebidas -> Vinos', 'Bebidas => Vinos', 'Bebidas → Vinos', 'Bebidas › Vinos'])(
    '[FILE-9] %j is a category and one in it',
    (category) => {
      expect(readLines('Rubro;Plato;Precio', `${category};Malbec;9500`)).toEqual(['Bebidas > Vinos > Malbec 9500.00']);
    },
  );

  it.each([
    ['signs', '-'.repeat(30_000)],
    ['brackets', '('.repeat(30_000)],
    ['spaces', ' '.repeat(30_000)],
    ['words in a note', 'a '.repeat(2_000)],
    ['peso signs', '$'.repeat(30_000)],
    ['commas', ','.repeat(30_000)],
  ])('[FILE-8] a cell with very many %s is read in linear time', (_, filling) => {
    // Of the processor, in µs: another program that has it takes time and no work.
    const start = process.cpuUsage();
    const text = `* a${filling}a*`;
    const rows = [`${text};Plato;Precio;${text}`, 'Platos;Bife;9500;', `${text};Lomo;9900;`, `A;'${filling}a;3200;`];
    readTable([textSheet(...rows)]);
    readTable([textSheet('Plato;Precio', 'Bife;9500', `${text};`, 'Lomo;9900')]);
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
  });
});
