import { searchText } from '../menu/search.ts';
import type { ColumnField } from './column-field.ts';
import { phraseField } from './header-phrase.ts';
import { HEADERS } from './header-words.ts';
import { OTHER_MEANINGS } from './other-meanings.ts';

/** Headers that say the opposite of 'Visible'. */
const HIDING =
  'hidden|oculto|ocultar|archivado|archived|inactivo|desactivado|deshabilitado|inactive|disabled|pausado|deleted|eliminado|discontinuado'.split(
    '|',
  );

/** Returns a header as words for comparison: without accents, brackets and plurals, 'precio' of 'PRECIOS ($) [Local]', 'unit price' of 'unitPrice', 'pvp' of 'P.V.P.'. */
export function headerWords(written: string): string {
  const header = written.replace(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, '$1 ').replace(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1');
  const plain = searchText(header.replace(/\[[^[\]]*\]|\([^()]*\)/g, ' ').replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '));
  // A header that stands in brackets as a whole.
  const words = plain === '' ? searchText(header.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')) : plain;
  return words.split(' ').map(singular).join(' ');
}

/** 'categorias' → 'categoria', 'descripciones' → 'descripcion', 'disponibles' → 'disponible'. */
function singular(word: string): string {
  if (word.length > 5 && word.endsWith('ones')) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

interface KnownHeader {
  readonly field: ColumnField;
  readonly words: string;
  /** The words with a space at each end. */
  readonly padded: string;
  /** 0-based among the headers of its field. */
  readonly rank: number;
}

const KNOWN: readonly KnownHeader[] = (Object.keys(HEADERS) as ColumnField[]).flatMap((field) =>
  HEADERS[field].map((header, rank) => {
    const words = headerWords(header);
    return { field, words, padded: padded(words), rank };
  }),
);
const EXACT = new Map(KNOWN.map((known) => [known.words, known] as const).reverse());
/** Longer ones first: 'precio de venta' before 'venta'. */
const BY_LENGTH = KNOWN.toSorted((a, b) => b.words.length - a.words.length);
const OTHERS = OTHER_MEANINGS.map((other) => padded(headerWords(other)));
const HIDING_WORDS = HIDING.map((hiding) => padded(headerWords(hiding)));

/** Distance from which on other words stand around the name of the field. */
const NOT_EXACT = 100;

/** What a header means, and how well it says so: the lower `distance` is preferred. */
export interface HeaderMeaning {
  readonly field: ColumnField;
  readonly distance: number;
}

/** '$' above the prices. */
const JUST_PESOS: HeaderMeaning = { field: 'price', distance: NOT_EXACT - 1 };

/** True for '$' and '($)', which may name the prices or stand where one lacks; '$ -' is a price that lacks. */
export function isBarePesos(text: string): boolean {
  return text.includes('$') && !/[\w\-–—]/.test(text);
}

/** Returns the field that a header names, also amid other words; null if it names none. [FILE-8] */
export function meaningOf(header: string): HeaderMeaning | null {
  const words = headerWords(header);
  if (words === '') return isBarePesos(header) ? JUST_PESOS : null;
  const exact = EXACT.get(words.replace(/^(?:is|es|esta) /, ''));
  if (exact) return { field: exact.field, distance: exact.rank };
  if (meansOther(header)) return null;
  const text = padded(words);
  const inside = BY_LENGTH.find((known) => known.words.length > 2 && text.includes(known.padded));
  const phrase = phraseField(words);
  if (phrase !== undefined && phrase !== inside?.field)
    return phrase && { field: phrase, distance: NOT_EXACT + words.length };
  return inside
    ? { field: inside.field, distance: NOT_EXACT + inside.rank + words.length - inside.words.length }
    : null;
}

/** True for a header that is known to mean something that is not imported: 'Precio de costo'. */
export function meansOther(header: string): boolean {
  const text = padded(headerWords(header));
  return OTHERS.some((other) => text.includes(other));
}

/** True if the header is nothing but a name of the field. */
export function isExact({ distance }: HeaderMeaning): boolean {
  return distance < NOT_EXACT;
}

/** True for a name of a column that says what stands below it: 'Bebidas'. */
export function namesKind(header: string): boolean {
  return ['bebida', 'comida'].includes(headerWords(header));
}

/** True if yes in this column means hidden. */
export function saysHidden(header: string): boolean {
  const text = padded(headerWords(header));
  return HIDING_WORDS.some((hiding) => text.includes(hiding)) || /\bno (?:disponible|visible|publicado)\b/.test(text);
}

/** Spaces at both ends let whole words be found. */
function padded(words: string): string {
  return ` ${words} `;
}
