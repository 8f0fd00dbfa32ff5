import { MINUTE_MS } from '../duration.ts';
import { openAt, type Opening } from '../hours/hours.ts';
import { soldOutUntil } from '../prices/sold-out.ts';
import type { DinerOrder } from './diner-order.ts';

/** How long a business may be open without an open desk before its new orders are slow, in ms. [ORDER-24] */
export const SLOW_AFTER_MS = 10 * MINUTE_MS;

/** When a business is open, and when its desk was. */
export interface DeskPresence extends Opening {
  /** When a desk was last open, in ms since 1970; null if none ever was. */
  readonly seenAt: number | null;
}

/**
 * True if the answer to an order may take long: it is new, the business has been open without a break for ten minutes, and a desk was last open
 * before them; where none ever was, the order came before them. A pause, and for when it is wanted, change nothing. Moments in ms since 1970.
 * [ORDER-24]
 */
export function isSlowOrder(
  { state, createdAt }: Pick<DinerOrder, 'state' | 'createdAt'>,
  { seenAt, now, ...opening }: DeskPresence,
): boolean {
  const since = now - SLOW_AFTER_MS;
  if (state !== 'new' || !((seenAt ?? createdAt) < since)) return false;
  const { open, until } = openAt({ ...opening, now: since });
  return open && (until === null || until > now);
}

/**
 * Returns from when on the owner is notified of slow orders again, once notified at `now`: the end of the day, at the next 05:00 of the time zone.
 * Moments in ms since 1970. [ORDER-25]
 */
export function nextSlowNotice(timeZone: string, now: number): number {
  return soldOutUntil(timeZone, now);
}
