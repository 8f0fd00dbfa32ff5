import { MINUTE_MS } from '../duration.ts';
import { numberOr } from '../number-or.ts';
import type { DinerOrder } from './diner-order.ts';

/**
 * Returns when the kitchen has to begin with an order for later: `prepMinutes` before it has to be ready, which is at the moment for which it is
 * wanted unless the owner has promised another; null for one that is wanted as soon as possible. In ms since 1970. [ALERT-1]
 */
export function preparationStart(
  { at, readyAt }: Pick<DinerOrder, 'at' | 'readyAt'>,
  prepMinutes: number,
): number | null {
  return at === null ? null : numberOr(readyAt ?? at, 0) - numberOr(prepMinutes, 0) * MINUTE_MS;
}
