import { dayIn } from '../hours/day-in.ts';
import type { Item } from '../menu/item.ts';
import { DAY_MS, HOUR_MS } from '../duration.ts';
import { momentOf } from '../hours/local-time.ts';
import type { SoldOut } from './sold-out-schema.ts';
import { listOf } from '../list-of.ts';

/** Hour at which sold-out items are back on sale, in the business's time zone. [SOLD-1] */
export const BACK_ON_SALE_HOUR = 5;

/**
 * Returns until when something is sold out 'today': the next 05:00 of the time zone, in ms since 1970. [SOLD-1]
 * If a clock change skips 05:00, it is the moment after the change.
 */
export function soldOutUntil(timeZone: string, now: number): number {
  const today = Date.parse(dayIn(timeZone, now)) + BACK_ON_SALE_HOUR * HOUR_MS;
  const next = [today, today + DAY_MS].map((wall) => momentOf(timeZone, wall)).find((moment) => moment > now);
  return next ?? momentOf(timeZone, today + 2 * DAY_MS);
}

/** The `soldOutUntil` of what is sold out until the owner puts it back on sale: the last moment that a date can have, in ms since 1970. [SOLD-5] */
export const UNTIL_BACK = 8_640_000_000_000_000;

/** Returns until when what is written as sold out is, in ms since 1970; null if it is on sale. [SOLD-1] [SOLD-5] */
export function soldOutMoment(soldOut: SoldOut, timeZone: string, now: number): number | null {
  if (soldOut === 'until-back') return UNTIL_BACK;
  return soldOut ? soldOutUntil(timeZone, now) : null;
}

/** Returns how something that is sold out until a moment, or on sale where there is none, is written. [SOLD-5] */
export function soldOutOf(until: number | null): SoldOut {
  return until === UNTIL_BACK ? 'until-back' : Number.isFinite(until);
}

/** True if diners see 'Agotado'; both in ms since 1970, `until` is null if the item is not sold out. [SOLD-2] */
export function isSoldOut(until: number | null, now: number): boolean {
  return until !== null && now < until;
}

/**
 * Returns until when something is sold out in words: 'hasta mañana a las 05:00', after midnight 'hoy', or 'hasta que lo reactives'. `until` and
 * `now` in ms since 1970. [SOLD-4]
 */
export function soldOutEnd(timeZone: string, until: number, now: number): string {
  if (until === UNTIL_BACK) return 'hasta que lo reactives';
  const day = dayIn(timeZone, until) === dayIn(timeZone, now) ? 'hoy' : 'mañana';
  return `hasta ${day} a las 05:00`;
}

/** Returns when the first sold-out item is back on sale by the clock, in ms since 1970; null if none is. [SOLD-3] */
export function firstBackOnSale(items: readonly Pick<Item, 'soldOutUntil'>[], now: number): number | null {
  const moments = listOf(items).flatMap(({ soldOutUntil: until }) =>
    until !== null && until !== UNTIL_BACK && isSoldOut(until, now) ? [until] : [],
  );
  return moments.length > 0 ? Math.min(...moments) : null;
}
