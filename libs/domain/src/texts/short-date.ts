/** Returns the day of `ms` since 1970 in `timeZone`, as written in Argentina: '20 nov 2026'. [DATE-1] */
export function shortDate(ms: number, timeZone: string): string {
  return written(ms, { timeZone, day: 'numeric', month: 'short', year: 'numeric' });
}

/** Returns a day such as '2026-11-20' without its year: '20 nov'. [DATE-2] */
export function shortDay(day: string): string {
  return written(Date.parse(day), { timeZone: 'UTC', day: 'numeric', month: 'short' });
}

/** Returns the minute of `ms` since 1970 in `timeZone`: '20 nov 2026, 14:30'. [DATE-4] */
export function shortDateTime(ms: number, timeZone: string): string {
  const time = new Intl.DateTimeFormat('es-AR', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${shortDate(ms, timeZone)}, ${time.format(ms)}`;
}

/** Returns day and minute as in a sentence, without the year: '24 nov, 21.04'. [DATE-6] */
export function dayAndMinute(ms: number, timeZone: string): string {
  const day = written(ms, { timeZone, day: 'numeric', month: 'short' });
  const time = new Intl.DateTimeFormat('es-AR', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${day}, ${time.format(ms).replace(':', '.')}`;
}

function written(ms: number, options: Intl.DateTimeFormatOptions): string {
  const words = new Intl.DateTimeFormat('es-AR', options).formatToParts(ms).filter(({ type }) => type !== 'literal');
  return words.map(({ value }) => value).join(' ');
}
