import { weekdayOf } from '../hours/calendar-day.ts';
import type { VisitsReport } from './analytics.ts';
import { listOf } from '../list-of.ts';
import { numberOr } from '../number-or.ts';

type Day = VisitsReport['days'][number];

/** Days that `weekComparison` takes: this week's and last week's. [STATS-11] */
export const COMPARED_DAYS = 14;

const SHORT = ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'];
const LONG = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** The visits of today, and of the last seven days beside the seven before. */
export interface WeekComparison {
  readonly today: number;
  /** Today against the same weekday of last week; '' if that day and today had no visits. */
  readonly trend: string;
  /** True if there are more visits than on that day. */
  readonly isGrowing: boolean;
  /** Oldest first; today's label is 'hoy'. */
  readonly bars: readonly { readonly label: string; readonly visits: number; readonly before: number }[];
}

/** Compares the last seven of 14 days with the seven before, each day with its weekday. [STATS-11] */
export function weekComparison(days: readonly Day[]): WeekComparison {
  const last = listOf(days).slice(-COMPARED_DAYS);
  const before = last.slice(0, -7);
  const week = last.slice(-7);
  const bars = week.map(({ day, visits }, index) => ({
    label: index === week.length - 1 ? 'hoy' : (SHORT[weekdayOf(day)] ?? ''),
    visits: numberOr(visits, 0),
    before: numberOr(before[index]?.visits, 0),
  }));
  const now = week.at(-1);
  const today = numberOr(now?.visits, 0);
  const then = bars.at(-1)?.before ?? 0;
  const weekday = now ? (LONG[weekdayOf(now.day)] ?? '') : '';
  return { today, trend: trendText(today, then, weekday), isGrowing: today > then, bars };
}

/** Today is not over: fewer visits than on a whole day are no decline, so that day's number is given instead of a percentage. */
function trendText(today: number, then: number, weekday: string): string {
  if (today === 0 && then === 0) return '';
  if (then === 0) return `El ${weekday} pasado no hubo visitas`;
  if (today === then) return `Igual que el ${weekday} pasado`;
  if (today < then) return `${then} el ${weekday} pasado`;
  return `${Math.round(((today - then) / then) * 100)} % más que el ${weekday} pasado`;
}
