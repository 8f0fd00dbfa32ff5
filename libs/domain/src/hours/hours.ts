import { DAY_MS, MINUTE_MS } from '../duration.ts';
import { daysBetween, plusDays } from './calendar-day.ts';
import { endMinutes, minutesOf } from './clock.ts';
import type { Closures } from './closures.ts';
import { dayIn } from './day-in.ts';
import { shiftsOn } from './day-shifts.ts';
import { momentOf } from './local-time.ts';
import type { DayShift, Hours } from './shift.ts';
import { listOf } from '../list-of.ts';
import { numberOr } from '../number-or.ts';

/** `until` is when the state changes, in ms since 1970; null if it never does. */
export interface OpenState {
  readonly open: boolean;
  readonly until: number | null;
}

/** What decides whether a business is open. */
export interface Opening {
  readonly hours: Hours;
  readonly closures: Closures;
  readonly timeZone: string;
  /** In ms since 1970. */
  readonly now: number;
}

/** Returns whether the business is open and until when; shifts that touch are one. Without hours it is always open. [HOURS-3] */
export function openAt({ hours, closures, timeZone, now }: Opening): OpenState {
  if (listOf(hours).length === 0) return { open: true, until: null };
  let end: number | null = null;
  for (const shift of shiftsFrom({ hours, closures, timeZone, now })) {
    if (shift.end <= now) continue;
    if (end === null && shift.start > now) return { open: false, until: shift.start };
    if (end !== null && shift.start > end) break;
    end = Math.max(end ?? 0, shift.end);
    if (end - now > LONGEST_RUN) return { open: true, until: null };
  }
  return { open: end !== null, until: end };
}

/** A run of shifts that is longer than the week that they repeat in never ends. */
const LONGEST_RUN = 8 * DAY_MS;

/** A shift of a day such as '2026-12-25', with its moments in ms since 1970. */
export interface ShiftOfDay {
  readonly day: string;
  readonly shift: DayShift;
  readonly start: number;
  readonly end: number;
}

/** Yields shifts from yesterday, whose last may not be over, until a week after the last closure. [HOURS-3] [HOURS-9] */
export function* shiftsFrom({ hours, closures, timeZone, now }: Opening): Generator<ShiftOfDay> {
  const today = dayIn(timeZone, now);
  const ends = listOf(closures).map(({ date, to = date }) => numberOr(daysBetween(today, to), 0));
  const last = Math.max(0, ...ends) + 8;
  for (let nth = -1; nth <= last; nth += 1) {
    const day = plusDays(today, nth);
    const midnight = Date.parse(day);
    for (const shift of shiftsOn(hours, closures, day)) {
      const start = momentOf(timeZone, midnight + minutesOf(shift.from) * MINUTE_MS);
      const end = momentOf(timeZone, midnight + endMinutes(shift) * MINUTE_MS);
      if (start < end) yield { day, shift, start, end };
    }
  }
}

interface Availability extends Pick<Opening, 'timeZone' | 'now'> {
  readonly availability: Hours;
  /** That of the main category around it. */
  readonly within?: Hours;
}

/** Returns whether a category is available and until when; a subcategory also needs that its category is. [HOURS-4] */
export function availableAt({ availability, within = [], timeZone, now }: Availability): OpenState {
  const at = (moment: number) =>
    [availability, within].map((hours) => openAt({ hours, closures: [], timeZone, now: moment }));
  const states = at(now);
  if (states.every(({ open }) => open)) {
    const ends = states.flatMap(({ until }) => until ?? []);
    return { open: true, until: ends.length > 0 ? Math.min(...ends) : null };
  }
  for (let closed = states.filter(({ open }) => !open), moment = now; moment - now <= LONGEST_RUN;) {
    if (closed.some(({ until }) => until === null)) break;
    moment = Math.max(...closed.map(({ until }) => until ?? 0));
    closed = at(moment).filter(({ open }) => !open);
    if (closed.length === 0) return { open: false, until: moment };
  }
  return { open: false, until: null };
}
