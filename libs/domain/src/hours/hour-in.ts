/** Cached, since creating a formatter is slow; at most one per time zone. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', hour: '2-digit' });
  formats.set(timeZone, format);
  return format;
}

/** Returns the hour that the clocks of the time zone show, 0 to 23; `now` in ms since 1970. [VISIT-9] */
export function hourIn(timeZone: string, now: number): number {
  return Number(formatIn(timeZone).format(now));
}
