import { searchText } from '../menu/search.ts';
import { isPrice } from './cell-problems.ts';
import type { Steps } from '../steps.ts';
import { isBarePesos, isExact, meaningOf, namesKind } from './headers.ts';
import { knownExport } from './known-exports.ts';
import { tableAbove } from './rows-above.ts';
import { aloneIn, cellText, type Sheet, type SheetCell } from './sheet.ts';
import { namesSize } from './size-headers.ts';

/** So many tables of one sheet are told apart; the last one has the rest. */
const MAX_BLOCKS = 100;
const ROWS_PER_STEP = 200;

/** A row of headers, and the name of a category among them: 'PIZZAS' of 'PIZZAS | PRECIO'. */
interface Start {
  readonly index: number;
  readonly heading: { readonly text: string; readonly column: number } | null;
  /** The column of the names, -1 if none says so. */
  readonly title: number;
  /** The column of the prices, -1 if none says so. */
  readonly price: number;
}

/**
 * Returns the tables that stand below each other in a sheet, each below headers of its own; the sheet itself where there is one. What
 * stands above the names is the category of its table. [FILE-12]
 */
export function* tablesBelow(sheet: Sheet): Steps<Sheet[]> {
  const starts = withLikeHeadings(yield* startsIn(sheet.rows), sheet.rows);
  const [first] = starts;
  const named = starts.find(({ heading, title }) => !heading && title >= 0);
  const name = named ? cellText(sheet.rows[named.index]?.[named.title]) : '';
  const headersAt = ({ index, heading }: Start) => {
    const row = sheet.rows[index] ?? NO_CELLS;
    return heading ? row.with(heading.column, name) : row;
  };
  const loose = first ? tableAbove(sheet, first, headersAt(first)) : null;
  // What stands above the names of a table beside another one is its category too.
  const least = loose || sheet.part !== undefined ? 1 : 2;
  if (starts.length < least) return [sheet];
  const { heading: above, ...rest } = sheet;
  const tables = starts.map((start, nth): Sheet => {
    const [from, end] = [nth === 0 && !loose ? 0 : start.index, starts[nth + 1]?.index ?? sheet.rows.length];
    const rows = sheet.rows.slice(0, end).map((row, at) => (at < from ? NO_CELLS : row));
    rows[start.index] = headersAt(start);
    const faults = (sheet.faults ?? []).filter(({ row }) => row > from && row <= end);
    const over = nth > 0 ? undefined : loose ? headingBelow(loose) : above;
    const text = (over || start.heading?.text) ?? over;
    return { ...rest, rows, faults, block: loose ? nth + 1 : nth, ...(text !== undefined && { heading: text }) };
  });
  return loose ? [loose, ...tables] : tables;
}

/** Where tables have headings, 'PLATOS' and 'PLATOS PRINCIPALES' are some too, unlike 'Plato', and so is any word that stands in the place of one. */
function withLikeHeadings(starts: readonly Start[], rows: Sheet['rows']): readonly Start[] {
  const textsAt = ({ index }: Start) => (rows[index] ?? NO_CELLS).map(cellText);
  const headed = starts.flatMap((start) =>
    start.heading ? [{ column: start.heading.column, texts: textsAt(start) }] : [],
  );
  if (headed.length === 0) return starts;
  return starts.map((start) => {
    const texts = textsAt(start);
    const twin = headed.find((one) => areEqualBut(one.column, one.texts, texts));
    const column = twin?.column ?? start.title;
    const text = texts[column] ?? '';
    const meaning = meaningOf(text);
    const isName = meaning?.field === 'title' && isExact(meaning) && !/s$/i.test(text);
    const isHeading = twin !== undefined || texts.every((one) => meaningOf(one)?.field !== 'category');
    return start.heading || text === '' || isName || !isHeading
      ? start
      : { ...start, heading: { text, column }, title: -1 };
  });
}

function areEqualBut(column: number, a: readonly string[], b: readonly string[]): boolean {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, at) => at).every(
    (at) => at === column || searchText(a[at] ?? '') === searchText(b[at] ?? ''),
  );
}

/** Below products without headers the category of others begins anew, unless a heading is the last of their rows. */
function headingBelow({ rows }: Sheet): string | undefined {
  const last = rows.findLast((row) => row.some((cell) => cellText(cell) !== '')) ?? [];
  return aloneIn(last) === '' ? '' : undefined;
}

const NO_CELLS: readonly SheetCell[] = [];

/** The rows of headers that have prices below them; a row that repeats the one above it begins no table. */
function* startsIn(rows: Sheet['rows']): Steps<Start[]> {
  const starts: Start[] = [];
  let hasPrices = false;
  let [isFirst, hasProducts] = [true, false];
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_PER_STEP === 0) yield index / rows.length;
    const last = starts.at(-1);
    if (row.some(isPrice)) {
      hasPrices ||= last !== undefined;
      hasProducts = true;
    } else if (
      namesPrice(row, { above: last ? rows[last.index] : hasProducts ? NO_CELLS : row }) ||
      namesKnownSizes(row) ||
      (isFirst && namesSizes(row, rows[index + 1] ?? NO_CELLS))
    ) {
      if (knownExport(row.map(cellText))) return [];
      if (!last || (hasPrices && !repeats(row, rows[last.index] ?? NO_CELLS))) {
        if (starts.length === MAX_BLOCKS) break;
        starts.push({ index, ...namesIn(row) });
        hasPrices = false;
      }
    }
    isFirst = row.filter((cell) => cellText(cell) !== '').length < 2;
  }
  return hasPrices ? starts : starts.slice(0, -1);
}

/** True for 'PIZZAS | PRECIO', and for 'PIZZAS | $' where `above`, the headers so far, has '$' too: else it is a product whose price lacks. */
function namesPrice(
  row: readonly SheetCell[],
  { above = NO_CELLS }: { readonly above: readonly SheetCell[] | undefined },
): boolean {
  const isSign = (cell: SheetCell) => isBarePesos(cellText(cell));
  const texts = row.map(cellText).filter((text) => text !== '' && (!isBarePesos(text) || above.some(isSign)));
  if (texts.length < 2) return false;
  return texts.some((text) => {
    const meaning = meaningOf(text);
    return meaning?.field === 'price' && isExact(meaning);
  });
}

/** True for 'VINOS | COPA | BOTELLA', wherever it stands. */
function namesKnownSizes(row: readonly SheetCell[]): boolean {
  return row.filter((cell) => namesSize(cellText(cell))).length > 1;
}

/** True for 'PIZZA | CHICA | GRANDE' above a row with prices below two of the words. */
function namesSizes(row: readonly SheetCell[], below: readonly SheetCell[]): boolean {
  const sizes = row.map(cellText).filter((text, column) => /\p{L}/u.test(text) && isPrice(below[column] ?? ''));
  return sizes.length > 1 && new Set(sizes).size === sizes.length;
}

function repeats(row: readonly SheetCell[], headers: readonly SheetCell[]): boolean {
  return row.every((cell, column) => ['', searchText(cellText(headers[column]))].includes(searchText(cellText(cell))));
}

/** What stands above the names is a category where it names no column and the table has no column of categories. */
function namesIn(row: readonly SheetCell[]): Omit<Start, 'index'> {
  const fields = row.map((cell) => meaningOf(cellText(cell))?.field);
  const title = fields.indexOf('title');
  const unknown = row.findIndex(
    (cell, column) => fields[column] === undefined && /\p{L}{3}/u.test(cellText(cell)) && !namesSize(cellText(cell)),
  );
  const column = title < 0 ? unknown : title;
  const text = cellText(row[column]);
  const isKind = title < 0 || namesKind(text);
  const isHeading = column >= 0 && isKind && !fields.includes('category');
  return { heading: isHeading ? { text, column } : null, title, price: fields.indexOf('price') };
}
