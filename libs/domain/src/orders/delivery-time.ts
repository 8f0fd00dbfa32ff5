import { seenLength } from '../texts/seen-length.ts';
import { textOrNothing } from '../texts/text.ts';

/** Shortest delivery time, in characters that are seen, without spaces at its ends. [DELIV-1] */
export const DELIVERY_TIME_MIN = 4;

/** Delivery time in the owner's words; '' if not filled in. [DELIV-1] */
export const DeliveryTime = textOrNothing(DELIVERY_TIME_MIN);

/** True if the text may be saved: it differs from the stored one and has at least 4 characters that are seen, without spaces at its ends. [DELIV-1] */
export function canSaveDeliveryTime(stored: string, next: string): boolean {
  return next !== stored && seenLength(next) >= DELIVERY_TIME_MIN;
}
