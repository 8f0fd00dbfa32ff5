/** Returns the weekday of a day such as '2026-11-21'; 0 is Monday. */
export function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}
