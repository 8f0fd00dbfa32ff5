import { daysBetween } from '../hours/calendar-day.ts';
import { dayIn } from '../hours/day-in.ts';
import { shortDate } from './short-date.ts';

const DAYS_BY_NAME = 7;

/** Returns the day of a moment as the title of a list: 'Hoy', 'Ayer', 'Domingo 22', from a week ago on '15 nov 2026'. Moments in ms since 1970. [DATE-5] */
export function dayTitle(at: number, timeZone: string, now: number): string {
  const day = dayIn(timeZone, at);
  const ago = daysBetween(day, dayIn(timeZone, now));
  if (ago <= 0) return 'Hoy';
  if (ago === 1) return 'Ayer';
  if (ago >= DAYS_BY_NAME) return shortDate(at, timeZone);
  const name = new Intl.DateTimeFormat('es-AR', { timeZone, weekday: 'long' }).format(at);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${Number(day.slice(-2))}`;
}
