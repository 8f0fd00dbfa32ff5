import { faultsOf, productsOf, textSheet } from '../testing/table.ts';
import { readTable } from './read-table.ts';

const EXPORTS: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  [
    'Loyverse',
    [
      'Handle;REF;Nombre;Categoria;Descripción;Opción 1 nombre;Opción 1 valor;Coste;Disponibles para la venta [Local];Precio [Local];En inventario [Local]',
      'tarta|1|Tarta|Dulces|<p>Con nuez &amp; miel</p>|||0.00|Y|3200.00|',
      'fuga;2;Fugazza;Pizzas;;Tamaño;Media;0.00;Y;9000;',
      'fuga;3;;;;;Entera;0.00;N;14000;',
      'locro;4;Locro;Platos;;;;0.00;N;7000;',
    ],
    [
      'Dulces > Tarta 3200.00 «Con nuez & miel» visible',
      'Pizzas > Fugazza (Media 9000.00, Entera 14000.00) visible',
      'Platos > Locro 7000.00 oculto',
    ],
  ],
  [
    'Loyverse',
    [
      'Handle;SKU;Name;Category;Description;Option 1 name;Option 1 value;Option 2 name;Option 2 value;Cost;Available for sale [Bar];Price [Bar]',
      'te;1;Tea;Drinks;;Size;Small;Milk;Oat;0;Y;3.50',
      'te;2;;;;;Large;;Soy;0;Y;4.50',
    ],
    ['Drinks > Tea (Small / Oat 3.50, Large / Soy 4.50) visible'],
  ],
  [
    'Square',
    [
      'Reference Handle;Token;Item Name;Variation Name;SKU;Description;Categories;Price;Archived;Modifier Set - Leches;Enabled Casa',
      ';T1;Cortado;Chico;;Con leche;Cafetería, Desayunos;$4.50;N;N;Y',
      ';T1;Cortado;Grande;;;Cafetería, Desayunos;$5.25;N;N;Y',
      ';T2;Medialuna;Regular;;;Panadería;$2.00;Y;N;Y',
    ],
    ['Cafetería > Cortado (Chico 4.50, Grande 5.25) «Con leche» visible', 'Panadería > Medialuna 2.00 oculto'],
  ],
  [
    'Shopify',
    [
      'Handle;Title;Body (HTML);Vendor;Type;Tags;Published;Option1 Name;Option1 Value;Variant Price;Variant Compare At Price;Image Src',
      'tarta;Tarta;<p>Con nuez</p>;Casa;Dulces;;TRUE;Tamaño;Porción;3200.00;3900.00;',
      'tarta;;;;;;;;Entera;24500.00;;',
      'tarta;;;;;;;;;;;https://example.test/2.jpg',
      'agua;Agua;;Casa;Bebidas;;FALSE;Title;Default Title;900.00;;',
    ],
    ['Dulces > Tarta (Porción 3200.00, Entera 24500.00) «Con nuez» visible', 'Bebidas > Agua 900.00 oculto'],
  ],
  [
    'Tiendanube',
    [
      'Identificador de URL;Nombre;Categorías;Nombre de propiedad 1;Valor de propiedad 1;Precio;Precio promocional;Stock;SKU;Mostrar en tienda;Descripción',
      'tarta;Tarta;DULCES > Tortas;Tamaño;Chica;3,200.00;2,900.00;2;;SI;<p>Con <b>nuez</b></p>',
      'tarta;;;;Grande;4,500.00;;;;;',
    ],
    ['DULCES > Tortas > Tarta (Chica 3200.00, Grande 4500.00) «Con nuez» visible'],
  ],
  [
    'WooCommerce',
    [
      'ID;Type;SKU;Name;Published;Short description;Description;Sale price;Regular price;Categories;Parent;Attribute 1 name;Attribute 1 value(s)',
      '10;variable;FUGA;Fugazza;1;;Con cebolla;;;Pizzas, Pizzas > Rellenas;;Tamaño;Media, Entera',
      '11;variation;;Fugazza - Media;1;;;;9000;;id:10;Tamaño;Media',
      '12;variation;;Fugazza - Entera;1;;;;14000;;FUGA;Tamaño;Entera',
      '13;simple;;Agua;0;;;800;900;Bebidas;;;',
    ],
    [
      'Pizzas > Rellenas > Fugazza (Media 9000.00, Entera 14000.00) «Con cebolla» visible',
      'Bebidas > Agua 900.00 oculto',
    ],
  ],
  [
    'Odoo',
    [
      'Name;Internal Reference;Sales Price;Product Category;Available in POS',
      'Ravioles;R1;12500.00;All / Saleable / Pastas;True',
      'Sorrentinos;R2;13500.00;All / Pastas / Rellenas;False',
    ],
    ['Pastas > Otros > Ravioles 12500.00 visible', 'Pastas > Rellenas > Sorrentinos 13500.00 oculto'],
  ],
  [
    'Clover',
    [
      'Clover ID;Name;Alternate Name;Price;Price Type;Price Unit;Tax Rates;Cost;Product Code;SKU;Modifier Groups;Hidden;Category',
      'AB1;Ravioles;;12500.00;Fixed;;;0;;;;No;Pastas',
      'AB2;Flan viejo;;900;Fixed;;;0;;;;Yes;Dulces',
    ],
    ['Pastas > Ravioles 12500.00 visible', 'Dulces > Flan viejo 900.00 oculto'],
  ],
  [
    'Toast',
    [
      'Menu;Menu Group;Menu Item;Item Description;Base Price;PLU;Visibility',
      'Dinner;Pastas;Ravioles;De ricota;12500;17;Visible',
    ],
    ['Pastas > Ravioles 12500.00 «De ricota» visible'],
  ],
];

describe('an export of another program', () => {
  it.each(EXPORTS)('[FILE-11] of %s is told by its headers and read whole', (program, lines, products) => {
    const table = readTable([textSheet(...lines)]);
    expect([table.program, table.columns.every(({ isSure }) => isSure), table.faults]).toEqual([program, true, []]);
    expect(productsOf(table)).toEqual(products);
  });

  it('[FILE-11] its prices of two shops are asked where they differ', () => {
    const table = readTable([
      textSheet('Handle;Name;Category;Option 1 value;Price [Uno];Price [Dos]', 'te;Tea;Drinks;;3;4'),
    ]);
    expect(table.columns.filter(({ isSure }) => !isSure).map(({ header }) => header)).toEqual(['Price [Uno]']);
  });

  const shownOf = (...lines: string[]) =>
    readTable([textSheet(...lines)]).products.map(({ title, show }) => `${title}: ${show === undefined ? '' : show}`);

  it('[FILE-11] a product is hidden where any of the columns that say so hides it', () => {
    expect(
      shownOf(
        'Handle;Title;Type;Published;Option1 Value;Variant Price;Status',
        'flan;Flan;Dulces;TRUE;Default Title;900;draft',
        'budin;Budín;Dulces;TRUE;Default Title;900;archived',
        'torta;Torta;Dulces;FALSE;Default Title;900;active',
        'tarta;Tarta;Dulces;TRUE;Chica;900;active',
        'tarta;;;;Grande;1900;',
      ),
    ).toEqual(['Flan: false', 'Budín: false', 'Torta: false', 'Tarta: true']);
    expect(
      shownOf(
        'ID;Type;Name;Published;Visibility in catalog;Regular price;Parent',
        '1;simple;Flan;1;hidden;900;',
        '2;simple;Budín;1;visible;900;',
        '3;simple;Torta;-1;visible;900;',
      ),
    ).toEqual(['Flan: false', 'Budín: true', 'Torta: false']);
    expect(
      shownOf(
        'name;list_price;categ_id;default_code;available_in_pos;active',
        'Flan;900;All;F;True;False',
        'Té;9;All;T;True;True',
      ),
    ).toEqual(['Flan: false', 'Té: true']);
  });

  it("[FILE-11] Odoo's categories of the point of sale go before those of the stock, wherever they stand", () => {
    const headers = 'Nombre;Referencia interna;Precio de venta;Categoría de producto;Categorías de punto de venta';
    const table = readTable([textSheet(headers, 'Flan;FL;3200.0;All / Saleable;Dulces')]);
    expect(productsOf(table)).toEqual(['Dulces > Flan 3200.00']);
  });

  it('[FILE-11] of the columns of several shops the first one says what is shown', () => {
    expect(
      shownOf(
        'Handle;Name;Category;Option 1 value;Price;Available for sale [Uno];Available for sale [Dos]',
        'te;Tea;Drinks;;3;Y;N',
      ),
    ).toEqual(['Tea: true']);
  });

  it("[FILE-11] 'variable' is no price, and its product can be stored without one", () => {
    expect(
      faultsOf([textSheet('Handle;Name;Category;Option 1 value;Price [Bar]', 'dia;Plato del día;Platos;;variable')]),
    ).toEqual(['fila 2, Precio [variable] No es un precio']);
  });
});
