import { parseMenuFile } from './menu-file.ts';
import { tableToFile, type TableCell } from './table-to-file.ts';

const HEADERS = ['Categoría', 'Subcategoría', 'Nombre', 'Descripción', 'Precio'];
const fileOf = (...rows: TableCell[][]) => tableToFile(rows).parsed;
const issuesOf = (...rows: TableCell[][]) => {
  const parsed = fileOf(...rows);
  return parsed.ok ? [] : parsed.issues.map(({ path, message }) => `${path}: ${message}`);
};
const pricesOf = (...cells: TableCell[]) => {
  const parsed = fileOf(['Rubro', 'Producto', 'Precio'], ...cells.map((cell) => ['Vinos', 'malbec', cell]));
  return parsed.ok ? parsed.value.categories[0]?.products?.map(({ price }) => price) : parsed.issues;
};

describe('tableToFile', () => {
  it.each([
    [['CATEGORIA', 'sub-categoría', 'Producto', 'Detalle', 'Precio ($)']],
    [['Rubro', 'Subrubro', 'PLATO', 'Ingredientes', ' importe ']],
    [HEADERS],
  ])('[FILE-8] the headers %j name the five fields', (headers) => {
    const { columns } = tableToFile([headers]);
    expect(columns.map(({ field }) => field)).toEqual(HEADERS);
  });

  it('[FILE-8] other columns and a second column of a field are not imported', () => {
    const { columns } = tableToFile([['Nombre', 'Stock', 'Producto', '', 'Precio', 'Categoría']]);
    expect(columns).toEqual([
      { header: 'Nombre', field: 'Nombre' },
      { header: 'Stock', field: null },
      { header: 'Producto', field: null },
      { header: 'Precio', field: 'Precio' },
      { header: 'Categoría', field: 'Categoría' },
    ]);
  });

  it('[FILE-8] the headers may stand below a title, and need a category, a name and a price', () => {
    const parsed = fileOf(['La Higuera', ''], [], ['Categoría', 'Nombre', 'Precio'], ['Postres', 'Flan', '3200']);
    expect(parsed.ok).toBe(true);
    expect(issuesOf(['Nombre', 'Descripción'], ['Flan', 'casero'])).toEqual([
      ': Falta la columna «Categoría»',
      ': Falta la columna «Precio»',
    ]);
    expect(issuesOf()).toHaveLength(3);
  });

  it('[FILE-9] each row is an item; categories stand in it or above it, and a row without a name only names them', () => {
    const parsed = fileOf(
      [...HEADERS, 'Visible'],
      ['Cocina', 'Entradas', 'Rabas', 'con limón', '12.500,50', ''],
      ['', '', 'Provoleta', '', '9500', 'no'],
      ['', 'Platos', 'Bife', '', 21_000.1, 'Sí'],
      [],
      ['Postres', '', '', '', '', ''],
      ['', '', 'Flan ', '', '$ 3.200', 'x'],
      ['cocina', 'ENTRADAS', 'Empanada', '', '1200,5', ''],
      ['Vinos'],
    );
    const value = {
      partial: true,
      currency: '$' as const,
      categories: [
        {
          title: 'Cocina',
          categories: [
            {
              title: 'Entradas',
              products: [
                { title: 'Rabas', description: 'con limón', price: '12500.50' },
                { title: 'Provoleta', price: '9500.00', show: false },
                { title: 'Empanada', price: '1200.50' },
              ],
            },
            { title: 'Platos', products: [{ title: 'Bife', price: '21000.10', show: true }] },
          ],
        },
        { title: 'Postres', products: [{ title: 'Flan', price: '3200.00', show: true }] },
      ],
    };
    expect(parsed).toEqual({ ok: true, value });
    expect(parseMenuFile(value).ok).toBe(true);
  });

  it('[FILE-9] [PRICE-7] prices are read as Argentina writes them, and numbers are rounded to the cent', () => {
    expect(pricesOf('12.500', '12,5', '12500.5', 12.5, 100.004999, 0)).toEqual([
      '12500.00',
      '12.50',
      '12500.50',
      '12.50',
      '100.00',
      '0.00',
    ]);
  });

  it('[FILE-10] every issue is named with its row and column', () => {
    const faults = issuesOf(
      ['La Higuera'],
      HEADERS,
      ['', '', 'Rabas', '', '100'],
      ['Cocina', '', 'Bife', '', 'caro'],
      ['', '', 'Locro', '', -5],
      ['', '', 'Guiso', '', ''],
      ['', '', '', 'sin nombre', '100'],
      ['', 'Sopas', 'Sopa', '', 1e12],
      ['Postres', '', 'x'.repeat(121), '', '1.5000'],
      ['', 'Tortas', 'Torta', '', '100'],
      ['', '', 'Flan', '', '100'],
      ['Postres', '', 'Helado', '', '100'],
    );
    expect(faults).toEqual([
      'Fila 4, Precio: No es un precio',
      'Fila 5, Precio: Un precio no puede ser negativo',
      'Fila 6, Precio: Falta el precio',
      'Fila 7, Nombre: Falta el nombre',
      'Fila 8, Precio: Hasta $ 99.999.999,99',
      'Fila 9, Nombre: Puede tener hasta 120 caracteres',
    ]);
    expect(issuesOf(HEADERS, ['', '', 'Rabas', '', '100'])).toEqual([': Falta la categoría']);
    expect(issuesOf([...HEADERS, 'Visible'], ['Vinos', '', 'malbec', '', '1', 'quizás'])).toEqual([
      'Fila 2, Visible: Escribe sí o no',
    ]);
    expect(issuesOf(HEADERS)).toEqual([': El archivo no tiene productos']);
  });

  it('[FILE-7] [FILE-10] a table with more products than a menu may have is refused', () => {
    const rows = Array.from({ length: 5_001 }, (_, nth) => ['Vinos', '', `vino ${nth}`, '', 1]);
    expect(issuesOf(HEADERS, ...rows)).toEqual([': Un menú puede tener hasta 5.000 productos']);
  });
});
