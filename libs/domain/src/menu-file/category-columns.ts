import type { ColumnField } from './column-field.ts';
import { headerWords, isExact, type HeaderMeaning } from './headers.ts';
import { isLettered } from './lettered.ts';
import { isOfWords, type SeenColumn } from './seen-column.ts';

/** What a product is, or how it is sold. */
const KIND = /^(?:tipo|type)$/;

/** Of so few products each may have a category of its own. */
const FEW = 5;

interface NamedColumn extends HeaderMeaning {
  readonly column: SeenColumn;
  /** Its 0-based place. */
  readonly at: number;
}

/** A category that holds others, and one in it. */
const UPPER = /\b(?:padre|superior|general|parent|1)\b/;
const LOWER = /\b(?:hij[ao]|secundari[ao]|child|2)\b/;

interface CategoryColumn {
  readonly id: string;
  readonly role: 'category' | 'subcategory';
  readonly isSure: boolean;
}

/**
 * Returns the levels of the columns whose headers name a category, the nearest first, where none names a subcategory: as they say, 'Categoría
 * padre' beside 'Categoría'; or, which is asked, the left one of two that has fewer titles holds the other. None where one level is all. [FILE-8]
 */
export function categoryLevels(named: readonly NamedColumn[]): CategoryColumn[] {
  const says = (words: RegExp) => (one: NamedColumn) => words.test(headerWords(one.column.header));
  const upper = named.find(says(UPPER));
  const lower = named.find((one) => one !== upper && (isExact(one) || says(LOWER)(one)));
  if (upper && lower) return levelsOf(upper, lower, true);
  const [left, right] = named.filter(isExact).toSorted((a, b) => a.at - b.at);
  return left && right && left.column.values.length < right.column.values.length ? levelsOf(left, right, false) : [];
}

function levelsOf(upper: NamedColumn, lower: NamedColumn, isSure: boolean): CategoryColumn[] {
  return [
    { id: upper.column.id, role: 'category', isSure },
    { id: lower.column.id, role: 'subcategory', isSure },
  ];
}

/**
 * Returns those of the `free` columns left of the names that hold titles of categories, of two the left one those of the upper level: words in rows of their own,
 * or, in a column without a header, beside the first product of each category or beside all, which is asked; so is a column of types. [FILE-8] [FILE-9]
 */
export function categoryColumns(
  free: readonly SeenColumn[],
  columns: readonly SeenColumn[],
  columnOf: (field: ColumnField) => SeenColumn | undefined,
): CategoryColumn[] {
  const [title, price] = [columnOf('title'), columnOf('price')];
  if (!title || columnOf('category') || columnOf('subcategory')) return [];
  const products = title.rows.filter((row) => price?.rows.includes(row));
  const filled = new Set([...title.rows, ...(price?.rows ?? [])]);
  const [first = -1] = products;
  const found = free.flatMap((column) => {
    const { id, header, rows, values } = column;
    if (!isOfWords(column) || columns.indexOf(column) > columns.indexOf(title)) return [];
    const isAlone = rows.every((row) => !filled.has(row));
    const isBeside =
      isLettered(header) &&
      (values.length < products.length || products.length < FEW || rows.some((row) => !filled.has(row)));
    if (!isAlone && !isBeside) return [];
    return [{ id, isSure: isAlone && isLettered(header), isAbove: (rows[0] ?? first) <= first }];
  });
  const [left, right] = found;
  const kind = free.find((column) => KIND.test(headerWords(column.header)) && column.values.length < column.looked);
  if (!left && kind && isOfWords(kind) && kind.values.length > 1)
    return [{ id: kind.id, role: 'category', isSure: false }];
  // Notes beside some of the products are no categories.
  if (!left?.isAbove || found.length > 2) return [];
  return [
    { id: left.id, role: 'category', isSure: left.isSure },
    ...(right ? [{ id: right.id, role: 'subcategory' as const, isSure: right.isSure }] : []),
  ];
}
