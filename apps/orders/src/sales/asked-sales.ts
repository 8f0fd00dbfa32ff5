import { lastOrderDays, rangeWords, salesBefore, type VisitRange } from '@carta/domain';

/** The days of which sales are asked for. */
export interface AskedSales {
  readonly range: VisitRange;
  /** As many days before; null if they are not all kept. */
  readonly before: VisitRange | null;
  /** The day of orders that is running. */
  readonly today: string;
}

/** Returns any days with those before. [SALES-5] */
export function askedRange(range: VisitRange, today: string): AskedSales {
  return { range, before: salesBefore(range, today), today };
}

/** Returns the last days of orders by the clocks of the business; `now` in ms since 1970. [SALES-5] */
export function askedPeriod(days: number, timeZone: string, now: number): AskedSales {
  const range = lastOrderDays(timeZone, now, days);
  return askedRange(range, range.to);
}

/** Returns the days in words, as a title ends: 'de hoy', 'del 19 al 25 nov'. */
export function askedWords({ range, today }: AskedSales): string {
  return range.from === today && range.to === today ? 'de hoy' : rangeWords(range, today);
}
