import * as z from 'zod/mini';
import { numberOr } from '../number-or.ts';
import { count, flag, object, oneOf, wholeNumber } from '../texts/text.ts';

/** Minutes that an order may take, at least and at most. [DESK-1] */
export const PREP_MINUTES = { least: 5, most: 180 } as const;

/** Owners change the minutes by so many. [DESK-5] */
const PREP_STEP = 5;

/** Returns the next multiple of 5 minutes above or below, from 5 to 180; `minutes` itself at the end. [DESK-5] */
export function steppedPrepMinutes(minutes: number, by: 1 | -1): number {
  const { least, most } = PREP_MINUTES;
  const known = numberOr(minutes, least);
  const steps = by === 1 ? Math.floor(known / PREP_STEP) + 1 : Math.ceil(known / PREP_STEP) - 1;
  return Math.min(most, Math.max(least, steps * PREP_STEP));
}

/** How many minutes an order takes. [DESK-1] */
function prepMinutes() {
  const { least, most } = PREP_MINUTES;
  const error = `Tiene que ser de ${least} a ${most} minutos`;
  return wholeNumber().check(z.minimum(least, { error }), z.maximum(most, { error }));
}

/** In ms since 1970: the hours of the days after it are looked up, too. */
const LAST_PAUSE = Date.UTC(9999, 0);

/**
 * Whether orders are stored and followed in the panel, how long one takes, until when none is taken, and what a diner has to say of themselves.
 * [DESK-1]
 */
export const OrderDesk = object({
  active: flag(),
  prepMinutes: prepMinutes(),
  /** In ms since 1970; null or past while orders are taken. */
  pausedUntil: z.nullable(count().check(z.maximum(LAST_PAUSE, { error: 'Es demasiado tarde' }))),
  name: oneOf(['required', 'optional']),
  phone: oneOf(['required', 'optional', 'hidden']),
});
export type OrderDesk = z.infer<typeof OrderDesk>;
