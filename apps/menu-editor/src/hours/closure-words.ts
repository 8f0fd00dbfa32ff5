import { clockWords, closureDays, closureProblem, shortDay, type Closure } from '@carta/domain';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es-AR', { timeZone: 'UTC', ...options });
const WEEKDAY = format({ weekday: 'long' });
const SHORT_WEEKDAY = format({ weekday: 'short' });
const MONTH = format({ month: 'short' });

const capital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);
const dayOf = (date: string) => String(Number(date.slice(8)));
const weekdayOf = (date: string) => `${SHORT_WEEKDAY.format(Date.parse(date))} ${dayOf(date)}`;

/** Returns the days of a closure for its tile: ['4–18', 'ene'], ['31–2', 'dic–ene']. */
export function closureTile({ date, to = date }: Closure): readonly [days: string, months: string] {
  const months = [date, to].map((day) => MONTH.format(Date.parse(day)));
  const days = [date, to].map(dayOf);
  return [[...new Set(date === to ? [days[0]] : days)].join('–'), [...new Set(months)].join('–')];
}

/** Returns what keeps a closure from being saved, and a tag that names it shortly; null if nothing does. */
export function closureFault(closure: Closure): { readonly tag: string; readonly problem: string } | null {
  if (closure.date === '') return { tag: 'Falta la fecha', problem: '' };
  const problem = closureProblem(closure);
  if (problem !== undefined) return { tag: 'Revisa las fechas', problem };
  const isWhole = (closure.hours ?? []).every(({ from, to }) => from !== '' && to !== '');
  return isWhole ? null : { tag: 'Falta la hora', problem: 'Completa la hora' };
}

/** Returns what is said of a closure below its name: '12.00 a 17.00', 'Viernes', 'Lun 4 a lun 18, 15 días'. */
export function closureDetail(closure: Closure): string {
  const { date, to = date, hours } = closure;
  const times = hours?.map((shift) => `${clockWords(shift.from)} a ${clockWords(shift.to)}`).join(' · ');
  if (date === to) return times ?? capital(WEEKDAY.format(Date.parse(date)));
  const days = `${capital(weekdayOf(date))} a ${weekdayOf(to)}, ${closureDays(closure)} días`;
  return times ? `${days} · ${times}` : days;
}

/** Returns a closure in one line: '24 dic a 26 dic, Navidad, cerrado'. */
export function closureLine({ date, to = date, title, hours }: Closure): string {
  const days = date === to ? shortDay(date) : `${shortDay(date)} a ${shortDay(to)}`;
  const times = hours?.map((shift) => `de ${clockWords(shift.from)} a ${clockWords(shift.to)}`).join(' y ');
  return [days, title, times ?? 'cerrado'].filter((part) => part !== '').join(', ');
}
