import { lastDays, rangeWords, type ReportPeriod, type VisitRange } from '@carta/domain';

/** What a report is asked for. */
export interface AskedDays {
  /** The last days; null for other ones. */
  readonly period: ReportPeriod | null;
  readonly range: VisitRange;
  readonly today: string;
}

/** Returns the last days by the clocks of the business; `now` in ms since 1970. [STATS-2] */
export function askedPeriod(period: ReportPeriod, timeZone: string, now: number): AskedDays {
  const range = lastDays(timeZone, now, period);
  return { period, range, today: range.to };
}

/** Returns the days in words, as a title ends: 'últimos 30 días', 'del 28 oct al 3 nov'. [STATS-14] */
export function askedWords({ period, range, today }: AskedDays): string {
  return period === null ? rangeWords(range, today) : `últimos ${period} días`;
}
