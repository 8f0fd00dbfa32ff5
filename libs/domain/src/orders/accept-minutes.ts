import { numberOr } from '../number-or.ts';

/** In how many minutes an accepted order can be ready, but for those that it usually takes. [DESK-4] */
export const ACCEPT_MINUTES = [20, 30, 45, 60] as const;

/** Returns those of them that are nearest to what an order usually takes, the longer of two as near. [DESK-4] */
export function nearestAcceptMinutes(prepMinutes: number): (typeof ACCEPT_MINUTES)[number] {
  const usual = numberOr(prepMinutes, 0);
  const distance = (minutes: number) => Math.abs(minutes - usual);
  return ACCEPT_MINUTES.reduce((nearest, minutes) => (distance(minutes) <= distance(nearest) ? minutes : nearest));
}

/** In how many minutes an accepted order can be ready. [DESK-4] */
interface AcceptMinutes {
  /** The shortest first. */
  readonly offered: readonly number[];
  /** One of them. */
  readonly proposed: number;
}

/** Returns in how many minutes an accepted order can be ready: what an order usually takes is proposed, in the place of the nearest. [DESK-4] */
export function acceptMinutes(prepMinutes: number): AcceptMinutes {
  const replaced = nearestAcceptMinutes(prepMinutes);
  const proposed = numberOr(prepMinutes, replaced);
  return { offered: ACCEPT_MINUTES.map((minutes) => (minutes === replaced ? proposed : minutes)), proposed };
}
