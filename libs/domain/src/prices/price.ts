import { ok, refused, type Result } from '../result.ts';
import { MOST_CENTS } from './most-cents.ts';
import type { Price } from './price-schema.ts';
import { parseHundredths } from './typed-number.ts';
import { numberOr } from '../number-or.ts';

// What only formats prices must not load schemas: this file imports only the type of a price.

/** Price of a new item: $ 99,00. [PRICE-2] */
export const DEFAULT_PRICE: Price = { currency: '$', big: 99, small: '00' };

/** Returns the cents in two digits, '00' for what is no number from 0 to 99. [PRICE-3] */
export function padSmall(small: number | string): string {
  const digits = String(small);
  return /^\d{1,2}$/.test(digits) ? digits.padStart(2, '0') : '00';
}

/** Returns whole digits with points between thousands: '12.500'. [PRICE-4] */
export function groupedDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}

/** Returns the shown parts of a price: '12.500' and '00'; 0 for what is no number. [PRICE-4] */
export function priceParts({ currency, big, small }: Price): { currency: string; big: string; small: string } {
  return { currency, big: groupedDigits(String(numberOr(big, 0))), small: padSmall(small) };
}

/** Returns a price as text: '$ 12.500,00'. [PRICE-4] */
export function formatPrice(price: Price): string {
  const { currency, big, small } = priceParts(price);
  return `${currency} ${big},${small}`;
}

/** Returns a price as it stands in a field, where the '$' is not typed: '12.500', '12.500,50'. [PRICE-4] */
export function typedPrice(price: Price): string {
  const { big, small } = priceParts(price);
  return small === '00' ? big : `${big},${small}`;
}

/** Returns the price in cents; what is no number counts as 0. [PRICE-5] */
export function priceInCents({ big, small }: Price): number {
  return numberOr(big, 0) * 100 + Number(padSmall(small));
}

/**
 * Returns the price for a number of cents; a sum may be above the highest price. Throws a RangeError with the message 'not-whole-cents' for
 * anything but a whole number from 0, which is a mistake in the program: what was typed is read by `parsePrice`. [PRICE-5]
 */
export function priceFromCents(cents: number): Price {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError('not-whole-cents');
  return { currency: '$', big: Math.floor(cents / 100), small: padSmall(cents % 100) };
}

/** Returns the price of a decimal with two places, '2700.00'; a number may have fewer. Never rounds. Refuses 'not-a-price'. [PRICE-6] */
export function priceFromDecimal(decimal: string | number): Result<Price, 'not-a-price'> {
  const written = typeof decimal === 'number' ? wholeCents(decimal) : decimal;
  const parts = /^(\d{1,8})\.(\d{2})$/.exec(written);
  return parts ? ok({ currency: '$', big: Number(parts[1]), small: parts[2] ?? '00' }) : refused('not-a-price');
}

/** A number as a decimal with two places; '' if it has more. */
function wholeCents(number: number): string {
  const written = number.toFixed(2);
  return Number(written) === number ? written : '';
}

/** Returns a price as a decimal: '2700.00'; 0 for what is no number. [PRICE-6] */
export function priceToDecimal({ big, small }: Price): string {
  return `${numberOr(big, 0)}.${padSmall(small)}`;
}

/** Why a typed price is refused. */
export type PriceProblem = 'empty' | 'negative' | 'letters' | 'unclear' | 'too-high';

/** What the owner reads beside a price that is refused. [PRICE-7] */
export const PRICE_PROBLEMS: Record<PriceProblem, string> = {
  empty: 'Escribe un precio',
  negative: 'Un precio no puede ser negativo',
  letters: 'Escribe el precio sólo con números',
  unclear: 'No se entiende. Escríbelo así: 12.500,50',
  'too-high': 'Hasta $ 99.999.999,99',
};

/**
 * Returns a typed or pasted price as it is written in Argentina: '12.500,50', '$ 12.500', '12,5', '12.5', '12500.5'. Without decimals it has
 * the cents `small`. Drops nothing that was typed but a '$' in front and spaces around. Refuses all else. [PRICE-7]
 */
export function parsePrice(typed: string, small = '00'): Result<Price, PriceProblem> {
  const text = typed.trim().replace(/^\$\s*/, '');
  if (text === '') return refused('empty');
  if (/[-\u2010-\u2015\u2212]/.test(text)) return refused('negative');
  if (/\p{L}/u.test(text)) return refused('letters');
  const cents = parseHundredths(text);
  if (!cents.ok) return refused('unclear');
  if (cents.value > MOST_CENTS) return refused('too-high');
  const price = priceFromCents(cents.value);
  return ok(/[.,]\d{1,2}$/.test(text) ? price : { ...price, small });
}

/** Returns typed text as cents in two digits; '' gives '00'. Refuses 'not-a-price'. [PRICE-7] */
export function parseSmall(typed: string): Result<string, 'not-a-price'> {
  return /^\d{0,2}$/.test(typed.trim()) ? ok(padSmall(typed.trim())) : refused('not-a-price');
}
