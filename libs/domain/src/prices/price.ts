import { ok, refused, type Result } from '../result.ts';
import type { Price } from './price-schema.ts';
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

/** Returns cents as text: '$ 12.500,00'. Throws as `priceFromCents` does. [PRICE-4] */
export function formatCents(cents: number): string {
  return formatPrice(priceFromCents(cents));
}

/** Returns the text with its prices in one piece: no line ends between '$' and the number. [PRICE-4] */
export function unbrokenPrices(text: string): string {
  return text.replaceAll('$ ', '$\u00a0');
}

/** Returns the price of a decimal with at most two places: '2700.00', '2700'; a number too. Never rounds. Refuses 'not-a-price'. [PRICE-6] */
export function priceFromDecimal(decimal: string | number): Result<Price, 'not-a-price'> {
  const written = typeof decimal === 'number' ? wholeCents(decimal) : decimal;
  const parts = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(written);
  return parts
    ? ok({ currency: '$', big: Number(parts[1]), small: (parts[2] ?? '').padEnd(2, '0') })
    : refused('not-a-price');
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
