import { priceParts } from '@carta/domain';

/** Returns the digits of a text as whole pesos, like '12.500'. */
function grouped(text: string): string {
  const digits = digitsOf(text);
  return digits === '' ? '' : priceParts({ currency: '$', big: Number(digits), small: '00' }).big;
}

/** What the field shows; `ownDots` is true if the dots in it are the field's, not the owner's. */
export interface PesosText {
  readonly text: string;
  readonly ownDots: boolean;
}

/**
 * Returns what the field shows after a key: digits are grouped while nothing else is typed, all other text stays as typed, so that nothing is
 * dropped. A dot behind dots of the field itself is decimal. `inserted` is the typed character, '' after a deletion.
 */
export function afterKey({ text: before, ownDots }: PesosText, typed: string, inserted: string): PesosText {
  const wasWhole = grouped(before) === before;
  if (wasWhole && /^\d?$/.test(inserted) && /^[\d.]*$/.test(typed)) {
    const text = grouped(typed);
    return { text, ownDots: ownDots || text !== typed };
  }
  if (wasWhole && ownDots && before.includes('.') && typed === `${before}.`)
    return { text: `${before},`, ownDots: true };
  return { text: typed, ownDots: typed === '' };
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
