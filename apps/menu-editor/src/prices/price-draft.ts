import {
  ok,
  parseHundredths,
  PriceChange,
  refused,
  startingRounding,
  type Price,
  type PriceRounding,
  type Result,
} from '@carta/domain';

/** The filled-in form of a price change. */
export interface PriceDraft {
  readonly direction: 'up' | 'down';
  readonly kind: PriceChange['kind'];
  readonly typed: string;
  /** Null until the owner chooses one: it then follows the prices. */
  readonly rounding: PriceRounding | null;
}

export const NEW_PRICE_DRAFT: PriceDraft = { direction: 'up', kind: 'percent', typed: '', rounding: null };

const NOT_READ = {
  percent: 'Escribe un porcentaje, por ejemplo 10 o 7,5',
  amount: 'Escribe un monto, por ejemplo 500',
};

/** Returns the rounding of a form for the chosen prices. [PRICE-13] */
export function roundingOf({ rounding }: PriceDraft, prices: readonly Price[]): PriceRounding {
  return rounding ?? startingRounding(prices);
}

/** Returns the change that a form makes to the chosen prices. Refuses with the text that the owner reads. [PRICE-8] [PRICE-12] [PRICE-13] */
export function priceChangeOf(draft: PriceDraft, prices: readonly Price[]): Result<PriceChange, string> {
  const { direction, kind, typed } = draft;
  const read = parseHundredths(typed);
  if (!read.ok) return refused(NOT_READ[kind]);
  const value = direction === 'up' ? read.value : 0 - read.value;
  const change = PriceChange.safeParse({ kind, value, rounding: roundingOf(draft, prices) });
  return change.success ? ok(change.data) : refused(change.error.issues[0]?.message ?? NOT_READ[kind]);
}
