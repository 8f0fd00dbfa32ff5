import { priceParts } from '@carta/domain';

const MOST_DIGITS = 8;

/** Whole pesos as they are shown, '12.500', of whatever was typed; cents after a comma are left out. */
export function grouped(typed: string): string {
  const digits = digitsOf(typed.split(',')[0] ?? '').slice(0, MOST_DIGITS);
  return digits === '' ? '' : priceParts({ currency: '$', big: Number(digits), small: '00' }).big;
}

/** Where the caret goes in `text` so that as many digits follow it as `behind` has. */
export function caretAfter(text: string, behind: string): number {
  const following = digitsOf(behind).length;
  let place = text.length;
  while (place > 0 && digitsOf(text.slice(place)).length < following) place -= 1;
  return place;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
