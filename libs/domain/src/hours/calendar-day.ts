import { DAY_MS } from '../duration.ts';

/** True for a day of the calendar such as '2026-12-25'. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && plusDays(text, 0) === text;
}

/** Returns the day that is so many days later, or earlier; '' for what is no day. */
export function plusDays(day: string, days: number): string {
  const moment = Date.parse(day) + days * DAY_MS;
  return Number.isNaN(moment) ? '' : new Date(moment).toISOString().slice(0, 10);
}

/** Returns how many days `to` is after `from`; NaN where one is no day. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** Returns the weekday of a day; 0 is Monday. */
export function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}
