import * as z from 'zod/mini';
import { searchText } from '../menu/search.ts';
import { textTooLong } from '../texts/text-limits.ts';

/** Longer words, and those with an address or the digits of a telephone number, may say who searched. [VISIT-6] */
const MOST_CHARACTERS = 40;
const MOST_DIGITS = 5;

/** Most different missed searches that are counted on one day for one business. [VISIT-7] */
export const MAX_MISSED_SEARCHES = 200;

/** Returns the words of a search as they are reported, like `searchText`; null if they may not be reported. [VISIT-6] */
export function missedWords(typed: string): string | null {
  const words = searchText(typed);
  const digits = words.match(/\p{Nd}/gu) ?? [];
  const mayBeReported =
    words !== '' && words.length <= MOST_CHARACTERS && !/[@＠﹫]/.test(words) && digits.length <= MOST_DIGITS;
  return mayBeReported ? words : null;
}

/** What a diner searched for and the menu does not have, like `searchText`. [VISIT-6] */
export const MissedWords = z.string({ error: 'Tiene que ser un texto' }).check(
  z.overwrite(searchText),
  z.maxLength(MOST_CHARACTERS, { error: textTooLong(MOST_CHARACTERS), abort: true }),
  z.refine((words) => missedWords(words) !== null, { error: 'No puede estar vacío ni tener datos de una persona' }),
);
