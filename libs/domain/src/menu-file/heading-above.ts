import { searchText } from '../menu/search.ts';
import type { ReadSheet } from './columns.ts';
import { headingTitle } from './open-heading.ts';
import { aloneIn, cellText, type Sheet } from './sheet.ts';
import { namesCategory, type TableRow } from './table-row.ts';

/** Titles of a whole list: 'Lista de precios 2026'. */
const LIST_TITLE = /\b(?:precios?|vigencia|(?:19|20)\d\d)\b/;

/**
 * Returns the text above the first headers of a table where it is the category of the products below them: where others stand above headers that
 * repeat, or other products have a heading and the first ones none; '' where there is none. [FILE-9]
 */
export function headingAbove(
  { sheet, firstRow }: ReadSheet,
  rows: readonly TableRow[],
  describing: ReadonlySet<TableRow>,
): string {
  if (!rows.some((row) => row.repeatsHeaders) && !lacksHeading(rows, describing)) return '';
  const above =
    sheet.rows.slice(0, Math.max(0, firstRow - 1)).findLast((row) => row.some((cell) => cellText(cell) !== '')) ?? [];
  const heading = aloneIn(above);
  return LIST_TITLE.test(searchText(heading)) ? '' : headingTitle(heading);
}

/** True where the first products have no heading, and others have. */
function lacksHeading(rows: readonly TableRow[], describing: ReadonlySet<TableRow>): boolean {
  const isHeading = (row: TableRow) => row.heading !== '' && !describing.has(row);
  const [first, ...others] = rows.filter((row) => !row.isEmpty);
  const last = others.findLastIndex((row) => row.has('price'));
  return first !== undefined && !isHeading(first) && others.some((row, nth) => nth < last && isHeading(row));
}

/**
 * Returns what holds the headings in a table: the name of its sheet, where there are several; the heading above its headers, where another one
 * stands above the first product, so that it has none itself; '' if nothing does. [FILE-9] [FILE-12]
 */
export function holderOf(
  { name, heading }: Sheet,
  rows: readonly TableRow[],
  { isOfSheets }: { readonly isOfSheets: boolean },
): string {
  const [first] = rows.filter((row) => !row.isEmpty);
  if (!first || first.hasColumn('category')) return '';
  if (heading === undefined) return isOfSheets && namesCategory(name) ? name : '';
  return ['', heading].includes(first.heading) ? '' : heading;
}
