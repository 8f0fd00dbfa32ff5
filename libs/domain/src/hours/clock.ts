export const DAY_MINUTES = 24 * 60;

/** Returns the minutes from midnight until a time: 1230 for '20:30'. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** Returns the minutes from the midnight before a shift until its end, which may be on the next day. [HOURS-1] */
export function endMinutes({ from, to }: { readonly from: string; readonly to: string }): number {
  return minutesOf(to) + (to <= from ? DAY_MINUTES : 0);
}

/** Returns the time that is so many minutes after a midnight: '00:30' for 1470. */
export function clockAt(minutes: number): string {
  const inDay = minutes % DAY_MINUTES;
  return [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
