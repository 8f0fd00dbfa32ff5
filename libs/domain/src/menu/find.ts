import { searchText } from './search.ts';

/** What diners search of an item; `path` has the titles of its categories. */
export interface Findable {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

export interface Finding<T> {
  readonly items: readonly T[];
  /** The search as the menu writes it, where a typing error was forgiven; else null. */
  readonly forgiven: string | null;
}

/** Shorter beginnings of words with an error would be taken for too many. */
const MEANT_FROM = 5;

const WORD = /[^\s\p{P}]+/gu;

/** Returns the words of a text for comparison; none for punctuation alone. [FIND-1] */
export function searchWords(text: string): string[] {
  return searchText(text).match(WORD) ?? [];
}

/**
 * Returns the search over these items. It finds the items whose titles and descriptions have every word [FIND-1], the best match first [FIND-2];
 * where there is none, those of categories with such titles [FIND-3]; where there is none either, forgives a typing error per word [FIND-4].
 */
export function finder<T extends Findable>(items: readonly T[]): (query: string) => Finding<T> {
  const indexed = items.map((item) => ({
    item,
    title: searchWords(item.title),
    description: searchWords(item.description),
    path: searchWords(item.path),
  }));
  /** Read when they are first needed: most searches have no error. */
  let written: Written[][] | undefined;

  const rankedBy = (rank: (each: (typeof indexed)[number], word: string) => number, words: readonly string[]) =>
    indexed
      .map((each) => ({ item: each.item, rank: words.reduce((sum, word) => sum + rank(each, word), 0) }))
      .filter(({ rank: found }) => found < Infinity)
      .sort((a, b) => a.rank - b.rank)
      .map(({ item }) => item);
  const exact = (words: readonly string[]) => {
    const found = rankedBy(ofTexts, words);
    return found.length > 0
      ? found
      : rankedBy((each, word) => Math.min(ofTexts(each, word), 9 + best(word, each.path)), words);
  };
  /** The words of the item that is nearest to the search, if there may be an error in each. */
  const nearest = (words: readonly string[]) => {
    written ??= items.map(({ title, description, path }) => [title, description, path].flatMap(writtenWords));
    const [first] = written
      .map((each) => {
        const near = words.map((word) => nearestWord(word, each));
        return { near, cost: near.reduce((sum, word) => sum + (word?.cost ?? Infinity), 0) };
      })
      .sort((a, b) => (a.cost === b.cost ? 0 : a.cost - b.cost));
    if (!first || first.cost === Infinity) return undefined;
    return first.near.map((each) => each?.text).join(' ');
  };
  /** The words with one space less, if that is found. */
  const joined = (words: readonly string[]) =>
    words
      .map((word, nth) => [...words.slice(0, nth), word + (words[nth + 1] ?? ''), ...words.slice(nth + 2)])
      .find((each) => exact(each).length > 0);

  return (query) => {
    const words = searchWords(query);
    if (words.length === 0) return { items: [], forgiven: null };
    const found = exact(words);
    const meant = found.length > 0 ? null : (nearest(words) ?? nearest(joined(words) ?? []))?.toLowerCase();
    return meant ? { items: exact(searchWords(meant)), forgiven: meant } : { items: found, forgiven: null };
  };
}

/** Returns from where to where the words of a search stand in a text: whole words, 0-based, without the end. [FIND-5] */
export function matchedRanges(text: string, query: string): (readonly [number, number])[] {
  const words = searchWords(query);
  return [...text.matchAll(WORD)]
    .filter(([written]) => words.some((word) => kindOfMatch(word, searchText(written)) < Infinity))
    .map((match) => [match.index, match.index + match[0].length]);
}

/** 0 for the same word, 1 for its beginning, 2 for three letters or more within it. [FIND-2] */
function kindOfMatch(word: string, inText: string): number {
  if (inText.startsWith(word)) return inText === word ? 0 : 1;
  return word.length > 2 && inText.includes(word) ? 2 : Infinity;
}

function best(word: string, texts: readonly string[]): number {
  return Math.min(Infinity, ...texts.map((each) => kindOfMatch(word, each)));
}

function ofTexts({ title, description }: Record<'title' | 'description', readonly string[]>, word: string): number {
  return Math.min(2 * best(word, title), 2 * best(word, description) + 1);
}

interface Written {
  /** As the menu writes it. */
  readonly text: string;
  readonly word: string;
  readonly isPair: boolean;
}

/** Returns the words of a text, and each two side by side as if there were no space between them. */
function writtenWords(text: string): Written[] {
  const words = text.match(WORD) ?? [];
  const pairs = words.slice(1).map((next, nth) => [words[nth], next]);
  return [...words.map((word) => [word]), ...pairs].map((each) => ({
    text: each.join(' '),
    word: searchText(each.join('')),
    isPair: each.length > 1,
  }));
}

/** Returns the word with the lowest cost; an exact match costs nothing, and a word whose beginning is meant more than a whole one. [FIND-4] */
function nearestWord(
  typed: string,
  written: readonly Written[],
): { readonly text: string; readonly cost: number } | null {
  const matches = written.filter(({ word, isPair }) => !isPair && kindOfMatch(typed, word) < Infinity);
  if (matches.length > 0) return { text: matches.find(({ word }) => word === typed)?.text ?? typed, cost: 0 };
  const [nearest] = written
    .filter(({ word, isPair }) => (isPair ? isBeginning(typed, word) : isForgiven(typed, word)))
    .map(({ text, word }) => ({ text, cost: isOneLetterOff(typed, word) ? 10 : 10 + word.length }))
    .sort((a, b) => a.cost - b.cost);
  return nearest ?? null;
}

function isBeginning(typed: string, word: string): boolean {
  return word === typed || (typed.length >= MEANT_FROM && word.startsWith(typed));
}

function isForgiven(typed: string, word: string): boolean {
  if (word.length < 4 || typed.length < 3) return false;
  const lengths = typed.length < MEANT_FROM ? [word.length] : [-1, 0, 1].map((more) => typed.length + more);
  return lengths.some((length) => isOneLetterOff(typed, word.slice(0, length)));
}

/** True if one letter is wrong, added, missing, or swapped with the next. */
function isOneLetterOff(typed: string, word: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const [a, b] = [typed.slice(same), word.slice(same)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || isSwapped;
}
