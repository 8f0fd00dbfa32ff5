import { HOUR_MS } from '../duration.ts';
import { plusDays } from '../hours/calendar-day.ts';
import { dayIn } from '../hours/day-in.ts';
import { momentOf } from '../hours/local-time.ts';
import { BACK_ON_SALE_HOUR } from '../prices/sold-out.ts';

/**
 * Returns the day to which an order of this moment belongs, as '2026-11-21': it ends at 05:00 of the time zone, as 'Agotado hoy' does. `now` in
 * ms since 1970. [ORDER-11]
 */
export function orderDay(timeZone: string, now: number): string {
  const today = dayIn(timeZone, now);
  const begins = momentOf(timeZone, Date.parse(today) + BACK_ON_SALE_HOUR * HOUR_MS);
  return now < begins ? plusDays(today, -1) : today;
}
