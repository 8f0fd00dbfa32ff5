import { dayIn } from '../hours/day-in.ts';
import type { Item } from '../menu/item.ts';
import { DAY_MS, HOUR_MS } from '../duration.ts';
import { momentOf } from '../hours/local-time.ts';

/** Hour at which sold-out items are back on sale, in the business's time zone. [SOLD-1] */
const BACK_ON_SALE_HOUR = 5;

/**
 * Returns until when something is sold out 'today': the next 05:00 of the time zone, in ms since 1970. [SOLD-1]
 * If a clock change skips 05:00, it is the moment after the change.
 */
export function soldOutUntil(timeZone: string, now: number): number {
  const today = Date.parse(dayIn(timeZone, now)) + BACK_ON_SALE_HOUR * HOUR_MS;
  const next = [today, today + DAY_MS].map((wall) => momentOf(timeZone, wall)).find((moment) => moment > now);
  return next ?? momentOf(timeZone, today + 2 * DAY_MS);
}

/** True if diners see 'Agotado'; both in ms since 1970, `until` is null if the item is not sold out. [SOLD-2] */
export function isSoldOut(until: number | null, now: number): boolean {
  return until !== null && now < until;
}

/** Returns the end of 'sold out today' in words: 'hasta mañana a las 05:00'; after midnight it is 'hoy'. `until` and `now` in ms since 1970. [SOLD-4] */
export function soldOutEnd(timeZone: string, until: number, now: number): string {
  const day = dayIn(timeZone, until) === dayIn(timeZone, now) ? 'hoy' : 'mañana';
  return `hasta ${day} a las 05:00`;
}

/** Returns when the first sold-out item is back on sale, in ms since 1970; null if none is sold out. [SOLD-3] */
export function firstBackOnSale(items: readonly Pick<Item, 'soldOutUntil'>[], now: number): number | null {
  const moments = items.flatMap(({ soldOutUntil: until }) => (until !== null && isSoldOut(until, now) ? [until] : []));
  return moments.length > 0 ? Math.min(...moments) : null;
}
