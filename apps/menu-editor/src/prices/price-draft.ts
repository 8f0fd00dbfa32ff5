import { ok, parseHundredths, PriceChange, refused, type PriceRounding, type Result } from '@carta/domain';

/** The filled-in form of a price change. */
export interface PriceDraft {
  readonly direction: 'up' | 'down';
  readonly kind: PriceChange['kind'];
  readonly typed: string;
  readonly rounding: PriceRounding;
}

export const NEW_PRICE_DRAFT: PriceDraft = { direction: 'up', kind: 'percent', typed: '', rounding: 'none' };

const NOT_READ = {
  percent: 'Escribe un porcentaje, por ejemplo 10 o 7,5',
  amount: 'Escribe un monto, por ejemplo 500',
};

/** Returns the price change of a form. Refuses with the text that the owner reads. [PRICE-8] [PRICE-12] */
export function priceChangeOf({ direction, kind, typed, rounding }: PriceDraft): Result<PriceChange, string> {
  const read = parseHundredths(typed);
  if (!read.ok) return refused(NOT_READ[kind]);
  const value = direction === 'up' ? read.value : 0 - read.value;
  const change = PriceChange.safeParse({ kind, value, rounding });
  return change.success ? ok(change.data) : refused(change.error.issues[0]?.message ?? NOT_READ[kind]);
}
