import type { PriceChange } from './price-change.ts';
import { formatCents } from './price.ts';
import { numberOr } from '../number-or.ts';

/** Returns a change as it is written: '+8 %', '−7,5 %', '+$ 500,00'; without its rounding. What is no number is no change. [PRICE-15] */
export function priceChangeWords({ kind, value: changed }: PriceChange): string {
  const value = numberOr(changed, 0);
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  const size = Math.abs(value);
  return sign + (kind === 'percent' ? `${(size / 100).toLocaleString('es-AR')} %` : formatCents(size));
}
