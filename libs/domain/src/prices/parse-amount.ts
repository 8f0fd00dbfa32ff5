import { ok, refused, type Result } from '../result.ts';

const SIGN = String.raw`(?:ar\$|\$|ars|pesos?)`;
/** Groups of three behind dots, commas or spaces, with the other sign before the cents; else digits with one or two behind a comma or dot. */
const NUMBER = String.raw`[1-9]\d{0,2}(?:(?:\.\d{3})+(?:,\d{1,2})?|(?:,\d{3})+(?:\.\d{1,2})?|(?:\s\d{3})+(?:[.,]\d{1,2})?)|\d+(?:[.,]\d{1,2})?`;
const AMOUNT = new RegExp(`^${SIGN}?\\s*(?<number>${NUMBER})(?:[.,]-+)?\\s*${SIGN}?$`);
/** Such as '1,5 mil'; in '1.500 mil' it would be unclear what the dot parts. */
const THOUSANDS = new RegExp(String.raw`^${SIGN}?\s*(?<number>\d+(?:[.,]\d{1,2})?)\s*(?:mil|k)\s*${SIGN}?$`);

/**
 * Returns an amount of money that a diner typed, in cents, however it is written: '50000', '50.000', '50,000', '50 mil', '$ 50.000,00', '50k'.
 * Refuses what is empty, negative, can be read in two ways ('1.5000', '50 o 60') or is no number, or too large a one. [PRICE-16]
 */
export function parseAmount(typed: string): Result<number, 'not-an-amount'> {
  const text = typed
    .replace(/[０-９]/g, halfWidth)
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
  const thousands = THOUSANDS.exec(text)?.groups?.number;
  const number = thousands ?? AMOUNT.exec(text)?.groups?.number;
  if (number === undefined) return refused('not-an-amount');
  const [, whole = '', hundredths = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(number) ?? [];
  const written = Number(whole.replace(/\D/g, '')) * 100 + Number(hundredths.padEnd(2, '0'));
  const cents = thousands === undefined ? written : written * 1_000;
  return Number.isSafeInteger(cents) ? ok(cents) : refused('not-an-amount');
}

const halfWidth = (digit: string) => String.fromCodePoint(digit.charCodeAt(0) - 0xfee0);
