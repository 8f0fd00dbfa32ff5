import { ok, refused, type Result } from '../result.ts';
import { numberIn, PESOS, plainText, writtenCents } from './written-number.ts';

/** Such as '1,5 mil'; in '1.500 mil' it would be unclear what the dot parts. */
const THOUSANDS = new RegExp(String.raw`^${PESOS}?\s*(?<number>\d+(?:[.,]\d{1,2})?)\s*(?:mil|k)\s*${PESOS}?$`);

/**
 * Returns an amount of money that a diner typed, in cents, however it is written: '50000', '50.000', '50,000', '50 mil', '$ 50.000,00', '50k'.
 * Refuses what is empty, negative, can be read in two ways ('1.5000', '50 o 60') or is no number, or too large a one. [PRICE-16]
 */
export function parseAmount(typed: string): Result<number, 'not-an-amount'> {
  const text = plainText(typed);
  const thousands = THOUSANDS.exec(text)?.groups?.number;
  const number = thousands ?? numberIn(text);
  if (number === undefined) return refused('not-an-amount');
  const written = writtenCents(number);
  const cents = thousands === undefined ? written : written * 1_000;
  return Number.isSafeInteger(cents) ? ok(cents) : refused('not-an-amount');
}
