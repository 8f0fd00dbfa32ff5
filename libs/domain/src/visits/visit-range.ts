import * as z from 'zod/mini';
import { daysBetween, isDay, plusDays } from '../hours/calendar-day.ts';
import { dayIn } from '../hours/day-in.ts';
import { shortDay } from '../texts/short-date.ts';
import { anyText, object } from '../texts/text.ts';
import { VISIT_DAYS } from './visit.ts';
import { numberOr } from '../number-or.ts';

/** A day such as '2026-11-21'. */
const Day = anyText().check(z.refine(isDay, { error: 'Tiene que ser un día, como 2026-11-21' }));

/** The days of a report, both included: 1 to 400. [STATS-14] */
export const VisitRange = object({ from: Day, to: Day }).check(
  z.refine((range) => !isOfDays(range) || range.from <= range.to, {
    error: 'Tiene que ser el primer día o uno posterior',
    path: ['to'],
  }),
  z.refine((range) => !isOfDays(range) || daysBetween(range.from, range.to) < VISIT_DAYS, {
    error: `Pueden ser hasta ${VISIT_DAYS} días`,
    path: ['to'],
  }),
);
export type VisitRange = z.infer<typeof VisitRange>;

/** Returns the field of a chosen range that is wrong and what to do about it, in Spanish; null if the range can be reported. [STATS-14] */
export function rangeProblem(
  { from, to }: VisitRange,
  today: string,
): { readonly field: 'from' | 'to'; readonly text: string } | null {
  if (!isDay(from)) return { field: 'from', text: 'Elige el primer día' };
  if (!isDay(to)) return { field: 'to', text: 'Elige el último día' };
  if (from > to) return { field: 'to', text: 'Elige el primer día o uno posterior' };
  if (to > today) return { field: 'to', text: 'Elige hasta hoy' };
  if (daysBetween(from, to) >= VISIT_DAYS) return { field: 'from', text: `Elige hasta ${VISIT_DAYS} días` };
  return null;
}

/** Returns each day of the range, the first one first. [STATS-14] */
export function daysOf({ from, to }: VisitRange): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, nth) => plusDays(from, nth));
}

/** Returns the last `days` days of the time zone, today included; only today for what is no number. `now` in ms since 1970. [STATS-2] [STATS-14] */
export function lastDays(timeZone: string, now: number, days: number): VisitRange {
  const to = dayIn(timeZone, now);
  return { from: plusDays(to, 1 - numberOr(days, 1)), to };
}

/** Returns as many days as the range has, up to the day before it. [STATS-15] */
export function rangeBefore(range: VisitRange): VisitRange {
  const to = plusDays(range.from, -1);
  return { from: plusDays(to, -daysBetween(range.from, range.to)), to };
}

/** Returns a range in words: 'del 28 oct al 3 nov', 'el 3 nov'; with years if it does not end in the year of `today`, or began in another. [STATS-14] */
export function rangeWords({ from, to }: VisitRange, today: string): string {
  const isOfThisYear = [from, to].every((day) => day.slice(0, 4) === today.slice(0, 4));
  const written = (day: string) => (isOfThisYear ? shortDay(day) : `${shortDay(day)} ${day.slice(0, 4)}`);
  if (from === to) return `el ${written(to)}`;
  const first = from.slice(0, 7) === to.slice(0, 7) ? `${Number(from.slice(8))}` : written(from);
  return `del ${first} al ${written(to)}`;
}

const isOfDays = ({ from, to }: VisitRange) => isDay(from) && isDay(to);
