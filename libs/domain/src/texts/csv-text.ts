import { listOf } from '../list-of.ts';
import { withoutFormula } from './formula.ts';

type Cell = string | number;

/** Also commas: a spreadsheet that parts cells at them would run what stands behind one. */
const NEEDS_QUOTES = /[",;\r\n]/;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns rows as the text of a CSV file for spreadsheets set to Spanish: semicolons between cells, CRLF after rows, a byte order mark. [CSV-1]
 * A cell that is no number is empty. A text that would run as a formula gets an apostrophe before it. [CSV-2]
 */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + csvRows(rows);
}

/** Returns further rows of the same file. [CSV-1] [CSV-2] */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return listOf(rows)
    .map((row) => `${listOf(row).map(cellText).join(';')}\r\n`)
    .join('');
}

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const inert = withoutFormula(typeof cell === 'string' ? cell : '');
  return NEEDS_QUOTES.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
