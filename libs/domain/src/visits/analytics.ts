import * as z from 'zod/mini';
import { categoryTitle } from '../menu/category.ts';
import { itemTitle } from '../menu/item.ts';
import type { Menu } from '../menu/menu.ts';
import { weekHours, type DayHours } from './hours-of-week.ts';
import { coveredDays } from './kept-counts.ts';
import { daysOf, lastDays, rangeBefore, VisitRange } from './visit-range.ts';
import { oldestVisitDay, WHOLE_ORDER, type VisitCount } from './visit.ts';
import { anyText, list, object, wholeNumber } from '../texts/text.ts';
import { listOf } from '../list-of.ts';
import { numberOr } from '../number-or.ts';

const pages = list(object({ page: anyText(), count: wholeNumber() }));

/** Visits of the last 30 days; `page` is a category's title. [STATS-1] */
export const AnalyticsReport = object({ report: pages });
export type AnalyticsReport = z.infer<typeof AnalyticsReport>;

/**
 * Visits by day, category and item; `qr` counts the scans among `visits`. `missedSearches` is what diners searched for in vain; `orders` are
 * those that diners started and sent, by day and by item. [STATS-5] [STATS-12] [STATS-13]
 */
export const VisitsReport = object({
  days: list(object({ day: anyText(), visits: wholeNumber(), qr: wholeNumber() })),
  categories: pages,
  products: list(object({ title: anyText(), count: wholeNumber() })),
  missedSearches: list(object({ words: anyText(), count: wholeNumber() })),
  orders: object({
    days: list(object({ day: anyText(), started: wholeNumber(), sent: wholeNumber() })),
    products: list(object({ title: anyText(), started: wholeNumber(), sent: wholeNumber() })),
  }),
});
export type VisitsReport = z.infer<typeof VisitsReport>;

/** What the report of a range has besides: when its visits were, and those before. [STATS-14] */
export const VisitsInRange = object({
  ...VisitRange.shape,
  /** The days that the counts of categories, items and searches cover. [STATS-17] */
  covered: object(VisitRange.shape),
  /** Page visits by weekday, Monday first, and hour. [STATS-16] */
  hours: list(list(wholeNumber())),
  withoutHour: wholeNumber(),
  /** As many days before; null if not all of them are kept. [STATS-15] */
  before: z.nullable(object({ ...VisitRange.shape, days: VisitsReport.shape.days })),
});
export type VisitsInRange = z.infer<typeof VisitsInRange>;

/** Days of a report, today included. [STATS-2] */
export const REPORT_DAYS = 30;

/** The periods of a report, in days. [STATS-5] */
export const REPORT_PERIODS = [7, 30, 90] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** Most items, missed searches and ordered items that a report lists. [STATS-6] [STATS-12] [STATS-13] */
export const MAX_REPORTED = 20;

/**
 * Returns the first day of today's report, as '2026-10-23'. [STATS-2]
 * @deprecated `lastDays` returns the last day too.
 */
export function firstReportDay(timeZone: string, now: number, days: number = REPORT_DAYS): string {
  return lastDays(timeZone, now, numberOr(days, REPORT_DAYS)).from;
}

/** Returns a copy sorted by visits, most visited first. [STATS-3] */
export function mostVisitedFirst<T extends { readonly count: number }>(pages: readonly T[]): T[] {
  return [...listOf(pages)].sort((a, b) => numberOr(b.count, 0) - numberOr(a.count, 0));
}

type Categories = Pick<Menu, 'categoriesL1' | 'categoriesL2'>;

/** Returns the visited categories with their current titles, most visited first, without deleted ones. [STATS-4] */
export function categoryReport(
  { categoriesL1, categoriesL2 }: Categories,
  counts: readonly VisitCount[],
): AnalyticsReport['report'] {
  const visited = visitedOf([...listOf(categoriesL1), ...listOf(categoriesL2)], 'category', counts);
  return visited.map(({ record, count }) => ({ page: categoryTitle(record), count }));
}

/**
 * Returns the report of the last `days` days: each day from the first, and the most visited
 * categories and items, the most frequent missed searches, and the orders. [STATS-5] [STATS-6] [STATS-12] [STATS-13]
 */
export function visitsReport(
  menu: ReportedMenu,
  counts: readonly VisitCount[],
  { now, days }: { readonly now: number; readonly days: number },
): VisitsReport {
  return reportOf(menu, counts, daysOf(lastDays(menu.timeZone, now, numberOr(days, REPORT_DAYS))));
}

interface RangeCounts {
  /** Those of the range, and the page visits of the range before. */
  readonly counts: readonly VisitCount[];
  readonly hours: readonly DayHours[];
}

/** Returns the report of any range, with what its visits are compared with; `now` in ms since 1970. [STATS-14] [STATS-15] [STATS-16] [STATS-17] */
export function rangeReport(
  menu: ReportedMenu,
  { counts, hours }: RangeCounts,
  { range, now }: { readonly range: VisitRange; readonly now: number },
): VisitsReport & { range: VisitsInRange } {
  const before = rangeBefore(range);
  const isKept = before.from >= oldestVisitDay(now);
  return {
    ...reportOf(menu, counts, daysOf(range)),
    range: {
      ...range,
      covered: coveredDays(range, now),
      ...weekHours(listOf(hours).filter(({ day }) => day >= range.from && day <= range.to)),
      before: isKept ? { ...before, days: visitDays(counts, daysOf(before)) } : null,
    },
  };
}

type ReportedMenu = Categories & Pick<Menu, 'items' | 'timeZone'>;

function reportOf(menu: ReportedMenu, counts: readonly VisitCount[], period: readonly string[]): VisitsReport {
  const products = visitedOf(listOf(menu.items), 'product', counts).slice(0, MAX_REPORTED);
  const missed = [...totalsOf('search-missed', counts)].map(([words, count]) => ({ words, count }));
  return {
    days: visitDays(counts, period),
    categories: categoryReport(menu, counts),
    products: products.map(({ record, count }) => ({ title: itemTitle(record), count })),
    missedSearches: mostVisitedFirst(missed).slice(0, MAX_REPORTED),
    orders: ordersReport(menu, counts, period),
  };
}

function visitDays(counts: readonly VisitCount[], period: readonly string[]): VisitsReport['days'] {
  const days = new Map(period.map((day) => [day, { day, visits: 0, qr: 0 }]));
  for (const { kind, key, day, count } of listOf(counts)) {
    const counted = kind === 'page' && days.get(day);
    if (!counted) continue;
    counted.visits += numberOr(count, 0);
    if (key === 'qr') counted.qr += numberOr(count, 0);
  }
  return [...days.values()];
}

/** Items that were sent most come first, of equal ones those that were started most. [STATS-13] */
function ordersReport(
  { items }: Pick<Menu, 'items'>,
  counts: readonly VisitCount[],
  period: readonly string[],
): VisitsReport['orders'] {
  const whole = listOf(counts).filter(({ key }) => key === WHOLE_ORDER);
  const onDay = (day: string, kind: VisitCount['kind']) =>
    sum(whole.filter((order) => order.day === day && order.kind === kind));
  const [started, sent] = [totalsOf('order-started', counts), totalsOf('order-sent', counts)];
  const products = listOf(items).map((item) => ({
    title: itemTitle(item),
    started: started.get(item.key) ?? 0,
    sent: sent.get(item.key) ?? 0,
  }));
  return {
    days: period.map((day) => ({ day, started: onDay(day, 'order-started'), sent: onDay(day, 'order-sent') })),
    products: products
      .filter((product) => product.started + product.sent > 0)
      .sort((a, b) => b.sent - a.sent || b.started - a.started)
      .slice(0, MAX_REPORTED),
  };
}

function visitedOf<T extends { readonly key: string }>(
  records: readonly T[],
  wanted: VisitCount['kind'],
  counts: readonly VisitCount[],
): { record: T; count: number }[] {
  const totals = totalsOf(wanted, counts);
  const all = records.map((record) => ({ record, count: totals.get(record.key) ?? 0 }));
  return mostVisitedFirst(all.filter(({ count }) => count > 0));
}

function totalsOf(wanted: VisitCount['kind'], counts: readonly VisitCount[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { kind, key, count } of listOf(counts)) {
    if (kind === wanted) totals.set(key, (totals.get(key) ?? 0) + numberOr(count, 0));
  }
  return totals;
}

function sum(counts: readonly VisitCount[]): number {
  return counts.reduce((total, { count }) => total + numberOr(count, 0), 0);
}
