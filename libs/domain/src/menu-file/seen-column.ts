import { isNoPrice, isPrice } from './cell-problems.ts';
import { meansOther } from './headers.ts';
import type { Table } from './sheet-table.ts';
import { cellText, type SheetCell } from './sheet.ts';
import type { Steps } from '../steps.ts';

/** A column as it looks. */
export interface SeenColumn {
  readonly id: string;
  readonly header: string;
  readonly values: string[];
  count: number;
  /** How many cells were looked at; of these so many are prices, or stand in their place, or are words. */
  looked: number;
  prices: number;
  words: number;
  /** The 0-based rows of these cells, which say something where there is one table. */
  readonly rows: number[];
}

/** Cells that are enough to tell what a column holds. */
const MAX_LOOKED = 200;

/** Returns the columns of tables with a header, those with the same one together. */
export function* seenColumns(tables: readonly Table[]): Steps<SeenColumn[]> {
  const seen = new Map<string, SeenColumn>();
  for (const { sheet, firstRow, headers, ids } of tables)
    for (const [index, id] of ids.entries()) {
      const header = headers[index] ?? '';
      if (header === '') continue;
      const column = seen.get(id) ?? unseenColumn(id, header);
      seen.set(id, column);
      yield;
      for (let at = firstRow; at < sheet.rows.length; at += 1) seeCell(column, sheet.rows[at]?.[index] ?? '', at);
    }
  return [...seen.values()];
}

export function unseenColumn(id: string, header: string): SeenColumn {
  return { id, header, values: [], count: 0, looked: 0, prices: 0, words: 0, rows: [] };
}

/** Adds a cell of the 0-based row `at` to what is seen of its column. */
export function seeCell(column: SeenColumn, cell: SheetCell, at: number): void {
  const text = cellText(cell);
  if (text === '') return;
  column.count += 1;
  if (column.looked >= MAX_LOOKED) return;
  column.looked += 1;
  column.rows.push(at);
  if (isPrice(cell) || isNoPrice(cell)) column.prices += 1;
  else if (typeof cell === 'string' && /\p{L}{2}/u.test(cell)) column.words += 1;
  if (!column.values.includes(text)) column.values.push(text);
}

export function isOfWords({ words, looked }: SeenColumn): boolean {
  return words * 2 > looked;
}

export function isOfPrices({ prices, looked }: SeenColumn): boolean {
  return prices * 2 > looked;
}

/** True for words that differ from row to row, as the names of products do. */
export function isOfNames(column: SeenColumn): boolean {
  return isOfWords(column) && column.values.length * 5 >= column.looked * 4 && !meansOther(column.header);
}

/** True for the numbers of the rows: 1, 2, 3. */
export function isRunning({ values, looked }: SeenColumn): boolean {
  return (
    looked > 1 && values.length === looked && values.every((value, nth) => Number(value) === Number(values[0]) + nth)
  );
}

export function differ(a: SeenColumn, b: SeenColumn): boolean {
  return a.values.join('|') !== b.values.join('|');
}
