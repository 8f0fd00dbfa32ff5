import { DAY_MS } from '../duration.ts';
import { numberOr } from '../number-or.ts';

/**
 * Returns the moment at which the clocks of the time zone show `wall`, both as ms since 1970 of their own: the first one where a clock change
 * repeats `wall`; where it skips it, as long after the change as `wall` is after the skipped time began. [HOURS-8]
 */
export function momentOf(timeZone: string, wall: number): number {
  const before = offsetAt(timeZone, wall - DAY_MS);
  const after = offsetAt(timeZone, wall + DAY_MS);
  const isShown = (offset: number) => offsetAt(timeZone, wall - offset) === offset;
  return before === after || isShown(before) || !isShown(after) ? wall - before : wall - after;
}

/** Returns what the clocks of the time zone show at a moment, both as ms since 1970 of their own. */
export function wallTime(timeZone: string, moment: number): number {
  const known = numberOr(moment, NaN);
  return known + offsetAt(timeZone, known);
}

/** Returns what the clocks of the time zone show at a moment, as '21:04'; in ms since 1970. Throws a RangeError where there is no such moment. */
export function clockIn(timeZone: string, moment: number): string {
  return new Date(wallTime(timeZone, moment)).toISOString().slice(11, 16);
}

/** Returns the hour that the clocks of the time zone show, 0 to 23; `now` in ms since 1970. [VISIT-9] */
export function hourIn(timeZone: string, now: number): number {
  return new Date(wallTime(timeZone, now)).getUTCHours();
}

/** By how many ms the clocks of the time zone are ahead of UTC. */
function offsetAt(timeZone: string, moment: number): number {
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const shown = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return shown - Math.floor(moment / 1_000) * 1_000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Kept, since making one takes longer than using it a hundred times. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}
