import { searchText } from '../menu/search.ts';
import { parsePrice } from '../prices/parse-price.ts';
import type { Steps } from '../steps.ts';
import { isExact, meaningOf, namesKind } from './headers.ts';
import { knownExport } from './known-exports.ts';
import { cellText, type Sheet, type SheetCell } from './sheet.ts';

/** So many tables of one sheet are told apart; the last one has the rest. */
const MAX_BLOCKS = 100;
const ROWS_PER_STEP = 200;

/** A row of headers, and the name of a category among them: 'PIZZAS' of 'PIZZAS | PRECIO'. */
interface Start {
  readonly index: number;
  readonly heading: { readonly text: string; readonly column: number } | null;
  /** The column of the names, -1 if none says so. */
  readonly title: number;
}

/**
 * Returns the tables that stand below each other in a sheet, each below headers of its own; the sheet itself where there is one. What
 * stands above the names is the category of its table. [FILE-12]
 */
export function* tablesBelow(sheet: Sheet): Steps<Sheet[]> {
  const starts = yield* startsIn(sheet.rows);
  if (starts.length < 2) return [sheet];
  const named = starts.find(({ heading, title }) => !heading && title >= 0);
  const name = named ? cellText(sheet.rows[named.index]?.[named.title]) : '';
  return starts.map(({ index, heading }, block): Sheet => {
    const [from, end] = [block === 0 ? 0 : index, starts[block + 1]?.index ?? sheet.rows.length];
    const rows = sheet.rows.slice(0, end).map((row, at) => (at < from ? NO_CELLS : row));
    if (heading) rows[index] = (rows[index] ?? NO_CELLS).with(heading.column, name);
    const faults = (sheet.faults ?? []).filter(({ row }) => row > from && row <= end);
    return { ...sheet, rows, faults, block, ...(heading && { heading: heading.text }) };
  });
}

const NO_CELLS: readonly SheetCell[] = [];

/** The rows of headers that have prices below them; a row that repeats the one above it begins no table. */
function* startsIn(rows: Sheet['rows']): Steps<Start[]> {
  const starts: Start[] = [];
  let hasPrices = false;
  let isFirst = true;
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_PER_STEP === 0) yield index / rows.length;
    const last = starts.at(-1);
    if (row.some(isPrice)) hasPrices ||= last !== undefined;
    else if (namesPrice(row) || (isFirst && namesSizes(row, rows[index + 1] ?? NO_CELLS))) {
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

function isPrice(cell: SheetCell): boolean {
  return typeof cell === 'number' || (typeof cell === 'string' && /\d/.test(cell) && parsePrice(cell).ok);
}

/** True for 'PIZZAS | PRECIO'. */
function namesPrice(row: readonly SheetCell[]): boolean {
  const texts = row.map(cellText).filter((text) => text !== '');
  if (texts.length < 2) return false;
  return texts.some((text) => {
    const meaning = meaningOf(text);
    return meaning?.field === 'price' && isExact(meaning);
  });
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
  const unknown = row.findIndex((cell, column) => fields[column] === undefined && /\p{L}{3}/u.test(cellText(cell)));
  const column = title < 0 ? unknown : title;
  const text = cellText(row[column]);
  const isKind = title < 0 || namesKind(text);
  const isHeading = column >= 0 && isKind && !fields.includes('category');
  return { heading: isHeading ? { text, column } : null, title };
}
