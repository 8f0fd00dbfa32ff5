import type { Price } from './price-schema.ts';
import { priceFromCents, priceInCents } from './price.ts';

/** National taxes in a price, in hundredths of the price without them: 21 % VAT. [LAW-1] */
const WITH_TAXES = 121;

/** Returns 'Precio sin impuestos nacionales': the price ÷ 1.21, rounded to the cent, halves up. [LAW-1] */
export function netPrice(price: Price): Price {
  return priceFromCents(Math.floor((priceInCents(price) * 200 + WITH_TAXES) / (2 * WITH_TAXES)));
}
