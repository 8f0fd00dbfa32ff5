import { HOUR_MS, MINUTE_MS } from '../../duration.ts';

export const QUARTER_MS = 15 * MINUTE_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the time on the wall as ms since 1970, read from what the engine writes. */
export function wallAt(timeZone: string, moment: number): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  return Date.parse(`${format.format(moment).replace(' ', 'T')}Z`);
}

/** Walks through the quarters of an hour until the wall shows the time; where it has passed it, as far beyond as the time was ahead. */
export function walkedTo(timeZone: string, wall: number): number {
  let last = wall - 15 * HOUR_MS;
  for (let moment = last; ; moment += QUARTER_MS) {
    const shown = wallAt(timeZone, moment);
    if (shown === wall) return moment;
    if (shown > wall) return last + (wall - wallAt(timeZone, last));
    last = moment;
  }
}
