import * as z from 'zod/mini';
import { MOST_CENTS } from './most-cents.ts';
import { object } from '../texts/text.ts';

const MOST_PESOS = Math.floor(MOST_CENTS / 100);

/** `big` are whole pesos, 0 to 99,999,999; `small` are cents in two digits. [PRICE-1] */
export const Price = object({
  currency: z.literal('$', { error: 'La moneda tiene que ser $' }),
  big: z
    .int({ error: 'Tiene que ser un número entero' })
    .check(z.minimum(0, { error: 'No puede ser negativo' }), z.maximum(MOST_PESOS, { error: 'Es demasiado grande' })),
  small: z.string({ error: 'Faltan los centavos' }).check(z.regex(/^\d{2}$/, { error: 'Los centavos son dos cifras' })),
});
export type Price = z.infer<typeof Price>;
