import { searchText } from '../menu/search.ts';
import { isOtherCurrency } from './currency.ts';
import { cellText, type Sheet, type SheetCell } from './sheet.ts';
import { yesOrNo } from './yes-or-no.ts';

/** Why a JSON file is no menu. [FILE-20] */
export const NO_CARTA_FILE = 'No es un archivo de Carta. Guarda tu menú como planilla.';

type Fields = Readonly<Record<string, unknown>>;

/** Names of the lists that hold products or categories, and of the fields of both, without case and accents. */
const LISTS = [
  'items',
  'products',
  'productos',
  'platos',
  'dishes',
  'menuitems',
  'hasmenuitem',
  'articulos',
  'entries',
];
const SECTIONS = [
  'hasmenusection',
  'sections',
  'secciones',
  'categories',
  'categorias',
  'subcategories',
  'subcategorias',
  'groups',
  'grupos',
  'rubros',
  'menus',
];
const NAMES = [
  'name',
  'nombre',
  'title',
  'titulo',
  'category',
  'categoria',
  'section',
  'seccion',
  'rubro',
  'producto',
  'product',
  'plato',
  'item',
];
const DESCRIPTIONS = ['description', 'descripcion', 'detalle', 'ingredientes'];
const PRICES = ['price', 'precio', 'importe', 'valor', 'amount', 'monto', 'unitprice', 'baseprice'];
const CURRENCIES = ['currency', 'pricecurrency', 'currencycode', 'moneda'];
const SIZES = ['sizes', 'variants', 'variations', 'tamanos', 'variantes', 'prices', 'precios', 'presentaciones'];
const SHOWN = [
  'visible',
  'active',
  'activo',
  'available',
  'disponible',
  'enabled',
  'habilitado',
  'published',
  'publicado',
  'show',
  'mostrar',
  'status',
  'estado',
  'visibility',
  'visibilidad',
];
/** Yes hides the product. */
const HIDDEN = [
  'hidden',
  'oculto',
  'archived',
  'archivado',
  'inactive',
  'inactivo',
  'disabled',
  'deshabilitado',
  'deleted',
  'eliminado',
  'archivedat',
  'deletedat',
  'discontinued',
  'discontinuado',
  'draft',
  'borrador',
];
const CODES = ['id', 'code', 'codigo', 'sku', 'key'];

const HEADERS = ['Id', 'Categoría', 'Subcategoría', 'Nombre', 'Descripción', 'Precio', 'Tamaño', 'Visible'];
const MAX_DEPTH = 6;

/** True for a menu file of ours, also one with faults; not where no category has a title, as in those of other programs. */
export function isOwnFile(value: unknown): boolean {
  if (!isObject(value) || !('categories' in value) || !('currency' in value || 'options' in value)) return false;
  const { categories } = value;
  const isForeign =
    Array.isArray(categories) &&
    categories.some(isObject) &&
    !categories.some((one) => isObject(one) && 'title' in one);
  return !isForeign;
}

/**
 * Returns the table of a JSON file of another program: a flat list, categories with items, a schema.org Menu; null for any other shape. [FILE-20]
 */
export function jsonTable(value: unknown): Sheet | null {
  const flat = flatList(value);
  if (flat) return flat;
  const rows: SheetCell[][] = [];
  collect(value, { path: [], isHidden: false, currency: '' }, rows, 0);
  return rows.length === 0 ? null : { name: '', rows: [HEADERS, ...rows] };
}

/** Products that name their category: their fields are the columns. */
function flatList(value: unknown): Sheet | null {
  const list = Array.isArray(value) ? (value as unknown[]) : lone(value);
  if (!list || list.length === 0 || !list.every(isObject) || list.some((one) => holdsLists(one))) return null;
  if (!list.some((one) => fieldOf(one, PRICES) !== undefined)) return null;
  const headers = [...new Set(list.flatMap((one) => Object.keys(one)))];
  const rows = list.map((one) =>
    headers.map((header) => {
      const cell = cellOf(one[header]);
      return PRICES.includes(nameOf(header))
        ? inCurrency(cell, one[header], fieldOf(one, CURRENCIES) === undefined ? value : null)
        : cell;
    }),
  );
  return { name: '', rows: [headers, ...rows] };
}

/** The only list of an object, as `{ productos: […] }`. */
function lone(value: unknown): unknown[] | null {
  if (!isObject(value)) return null;
  const lists = Object.values(value).filter((one) => Array.isArray(one)) as unknown[][];
  return lists.length === 1 ? (lists[0] ?? null) : null;
}

function holdsLists(one: Fields): boolean {
  return listsIn(one, LISTS).length > 0 || listsIn(one, SECTIONS).length > 0;
}

/** Where a product stands. */
interface Place {
  readonly path: readonly string[];
  /** True in a category that is hidden. */
  readonly isHidden: boolean;
  /** Of the menu or category; '' where none is named. */
  readonly currency: string;
}

function collect(value: unknown, place: Place, rows: SheetCell[][], depth: number): void {
  if (depth > MAX_DEPTH) return;
  if (Array.isArray(value)) {
    for (const one of value) collect(one, place, rows, depth + 1);
    return;
  }
  if (!isObject(value)) return;
  const items = listsIn(value, LISTS).filter(isObject);
  const sections = listsIn(value, SECTIONS);
  const title = textOf(fieldOf(value, NAMES));
  // The outermost object is the menu itself, not a category.
  const isCategory = title !== '' && (items.length > 0 || (sections.length > 0 && depth > 0 && !isMenu(value)));
  const currency = textOf(fieldOf(value, CURRENCIES)) || place.currency;
  const inside: Place = isCategory
    ? { path: [...place.path, title], isHidden: place.isHidden || shownOf(value) === false, currency }
    : { ...place, currency };
  for (const item of items) {
    // Some call categories items.
    if (holdsLists(item)) collect(item, inside, rows, depth + 1);
    else rows.push(...rowsOf(item, inside));
  }
  for (const section of sections) collect(section, inside, rows, depth + 1);
  if (items.length + sections.length > 0) return;
  for (const one of Object.values(value))
    if (isObject(one) || Array.isArray(one)) collect(one, { ...place, currency }, rows, depth + 1);
}

function isMenu(value: Fields): boolean {
  return value['@type'] === 'Menu' || value['@type'] === 'Restaurant';
}

/** False if any field of a product or category hides it; a cell that says neither as it stands. */
function shownOf(one: Fields): SheetCell {
  const shown = fieldsOf(one, SHOWN).map(cellOf);
  const hides = fieldsOf(one, HIDDEN).map(cellOf);
  const isHidden = (cell: SheetCell) => cell !== '' && yesOrNo(cell) !== false;
  if (hides.some(isHidden) || shown.some((cell) => yesOrNo(cell) === false)) return false;
  return shown.find((cell) => yesOrNo(cell) === undefined && cellText(cell) !== '') ?? shown[0] ?? '';
}

function rowsOf(item: Fields, { path, isHidden, ...menu }: Place): SheetCell[][] {
  const [category = '', ...inside] = path;
  const subcategory = inside.join(' > ');
  const title = textOf(fieldOf(item, NAMES));
  const price = priceOf(item, menu);
  const sizes = listsIn(item, SIZES).filter(isObject);
  const offers = sizes.length === 0 && Array.isArray(item.offers) ? (item.offers as unknown[]).filter(isObject) : sizes;
  const head = [textOf(fieldOf(item, CODES)), category, subcategory, title, textOf(fieldOf(item, DESCRIPTIONS))];
  const show = isHidden ? false : shownOf(item);
  if (title === '' && price === '') return [];
  if (offers.length < 2)
    return [[...head, offers[0] && price === '' ? priceOf(offers[0], item, menu) : price, '', show]];
  return offers.map((offer, nth) => [
    ...(nth === 0 ? head : [head[0] ?? '', category, subcategory, title, '']),
    priceOf(offer, item, menu),
    textOf(fieldOf(offer, [...NAMES, 'size', 'tamano', 'itemoffered', 'label'])),
    nth === 0 ? show : '',
  ]);
}

/** `around`: what names the currency where the item does not. */
function priceOf(item: Fields, ...around: readonly Fields[]): SheetCell {
  const own = fieldOf(item, PRICES);
  if (isObject(own))
    return inCurrency(cellOf(fieldOf(own, ['amount', 'value', 'price', 'valor'])), own, item, ...around);
  if (own !== undefined) return inCurrency(cellOf(own), item, ...around);
  const offers = item.offers;
  const offer = Array.isArray(offers) && offers.length === 1 ? (offers[0] as unknown) : offers;
  if (!isObject(offer)) return '';
  const specified = offer.priceSpecification;
  return inCurrency(
    cellOf(offer.price ?? (isObject(specified) ? specified.price : undefined)),
    offer,
    specified,
    ...around,
  );
}

/** A price in another currency than the peso has its name before it, by which it is refused. */
function inCurrency(price: SheetCell, ...holders: readonly unknown[]): SheetCell {
  const named = holders.filter(isObject).map((holder) => textOf(fieldOf(holder, CURRENCIES)));
  const currency = named.find((name) => name !== '') ?? '';
  return price === '' || !isOtherCurrency(currency) ? price : `${currency} ${cellText(price)}`;
}

function listsIn(value: Fields, names: readonly string[]): unknown[] {
  return Object.entries(value).flatMap(([name, one]) =>
    names.includes(nameOf(name)) ? (Array.isArray(one) ? (one as unknown[]) : isObject(one) ? [one] : []) : [],
  );
}

/** The first of these fields, by the sequence of the names. */
function fieldOf(value: Fields, names: readonly string[]): unknown {
  return fieldsOf(value, names)[0];
}

/** These fields by the sequence of the names, also where 'is' stands before them: 'isActive'. */
function fieldsOf(value: Fields, names: readonly string[]): unknown[] {
  const known = new Map(Object.entries(value).map(([name, one]) => [nameOf(name), one]));
  const found = names.map((name) => known.get(name) ?? known.get(`is${name}`));
  return found.filter((one) => one !== undefined && one !== null);
}

function nameOf(name: string): string {
  return searchText(name).replace(/[^a-z0-9]/g, '');
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function cellOf(value: unknown): SheetCell {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return isObject(value) ? textOf(fieldOf(value, [...NAMES, 'amount', 'value', 'price'])) : '';
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
