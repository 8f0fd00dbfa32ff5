import { parsePrice, priceFromNumber, PRICE_PROBLEMS, type PriceProblem } from '../prices/parse-price.ts';
import type { Price } from '../prices/price-schema.ts';
import { refused, type Result } from '../result.ts';
import type { MarkedCell, SheetCell } from './sheet.ts';

/** Faults of a price cell in the words of a list of faults; all others are those of a field. */
export const CELL_PROBLEMS: Readonly<Record<PriceProblem, string>> = {
  ...PRICE_PROBLEMS,
  empty: 'Falta el precio',
  letters: 'No es un precio',
  date: 'La celda tiene una fecha',
  percentage: 'La celda tiene un porcentaje',
};

/** What is said of a cell that is no text and no number. [FILE-10] */
export const MARKED: Readonly<Record<MarkedCell['kind'], string>> = {
  date: 'La celda tiene una fecha',
  time: 'La celda tiene una hora',
  percentage: 'La celda tiene un porcentaje',
  error: 'La celda tiene un error',
};

/** True for a cell that is a price. */
export function isPrice(cell: SheetCell): boolean {
  return typeof cell === 'number' || (typeof cell === 'string' && /\d/.test(cell) && parsePrice(cell).ok);
}

/** True for what stands where a price is expected: 'consultar', two prices, one in another currency. */
export function isNoPrice(cell: SheetCell): boolean {
  if (typeof cell !== 'string') return false;
  if (/^\s*(?:a\s+)?(?:consultar|consulte|s\/[pcd]|seg[uú]n mercado|a confirmar)\s*$/i.test(cell)) return true;
  const price = /\d/.test(cell) ? parsePrice(cell) : null;
  return price?.ok === false && (price.reason === 'two-prices' || price.reason === 'currency');
}

/** Returns the price in a cell. Refuses with the words of the fault. [FILE-10] */
export function priceIn(cell: SheetCell): Result<Price, string> {
  if (typeof cell === 'object') return refused(MARKED[cell.kind]);
  if (typeof cell === 'boolean') return refused(CELL_PROBLEMS.letters);
  const price = typeof cell === 'number' ? priceFromNumber(cell) : parsePrice(cell);
  return price.ok ? price : refused(CELL_PROBLEMS[price.reason]);
}
