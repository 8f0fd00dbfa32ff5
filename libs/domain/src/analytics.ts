import * as z from 'zod/mini';

/** Visits of the last 30 days; `page` is a category's title. [STATS-1] */
export const AnalyticsReport = z.object({ report: z.array(z.object({ page: z.string(), count: z.int() })) });
export type AnalyticsReport = z.infer<typeof AnalyticsReport>;

/** Days that a report counts, today included. [STATS-2] */
export const REPORT_DAYS = 30;

const DAY = 24 * 60 * 60 * 1_000;

/** Gives a day of the time zone as '2026-11-21'; `now` in ms since 1970. [STATS-2] */
export function dayIn(timeZone: string, now: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(now)
    .map(({ type, value }) => [type, value] as const);
  const { year, month, day } = Object.fromEntries(parts);
  return `${year}-${month}-${day}`;
}

/** Gives the first day that a report of today counts, as '2026-10-23'. [STATS-2] */
export function firstReportDay(timeZone: string, now: number): string {
  const today = Date.parse(dayIn(timeZone, now));
  return new Date(today - (REPORT_DAYS - 1) * DAY).toISOString().slice(0, 10);
}

/** Gives a copy, the most visited first. [STATS-3] */
export function mostVisitedFirst<T extends { readonly count: number }>(pages: readonly T[]): T[] {
  return [...pages].sort((a, b) => b.count - a.count);
}
