import { daysBetween, weekdayOf } from './calendar-day.ts';
import { MAX_CLOSURE_DAYS } from './hours-limits.ts';
import type { DayShift, Hours } from './shift.ts';
import { listOf } from '../list-of.ts';

/** A day, or those until `to`, both such as '2026-12-25'. */
interface Span {
  readonly date: string;
  readonly to?: string | undefined;
}

/** Days that are closed, or open at these hours. */
interface SpecialDays extends Span {
  readonly hours?: readonly DayShift[] | undefined;
}

/** Returns how many days a closure lasts, both ends included. [HOURS-2] */
export function closureDays({ date, to = date }: Span): number {
  return daysBetween(date, to) + 1;
}

/** Returns what is wrong with the days of a closure, in Spanish; undefined if nothing is. [HOURS-2] */
export function closureProblem(closure: Span): string | undefined {
  if (closure.to !== undefined && closure.to < closure.date) return 'Tiene que terminar después de empezar';
  return closureDays(closure) > MAX_CLOSURE_DAYS ? `Puede durar hasta ${MAX_CLOSURE_DAYS} días` : undefined;
}

/** Returns the closure that counts on a day such as '2026-12-25': of several the one of fewest days, of these the last. [HOURS-9] */
export function closureOn<Days extends Span>(closures: readonly Days[], day: string): Days | undefined {
  const on = listOf(closures).filter(({ date, to = date }) => date <= day && day <= to);
  return on.reduce<Days | undefined>(
    (found, closure) => (found && closureDays(found) < closureDays(closure) ? found : closure),
    undefined,
  );
}

/** Returns the shifts that begin on a day such as '2026-12-25', by their beginning: of its closure, or else of the week. [HOURS-9] */
export function shiftsOn(hours: Hours, closures: readonly SpecialDays[], day: string): DayShift[] {
  const closure = closureOn(closures, day);
  // What is no day counts as a Sunday.
  const weekday = weekdayOf(day) + 1 || 7;
  const shifts = closure ? listOf(closure.hours) : listOf(hours).filter(({ days }) => listOf(days).includes(weekday));
  return shifts.map(({ from, to }) => ({ from, to })).sort((a, b) => a.from.localeCompare(b.from));
}
