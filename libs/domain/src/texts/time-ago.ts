import { DAY_MS, HOUR_MS, MINUTE_MS } from '../duration.ts';

/** Returns how long ago a moment was, as 'hace 12 min'; both in ms since 1970. A moment after `now`, and what is none, is 'recién'. [DATE-3] */
export function timeAgo(moment: number, now: number): string {
  const passed = now - moment;
  if (!(passed >= MINUTE_MS)) return 'recién';
  if (passed < HOUR_MS) return `hace ${Math.floor(passed / MINUTE_MS)} min`;
  if (passed < DAY_MS) return `hace ${Math.floor(passed / HOUR_MS)} h`;
  const days = Math.floor(passed / DAY_MS);
  return days === 1 ? 'hace 1 día' : `hace ${days} días`;
}
