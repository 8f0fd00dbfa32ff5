import { DAY_MS } from '@carta/domain';

/** Returns the day so many days after another, both as '2026-11-21'. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns a day as the title of a list: 'Hoy', 'Ayer', 'Domingo 22 de noviembre', with its year where that is another. */
export function pastDayTitle(day: string, today: string): string {
  if (day === today) return 'Hoy';
  if (day === dayAfter(today, -1)) return 'Ayer';
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const words = new Intl.DateTimeFormat('es-AR', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(Date.parse(day));
  const title = words.replace(',', '');
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
}
