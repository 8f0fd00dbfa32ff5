import { searchText } from '../menu/search.ts';
import { isNoPrice, isPrice } from './cell-problems.ts';
import { isExact, meaningOf, namesKind } from './headers.ts';
import { knownExport, type KnownExport } from './known-exports.ts';
import { letteredName } from './lettered.ts';
import { aloneIn, cellText, type Sheet, type SheetCell } from './sheet.ts';
import { namesSize } from './size-headers.ts';
import type { Steps } from '../steps.ts';

/** Rows above the headers: the name of the business, a date. */
const MAX_ROWS_ABOVE = 20;

const PLURAL = /s\P{L}*$/iu;

/** How many cells the rows of a sheet have. */
interface CellCounts {
  /** In most rows below the headers. */
  readonly common: number;
  /** As many as a row may have: what most rows have, or the row of the headers. */
  readonly most: number;
  /** Up to the last column with a header. */
  readonly named: number;
}

/** The table of a sheet. */
export interface Table {
  readonly sheet: Sheet;
  /** 0-based index of the first row below the headers. */
  readonly firstRow: number;
  readonly headers: readonly string[];
  readonly cells: CellCounts;
  /** Names the columns, as `FileColumn` does. */
  readonly ids: readonly string[];
  /** Null for a table of the owner's. */
  readonly shape: KnownExport | null;
}

/** Returns the table below the row with the most known headers; null for a sheet without one. [FILE-8] */
export function* tableOf(sheet: Sheet): Steps<Table | null> {
  const { rows } = sheet;
  const first = rows.findIndex((row) => row.some((cell) => cellText(cell) !== ''));
  if (first < 0) return null;
  let best: { index: number; known: number; exact: number; shape: KnownExport | null } = {
    index: first,
    known: 0,
    exact: 0,
    shape: null,
  };
  const firstProduct = rows.findIndex(looksLikeProducts);
  const hasHeadings = firstProduct >= 0 && rows.slice(firstProduct).some((row) => aloneIn(row) !== '');
  let hasProducts = false;
  for (const [index, row] of rows.slice(first, first + MAX_ROWS_ABOVE).entries()) {
    hasProducts ||= looksLikeProducts(row);
    // '$' stands beside prices too, and in the place of one.
    const named = hasProducts ? row.filter((cell) => /\p{L}/u.test(cellText(cell))) : row;
    const meanings = named.flatMap((cell) => (typeof cell === 'string' ? (meaningOf(cell) ?? []) : []));
    const fields = new Set(meanings.map(({ field }) => field));
    const exact = meanings.filter(isExact).length;
    const shape = knownExport(row.map(cellText));
    const isKind = row.every((cell) => cellText(cell) === '' || namesKind(cellText(cell)));
    // 'incluye bebida' and 'PLATOS' below a product, and 'PLATOS' above the first one where others have headings.
    const alone = aloneIn(row);
    const isText = alone !== '' && (exact === 0 || hasProducts || (hasHeadings && PLURAL.test(alone)));
    const hasSizes = row.filter((cell) => namesSize(cellText(cell))).length > 1;
    const known = shape ? 100 : isKind || isText ? 0 : fields.size + Number(hasSizes);
    // A title of the list has such words too.
    if (known > best.known || (known === best.known && known > 0 && best.exact === 0 && exact > 0))
      best = { index: first + index, known, exact, shape };
  }
  yield;
  const width = widthOf(rows);
  const given = sheet.headers;
  const above = given ?? rows[best.index] ?? [];
  const hasHeaders =
    given !== undefined || best.known > 1 || (!looksLikeProducts(above) && (best.known === 1 || isPlain(above)));
  const below = rows[best.index + 1] ?? [];
  const isDouble = hasHeaders && !given && best.shape === null && isSecondHeader(above, below);
  const own = isDouble ? joinedHeaders(above, below) : hasHeaders ? above.map(cellText) : [];
  while (own.length > 0 && own.at(-1) === '' && own.length > width) own.pop();
  const firstRow = hasHeaders && !given ? best.index + (isDouble ? 2 : 1) : first;
  const filled = rows.slice(firstRow);
  const headers = Array.from(
    { length: hasHeaders && sheet.isText ? own.length : Math.max(width, own.length) },
    (_, index) =>
      (own[index] ?? '') === '' ? (isFilled(filled, index) ? letteredName(index) : '') : (own[index] ?? ''),
  );
  yield;
  const common = commonLength(filled);
  const cells = {
    common,
    most: Math.max(common, above.length, own.length),
    named: own.findLastIndex((header) => header !== '') + 1,
  };
  return { sheet, firstRow, headers, cells, ids: idsOf(headers), shape: best.shape };
}

/** True for a row below the headers that divides them: 'Salón' and 'Delivery' below 'Precio'. */
function isSecondHeader(above: readonly SheetCell[], below: readonly SheetCell[]): boolean {
  const texts = below.map(cellText);
  const filled = texts.flatMap((text, index) => (text === '' ? [] : [index]));
  if (filled.length < 2 || below.some((cell) => typeof cell !== 'string') || looksLikeProducts(below)) return false;
  const headers = above.map(cellText);
  if (filled.every((index) => searchText(texts[index] ?? '') === searchText(headers[index] ?? ''))) return false;
  const fields = new Set(texts.flatMap((text) => meaningOf(text)?.field ?? []));
  const isNameless = filled.every((index) => meaningOf(headers[index] ?? '')?.field !== 'title');
  return fields.size > 1 || (isNameless && filled.some((index) => (headers[index] ?? '') === ''));
}

/** The lower header where it says enough, else with the one above it, which may reach over several columns. */
function joinedHeaders(above: readonly SheetCell[], below: readonly SheetCell[]): string[] {
  let over = '';
  return Array.from({ length: Math.max(above.length, below.length) }, (_, index) => {
    const [upper, lower] = [cellText(above[index]), cellText(below[index])];
    if (upper !== '') over = upper;
    if (lower === '') return upper;
    return meaningOf(lower) || over === '' ? lower : `${over} ${lower}`;
  });
}

/** The number of cells that most rows have, of equally many the smaller one; headings have less. */
function commonLength(rows: readonly (readonly SheetCell[])[]): number {
  const counts = new Map<number, number>();
  for (const row of rows) {
    if (row.filter((cell) => cellText(cell) !== '').length < 2) continue;
    counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
  }
  return [...counts].sort(([a, x], [b, y]) => y - x || a - b)[0]?.[0] ?? 0;
}

/** A row of several words, which no field is known by. */
function isPlain(row: readonly SheetCell[]): boolean {
  return row.filter((cell) => cellText(cell) !== '').length > 1;
}

/** A row with a price in it, or with what stands in its place: data, not headers. */
function looksLikeProducts(row: readonly SheetCell[]): boolean {
  return row.some((cell) => isPrice(cell) || isNoPrice(cell));
}

function widthOf(rows: readonly (readonly SheetCell[])[]): number {
  return rows.reduce((most, row) => Math.max(most, row.findLastIndex((cell) => cellText(cell) !== '') + 1), 0);
}

function isFilled(rows: readonly (readonly SheetCell[])[], column: number): boolean {
  return rows.some((row) => cellText(row[column]) !== '');
}

function idsOf(headers: readonly string[]): string[] {
  const uses = new Map<string, number>();
  return headers.map((header) => {
    const id = header.replace(/\s+/g, ' ').trim().toLowerCase();
    const nth = (uses.get(id) ?? 0) + 1;
    uses.set(id, nth);
    return nth === 1 ? id : `${id} #${nth}`;
  });
}
