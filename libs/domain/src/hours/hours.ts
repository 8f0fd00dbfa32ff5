import * as z from 'zod/mini';
import { DAY_MS, MINUTE_MS } from '../duration.ts';
import { TEXT_LIMITS } from '../texts/text-limits.ts';
import { object, text } from '../texts/text.ts';
import { dayIn } from './day-in.ts';
import { momentOf } from './local-time.ts';

/** Most entries of a list of shifts or closures. [HOURS-1] */
export const MAX_SHIFTS = 50;

const clock = () =>
  z
    .string({ error: 'Tiene que ser una hora' })
    .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'Escribe la hora así: 20:30' }));

const atMost = () => z.maxLength(MAX_SHIFTS, { error: `Hasta ${MAX_SHIFTS}` });

/** Opening hours on some days of the week (1 is Monday); `to` up to `from` is a time of the next day. [HOURS-1] */
export const Shift = object({
  days: z
    .array(z.int({ error: 'Tiene que ser un día' }).check(z.minimum(1), z.maximum(7)), { error: 'Faltan los días' })
    .check(
      z.minLength(1, { error: 'Elige al menos un día' }),
      z.refine((days) => new Set(days).size === days.length, { error: 'Cada día una vez' }),
    ),
  from: clock(),
  to: clock(),
});
export type Shift = z.infer<typeof Shift>;

/** The shifts of a business or of a category; an empty list sets no limit. [HOURS-1] */
export const Hours = z.array(Shift, { error: 'Tiene que ser una lista' }).check(atMost());
export type Hours = z.infer<typeof Hours>;

/** Days on which no shift begins. [HOURS-2] */
export const Closures = z
  .array(
    object({
      date: z.string({ error: 'Falta la fecha' }).check(z.refine(isDate, { error: 'No es una fecha' })),
      title: text(TEXT_LIMITS.title),
    }),
    { error: 'Tiene que ser una lista' },
  )
  .check(atMost());
export type Closures = z.infer<typeof Closures>;

function isDate(date: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(date);
}

/** `until` is when the state changes, in ms since 1970; null if it never does. */
export interface OpenState {
  readonly open: boolean;
  readonly until: number | null;
}

interface Opening {
  readonly hours: Hours;
  readonly closures: Closures;
  readonly timeZone: string;
  /** In ms since 1970. */
  readonly now: number;
}

/** Returns whether the business is open and until when; shifts that touch are one. Without hours it is always open. [HOURS-3] */
export function openAt({ hours, closures, timeZone, now }: Opening): OpenState {
  if (hours.length === 0) return { open: true, until: null };
  let end: number | null = null;
  for (const shift of shiftsFrom({ hours, closures, timeZone, now })) {
    if (shift.end <= now) continue;
    if (end === null && shift.start > now) return { open: false, until: shift.start };
    if (end !== null && shift.start > end) break;
    end = Math.max(end ?? 0, shift.end);
    if (end - now > LONGEST_RUN) return { open: true, until: null };
  }
  return { open: end !== null, until: end };
}

/** A run of shifts that is longer than the week that they repeat in never ends. */
const LONGEST_RUN = 8 * DAY_MS;

/** From yesterday, whose last shift may not be over, until a week after as many closed days as there may be. */
function* shiftsFrom({ hours, closures, timeZone, now }: Opening) {
  const closed = new Set(closures.map(({ date }) => date));
  const today = Date.parse(dayIn(timeZone, now));
  const byStart = [...hours].sort((a, b) => a.from.localeCompare(b.from));
  for (let day = -1; day <= MAX_SHIFTS + 8; day += 1) {
    const midnight = today + day * DAY_MS;
    const date = new Date(midnight);
    if (closed.has(date.toISOString().slice(0, 10))) continue;
    const weekday = date.getUTCDay() || 7;
    for (const { days, from, to } of byStart) {
      if (!days.includes(weekday)) continue;
      const start = momentOf(timeZone, midnight + msOf(from));
      const end = momentOf(timeZone, midnight + msOf(to) + (to <= from ? DAY_MS : 0));
      if (start < end) yield { start, end };
    }
  }
}

function msOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return (hour * 60 + minute) * MINUTE_MS;
}

interface Availability extends Pick<Opening, 'timeZone' | 'now'> {
  readonly availability: Hours;
  /** That of the main category around it. */
  readonly within?: Hours;
}

/** Returns whether a category is available and until when; a subcategory also needs that its category is. [HOURS-4] */
export function availableAt({ availability, within = [], timeZone, now }: Availability): OpenState {
  const at = (moment: number) =>
    [availability, within].map((hours) => openAt({ hours, closures: [], timeZone, now: moment }));
  const states = at(now);
  if (states.every(({ open }) => open)) {
    const ends = states.flatMap(({ until }) => until ?? []);
    return { open: true, until: ends.length > 0 ? Math.min(...ends) : null };
  }
  for (let closed = states.filter(({ open }) => !open), moment = now; moment - now <= LONGEST_RUN;) {
    if (closed.some(({ until }) => until === null)) break;
    moment = Math.max(...closed.map(({ until }) => until ?? 0));
    closed = at(moment).filter(({ open }) => !open);
    if (closed.length === 0) return { open: false, until: moment };
  }
  return { open: false, until: null };
}
