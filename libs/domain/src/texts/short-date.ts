/** Returns the day of `ms` since 1970 in `timeZone`, as written in Argentina: '20 nov 2026'. [DATE-1] */
export function shortDate(ms: number, timeZone: string): string {
  return written(ms, { timeZone, day: 'numeric', month: 'short', year: 'numeric' });
}

/** Returns a day such as '2026-11-20' without its year: '20 nov'. [DATE-2] */
export function shortDay(day: string): string {
  return written(Date.parse(day), { timeZone: 'UTC', day: 'numeric', month: 'short' });
}

function written(ms: number, options: Intl.DateTimeFormatOptions): string {
  const words = new Intl.DateTimeFormat('es-AR', options).formatToParts(ms).filter(({ type }) => type !== 'literal');
  return words.map(({ value }) => value).join(' ');
}
