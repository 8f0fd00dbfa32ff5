import { textOrNothing } from '../texts/text.ts';

/** Shortest delivery time, in characters. [DELIV-1] */
export const DELIVERY_TIME_MIN = 4;

/** How long a delivery takes, in the owner's words; '' where nothing is said. [DELIV-1] */
export const DeliveryTime = textOrNothing(DELIVERY_TIME_MIN);

/** Says whether the text may be saved: another one than the stored, of at least 4 characters. [DELIV-1] */
export function canSaveDeliveryTime(stored: string, next: string): boolean {
  return next !== stored && next.length >= DELIVERY_TIME_MIN;
}
