import { DAY_MS, MINUTE_MS } from '../duration.ts';
import { ok, refused, type Result } from '../result.ts';
import type { PageNotice } from '../settings/page-notice.ts';
import { clockAt, DAY_MINUTES, endMinutes, minutesOf } from './clock.ts';
import type { Closure, Closures } from './closures.ts';
import { dayIn } from './day-in.ts';
import { closureDays, closureOn, shiftsOn } from './day-shifts.ts';
import { atWords } from './hours-words.ts';
import { shiftsFrom, type Opening } from './hours.ts';
import { MAX_SHIFTS } from './hours-limits.ts';
import { wallTime } from './local-time.ts';
import type { DayShift } from './shift.ts';
import { listOf } from '../list-of.ts';

/** The day that is not over yet. */
export interface ClosingToday {
  /** Such as '2026-12-25': yesterday's, while its last shift lasts. */
  readonly day: string;
  readonly shifts: readonly DayShift[];
  /** When the last shift ends, 'HH:MM'. */
  readonly closes: string;
}

/** Returns the day whose last shift is not over; null where the business does not open any more today, has no hours, or `now` is no number. [HOURS-10] */
export function closingToday(opening: Opening): ClosingToday | null {
  const { hours, closures, timeZone, now } = opening;
  if (listOf(hours).length === 0 || !Number.isFinite(now)) return null;
  const today = dayIn(timeZone, now);
  for (const { day, end } of shiftsFrom(opening)) {
    if (day > today) break;
    if (end <= now) continue;
    const shifts = shiftsOn(hours, closures, day);
    return { day, shifts, closes: clockAt(lastEnd(shifts)) };
  }
  return null;
}

const HALF_HOUR = 30;
const MAX_EARLIER = 5;

/** Returns the last five half hours of today's shifts that are before the day's end and still to come, earliest first: '22:00'. [HOURS-10] */
export function earlierClosings(opening: Opening): string[] {
  const today = closingToday(opening);
  if (!today) return [];
  const { day, shifts } = today;
  const passed = minutesInto(day, opening);
  const isWithin = (at: number) => shifts.some((shift) => minutesOf(shift.from) < at && at <= endMinutes(shift));
  const found: number[] = [];
  for (let at = (Math.ceil(lastEnd(shifts) / HALF_HOUR) - 1) * HALF_HOUR; at > passed; at -= HALF_HOUR)
    if (isWithin(at)) found.unshift(at);
  return found.slice(-MAX_EARLIER).map(clockAt);
}

/**
 * Returns the closures with which the business closes today at `at`, 'HH:MM', or at once where it is null; those of past days that were made
 * this way go. Refuses 'closed' where it does not open any more today, 'not-earlier' for a time that is past or not before the day's end,
 * and 'too-many'. [HOURS-10]
 */
export function closeEarly(
  opening: Opening,
  at: string | null,
): Result<Closures, 'closed' | 'not-earlier' | 'too-many'> {
  const today = closingToday(opening);
  if (!today) return refused('closed');
  const { day, shifts } = today;
  const passed = minutesInto(day, opening);
  const end = at === null ? passed : [minutesOf(at), minutesOf(at) + DAY_MINUTES].find((minutes) => minutes > passed);
  if (end === undefined || end >= lastEnd(shifts)) return refused('not-earlier');
  const hours = shifts
    .filter(({ from }) => minutesOf(from) < end)
    .map((shift) => (endMinutes(shift) > end ? { from: shift.from, to: clockAt(end) } : shift));
  const isReplaced = (closure: Closure) =>
    closureDays(closure) === 1 && (closure.date === day || (closure.date < day && closure.title === ''));
  const others = listOf(opening.closures).filter((closure) => !isReplaced(closure));
  if (others.length >= MAX_SHIFTS) return refused('too-many');
  const before = closureOn(opening.closures, day);
  const title = before && closureDays(before) === 1 ? before.title : '';
  const closure = { date: day, title, ...(hours.length > 0 && { hours }) };
  return ok([...others, closure].sort((a, b) => a.date.localeCompare(b.date)));
}

/** Returns the untitled closure that keeps the business from opening, or from closing later, today; null without one. [HOURS-10] */
export function earlyClosure(opening: Opening): Closure | null {
  const { closures, timeZone, now } = opening;
  for (const day of [now - DAY_MS, now].map((moment) => dayIn(timeZone, moment))) {
    const early = closureOn(closures, day);
    if (!early || early.title !== '' || closureDays(early) > 1) continue;
    const others = listOf(closures).filter((closure) => closure !== early);
    if (closingToday({ ...opening, closures: others })?.day === day) return early;
  }
  return null;
}

/** Returns the notice that tells diners when a day such as '2026-12-25' ends, until today: 'Hoy cerramos a las 23.00.' [HOURS-10] */
export function earlyNotice({ hours, closures, timeZone, now }: Opening, day: string): PageNotice {
  const shifts = shiftsOn(hours, closures, day);
  const text = shifts.length > 0 ? `Hoy cerramos ${atWords(clockAt(lastEnd(shifts)))}.` : 'Hoy ya cerramos.';
  return { text, from: day, to: dayIn(timeZone, now) };
}

function lastEnd(shifts: readonly DayShift[]): number {
  return Math.max(...shifts.map(endMinutes));
}

/** How many minutes the clocks are past the midnight before a day. */
function minutesInto(day: string, { timeZone, now }: Opening): number {
  return Math.floor((wallTime(timeZone, now) - Date.parse(day)) / MINUTE_MS);
}
