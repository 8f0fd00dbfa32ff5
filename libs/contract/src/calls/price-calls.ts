import * as z from 'zod/mini';
import { Item, Key, OptionGroup, Price } from '@carta/domain';
import { defineCall } from '../call.ts';
import * as routes from '../routes.ts';
import { BusinessPath } from './paths.ts';

const MOST_PRICES = 5_000;

/**
 * Changes up to 5,000 prices and returns their items and option groups. Changes none, and refuses as `conflict`, if a stored price is not
 * `from` any more. [PRICE-11] [PRICE-14]
 */
export const updatePrices = defineCall({
  ...routes.updatePrices,
  access: 'owner',
  locks: true,
  params: BusinessPath,
  body: z.object({
    /** The price of each item as the owner saw it, and the new one; with `option`, `key` is its group's. */
    prices: z
      .array(z.object({ key: Key, option: z.optional(Key), from: Price, to: Price }), {
        error: 'Tiene que ser una lista',
      })
      .check(
        z.minLength(1, { error: 'No hay ningún precio' }),
        z.maxLength(MOST_PRICES, { error: `Puede tener hasta ${MOST_PRICES} precios` }),
      ),
  }),
  response: z.object({ items: z.array(Item), groups: z.array(OptionGroup) }),
  refuses: ['not-found', 'conflict'],
  status: 200,
  summary: 'Cambia muchos precios de una vez; ninguno, si alguno ya no es el que se vio',
});
