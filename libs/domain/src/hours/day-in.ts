/** Cached, since creating a formatter is slow; at most one per time zone. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return format;
}

/** Returns a day of the time zone as '2026-11-21'; `now` in ms since 1970. [STATS-2] */
export function dayIn(timeZone: string, now: number): string {
  const parts = formatIn(timeZone)
    .formatToParts(now)
    .map(({ type, value }) => [type, value] as const);
  const { year, month, day } = Object.fromEntries(parts);
  return `${year}-${month}-${day}`;
}
