import { ok, refused, type Result } from '../result.ts';
import { MOST_CENTS } from './most-cents.ts';
import type { Price } from './price-schema.ts';
import { padSmall, priceFromCents } from './price.ts';
import { numberIn, PESOS, plainText, writtenCents } from './written-number.ts';

/** Why a typed price is refused. */
export type PriceProblem =
  | 'empty'
  | 'negative'
  | 'letters'
  | 'unclear'
  | 'too-high'
  | 'two-prices'
  | 'date'
  | 'percentage'
  | 'currency';

/** What the owner reads beside a price that is refused. [PRICE-7] */
export const PRICE_PROBLEMS: Record<PriceProblem, string> = {
  empty: 'Escribe un precio',
  negative: 'Un precio no puede ser negativo',
  letters: 'Escribe el precio sólo con números',
  unclear: 'No se entiende. Escríbelo así: 12.500,50',
  'too-high': 'Hasta $ 99.999.999,99',
  'two-prices': 'Hay dos precios',
  date: 'Es una fecha o una hora, no un precio',
  percentage: 'Es un porcentaje, no un precio',
  currency: 'Está en otra moneda',
};

const ONE = String.raw`(?:${PESOS}\s*)?\d[\d.,]*`;
// No run of spaces has two readings, of which many would multiply.
const BETWEEN = String.raw`(?:\s*[/|\\;\u2013\u2014-]\s*|\s+(?:[aoyóu]\s+)?)`;
const TWO = new RegExp(String.raw`^${ONE}(?:${BETWEEN}${ONE})+(?:\s*${PESOS})?$`);
const MONTH = 'ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic|jan|apr|aug|dec|fev|out|dez';
const DATES = [
  // 12/05, 12-05-26, 2026-05-12; a larger first pair of numbers is two prices.
  /^(?:0?[1-9]|[12]\d|3[01])[/-](?:0?[1-9]|1[0-2])(?:[/-](?:\d{2}|\d{4}))?$/,
  /^(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(?:\d{2}|\d{4})$/,
  /^\d{4}[/-](?:0?[1-9]|1[0-2])[/-](?:0?[1-9]|[12]\d|3[01])(?:[t ].*)?$/,
  new RegExp(String.raw`^\d{1,4}[\s./-]*(?:de\s+)?(?:${MONTH})[a-z]*\.?(?:[\s./-]*(?:de\s+)?\d{2,4})?$`),
  new RegExp(String.raw`^(?:${MONTH})[a-z]*\.?[\s./-]*(?:de\s+)?\d{1,4}$`),
  /^\d{1,2}:\d{2}(?::\d{2})?(?:\s*(?:hs?\.?|[ap]\.?\s?m\.?))?$/,
];
const JUST_PESOS = new RegExp(`^${PESOS}$`);
const ANY_PESOS = new RegExp(PESOS, 'g');
const OTHER_CURRENCY =
  /€|£|¥|₲|\$u|u\$s|us\$|u\$d|(?<!a)r\$|\b(?:usd?|eur(?:os?)?|d[oó]lar(?:es)?|brl|reais|gbp|clp|uyu|cop|mxn|pyg|soles|guaran[ií]es|bolivianos)\b|(?:\bs\/\.?|\b[bg]s\.?)\s*\d|\d\s*[bg]s\b/;

/** True if a text names a currency that is not the peso: 'Price (USD)'. */
export function namesOtherCurrency(text: string): boolean {
  return OTHER_CURRENCY.test(plainText(text));
}

/**
 * Returns a price as owners write it: '12.500,50', '$ 12.500', '12,5', '12.5', '1.200.-', '1200,-', '1.200 $', 'ARS 1200', '1,200.00', '1 200'.
 * Without decimals it has the cents `small`. Refuses two prices, words, dates, other currencies, a negative one, and a sign that parts neither
 * thousands nor cents. [PRICE-7]
 */
export function parsePrice(typed: string, small = '00'): Result<Price, PriceProblem> {
  const text = plainText(typed);
  if (text === '' || JUST_PESOS.test(text)) return refused('empty');
  const number = numberIn(text);
  if (number === undefined) return refused(problemOf(text));
  return priceOf(writtenCents(number, small));
}

/** Returns the price of a number of a spreadsheet, which a formula may have made: rounded to the cent. Refuses as `parsePrice` does. [PRICE-7] */
export function priceFromNumber(number: number): Result<Price, PriceProblem> {
  return Number.isFinite(number) ? priceOf(Math.round(number * 100)) : refused('unclear');
}

function priceOf(cents: number): Result<Price, PriceProblem> {
  if (cents < 0) return refused('negative');
  return cents > MOST_CENTS ? refused('too-high') : ok(priceFromCents(cents));
}

function problemOf(text: string): PriceProblem {
  if (DATES.some((date) => date.test(text))) return 'date';
  if (TWO.test(text)) return 'two-prices';
  if (!/\d/.test(text)) return /\p{L}|^[^.,]*$/u.test(text) ? 'letters' : 'unclear';
  if (namesOtherCurrency(text)) return 'currency';
  if (/\p{L}/u.test(text.replace(ANY_PESOS, ''))) return 'letters';
  if (text.includes('%')) return 'percentage';
  return /[-\u2010-\u2015\u2212]|^\(.*\)$/.test(text) ? 'negative' : 'unclear';
}

/** Returns typed text as cents in two digits; '' gives '00'. Refuses 'not-a-price'. [PRICE-7] */
export function parseSmall(typed: string): Result<string, 'not-a-price'> {
  return /^\d{0,2}$/.test(typed.trim()) ? ok(padSmall(typed.trim())) : refused('not-a-price');
}
