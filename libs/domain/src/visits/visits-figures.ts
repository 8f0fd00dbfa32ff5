import { csvText } from '../texts/csv-text.ts';
import type { VisitsInRange, VisitsReport } from './analytics.ts';
import { weekHourWords } from './hours-of-week.ts';

type Day = VisitsReport['days'][number];

/** Sums over several days. */
export interface VisitTotals {
  readonly visits: number;
  readonly qr: number;
  /** Visits without a scan. */
  readonly direct: number;
}

/** Returns the sums of visits, scans and direct visits over the days. [STATS-7] */
export function visitTotals(days: readonly Day[]): VisitTotals {
  const visits = days.reduce((total, day) => total + day.visits, 0);
  const qr = days.reduce((total, day) => total + day.qr, 0);
  return { visits, qr, direct: visits - qr };
}

/** Returns the day with the most visits, the latest of equal ones; null without visits. [STATS-8] */
export function busiestDay(days: readonly Day[]): Day | null {
  const most = Math.max(0, ...days.map(({ visits }) => visits));
  return most === 0 ? null : (days.findLast(({ visits }) => visits === most) ?? null);
}

/** True if no page, category or item was visited. [STATS-9] */
export function isWithoutVisits({ days, categories, products }: VisitsReport): boolean {
  return visitTotals(days).visits === 0 && categories.length === 0 && products.length === 0;
}

/** Returns the sums of started and sent orders over the days. [STATS-13] */
export function orderTotals(days: VisitsReport['orders']['days']): { readonly started: number; readonly sent: number } {
  return {
    started: days.reduce((total, day) => total + day.started, 0),
    sent: days.reduce((total, day) => total + day.sent, 0),
  };
}

/**
 * Returns the report as the text of a CSV file: a row for each day, category, item, ordered item and missed search, in the report's sequence.
 * That of a range also has the days before it, and each hour of the week with visits. [STATS-10]
 */
export function visitsCsv(report: VisitsReport & { readonly range?: VisitsInRange | undefined }): string {
  const { days, categories, products, orders, missedSearches, range } = report;
  const ofDays = (type: string, of: readonly Day[], withoutOrders: readonly ['' | 0, '' | 0]) =>
    of.map(({ day, visits, qr }) => [type, day, visits, qr, visits - qr, ...(ordered.get(day) ?? withoutOrders)]);
  const ordered = new Map(orders.days.map(({ day, started, sent }) => [day, [started, sent]]));
  return csvText([
    ['Tipo', 'Nombre', 'Visitas', 'Por código QR', 'Directas', 'Pedidos empezados', 'Pedidos enviados'],
    ...ofDays('Día', days, [0, 0]),
    ...ofDays('Día del período anterior', range?.before?.days ?? [], ['', '']),
    ...hourRows(range),
    ...categories.map(({ page, count }) => ['Categoría', page, count, '', '', '', '']),
    ...products.map(({ title, count }) => ['Producto', title, count, '', '', '', '']),
    ...orders.products.map(({ title, started, sent }) => ['Producto pedido', title, '', '', '', started, sent]),
    ...missedSearches.map(({ words, count }) => ['Búsqueda sin resultado', words, count, '', '', '', '']),
  ]);
}

function hourRows(range: VisitsInRange | undefined): (string | number)[][] {
  const rows = (range?.hours ?? []).flatMap((counts, weekday) =>
    counts.map((visits, hour) => ({ name: weekHourWords({ weekday, hour }), visits })),
  );
  const known = rows.filter(({ visits }) => visits > 0);
  const unknown = range?.withoutHour ? [{ name: 'sin hora', visits: range.withoutHour }] : [];
  return [...known, ...unknown].map(({ name, visits }) => ['Hora', name, visits, '', '', '', '']);
}
