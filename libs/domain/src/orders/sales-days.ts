import { plusDays } from '../hours/calendar-day.ts';
import { numberOr } from '../number-or.ts';
import { rangeBefore, type VisitRange } from '../visits/visit-range.ts';
import { orderDay } from './order-day.ts';

/** How many days orders are kept; what their diners wrote is erased before. */
export const ORDER_DAYS_KEPT = 400;

/** Returns the last `days` days of orders, today included, which ends at 05:00 of the time zone; `now` in ms since 1970. [SALES-5] */
export function lastOrderDays(timeZone: string, now: number, days: number): VisitRange {
  const to = orderDay(timeZone, now);
  return { from: plusDays(to, 1 - numberOr(days, 1)), to };
}

/** Returns as many days before the range, with which its sales are compared; null where orders of these days are deleted. [SALES-5] */
export function salesBefore(range: VisitRange, today: string): VisitRange | null {
  const before = rangeBefore(range);
  return before.from >= plusDays(today, 1 - ORDER_DAYS_KEPT) ? before : null;
}
