import type { Price } from '../prices/price-schema.ts';
import { priceFromDecimal } from '../prices/price.ts';

/** Returns a price of a file; parsing has refused what is none. */
export function priceOfFile(written: string | number): Price {
  const price = priceFromDecimal(written);
  return price.ok ? price.value : { currency: '$', big: 0, small: '00' };
}
