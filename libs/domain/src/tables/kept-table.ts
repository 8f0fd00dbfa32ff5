import { HOUR_MS } from '../duration.ts';
import { numberOr } from '../number-or.ts';
import { isTableToken } from './table.ts';

/** How long a browser keeps the table at which its diner is, in ms. [TABLE-5] */
export const TABLE_KEPT_MS = 4 * HOUR_MS;

/** The table at which a diner is, as their browser keeps it. */
export interface KeptTable {
  readonly token: string;
  readonly title: string;
  /** When its code was scanned, in ms since 1970. */
  readonly at: number;
}

/** Returns the table that a browser keeps; null after 4 hours, or for what is none. `now` in ms since 1970. [TABLE-5] */
export function keptTable(stored: unknown, now: number): KeptTable | null {
  const { token, title, at } = Object(stored) as Partial<Record<keyof KeptTable, unknown>>;
  if (typeof token !== 'string' || !isTableToken(token) || typeof title !== 'string' || typeof at !== 'number')
    return null;
  const age = numberOr(now, NaN) - at;
  return age >= 0 && age < TABLE_KEPT_MS ? { token, title, at } : null;
}
