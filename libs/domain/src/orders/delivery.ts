import * as z from 'zod/mini';
import { Key } from '../menu/key.ts';
import { Price } from '../prices/price-schema.ts';
import type { MenuType } from './menu-types.ts';
import { TEXT_LIMITS } from '../texts/text-limits.ts';
import { object, text } from '../texts/text.ts';
import { listOf } from '../list-of.ts';

/** Most delivery zones of a business. [ZONES-1] */
export const MAX_ZONES = 30;

/** Zones with the price of a delivery, and the least that an order must cost; null if there is none. [ZONES-1] */
export const Delivery = object({
  zones: z
    .array(object({ key: Key, title: text(TEXT_LIMITS.title), price: Price }), { error: 'Tiene que ser una lista' })
    .check(
      z.maxLength(MAX_ZONES, { error: `Hasta ${MAX_ZONES} zonas` }),
      z.refine((zones) => new Set(zones.map(({ key }) => key)).size === zones.length, {
        error: 'Una zona está dos veces',
      }),
    ),
  minimum: z.nullable(Price),
});
export type Delivery = z.infer<typeof Delivery>;

/** True if the business delivers. [ZONES-2] */
export function hasDelivery(menuTypes: readonly MenuType[]): boolean {
  return listOf(menuTypes).includes('delivery');
}
