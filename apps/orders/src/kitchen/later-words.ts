import { dayIn, orderTimeWords } from '@carta/domain';
import { clockOf } from '../order-words.ts';

/** Returns when an order for later has to be ready: 'a las 22.15', 'mañana 13.00'. */
export function laterWords(timeZone: string, at: number, now: number): string {
  const isToday = dayIn(timeZone, at) === dayIn(timeZone, now);
  return isToday ? `a ${clockOf(timeZone, at)}` : orderTimeWords(timeZone, at, now);
}
