import { csvText } from '../texts/csv-text.ts';
import type { VisitsInRange, VisitsReport } from './analytics.ts';
import { weekHourWords } from './hours-of-week.ts';
import { listOf } from '../list-of.ts';
import { numberOr } from '../number-or.ts';

type Day = VisitsReport['days'][number];

/** Sums over several days. */
export interface VisitTotals {
  readonly visits: number;
  readonly qr: number;
  /** Visits without a scan. */
  readonly direct: number;
}

/** Returns the sums of visits, scans and direct visits over the days; what is no number counts as 0. [STATS-7] */
export function visitTotals(days: readonly Day[]): VisitTotals {
  const visits = sumOf(days, 'visits');
  const qr = sumOf(days, 'qr');
  return { visits, qr, direct: visits - qr };
}

/** Returns the day with the most visits, the latest of equal ones; null without visits. [STATS-8] */
export function busiestDay(days: readonly Day[]): Day | null {
  const most = Math.max(0, ...listOf(days).map(({ visits }) => numberOr(visits, 0)));
  return most === 0 ? null : (listOf(days).findLast(({ visits }) => visits === most) ?? null);
}

/** True if no page, category or item was visited. [STATS-9] */
export function isWithoutVisits({ days, categories, products }: VisitsReport): boolean {
  return visitTotals(days).visits === 0 && listOf(categories).length === 0 && listOf(products).length === 0;
}

/** Returns the sums of started and sent orders over the days; what is no number counts as 0. [STATS-13] */
export function orderTotals(days: VisitsReport['orders']['days']): { readonly started: number; readonly sent: number } {
  return {
    started: sumOf(days, 'started'),
    sent: sumOf(days, 'sent'),
  };
}

/**
 * Returns the report as the text of a CSV file: a row for each day, category, item, ordered item and missed search, in the report's sequence.
 * That of a range also has the days before it, and each hour of the week with visits. [STATS-10]
 */
export function visitsCsv(report: VisitsReport & { readonly range?: VisitsInRange | undefined }): string {
  const { days, categories, products, orders, missedSearches, range } = report;
  const ofDays = (type: string, of: readonly Day[], withoutOrders: readonly ['' | 0, '' | 0]) =>
    listOf(of).map(({ day, visits, qr }) => [
      type,
      day,
      visits,
      qr,
      numberOr(visits - qr, 0),
      ...(ordered.get(day) ?? withoutOrders),
    ]);
  const ordered = new Map(listOf(orders.days).map(({ day, started, sent }) => [day, [started, sent]]));
  return csvText([
    ['Tipo', 'Nombre', 'Visitas', 'Por código QR', 'Directas', 'Pedidos empezados', 'Pedidos enviados'],
    ...ofDays('Día', days, [0, 0]),
    ...ofDays('Día del período anterior', range?.before?.days ?? [], ['', '']),
    ...hourRows(range),
    ...listOf(categories).map(({ page, count }) => ['Categoría', page, count, '', '', '', '']),
    ...listOf(products).map(({ title, count }) => ['Producto', title, count, '', '', '', '']),
    ...listOf(orders.products).map(({ title, started, sent }) => ['Producto pedido', title, '', '', '', started, sent]),
    ...listOf(missedSearches).map(({ words, count }) => ['Búsqueda sin resultado', words, count, '', '', '', '']),
  ]);
}

function hourRows(range: VisitsInRange | undefined): (string | number)[][] {
  const rows = listOf(range?.hours).flatMap((counts, weekday) =>
    listOf(counts).map((visits, hour) => ({ name: weekHourWords({ weekday, hour }), visits })),
  );
  const known = rows.filter(({ name, visits }) => name !== '' && numberOr(visits, 0) > 0);
  const withoutHour = numberOr(range?.withoutHour, 0);
  const unknown = withoutHour ? [{ name: 'sin hora', visits: withoutHour }] : [];
  return [...known, ...unknown].map(({ name, visits }) => ['Hora', name, visits, '', '', '', '']);
}

function sumOf<Name extends string>(days: readonly Readonly<Record<Name, number>>[], name: Name): number {
  return listOf(days).reduce((total, day) => total + numberOr(day[name], 0), 0);
}
