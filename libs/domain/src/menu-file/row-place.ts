import { searchText } from '../menu/search.ts';
import { EMPTY_CATEGORIES, OWN_EXPORT, type KnownExport } from './known-exports.ts';
import type { TableRow } from './table-row.ts';

/** 'Bebidas > Vinos', 'Bebidas -> Vinos'. */
const ARROW = /(?:[-=]\s*)?[>›→]/;

/** Returns the category and subcategory that stand in a row, '' for none; of several categories in one cell the deepest. Those of Carta's own table stay as written. [FILE-9] [FILE-11] */
export function placeIn(
  row: TableRow,
  shape: KnownExport | null,
): { readonly category: string; readonly subcategory: string } {
  const own = row.text('subcategory');
  const written = row.text('category');
  if (shape?.name === OWN_EXPORT) return { category: written, subcategory: own };
  const lists = shape?.listsCategories === true ? written.split(',').map((one) => one.trim()) : [written];
  const longest = lists.toSorted((a, b) => b.split('>').length - a.split('>').length)[0] ?? '';
  const nested = shape?.nestsBy === undefined ? longest : longest.replaceAll(shape.nestsBy, ' > ');
  const parts = nested
    .split(shape ? '>' : ARROW)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const named = shape ? parts.filter((part) => !EMPTY_CATEGORIES.includes(searchText(part))) : parts;
  const [category = '', ...inside] = named;
  return { category, subcategory: own === '' ? inside.join(' > ') : own };
}
