import { HOUR_MS, MINUTE_MS } from '../duration.ts';
import { soldOutUntil } from '../prices/sold-out.ts';

/** How long an owner can take no orders. [DESK-2] */
export const PAUSES = ['30-minutes', '1-hour', 'today'] as const;
export type Pause = (typeof PAUSES)[number];

/** Returns until when a pause that begins at `now` lasts: 30 minutes, an hour, or until the next 05:00; both in ms since 1970. [DESK-2] */
export function pauseEnd(pause: Pause, timeZone: string, now: number): number {
  if (pause === 'today') return soldOutUntil(timeZone, now);
  return now + (pause === '1-hour' ? HOUR_MS : 30 * MINUTE_MS);
}
