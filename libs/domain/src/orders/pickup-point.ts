import type { MenuType } from './menu-types.ts';
import { seenLength } from '../texts/seen-length.ts';
import { textOrNothing } from '../texts/text.ts';
import { listOf } from '../list-of.ts';

/** Shortest pickup point, in characters that are seen, without spaces at its ends. [PICK-1] */
export const PICKUP_POINT_MIN = 4;

/** Pickup point in the owner's words; '' if not filled in. [PICK-1] */
export const PickupPoint = textOrNothing(PICKUP_POINT_MIN);

/** True if the text may be saved: it differs from the stored one and has at least 4 characters that are seen, without spaces at its ends. [PICK-1] */
export function canSavePickupPoint(stored: string, next: string): boolean {
  return next !== stored && seenLength(next) >= PICKUP_POINT_MIN;
}

/** True if the business has a pickup point: only with takeaway. [PICK-2] */
export function hasPickupPoint(menuTypes: readonly MenuType[]): boolean {
  return listOf(menuTypes).includes('takeaway');
}
