import { daysBetween } from './calendar-day.ts';
import { dayIn } from './day-in.ts';
import type { OpenState } from './hours.ts';
import type { DayShift, Hours, Shift } from './shift.ts';
import { listOf } from '../list-of.ts';
import type { Week } from './week.ts';

/** How a language writes hours. */
export interface HoursLanguage {
  /** Names of the days, from Monday. */
  readonly days: readonly string[];
  readonly everyDay: string;
  /** Three or more days in a row. */
  readonly range: (first: string, last: string) => string;
  /** A shift; `from` and `to` as '00:30'. */
  readonly times: (from: string, to: string) => string;
  readonly list: Intl.ListFormat;
}

const LIST = new Intl.ListFormat('es-AR');
const SPANISH: HoursLanguage = {
  days: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
  everyDay: 'todos los días',
  range: (first, last) => `${first} a ${last}`,
  times: (from, to) =>
    from === '00:00' && to === from ? 'las 24 horas' : `de ${clockWords(from)} a ${clockWords(to)}`,
  list: LIST,
};
const LONG_DAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** Returns shifts in short words: 'lun a vie de 12.00 a 15.30 y de 20.00 a 0.30, sáb de 12.00 a 16.00'; in Spanish by default. [HOURS-5] */
export function hoursWords(hours: Hours, language = SPANISH): string {
  return linesOf(hours, language).join(', ');
}

/** Returns the days of a week that have shifts: 'mar a dom', 'todos los días'; '' for none. [HOURS-5] */
export function openDaysWords(week: Week): string {
  const days = listOf(week).flatMap((shifts, index) => (listOf(shifts).length > 0 ? [index + 1] : []));
  return days.length === 0 ? '' : daysWords(days, SPANISH);
}

/** Returns shifts as the text 'Horarios', a line for each group of days: 'Lunes a viernes de 12.00 a 15.30'. [HOURS-5] */
export function hoursText(hours: Hours): string {
  return linesOf(hours, { ...SPANISH, days: LONG_DAYS })
    .map((line) => line.slice(0, 1).toUpperCase() + line.slice(1))
    .join('\n');
}

/** Returns the shifts of a day in words: 'de 12.00 a 15.30 y de 20.00 a 0.30'; in Spanish by default. [HOURS-5] */
export function timesWords(shifts: readonly DayShift[], { times, list } = SPANISH): string {
  const byBeginning = [...listOf(shifts)].sort((a, b) => a.from.localeCompare(b.from));
  return list.format(byBeginning.map(({ from, to }) => times(from, to)));
}

/** Returns a time as it is written in Argentina: '0.30' for '00:30'. [HOURS-5] */
export function clockWords(clock: string): string {
  return clock.replace(/^0(?=\d)/, '').replace(':', '.');
}

/** What is to be said of opening hours; a time is written '00:30'. [HOURS-6] */
export type OpeningFact =
  | { readonly kind: 'always' | 'open' | 'closed' }
  | { readonly kind: 'open-until' | 'opens-today' | 'opens-tomorrow'; readonly clock: string }
  /** Within a week, or later; `moment` is in ms since 1970. */
  | { readonly kind: 'opens-weekday' | 'opens-date'; readonly clock: string; readonly moment: number };

/** Returns what is to be said of until when a business is open, or when it opens, in any language. `now` in ms since 1970. [HOURS-6] */
export function openingFact({ open, until }: OpenState, timeZone: string, now: number): OpeningFact {
  if (until === null) return { kind: open ? 'always' : 'closed' };
  const time = new Intl.DateTimeFormat('es-AR', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const clock = time.format(until);
  const days = daysBetween(dayIn(timeZone, now), dayIn(timeZone, until));
  if (open) return days > 1 ? { kind: 'open' } : { kind: 'open-until', clock };
  if (days < 2) return { kind: days === 0 ? 'opens-today' : 'opens-tomorrow', clock };
  return { kind: days < 7 ? 'opens-weekday' : 'opens-date', clock, moment: until };
}

/**
 * Returns until when a business is open, or when it opens: 'Abierto hasta las 0.30', 'Abre mañana a las 12.00', 'Abre el lunes a las 12.00';
 * '' where it is always open. `now` in ms since 1970. [HOURS-6]
 */
export function openWords(state: OpenState, timeZone: string, now: number): string {
  const fact = openingFact(state, timeZone, now);
  const dated = (moment: number, format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('es-AR', { timeZone, ...format }).format(moment);
  switch (fact.kind) {
    case 'always':
      return '';
    case 'open':
      return 'Abierto';
    case 'closed':
      return 'Cerrado';
    case 'open-until':
      return `Abierto hasta ${theTime(fact.clock)}`;
    case 'opens-today':
      return `Abre hoy ${atWords(fact.clock)}`;
    case 'opens-tomorrow':
      return `Abre mañana ${atWords(fact.clock)}`;
    case 'opens-weekday':
      return `Abre el ${dated(fact.moment, { weekday: 'long' })} ${atWords(fact.clock)}`;
    case 'opens-date':
      return `Abre el ${dated(fact.moment, { day: 'numeric', month: 'long' })} ${atWords(fact.clock)}`;
  }
}

/** Returns a time as it follows 'hasta' and 'desde': 'la 1.30', 'las 20.00'. [HOURS-6] */
export function theTime(clock: string): string {
  const words = clockWords(clock);
  return `${words.startsWith('1.') ? 'la' : 'las'} ${words}`;
}

/** Returns a time with its article: 'a la 1.30', 'a las 20.00'. [HOURS-6] */
export function atWords(clock: string): string {
  return `a ${theTime(clock)}`;
}

function linesOf(hours: Hours, language: HoursLanguage): string[] {
  const byDays = new Map<string, Shift[]>();
  for (const shift of listOf(hours)) {
    const days = [...listOf(shift.days)].sort((a, b) => a - b).join('');
    byDays.set(days, [...(byDays.get(days) ?? []), shift]);
  }
  return [...byDays]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([days, shifts]) => `${daysWords([...days].map(Number), language)} ${timesWords(shifts, language)}`);
}

/** Three or more days in a row are a range. */
function daysWords(days: readonly number[], { days: names, everyDay, range, list }: HoursLanguage): string {
  if (days.length === 7) return everyDay;
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const name = (day: number | undefined) => names[(day ?? 1) - 1] ?? '';
  return list.format(
    runs.flatMap((run) => (run.length > 2 ? [range(name(run[0]), name(run.at(-1)))] : run.map((day) => name(day)))),
  );
}
