import { priceParts } from '@carta/domain';

const MOST_DIGITS = 8;

/** Returns typed text as whole pesos, like '12.500'; drops what follows a comma. */
export function grouped(typed: string): string {
  const digits = digitsOf(typed.split(',')[0] ?? '').slice(0, MOST_DIGITS);
  return digits === '' ? '' : priceParts({ currency: '$', big: Number(digits), small: '00' }).big;
}

/** Returns the 0-based caret position in `text` at which as many digits follow as `behind` has. */
export function caretAfter(text: string, behind: string): number {
  const following = digitsOf(behind).length;
  let place = text.length;
  while (place > 0 && digitsOf(text.slice(place)).length < following) place -= 1;
  return place;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
