import { groupedDigits } from '@carta/domain';

/** Returns digits, and what stands between them, as whole pesos: '12.500'. */
function grouped(text: string): string {
  return groupedDigits(digitsOf(text).replace(/^0+(?=\d)/, ''));
}

/** What the field shows; `ownDots` is true if the dots in it are the field's, not the owner's. */
export interface PesosText {
  readonly text: string;
  readonly ownDots: boolean;
}

/** An edit of the field. */
export interface PesosEdit {
  /** The whole text after the edit. */
  readonly typed: string;
  /** What was put in, '' for a deletion; null if that is not known. */
  readonly inserted: string | null;
  /** The 0-based place of the caret after the edit. */
  readonly caret: number;
  /** True if what stands after the caret was deleted. */
  readonly isForward?: boolean;
}

const GROUPED = /^\d{1,3}(?:\.\d{3})*(?:,\d*)?$/;

/** True if all dots in the text may be the field's own. */
export function isGrouped(text: string): boolean {
  return !text.includes('.') || GROUPED.test(text);
}

/**
 * Returns what the field shows after an edit. Whole pesos are grouped while all dots are the field's own; a dot of the owner's, and all other
 * text, stays as typed, so that the price is what its text reads as. A dot behind dots of the field itself is decimal. A deleted dot takes the
 * digit next to it along, since the field would write the dot again.
 */
export function afterEdit(before: PesosText, edit: PesosEdit): PesosText {
  const { typed, inserted } = edit;
  const isOwn = isGrouped(before.text) && (before.ownDots || !before.text.includes('.'));
  const isWhole = isOwn && before.text.includes('.') && !before.text.includes(',');
  if (isWhole && inserted === '.' && typed === `${before.text}.`) return { text: `${before.text},`, ownDots: true };
  const dotsStay = inserted === null ? !typed.includes('.') || isByKey(before.text, typed) : !inserted.includes('.');
  if (!isOwn || !dotsStay) return { text: typed, ownDots: !typed.includes('.') };
  const [, whole, decimals = ''] = /^([\d.]*\d[\d.]*)(,\d*)?$/.exec(withoutDigitAtDot(before.text, edit)) ?? [];
  return { text: whole === undefined ? typed : grouped(whole) + decimals, ownDots: true };
}

function withoutDigitAtDot(before: string, { typed, inserted, caret, isForward }: PesosEdit): string {
  const isDot = before[caret] === '.' && before.slice(0, caret) + before.slice(caret + 1) === typed;
  if (inserted || !isDot) return typed;
  const digit = isForward ? caret : caret - 1;
  return typed.slice(0, digit) + typed.slice(digit + 1);
}

/** True if digits were put between what stood there, or one character was taken away. */
function isByKey(before: string, typed: string): boolean {
  let start = 0;
  while (start < before.length && before[start] === typed[start]) start += 1;
  const behind = before.slice(start);
  const isInsertion = typed.endsWith(behind) && /^\d+$/.test(typed.slice(start, typed.length - behind.length));
  return isInsertion || before.slice(0, start) + before.slice(start + 1) === typed;
}

/** Digits with decimals, or groups of three behind dots, commas or spaces, of which the last one may be short yet. */
const MAY_BECOME_PRICE =
  /^\$?\s*(?:\d*(?:[.,]\d{0,2})?|\d{1,3}(?:\.\d{3})*(?:\.\d{0,3}|,\d{0,2})?|\d{1,3}(?:,\d{3})*(?:,\d{0,3}|\.\d{0,2})?|\d{1,3}(?:\s\d{3})*(?:\s\d{0,3}|[.,]\d{0,2})?)\s*$/;

/** True if more typing can make a price of the text. */
export function mayBecomePrice(text: string): boolean {
  return MAY_BECOME_PRICE.test(text.trim());
}

/** Returns the 0-based caret position in `text` at which as many digits follow as `behind` has. */
export function caretAfter(text: string, behind: string): number {
  const following = digitsOf(behind).length;
  let place = text.length;
  while (place > 0 && digitsOf(text.slice(place)).length < following) place -= 1;
  return place;
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
