import { DAY_MS, MINUTE_MS } from '../duration.ts';
import { plusDays } from '../hours/calendar-day.ts';
import { dayIn } from '../hours/day-in.ts';
import { openAt, shiftsFrom, type OpenState } from '../hours/hours.ts';
import { momentOf } from '../hours/local-time.ts';
import type { PublicMenu } from '../menu/public-menu.ts';
import { listOf } from '../list-of.ts';
import { numberOr } from '../number-or.ts';

/** Moments for which an order can be wanted lie so far apart, in ms. [ORDER-13] */
export const ORDER_TIME_STEP = 15 * MINUTE_MS;

/** No opening that begins tomorrow ends later than so many ms from now. */
const LONGEST_AHEAD = 4 * DAY_MS;

/** What decides when a business takes orders. */
export type OrderHours = Pick<PublicMenu, 'hours' | 'closures' | 'timeZone'> & {
  readonly ordering: Pick<PublicMenu['ordering'], 'pausedUntil' | 'prepMinutes'>;
};

/** Why an order cannot be wanted for a moment, whatever the hours are. */
export type OrderTimeProblem = 'past' | 'off-the-quarter' | 'too-soon' | 'after-tomorrow';

/**
 * Returns whether the business takes an order for a moment: it is open and not paused then; and until when that is so. Moments in ms since 1970.
 * [ORDER-12]
 */
export function takesOrdersAt({ ordering: { pausedUntil }, ...opening }: OrderHours, moment: number): OpenState {
  if (pausedUntil === null || moment >= pausedUntil) return openAt({ ...opening, now: moment });
  const after = openAt({ ...opening, now: pausedUntil });
  return { open: false, until: after.open ? pausedUntil : after.until };
}

/** Returns why an order cannot be wanted for `at`; null if the hours decide. Moments in ms since 1970. [ORDER-13] */
export function orderTimeProblem(place: OrderHours, at: number, now: number): OrderTimeProblem | null {
  if (at < now) return 'past';
  if (at % ORDER_TIME_STEP !== 0) return 'off-the-quarter';
  if (at < earliest(place, now)) return 'too-soon';
  return isAfterTomorrow(place, at, now) ? 'after-tomorrow' : null;
}

/**
 * Returns the moments for which an order can be wanted: quarters of an hour from now and the time that it takes, within the openings of today
 * and tomorrow and after a pause; without hours any. In ms since 1970. [ORDER-13]
 */
export function orderTimes(place: OrderHours, now: number): number[] {
  const from = Math.ceil(numberOr(earliest(place, now), 0) / ORDER_TIME_STEP) * ORDER_TIME_STEP;
  const spans = spansUntilTomorrow(place, now);
  const times: number[] = [];
  for (const { start, end } of spans)
    for (let at = Math.max(from, Math.ceil(start / ORDER_TIME_STEP) * ORDER_TIME_STEP); at < end; at += ORDER_TIME_STEP)
      if (at >= (place.ordering.pausedUntil ?? 0) && !times.includes(at)) times.push(at);
  return times.sort((one, other) => one - other);
}

const earliest = ({ ordering }: OrderHours, now: number) => now + numberOr(ordering.prepMinutes, 0) * MINUTE_MS;

function isAfterTomorrow(place: OrderHours, at: number, now: number): boolean {
  // Of later moments dates may know no day.
  if (at - now > LONGEST_AHEAD) return true;
  if (dayIn(place.timeZone, at) <= plusDays(dayIn(place.timeZone, now), 1)) return false;
  return !spansUntilTomorrow(place, now).some(({ start, end }) => start <= at && at < end);
}

/** The openings that begin up to tomorrow; without hours both days. */
function spansUntilTomorrow({ hours, closures, timeZone }: OrderHours, now: number) {
  const today = dayIn(timeZone, now);
  const tomorrow = plusDays(today, 1);
  if (listOf(hours).length === 0) return [{ start: now, end: momentOf(timeZone, Date.parse(today) + 2 * DAY_MS) }];
  const shifts = [];
  for (const shift of shiftsFrom({ hours, closures, timeZone, now })) {
    if (shift.day > tomorrow) break;
    shifts.push(shift);
  }
  return shifts;
}
