import { DAY_MS } from '../duration.ts';
import { dayIn } from './day-in.ts';
import type { Hours, OpenState, Shift } from './hours.ts';

const SHORT = ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'];
const LONG = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

const LIST = new Intl.ListFormat('es-AR');

/** Returns shifts in short words: 'lun a vie de 12.00 a 15.30 y de 20.00 a 0.30, sáb de 12.00 a 16.00'. [HOURS-5] */
export function hoursWords(hours: Hours): string {
  return linesOf(hours, SHORT).join(', ');
}

/** Returns shifts as the text 'Horarios', a line for each group of days: 'Lunes a viernes de 12.00 a 15.30'. [HOURS-5] */
export function hoursText(hours: Hours): string {
  return linesOf(hours, LONG)
    .map((line) => line.slice(0, 1).toUpperCase() + line.slice(1))
    .join('\n');
}

/** Returns a time as it is written in Argentina: '0.30' for '00:30'. [HOURS-5] */
export function clockWords(clock: string): string {
  return clock.replace(/^0(?=\d)/, '').replace(':', '.');
}

/**
 * Returns until when a business is open, or when it opens: 'Abierto hasta las 0.30', 'Abre mañana a las 12.00', 'Abre el lunes a las 12.00';
 * '' where it is always open. `now` in ms since 1970. [HOURS-6]
 */
export function openWords({ open, until }: OpenState, timeZone: string, now: number): string {
  if (until === null) return open ? '' : 'Cerrado';
  const time = new Intl.DateTimeFormat('es-AR', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const at = `las ${clockWords(time.format(until))}`;
  const days = (Date.parse(dayIn(timeZone, until)) - Date.parse(dayIn(timeZone, now))) / DAY_MS;
  if (open) return days > 1 ? 'Abierto' : `Abierto hasta ${at}`;
  if (days === 0) return `Abre a ${at}`;
  if (days === 1) return `Abre mañana a ${at}`;
  const format = days < 7 ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const);
  return `Abre el ${new Intl.DateTimeFormat('es-AR', { timeZone, ...format }).format(until)} a ${at}`;
}

function linesOf(hours: Hours, names: readonly string[]): string[] {
  const byDays = new Map<string, Shift[]>();
  for (const shift of hours) {
    const days = [...shift.days].sort((a, b) => a - b).join('');
    byDays.set(days, [...(byDays.get(days) ?? []), shift]);
  }
  return [...byDays]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([days, shifts]) => {
      const times = [...shifts]
        .sort((a, b) => a.from.localeCompare(b.from))
        .map(({ from, to }) => `de ${clockWords(from)} a ${clockWords(to)}`);
      return `${daysWords([...days].map(Number), names)} ${LIST.format(times)}`;
    });
}

/** Three or more days in a row are a range. */
function daysWords(days: readonly number[], names: readonly string[]): string {
  if (days.length === 7) return 'todos los días';
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const name = (day: number | undefined) => names[(day ?? 1) - 1] ?? '';
  return LIST.format(
    runs.flatMap((run) => (run.length > 2 ? [`${name(run[0])} a ${name(run.at(-1))}`] : run.map((day) => name(day)))),
  );
}
