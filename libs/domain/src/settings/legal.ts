import * as z from 'zod/mini';
import { Price } from '../prices/price-schema.ts';
import { TEXT_LIMITS } from '../texts/text-limits.ts';
import { flag, object, shortText, text } from '../texts/text.ts';

/** What the law asks of a menu: prices without national taxes, the charge for a seat ('cubierto') and a notice at the end. [LAW-2] */
export const Legal = object({
  netPrices: flag(),
  tableCharge: z.nullable(object({ price: Price, text: shortText() })),
  notice: text(TEXT_LIMITS.notice),
});
export type Legal = z.infer<typeof Legal>;
