import { MINUTE_MS } from '../duration.ts';
import { daysBetween, plusDays, weekdayOf } from '../hours/calendar-day.ts';
import { dayIn } from '../hours/day-in.ts';
import { clockWords } from '../hours/hours-words.ts';
import { momentOf } from '../hours/local-time.ts';
import { ok, refused, type Result } from '../result.ts';

/** A day such as '2026-11-30' and a time such as '06:00', as a form has them; '' where nothing is chosen. */
export interface ChosenMoment {
  readonly day: string;
  readonly clock: string;
}

const FIRST_CLOCK = '06:00';

/** Returns the moment that a new plan starts with: the next Monday at 06:00 in the time zone; `now` in ms since 1970. [PLAN-3] */
export function firstMoment(timeZone: string, now: number): ChosenMoment {
  const today = dayIn(timeZone, now);
  return { day: plusDays(today, 7 - weekdayOf(today)), clock: FIRST_CLOCK };
}

/** Returns the day and the time of a moment in ms since 1970, in the time zone. [PLAN-3] */
export function chosenMoment(at: number, timeZone: string): ChosenMoment {
  return { day: dayIn(timeZone, at), clock: clockIn(timeZone, at) };
}

/**
 * Returns the moment in ms since 1970 at which the clocks of the time zone show what is chosen. Refuses 'incomplete' where the day or the
 * time is missing, and 'past' where it is not after `now`. [PLAN-3]
 */
export function plannedMoment(
  { day, clock }: ChosenMoment,
  timeZone: string,
  now: number,
): Result<number, 'incomplete' | 'past'> {
  const [hour = NaN, minute = NaN] = clock.split(':').map(Number);
  const wall = Date.parse(day) + (hour * 60 + minute) * MINUTE_MS;
  if (Number.isNaN(wall)) return refused('incomplete');
  const at = momentOf(timeZone, wall);
  return at > now ? ok(at) : refused('past');
}

/** Returns when a plan is carried out: 'Hoy, 6.00', 'Mañana, 6.00', 'Lunes, 6.00 · en 8 días'; moments in ms since 1970. [PLAN-4] */
export function plannedWords(at: number, timeZone: string, now: number): string {
  const clock = clockWords(clockIn(timeZone, at));
  const days = daysBetween(dayIn(timeZone, now), dayIn(timeZone, at));
  if (days <= 0) return `Hoy, ${clock}`;
  if (days === 1) return `Mañana, ${clock}`;
  const weekday = new Intl.DateTimeFormat('es-AR', { timeZone, weekday: 'long' }).format(at);
  return `${weekday.slice(0, 1).toUpperCase()}${weekday.slice(1)}, ${clock} · en ${days.toLocaleString('es-AR')} días`;
}

function clockIn(timeZone: string, at: number): string {
  const format = new Intl.DateTimeFormat('es-AR', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return format.format(at);
}
