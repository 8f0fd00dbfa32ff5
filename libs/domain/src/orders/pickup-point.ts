import type { MenuType } from '../settings/settings.ts';
import { textOrNothing } from '../texts/text.ts';

/** Shortest pickup point, in characters. [PICK-1] */
export const PICKUP_POINT_MIN = 4;

/** Where diners fetch their order; '' where nothing is said. [PICK-1] */
export const PickupPoint = textOrNothing(PICKUP_POINT_MIN);

/** Says whether the text may be saved: another one than the stored, longer than 3 characters. [PICK-1] */
export function canSavePickupPoint(stored: string, next: string): boolean {
  return next !== stored && next.length >= PICKUP_POINT_MIN;
}

/** Says whether there is a pickup point at all: only with takeaway. [PICK-2] */
export function hasPickupPoint(menuTypes: readonly MenuType[]): boolean {
  return menuTypes.includes('takeaway');
}
