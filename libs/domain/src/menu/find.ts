import { searchText } from './search.ts';

/** What diners search of an item; `path` has the titles of its categories. */
export interface Findable {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

/** What a search has found, the best first. [FIND-2] */
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
 * Returns the search over these items, over none without a list. It finds the items whose titles and descriptions have every word [FIND-1], the best match first [FIND-2];
 * after them those where the titles of categories have the rest [FIND-3]; where there is none at all, forgives a typing error per word [FIND-4].
 */
export function finder<T extends Findable>(items: readonly T[]): (query: string) => Finding<T> {
  const records = (items as readonly T[] | null) ?? [];
  const indexed = records.map((item) => ({
    item,
    title: searchWords(item.title),
    description: searchWords(item.description),
    path: searchWords(item.path),
  }));
  /** Read when they are first needed: most searches have no error. */
  let written: Written[][][] | undefined;

  const ranked = (words: readonly string[], isAnyPart: boolean) =>
    indexed
      .map((each) => ({ item: each.item, rank: words.reduce((sum, word) => sum + rankOf(word, each, isAnyPart), 0) }))
      .filter(({ rank }) => rank < Infinity)
      .sort((a, b) => a.rank - b.rank)
      .map(({ item }) => item);
  const exact = (words: readonly string[]) => {
    const found = ranked(words, false);
    return found[0] ? found : ranked(words, true);
  };
  /** The words of the item that is nearest to the search, if there may be an error in each. */
  const nearest = (words: readonly string[]) => {
    written ??= readWritten(records);
    const typed = words.map((word) => ({ word, costs: new Map<Written, number>() }));
    let first: readonly string[] | undefined;
    let lowest = Infinity;
    for (const each of written) {
      const near = typed.map(({ word, costs }) => nearestWord(word, each, costs));
      const cost = near.reduce((sum, word) => sum + word.cost, 0);
      if (cost < lowest) first = near.map(({ text }) => text);
      lowest = Math.min(lowest, cost);
    }
    return first?.join(' ');
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

/** How a word matches: as it is, in the other number, as a beginning, or as a part of three letters or more. [FIND-2] */
const [SAME, OTHER_NUMBER, BEGINNING, PART] = [0, 1, 2, 3] as const;

/** Infinite where nothing matches. */
function kindOfMatch(word: string, inText: string): number {
  if (inText === word) return SAME;
  if (isPlural(inText, word) || isPlural(word, inText)) return OTHER_NUMBER;
  if (inText.startsWith(word)) return BEGINNING;
  return word.length > 2 && inText.includes(word) ? PART : Infinity;
}

/** True for 'pizzas' and 'pizza', 'flanes' and 'flan', 'nueces' and 'nuez'. [FIND-2] */
function isPlural(many: string, one: string): boolean {
  if (!many.endsWith('s') || one.length < 2) return false;
  return many === `${one}s` || (one.length > 2 && (many === `${one}es` || many === one.replace(/z$/, 'ces')));
}

function best(word: string, texts: readonly string[]): number {
  return texts.reduce((lowest, each) => Math.min(lowest, kindOfMatch(word, each)), Infinity);
}

interface Words {
  readonly title: readonly string[];
  readonly description: readonly string[];
  readonly path: readonly string[];
}

/**
 * Lower is better: the title before the description, and both before categories. Of these, lower where a subcategory says the word, too: it is what
 * the diner asks for; a part of a category's title, or a shorter beginning, is mostly another word. [FIND-2] [FIND-3]
 */
function rankOf(word: string, { title, description, path }: Words, isAnyPart: boolean): number {
  const rank = Math.min(2 * best(word, title), 2 * best(word, description) + 1);
  if (rank < Infinity) return rank;
  const most = isAnyPart ? PART : word.length > 2 ? BEGINNING : OTHER_NUMBER;
  const kinds = path.map((each) => kindOfMatch(word, each)).filter((kind) => kind <= most);
  // More than the words of a search can add up to in titles and descriptions.
  return 1000 + Math.min(...kinds) + 1 / kinds.length;
}

interface Written {
  /** As the menu writes it. */
  readonly text: string;
  readonly word: string;
}

/** Returns the words of each text of each item. What is written more than once is read once. */
function readWritten(items: readonly Findable[]): Written[][][] {
  const words = new Map<string, Written>();
  const texts = new Map<string, Written[]>();
  const wordOf = (text: string) => once(words, text, () => ({ text, word: searchText(text) }));
  const wordsOf = (text: string) => once(texts, text, () => (text.match(WORD) ?? []).map(wordOf));
  return items.map(({ title, description, path }) => [title, description, path].map(wordsOf));
}

function once<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

interface Near {
  readonly text: string;
  /** Infinite where nothing is near. */
  readonly cost: number;
}

/** Returns the word with the lowest cost, or two side by side that were typed as one; remembers the costs of words. [FIND-4] */
function nearestWord(typed: string, texts: readonly (readonly Written[])[], costs: Map<Written, number>): Near {
  let nearest: Near = { text: typed, cost: Infinity };
  for (const written of texts) {
    for (const each of written) {
      const cost = once(costs, each, () => costOf(typed, each.word));
      if (cost === 0 && each.word === typed) return { text: each.text, cost };
      if (cost < nearest.cost) nearest = { text: cost === 0 ? typed : each.text, cost };
    }
    let before: Written | undefined;
    for (const each of written) {
      const first = before;
      before = each;
      if (!first || !typed.startsWith(first.word) || !isBeginning(typed, first.word + each.word)) continue;
      const cost = costWithin(typed, first.word + each.word);
      if (cost < nearest.cost) nearest = { text: `${first.text} ${each.text}`, cost };
    }
  }
  return nearest;
}

/** An exact match costs nothing. */
function costOf(typed: string, word: string): number {
  if (kindOfMatch(typed, word) < Infinity) return 0;
  return isForgiven(typed, word) ? costWithin(typed, word) : Infinity;
}

/** A word whose beginning is meant costs more than a whole one. */
function costWithin(typed: string, word: string): number {
  return isOneLetterOff(typed, word) ? 10 : 10 + word.length;
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
