import * as z from 'zod/mini';
import { Item, Key, Price } from '@carta/domain';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { BusinessPath } from './paths.ts';

const MOST_PRICES = 5_000;

export const updatePrices = defineCall({
  ...routes.updatePrices,
  access: 'owner',
  locks: true,
  params: BusinessPath,
  body: z.object({
    /** Each product's price as the owner saw it, and the new one: all are written, or none. */
    prices: z
      .array(z.object({ key: Key, from: Price, to: Price }), { error: 'Tiene que ser una lista' })
      .check(
        z.minLength(1, { error: 'No hay ningún precio' }),
        z.maxLength(MOST_PRICES, { error: `Puede tener hasta ${MOST_PRICES} precios` }),
      ),
  }),
  response: z.object({ items: z.array(Item) }),
  refuses: ['not-found', 'conflict'],
  status: 200,
  summary: 'Cambia muchos precios de una vez; ninguno, si alguno ya no es el que se vio',
});
