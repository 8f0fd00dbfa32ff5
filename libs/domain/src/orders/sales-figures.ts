import { BACK_ON_SALE_HOUR } from '../prices/sold-out.ts';
import { formatCents } from '../prices/price.ts';
import { listOf } from '../list-of.ts';
import { numberOr } from '../number-or.ts';
import { comparedWith, type Compared, type RangeComparison } from '../visits/range-comparison.ts';
import type { SalesReport } from './sales.ts';

/** Returns orders and cents of all days; what is no number counts as 0. [SALES-1] */
export function salesTotals(days: SalesReport['days']): { readonly orders: number; readonly cents: number } {
  return listOf(days).reduce(
    (sum, { orders, cents }) => ({ orders: sum.orders + numberOr(orders, 0), cents: sum.cents + numberOr(cents, 0) }),
    { orders: 0, cents: 0 },
  );
}

/** Compares the cents of a range with those of as many days before, as visits are compared. [SALES-6] */
export function salesComparison({
  cents,
  ...compared
}: Omit<Compared, 'visits'> & { readonly cents: number }): RangeComparison {
  const written = (before: number) => formatCents(Math.max(0, Math.round(before)));
  return comparedWith({ ...compared, visits: cents }, { none: 'Sin ventas', written });
}

/** A figure beside that of the days before, in words. */
export interface Difference {
  /** '9 más que antes', '9 menos que antes', 'Igual que antes', '9 antes'. */
  readonly words: string;
  readonly isGrowing: boolean;
}

/**
 * Says how much more or less a figure is than before, as `written` writes it; while the days `isRunning`, a lower one is no decline, so that the
 * one before is said. What is no number counts as 0. [SALES-6]
 */
export function differenceWords(
  figures: { readonly now: number; readonly before: number; readonly isRunning: boolean },
  written: (figure: number) => string,
): Difference {
  const before = numberOr(figures.before, 0);
  const more = numberOr(figures.now, 0) - before;
  if (more === 0) return { words: 'Igual que antes', isGrowing: false };
  if (more > 0) return { words: `${written(more)} más que antes`, isGrowing: true };
  return {
    words: figures.isRunning ? `${written(before)} antes` : `${written(-more)} menos que antes`,
    isGrowing: false,
  };
}

/** An hour of a day with what was sold in it. */
export interface SoldHour {
  readonly hour: number;
  readonly orders: number;
  readonly cents: number;
}

/** Returns the hours in the sequence of a day of orders, from 5 to 4, from the first to the last with orders; none without orders. [SALES-7] */
export function soldHours(hours: SalesReport['hours']): SoldHour[] {
  const all = listOf(hours).map(({ orders, cents }, hour) => ({
    hour,
    orders: numberOr(orders, 0),
    cents: numberOr(cents, 0),
  }));
  const day = [...all.slice(BACK_ON_SALE_HOUR), ...all.slice(0, BACK_ON_SALE_HOUR)];
  const isSold = ({ orders }: SoldHour) => orders > 0;
  const first = day.findIndex(isSold);
  return first === -1 ? [] : day.slice(first, day.findLastIndex(isSold) + 1);
}

/** Returns the hour with the most orders, the first of equal ones; null without orders. [SALES-7] */
export function busiestSoldHour(hours: readonly SoldHour[]): SoldHour | null {
  return listOf(hours).reduce<SoldHour | null>(
    (busiest, hour) => (numberOr(hour.orders, 0) > (busiest?.orders ?? 0) ? hour : busiest),
    null,
  );
}
