import { MINUTE_MS, momentOf, wallTime } from '@carta/domain';
import { failed, listed, misused, type Command } from './command.ts';

/** Minutes before and after. */
const AROUND = 5;
const AT = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)$/;

export const log: Command = {
  usage:
    "log --business CLAVE --at '2026-11-24 21:40'       (cómo se contestó a un negocio, 5 minutos antes y después, en su hora)",
  words: ['log'],
  isReadOnly: true,
  options: { business: { type: 'string' }, at: { type: 'string' } },
  required: ['business', 'at'],
  positionals: { min: 0, max: 0 },
  async run({ stores, options }) {
    const [business, at] = [String(options.business), String(options.at)];
    const wall = wallOf(at);
    if (wall === null) return misused("--at: tiene que ser un día y una hora, como '2026-11-24 21:40'");
    const settings = await stores.businesses.timeZoneOf(business);
    if (settings === null) return failed(`No existe el negocio ${business}`);
    const minute = Math.floor(momentOf(settings, wall) / MINUTE_MS);
    const minutes = await stores.answerCounts.between(business, minute - AROUND, minute + AROUND);
    return listed(
      minutes.map(({ minute: nth, counts: [ok, redirected, refused, broken] }) => ({
        at: localText(settings, nth * MINUTE_MS),
        '2xx': ok,
        '3xx': redirected,
        '4xx': refused,
        '5xx': broken,
      })),
      ({ at: moment, ...counts }) =>
        [moment, ...Object.entries(counts).map(([kind, count]) => `${kind} ${count}`)].join('  '),
      '',
    );
  },
};

/** Returns what the clocks show as ms since 1970 of their own; null for another text, and for a day or time that does not exist. */
function wallOf(at: string): number | null {
  const [, day = '', time = ''] = AT.exec(at) ?? [];
  const wall = Date.parse(`${day}T${time}:00Z`);
  return Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(`${day}T${time}`) ? null : wall;
}

/** Returns a moment in the business's time zone, as 2026-11-24T21:40-03:00. */
function localText(timeZone: string, moment: number): string {
  const wall = wallTime(timeZone, moment);
  const offset = Math.round((wall - moment) / MINUTE_MS);
  const two = (number: number) => String(number).padStart(2, '0');
  const hours = `${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
  return `${new Date(wall).toISOString().slice(0, 16)}${offset < 0 ? '-' : '+'}${hours}`;
}
