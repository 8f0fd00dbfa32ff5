import { COLUMN_FIELDS, type ColumnField } from './column-field.ts';
import { headerWords } from './headers.ts';

/** The name of tables that Carta has exported: their texts stay as they are. */
export const OWN_EXPORT = 'Carta';

/** A column by what it is read for: its meaning, the title of the size group, the row that it belongs to, the kind of row, another code, the currency. */
export type ExportColumn = ColumnField | 'sizeTitle' | 'parent' | 'rowType' | 'sku' | 'currency';

/** An export of another program, which its headers tell. */
export interface KnownExport {
  readonly name: string;
  /** Words of headers that all have to be there, each in one of its spellings. */
  readonly signs: readonly (readonly string[])[];
  /** The meaning of headers by their words; the first that fits counts, all others are not imported. */
  readonly columns: readonly (readonly [RegExp, ExportColumn])[];
  /** A cell of the category lists several, separated by commas. */
  readonly listsCategories?: boolean;
  /** What separates a category from those in it, besides '>'. */
  readonly nestsBy?: string;
}

/** Sizes of products that have only one. */
export const SINGLE_SIZES = [
  'regular',
  'default title',
  'default',
  'unico',
  'unica',
  'normal',
  'estandar',
  'standard',
  'unidad',
];

/** Categories of other programs that say nothing. */
export const EMPTY_CATEGORIES = [
  'all',
  'saleable',
  'todos',
  'todo',
  'vendible',
  'uncategorized',
  'sin categorizar',
  'pos',
];

/** The exports that are read whole, by their documented headers. [FILE-11] */
const KNOWN_EXPORTS: readonly KnownExport[] = [
  {
    name: OWN_EXPORT,
    signs: Object.values(COLUMN_FIELDS).map((name) => [headerWords(name)]),
    columns: (Object.keys(COLUMN_FIELDS) as ColumnField[]).map(
      (field) => [new RegExp(`^${headerWords(COLUMN_FIELDS[field])}$`), field] as const,
    ),
  },
  {
    name: 'Loyverse',
    signs: [['handle'], ['option 1 value', 'opcion 1 valor', 'opcao 1 valor', 'valor da opcao 1', 'valor de opcion 1']],
    columns: [
      [/^handle$/, 'key'],
      [/^(?:name|nombre|nome)$/, 'title'],
      [/^(?:category|categoria)$/, 'category'],
      [/^(?:description|descripcion|descricao)$/, 'description'],
      [/^(?:option|opcion|opcao) 1 (?:name|nombre|nome)$/, 'sizeTitle'],
      [/^(?:option|opcion|opcao) \d (?:value|valor)$/, 'size'],
      [/^(?:available for sale|disponible para la venta|disponivel para venda)/, 'show'],
      [/^(?:price|precio|preco)\b/, 'price'],
    ],
  },
  {
    name: 'Square',
    signs: [['item name'], ['variation name'], ['price']],
    columns: [
      [/^token$/, 'key'],
      [/^item name$/, 'title'],
      [/^variation name$/, 'size'],
      [/^description$/, 'description'],
      [/^categorie$|^category$/, 'category'],
      [/^price$/, 'price'],
      [/^archived$/, 'show'],
    ],
    listsCategories: true,
  },
  {
    name: 'Shopify',
    signs: [['handle'], ['title'], ['variant price']],
    columns: [
      [/^handle$/, 'key'],
      [/^title$/, 'title'],
      [/^body$/, 'description'],
      [/^type$/, 'category'],
      [/^(?:published|statu)$/, 'show'],
      [/^option1 name$/, 'sizeTitle'],
      [/^option\d value$/, 'size'],
      [/^variant price$/, 'price'],
    ],
  },
  {
    name: 'Tiendanube',
    signs: [['identificador de url', 'identificador de uri'], ['nombre'], ['precio']],
    columns: [
      [/^identificador de ur[li]$/, 'key'],
      [/^nombre$/, 'title'],
      [/^categoria$/, 'category'],
      [/^nombre de propiedad 1$/, 'sizeTitle'],
      [/^valor de propiedad \d$/, 'size'],
      [/^precio$/, 'price'],
      [/^mostrar en tienda$/, 'show'],
      [/^descripcion$/, 'description'],
    ],
    listsCategories: true,
  },
  {
    name: 'WooCommerce',
    signs: [
      ['id'],
      ['type', 'tipo'],
      ['regular price', 'precio normal', 'precio regular', 'precio rebajado', 'preco'],
      ['parent', 'superior', 'principal', 'padre'],
    ],
    columns: [
      [/^id$/, 'key'],
      [/^sku$/, 'sku'],
      [/^(?:type|tipo)$/, 'rowType'],
      [/^(?:name|nombre|nome)$/, 'title'],
      [/^(?:published|publicado|visibility in catalog|visibilidad en el catalogo)$/, 'show'],
      [/^(?:description|descripcion|descricao)$/, 'description'],
      [/^(?:regular price|precio normal|precio regular|preco)$/, 'price'],
      [/^(?:categorie|category|categoria)$/, 'category'],
      [/^(?:parent|superior|principal|padre)$/, 'parent'],
      [/^(?:attribute 1 name|nombre del atributo 1|nome do atributo 1)$/, 'sizeTitle'],
      [/^(?:attribute \d value|valor(?:e)? del atributo \d|valore do atributo \d)$/, 'size'],
    ],
    listsCategories: true,
  },
  {
    name: 'Odoo',
    signs: [
      ['sale price', 'precio de venta', 'list price', 'public price'],
      [
        'internal reference',
        'referencia interna',
        'default code',
        'external id',
        'id externo',
        'can be sold',
        'puede ser vendido',
        'available in pos',
        'disponible en pdv',
      ],
      [
        'product category',
        'categoria de producto',
        'categ id',
        'categ id name',
        'pos categ ids name',
        'point of sale category',
        'categoria del punto de venta',
        'categoria de pdv',
        'pos category',
        'pos product category',
      ],
    ],
    columns: [
      [/^(?:name|nombre|display name|nombre mostrado|nombre a mostrar|product name)$/, 'title'],
      [/^(?:sale price|precio de venta|list price|public price)$/, 'price'],
      [
        /^(?:pos categ ids?(?: name)?|point of sale category|pos (?:product )?category|categoria del? punto de venta|categoria de pdv)$/,
        'category',
      ],
      [/^(?:categ id(?: name)?|product category|categoria de producto)$/, 'category'],
      [/^(?:description sale|sale description|descripcion de venta|description)$/, 'description'],
      [
        /^(?:available in pos|disponible en pdv|disponible en (?:el )?punto de venta|can be sold|puede ser vendido|sale ok|active|activo)$/,
        'show',
      ],
      [/^(?:variant value|valore de variante|valor de variante)$/, 'size'],
      [/^(?:internal reference|referencia interna|default code|external id|id externo|id)$/, 'key'],
    ],
    nestsBy: ' / ',
  },
  {
    name: 'Clover',
    signs: [['clover id', 'price type'], ['name'], ['price'], ['price type', 'hidden', 'modifier group']],
    columns: [
      [/^clover id$/, 'key'],
      [/^name$/, 'title'],
      [/^(?:category|categorie|label)$/, 'category'],
      [/^price$/, 'price'],
      [/^hidden$/, 'show'],
      [/^(?:description|online description)$/, 'description'],
      [/^(?:variant attribute|option|attribute)$/, 'size'],
    ],
    listsCategories: true,
  },
  {
    name: 'Toast',
    signs: [['menu'], ['menu group'], ['menu item', 'item name', 'item', 'name'], ['base price', 'price']],
    columns: [
      [/^(?:item id|master id|guid|item guid|multilocation id)$/, 'key'],
      [/^menu group$/, 'category'],
      [/^menu subgroup$/, 'subcategory'],
      [/^(?:menu item|item name|item|name)$/, 'title'],
      [/^(?:item description|description)$/, 'description'],
      [/^(?:base price|price)$/, 'price'],
      [/^(?:size|size name)$/, 'size'],
      [/^(?:archived|visible|visibility|item visibility)$/, 'show'],
    ],
  },
];

/** Returns the program whose export has these headers; null for a table of the owner's. [FILE-11] */
export function knownExport(headers: readonly string[]): KnownExport | null {
  const words = new Set(headers.map(headerWords));
  return KNOWN_EXPORTS.find(({ signs }) => signs.every((any) => any.some((sign) => words.has(sign)))) ?? null;
}

/** Returns the meaning of a header in such an export, of several headers with the same one the lower `rank` has it; null if it is not imported. */
export function columnIn(
  shape: KnownExport,
  header: string,
): { readonly role: ExportColumn; readonly rank: number } | null {
  const words = headerWords(header);
  const rank = shape.columns.findIndex(([pattern]) => pattern.test(words));
  const role = shape.columns[rank]?.[1];
  return role === undefined ? null : { role, rank };
}
