import { DAY_MS } from '../duration.ts';
import { dayIn } from '../hours/day-in.ts';
import { plusDays } from '../hours/calendar-day.ts';
import type { VisitRange } from './visit-range.ts';

/** Days for which categories, items and searches keep their counts by day, at least. [VISIT-10] */
export const DAYS_BY_DAY = 60;

/**
 * Returns the first month that is kept by day, as '2026-09'; the months before it are kept as one count. The same in every time zone;
 * `now` in ms since 1970. [VISIT-10]
 */
export function firstMonthByDay(now: number): string {
  return dayIn('UTC', now - (DAYS_BY_DAY + 1) * DAY_MS).slice(0, 7);
}

/** Returns the days that a report's counts of categories, items and searches cover: a month without days is covered whole. [STATS-17] */
export function coveredDays({ from, to }: VisitRange, now: number): VisitRange {
  const firstMonth = firstMonthByDay(now);
  const isByMonth = (day: string) => day.slice(0, 7) < firstMonth;
  return {
    from: isByMonth(from) ? `${from.slice(0, 7)}-01` : from,
    to: isByMonth(to) ? lastDayOfMonth(to) : to,
  };
}

function lastDayOfMonth(day: string): string {
  return plusDays(`${plusDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`, -1);
}
