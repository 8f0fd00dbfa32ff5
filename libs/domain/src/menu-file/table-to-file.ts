import { checkMenuSize, TOO_MANY_MESSAGES } from '../menu/menu-limits.ts';
import { searchText } from '../menu/search.ts';
import type { Price } from '../prices/price-schema.ts';
import { MOST_CENTS } from '../prices/most-cents.ts';
import { parsePrice, priceFromCents, PRICE_PROBLEMS, priceToDecimal } from '../prices/price.ts';
import { ok, refused, type Result } from '../result.ts';
import { TEXT_LIMITS, textProblem } from '../texts/text-limits.ts';
import type { MenuFile } from './menu-file.ts';
import type { FileIssue, ParsedFile } from './parse-file.ts';
import { listOf } from '../list-of.ts';

/** A cell of a spreadsheet; '' if it is empty. */
export type TableCell = string | number;

/** A column of a table by its header; `field` is the shown name of what it fills, null if it is not imported. */
export interface TableColumn {
  readonly header: string;
  readonly field: string | null;
}

export interface TableFile {
  readonly columns: readonly TableColumn[];
  readonly parsed: ParsedFile<MenuFile>;
}

/** The fields of a table with their shown names and the headers that also name them. [FILE-8] */
export const TABLE_FIELDS = {
  category: { name: 'Categoría', headers: ['categoria principal', 'rubro', 'seccion', 'category'] },
  subcategory: { name: 'Subcategoría', headers: ['sub categoria', 'subrubro', 'subseccion', 'subcategory'] },
  title: { name: 'Nombre', headers: ['producto', 'nombre del producto', 'plato', 'articulo', 'item', 'name'] },
  description: { name: 'Descripción', headers: ['detalle', 'ingredientes', 'description'] },
  price: { name: 'Precio', headers: ['precio de venta', 'precio final', 'importe', 'valor', 'price'] },
  show: { name: 'Visible', headers: ['mostrar', 'se ve'] },
} as const;

type Field = keyof typeof TABLE_FIELDS;

const FIELDS = Object.keys(TABLE_FIELDS) as Field[];
const REQUIRED = ['category', 'title', 'price'] as const satisfies Field[];

/** Rows above the headers: the name of the business, a date. */
const MAX_ROWS_ABOVE = 20;

const ANSWERS: Readonly<Record<string, boolean>> = {
  si: true,
  s: true,
  x: true,
  '1': true,
  no: false,
  n: false,
  '0': false,
};

/**
 * Returns the menu file of a table. Its columns are matched by their headers: case, accents and signs do not matter. [FILE-8] Each row is an
 * item of the category and subcategory that stand in it or above it; a row without a name only names those. [FILE-9] Refuses with the row,
 * 1-based as spreadsheets count, and the column of every issue. [FILE-10]
 */
export function tableToFile(rows: readonly (readonly TableCell[])[]): TableFile {
  const lines = listOf(rows).map(listOf);
  const { index, columns } = headersOf(lines);
  const missing = REQUIRED.filter((field) => !columns.has(field));
  const issues: FileIssue[] = missing.map((field) => ({
    path: '',
    message: `Falta la columna «${TABLE_FIELDS[field].name}»`,
  }));
  const parsed: ParsedFile<MenuFile> =
    issues.length > 0 ? { ok: false, issues } : fileOf(lines.slice(index + 1), columns, index + 2);
  const fieldAt = new Map([...columns].map(([field, column]) => [column, TABLE_FIELDS[field].name]));
  return {
    columns: (lines[index] ?? []).flatMap((cell, column) =>
      textOf(cell) === '' ? [] : [{ header: textOf(cell), field: fieldAt.get(column) ?? null }],
    ),
    parsed,
  };
}

type Columns = ReadonlyMap<Field, number>;

/** The row with the most known headers; the first one if there are several. */
function headersOf(rows: readonly (readonly TableCell[])[]): { readonly index: number; readonly columns: Columns } {
  const first = rows.findIndex((row) => row.some((cell) => textOf(cell) !== ''));
  let best = { index: Math.max(first, 0), columns: columnsOf(rows[first] ?? []) };
  for (const [index, row] of rows.slice(0, MAX_ROWS_ABOVE).entries()) {
    const columns = columnsOf(row);
    if (columns.size > best.columns.size) best = { index, columns };
  }
  return best;
}

function columnsOf(row: readonly TableCell[]): Columns {
  const columns = new Map<Field, number>();
  for (const [column, cell] of row.entries()) {
    const field = fieldNamed(textOf(cell));
    if (field && !columns.has(field)) columns.set(field, column);
  }
  return columns;
}

function fieldNamed(header: string): Field | undefined {
  const words = searchText(header.replace(/[^\p{L}\p{M}]+/gu, ' '));
  return FIELDS.find((field) => {
    const { name, headers } = TABLE_FIELDS[field];
    return searchText(name) === words || (headers as readonly string[]).includes(words);
  });
}

type Category = NonNullable<MenuFile['categories'][number]['categories']>[number];
type FileItem = NonNullable<Category['products']>[number];
interface MainCategory extends Category {
  categories?: Category[];
}
interface Place {
  readonly category: string;
  readonly subcategory: string;
}

function fileOf(
  rows: readonly (readonly TableCell[])[],
  columns: Columns,
  firstRow: number,
): { readonly ok: true; readonly value: MenuFile } | { readonly ok: false; readonly issues: FileIssue[] } {
  const issues: FileIssue[] = [];
  const categories = new Categories();
  let place: Place = { category: '', subcategory: '' };
  for (const [index, row] of rows.entries()) {
    const cell = (field: Field) => row[columns.get(field) ?? -1] ?? '';
    const text = (field: Field) => textOf(cell(field));
    const report = (field: Field, message: string) =>
      issues.push({ path: `Fila ${firstRow + index}, ${TABLE_FIELDS[field].name}`, message });
    if (FIELDS.every((field) => text(field) === '')) continue;
    if (text('category') !== '') place = { category: text('category'), subcategory: text('subcategory') };
    else if (text('subcategory') !== '') place = { ...place, subcategory: text('subcategory') };
    for (const field of ['category', 'subcategory', 'title', 'description'] as const) {
      const problem = textProblem(text(field), TEXT_LIMITS[field === 'description' ? field : 'title']);
      if (problem !== undefined) report(field, problem);
    }
    if (place.category === '') {
      report('category', 'Falta la categoría');
      continue;
    }
    const holder = categories.at(place);
    if (!holder) {
      report('subcategory', `«${place.category}» tiene productos con subcategoría y sin ella`);
      continue;
    }
    if (text('title') === '') {
      if (text('price') + text('description') !== '') report('title', 'Falta el nombre');
      continue;
    }
    const price = priceOf(cell('price'));
    const show = text('show') === '' ? true : ANSWERS[searchText(text('show'))];
    if (!price.ok) report('price', price.reason);
    if (show === undefined) report('show', 'Escribe sí o no');
    if (!price.ok || show === undefined) continue;
    (holder.products ??= []).push(itemOf(text('title'), text('description'), price.value, show));
  }
  const { list } = categories;
  if (list.length === 0 && issues.length === 0) issues.push({ path: '', message: 'El archivo no tiene productos' });
  const all = [...list, ...list.flatMap(({ categories: inside = [] }) => inside)];
  const items = all.reduce((count, { products = [] }) => count + products.length, 0);
  const size = checkMenuSize({ categories: all.length, items });
  if (!size.ok) issues.push({ path: '', message: TOO_MANY_MESSAGES[size.reason] });
  return issues.length > 0 ? { ok: false, issues } : ok({ currency: '$', categories: list });
}

/** Names that differ in case, accents and spaces only are one category; the first spelling stays. */
class Categories {
  readonly list: MainCategory[] = [];
  readonly #known = new Map<string, Category>();

  /** Returns the category for a row's items, new if it is not there yet; null if its main category holds the other kind. */
  at({ category, subcategory }: Place): Category | null {
    const main: MainCategory = this.#named(this.list, '', category);
    if (subcategory === '') return main.categories ? null : main;
    return main.products ? null : this.#named((main.categories ??= []), category, subcategory);
  }

  #named(siblings: Category[], parent: string, title: string): Category {
    const id = JSON.stringify([searchText(parent), searchText(title)]);
    const known = this.#known.get(id);
    if (known) return known;
    const added = { title };
    siblings.push(added);
    this.#known.set(id, added);
    return added;
  }
}

function itemOf(title: string, description: string, price: Price, show: boolean): FileItem {
  return {
    title,
    ...(description !== '' && { description }),
    price: priceToDecimal(price),
    ...(!show && { show }),
  };
}

/** A number of a spreadsheet, which may come from a formula, is rounded to the cent. */
function priceOf(cell: TableCell): Result<Price, string> {
  if (cell === '') return refused('Falta el precio');
  if (typeof cell === 'string') {
    const price = parsePrice(cell);
    return price.ok ? price : refused(PRICE_PROBLEMS[price.reason]);
  }
  const cents = Math.round(cell * 100);
  if (cents < 0) return refused(PRICE_PROBLEMS.negative);
  return cents > MOST_CENTS ? refused(PRICE_PROBLEMS['too-high']) : ok(priceFromCents(cents));
}

function textOf(cell: TableCell): string {
  return String(cell).trim();
}
