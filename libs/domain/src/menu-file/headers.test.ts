import { textSheet } from '../testing/table.ts';
import { readTable } from './read-table.ts';
import { COLUMN_FIELDS } from './column-field.ts';
import { meaningOf } from './headers.ts';

/** Header rows as they stand in price lists and exports, with the first letters of what each column is: '-' is not imported. */
const ROWS: readonly (readonly [string, string])[] = [
  ['Categoría;Nombre;Precio', 'Cat Nom Pre'],
  ['CATEGORIA;Subcategoria;PRODUCTO;PRECIO', 'Cat Sub Nom Pre'],
  ['Rubro;Subrubro;Artículo;Importe', 'Cat Sub Nom Pre'],
  ['RUBRO;DESCRIPCIÓN;PRECIO', 'Cat Nom Pre'],
  ['Código;Descripción;Precio', 'Cód Nom Pre'],
  ['Cód.;Detalle;P. Unitario', 'Cód Nom Pre'],
  ['Codigo;Producto;Presentación;Precio', 'Cód Nom Tam Pre'],
  ['Familia;Nombre del plato;PVP', 'Cat Nom Pre'],
  ['CATEGORIA;PLATILLO;DESCRIPCION;PRECIO', 'Cat Nom Des Pre'],
  ['Variedad;Ingredientes;Precio', 'Nom Des Pre'],
  ['Producto;Variedad;Precio', 'Nom - Pre'],
  ['Rubro;Gusto;Descripción;Importe', 'Cat Nom Des Pre'],
  ['Menú;Incluye;Precio', 'Nom Des Pre'],
  ['Nº;Rubro;Plato;$', '- Cat Nom Pre'],
  ['Familia;Subfamilia;Plato;Ingredientes;P.V.P.', 'Cat Sub Nom Des Pre'],
  ['Cód. Artículo;Descripción;Desc. Adicional;Familia;P. Vta', 'Cód Nom Des Cat Pre'],
  ['Sección;Plato;Descripción;Precio ($)', 'Cat Nom Des Pre'],
  ['Plato;Precio [Local]', 'Nom Pre'],
  ['Nombre;Precio de venta;Costo', 'Nom Pre -'],
  ['Nombre;Precio de costo;Precio de venta', 'Nom - Pre'],
  ['Producto;Precio Final;Stock', 'Nom Pre -'],
  ['Producto;Precio al público;Precio mayorista', 'Nom Pre -'],
  ['Producto;Precio;Precio promocional', 'Nom Pre -'],
  ['Producto;Precio anterior;Precio', 'Nom - Pre'],
  ['Producto;Tamaño;Precio', 'Nom Tam Pre'],
  ['Producto;Medida;Valor', 'Nom Tam Pre'],
  ['Bebida;Capacidad;Precio', 'Nom Tam Pre'],
  ['Comida;Porción;Precio', 'Nom Tam Pre'],
  ['Grupo;Subgrupo;Denominación;Precio Unit.', 'Cat Sub Nom Pre'],
  ['Categoría principal;Categoría;Nombre;Precio', '- Cat Nom Pre'],
  ['Nombre de categoría;Nombre;Precio', 'Cat Nom Pre'],
  ['Departamento;Artículo;Precio', 'Cat Nom Pre'],
  ['Cod. Rubro;Desc. Rubro;Cod. Articulo;Desc. Articulo;Precio', '- Cat Cód Nom Pre'],
  ['Código;Descripción Rubro;Descripción Artículo;Precio', 'Cód Cat Nom Pre'],
  ['Cod Rubro;Nombre Rubro;Cod Art;Nombre Art;Precio Vta', '- Cat Cód Nom Pre'],
  ['Rubro código;Rubro descripción;Nombre Sub Rubro;Artículo;Precio', '- Cat Sub Nom Pre'],
  ['Código de rubro;Nombre del rubro;Nombre;Descripción del producto;Precio', '- Cat Nom Des Pre'],
  ['Tipo de plato;Plato;Precio', 'Cat Nom Pre'],
  ['Tipo de plato;Nombre del platillo;Precio', 'Cat Nom Pre'],
  ['Familia de artículos;Artículo;PVP', 'Cat Nom Pre'],
  ['Tipo producto;Denominación;PVP', 'Cat Nom Pre'],
  ['Categoría;Nombre;Precio porción', 'Cat Nom Pre'],
  ['Categoría;Nombre;Precio por porción;Precio entera', 'Cat Nom - Pre'],
  ['Nombre;Precio presentación;Presentación', 'Nom Pre Tam'],
  ['Línea;Producto;Precio Lista', 'Cat Nom Pre'],
  ['Tipo de producto;Producto;Precio', 'Cat Nom Pre'],
  ['Nombre;Descripción;Precio;Visible', 'Nom Des Pre Vis'],
  ['Nombre;Precio;Activo', 'Nom Pre Vis'],
  ['Nombre;Precio;Estado', 'Nom Pre Vis'],
  ['Nombre;Precio;Disponible', 'Nom Pre Vis'],
  ['Nombre;Precio;¿Habilitado?', 'Nom Pre Vis'],
  ['Nombre;Precio;Publicado', 'Nom Pre Vis'],
  ['Nombre;Precio;Oculto', 'Nom Pre Vis'],
  ['Nombre;Precio;Mostrar en carta', 'Nom Pre Vis'],
  ['Nombre;Precio;Código de barras', 'Nom Pre -'],
  ['Nombre;Precio;Imagen;Notas', 'Nom Pre - -'],
  ['ID;Nombre;Precio', 'Cód Nom Pre'],
  ['SKU;Artículo;Precio', 'Cód Nom Pre'],
  ['Ref.;Concepto;Tarifa', 'Cód Nom Pre'],
  ['PLU;Producto;Precio', 'Cód Nom Pre'],
  ['Nº;Producto;Precio', '- Nom Pre'],
  ['Category;Name;Price', 'Cat Nom Pre'],
  ['Categories;Item Name;Price', 'Cat Nom Pre'],
  ['Category Name;Product Name;Unit Price', 'Cat Nom Pre'],
  ['Section;Dish;Description;Price (ARS)', 'Cat Nom Des Pre'],
  ['Menu Section;Menu Item;Price', 'Cat Nom Pre'],
  ['Department;Item;Size;Selling Price', 'Cat Nom Tam Pre'],
  ['Group;Product;Variant;Price;Cost', 'Cat Nom Tam Pre -'],
  ['Code;Product;List price', 'Cód Nom Pre'],
  ['Item code;Item;Item description;Amount', 'Cód Nom Des Pre'],
  ['Product;Price;Available', 'Nom Pre Vis'],
  ['Product;Price;Hidden', 'Nom Pre Vis'],
  ['Title;Body;Price;Status', 'Nom Des Pre Vis'],
  ['Product;Price;Price Type;Currency', 'Nom Pre - -'],
  ['Categoria;Produto;Preço', 'Cat Nom Pre'],
  ['Seção;Prato;Descrição;Preço de venda', 'Cat Nom Des Pre'],
  ['Grupo;Nome;Tamanho;Preço (R$)', 'Cat Nom Tam Pre'],
  ['Nome do produto;Preço;Ativo', 'Nom Pre Vis'],
  ['Código;Nome;Preço;Disponível', 'Cód Nom Pre Vis'],
  ['Categorías;Productos;Precios', 'Cat Nom Pre'],
  ['productName;categoryName;unitPrice;isAvailable', 'Nom Cat Pre Vis'],
  ['idCategoria;NombreProducto;PrecioVenta;priceInCents', '- Nom Pre -'],
  ['Plato;Precio;Activo;Archivado', 'Nom Pre Vis Vis'],
  ['  categoria ; nombre producto ; precio venta  ', 'Cat Nom Pre'],
  ['Precio;Producto;Categoría', 'Pre Nom Cat'],
  ['Nombre artículo;Precio contado;Precio 3 cuotas', 'Nom Pre -'],
  ['COD;DESCRIPCION;DPTO;PRECIO', 'Cód Nom Cat Pre'],
  ['Depto.;Producto;Precio', 'Cat Nom Pre'],
  ['Categoria;Piatto;Descrizione;Prezzo', 'Cat Nom Des Pre'],
  ['Categoria;Plat;Descripció;Preu', 'Cat Nom Des Pre'],
  ['Catégorie;Plat;Description;Prix', 'Cat Nom Des Pre'],
];

const shortOf = (field: keyof typeof COLUMN_FIELDS | null) => (field === null ? '-' : COLUMN_FIELDS[field].slice(0, 3));

describe('the headers of a table', () => {
  it('[FILE-8] the table has at least 60 header rows', () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(60);
  });

  it.each(ROWS)('[FILE-8] %j is read as %s', (headers, fields) => {
    const { columns } = readTable([
      textSheet(
        headers,
        headers
          .split(';')
          .map((_, nth) => `valor ${nth}`)
          .join(';'),
      ),
    ]);
    expect(columns.map(({ field }) => shortOf(field)).join(' ')).toBe(fields);
  });

  it.each([
    ['Precio [Local]', 'price'],
    ['¿PRECIOS?', 'price'],
    ['el precio de hoy', 'price'],
    ['Nombre del plato (español)', 'title'],
    ['Precio de costo', null],
    ['Price Type', null],
    ['Fecha', null],
    ['', null],
  ])('[FILE-8] the header %j means %j', (header, field) => {
    expect(meaningOf(header)?.field ?? null).toBe(field);
  });
});

describe('the columns of a table', () => {
  const columnsOf = (...lines: string[]) =>
    readTable([textSheet(...lines)]).columns.map(
      ({ header, field, isSure }) => `${header}: ${field}${isSure ? '' : '?'}`,
    );

  it('[FILE-8] two columns that are prices by their headers are asked', () => {
    expect(columnsOf('Plato;Precio salón;Precio delivery', 'Napo;9000;9900')).toEqual([
      'Plato: title',
      'Precio salón: price?',
      'Precio delivery: null',
    ]);
  });

  it('[FILE-8] a new price goes before the present one, and is asked where they differ', () => {
    const priceOf = (...lines: string[]) => columnsOf(...lines).find((column) => column.includes('price'));
    expect(priceOf('Plato;Precio;Nuevo precio', 'Flan;3000;3200')).toBe('Nuevo precio: price?');
    expect(priceOf('Plato;Precio nuevo;Precio actual', 'Flan;3200;3000')).toBe('Precio nuevo: price?');
    expect(priceOf('Plato;Precio viejo;Precio nuevo', 'Flan;3000;3200')).toBe('Precio nuevo: price');
    expect(priceOf('Item;Price;New price', 'Flan;3000;3000')).toBe('New price: price');
  });

  it('[FILE-8] [FILE-13] the prices of sizes beside each other are asked', () => {
    expect(columnsOf('Plato;Precio por porción;Precio entera', 'Rogel;4500;30000')).toEqual([
      'Plato: title',
      'Precio por porción: price?',
      'Precio entera: price?',
    ]);
  });

  it('[FILE-8] a column that only its cells make a price, or a name, is proposed', () => {
    expect(columnsOf('Vinos;Copa', 'Malbec;9500', 'Syrah;$ 9.900', 'Bonarda;consultar')).toEqual([
      'Vinos: title?',
      'Copa: price?',
    ]);
  });

  it('[FILE-8] a column of names goes before a description, and is asked unless it can only be the name', () => {
    expect(columnsOf('Etiqueta;Descripción;Precio', 'DV;Malbec de altura;9500', 'Rutini;Malbec;9900')).toEqual([
      'Etiqueta: title?',
      'Descripción: description',
      'Precio: price',
    ]);
    expect(columnsOf('Gusto;Descripción;Precio', 'Limón;Al agua;9500')[0]).toBe('Gusto: title');
    expect(columnsOf('Bodega;Gusto;Descripción;Precio', 'Catena;Malbec;De altura;9500')[0]).toBe('Bodega: title?');
    expect(columnsOf(';Precio', 'Malbec;9500')).toEqual(['Columna A: title', 'Precio: price']);
  });

  it('[FILE-8] a description is the name where no other column can be it', () => {
    const names = (...lines: string[]) => columnsOf(...lines).find((column) => column.includes('title'));
    expect(names('Marca;Descripción;Precio', 'Cepas;Malbec;9500', 'Cepas;Syrah;9900')).toBe('Descripción: title');
    expect(names('Nº;Descripción;Proveedor;Precio', '1;Malbec;Cepas;9500')).toBe('Descripción: title');
    expect(names('Descripción;Unidad;Precio', 'Malbec;botella;9500', 'Syrah;copa;9900')).toBe('Descripción: title?');
  });

  it('[FILE-8] a state says whether a product is shown where its cells do', () => {
    const states = (...cells: string[]) =>
      columnsOf('Plato;Precio;Estado;Disponibilidad', ...cells.map((cell, nth) => `Plato ${nth};900;${cell}`)).slice(2);
    expect(states('Alta;Todo el día', 'Baja;Sólo noche')).toEqual(['Estado: show', 'Disponibilidad: null']);
    expect(states('Nuevo;sí', 'Clásico;no')).toEqual(['Estado: null', 'Disponibilidad: show']);
  });

  it('[FILE-8] a code that is the same for all products is none', () => {
    const codes = (...rows: string[]) => columnsOf('Código;Plato;Precio', ...rows)[0];
    expect(codes('7;Flan;900', '7;Budín;900', '7;Torta;900')).toBe('Código: null');
    expect(codes('7;Napo;900', '7;Napo grande;950', '7;Napo gigante;990')).toBe('Código: key');
  });

  it('[FILE-8] rows without headers have columns by letter', () => {
    const table = readTable([textSheet('Malbec;9500', 'Syrah;9900')]);
    expect(table.columns.map(({ header, field, values }) => [header, field, values])).toEqual([
      ['Columna A', 'title', ['Malbec', 'Syrah']],
      ['Columna B', 'price', ['9500', '9900']],
    ]);
  });

  it('[FILE-8] the values of a column are shown without markup', () => {
    const { columns } = readTable([textSheet('Plato;Precio;Descripción', 'Flan|900|<p>Con dulce &amp; crema</p>')]);
    expect(columns.map(({ values }) => values)).toEqual([['Flan'], ['900'], ['Con dulce & crema']]);
  });

  it('[FILE-8] a sign of pesos beside a price is no header', () => {
    expect(columnsOf('Tintos;;Copa', 'Malbec;$;9500')).toEqual(['Tintos: title?', 'Columna B: null', 'Copa: price?']);
  });

  it("[FILE-8] the owner's choice goes first, and is sure", () => {
    const { columns } = readTable([textSheet('Plato;Precio salón;Precio delivery', 'Napo;9000;9900')], {
      fields: { 'precio salón': null, 'precio delivery': 'price' },
    });
    expect(columns.map(({ field, isSure }) => [field, isSure])).toEqual([
      ['title', true],
      [null, true],
      ['price', true],
    ]);
  });

  it('[FILE-8] a file without a name or a price says what is missing', () => {
    expect(readTable([textSheet('Foto;Lote', '#;?')]).missing).toEqual(['title', 'price']);
  });
});
