import type { VisitsReport } from './analytics.ts';

type Day = VisitsReport['days'][number];

/** Visits of several days together. */
export interface VisitTotals {
  readonly visits: number;
  readonly qr: number;
  /** Those that scanned no QR code. */
  readonly direct: number;
}

/** Returns the visits of all days together, and how they came. [STATS-7] */
export function visitTotals(days: readonly Day[]): VisitTotals {
  const visits = days.reduce((total, day) => total + day.visits, 0);
  const qr = days.reduce((total, day) => total + day.qr, 0);
  return { visits, qr, direct: visits - qr };
}

/** Returns the day that was visited most, the latest of those alike; null if none was visited. [STATS-8] */
export function busiestDay(days: readonly Day[]): Day | null {
  const most = Math.max(0, ...days.map(({ visits }) => visits));
  return most === 0 ? null : (days.findLast(({ visits }) => visits === most) ?? null);
}

/** True if nothing was visited at all. [STATS-9] */
export function isWithoutVisits({ days, categories, products }: VisitsReport): boolean {
  return visitTotals(days).visits === 0 && categories.length === 0 && products.length === 0;
}

/** Returns the report as the text of a CSV file: a row for each day, category and product, in the report's order. [STATS-10] */
export function visitsCsv({ days, categories, products }: VisitsReport): string {
  return csvText([
    ['Tipo', 'Nombre', 'Visitas', 'Por código QR', 'Directas'],
    ...days.map(({ day, visits, qr }) => ['Día', day, visits, qr, visits - qr]),
    ...categories.map(({ page, count }) => ['Categoría', page, count, '', '']),
    ...products.map(({ title, count }) => ['Producto', title, count, '', '']),
  ]);
}

type Cell = string | number;

/** First characters of a formula in spreadsheets. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[";\r\n]/;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns rows as the text of a CSV file that spreadsheets set to Spanish open as a table: semicolons between cells, CRLF after rows, a byte order mark before all. [CSV-1]
 * Texts stand for themselves: one that would be run as a formula gets an apostrophe before it. [CSV-2]
 */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(';')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const inert = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
