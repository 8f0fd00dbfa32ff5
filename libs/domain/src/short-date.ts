/** Gives a day as it is written in Argentina, '20 nov 2026'; `ms` since 1970, seen in `timeZone`. [DATE-1] */
export function shortDate(ms: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('es-AR', { timeZone, day: 'numeric', month: 'short', year: 'numeric' });
  const words = format.formatToParts(ms).filter(({ type }) => type !== 'literal');
  return words.map(({ value }) => value).join(' ');
}
