import { numberOr } from '../number-or.ts';

/** In how many minutes an accepted order can be ready, where the owner types nothing. [DESK-4] */
export const ACCEPT_MINUTES = [20, 30, 45, 60] as const;

/** Returns the offered minutes that are nearest to what an order usually takes, the longer of two as near. [DESK-4] */
export function nearestAcceptMinutes(prepMinutes: number): (typeof ACCEPT_MINUTES)[number] {
  const usual = numberOr(prepMinutes, 0);
  const distance = (minutes: number) => Math.abs(minutes - usual);
  return ACCEPT_MINUTES.reduce((nearest, minutes) => (distance(minutes) <= distance(nearest) ? minutes : nearest));
}
