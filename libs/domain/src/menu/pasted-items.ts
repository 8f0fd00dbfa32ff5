import type { Price } from '../prices/price-schema.ts';
import { namesOtherCurrency, parsePrice } from '../prices/parse-price.ts';
import { priceInCents } from '../prices/price.ts';
import { withPricesBeside } from './price-lines.ts';

/** Most lines of a pasted list. [PASTE-4] */
export const MAX_PASTED_LINES = 200;

/** An item read from a line of a pasted list. */
export interface PastedItem {
  readonly title: string;
  readonly description: string;
  /** Null if the line has no price, or more than one. */
  readonly price: Price | null;
  /** The prices between which an unclear line does not choose; none if it has no price. */
  readonly choices: readonly Price[];
}

/** A smaller number before the price is part of the name: 'Empanadas x 12 15000'. */
const LEAST_CHOICE_CENTS = 100_00;

/** A number of so many cents amid a name may be a price; smaller ones, and years, are sizes and vintages. */
const LEAST_INNER_CENTS = 1_000_00;
const YEAR = /^(?:19|20)\d\d$/;
/** A year that nobody takes as a price: 'Rosado 2024'. */
const VINTAGE = /^20(?:0[1-9]|[12]\d)$/;
const UNIT =
  /^(?:ml|cc|cl|l|lts?|litros?|g|gr|grs|gramos|kg|kgs|kilos?|cm|mm|u|un|unid|unidades|personas|porciones)\b/i;

/** What messengers write before each line that is copied: '[10:31, 12/11/2026] Marta: ', '12/11/26, 10:31 - Marta: '. */
const DATE = String.raw`\d{1,2}/\d{1,2}(?:/\d{2,4})?`;
const TIME = String.raw`\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?\s?m\.?)?`;
const SENDER = new RegExp(String.raw`^\[?(?:${DATE},?\s${TIME}|${TIME},?\s${DATE})(?:\]|\s-)\s[^:]{1,60}:\s`, 'i');
const BULLET = /^(?:[-*•·–]\s+|[•▪▫●○◦‣►▸➤✔✅🔸🔹🔶🔷]\uFE0F?\s*)/u;
/** '*Muzza*', '_$9500_' and '**Muzza**', which messengers show in bold and slanted. */
const EMPHASIZED = /(?<=^|[\s(])([*_~]{1,2})(?=\S)([^*_~]*[^\s*_~])\1(?=$|[\s.,:;!?)])/g;

/** Behind a price: for how much it is. */
const PER = String.raw`c/u\.?|cada un[oa]|(?:por|x|el|la|p/)\s?(?:kg|kilo|litro|unidad|docena|porci[oó]n|persona|\d+(?:\s(?:personas|unidades))?)`;
const PRICE_PER = new RegExp(
  String.raw`^(?<line>.*(?:\$\s?\d[\d.,]*|\s(?:\d{4,}|\d{1,3}(?:[.,]\d{3})+)))\s+(?<per>(?:${PER})(?:\s\([^()$]*\))?)$|^(?<marked>.*\$\s?\d[\d.,]*)\s+(?<note>\([^()$]*\))$`,
  'i',
);

/** Signs between a name and its price. */
const BETWEEN = /^[-–—:=|,;>→]+$/;

/** What stands behind the last letter or digit. */
const SIGNS_AT_END = /(?:^|(?<=[\p{L}\p{N}]))[^\p{L}\p{N}]+$/u;

/** Most words of one price: '$', '1', '250', '000'. */
const MOST_WORDS = 4;

/** Returns an item for each line that is not empty: a name with its price at the end, or in the next one, or a row of a spreadsheet. [PASTE-1] [PASTE-2] [PASTE-3] [PASTE-5] */
export function pastedItems(text: string): PastedItem[] {
  const lines = withPricesBeside(text.split(/\r\n|\n|\r/)).filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const cells = line.split('\t').map((cell) => cell.trim().replace(/\s+/g, ' '));
    const filled = cells.filter((cell) => cell !== '');
    return filled.length > 1 ? itemOfRow(filled) : itemOfLine(filled[0] ?? '');
  });
}

/** The first cell is the name; cells that are prices are no part of the description. */
function itemOfRow([title = '', ...cells]: readonly string[]): PastedItem {
  const prices = cells.map((cell, index) => (isOfOtherCurrency(cells, index) ? null : priceOf(cell)));
  const description = cells.filter((_, index) => prices[index] === null).join(' ');
  return itemWith(plainLine(title), description, withoutNull(prices));
}

/** True for '12' beside 'USD'. */
function isOfOtherCurrency(cells: readonly string[], index: number): boolean {
  return [cells[index - 1], cells[index + 1]].some(
    (cell = '') => !/\d/.test(cell) && /^\S+$/.test(cell) && namesOtherCurrency(cell),
  );
}

interface FoundPrice {
  /** 0-based index of its first word. */
  readonly at: number;
  readonly price: Price;
  readonly marked: boolean;
}

function itemOfLine(line: string): PastedItem {
  const plain = plainLine(line);
  const { line: priced = '', per = '', marked: noted = priced, note = per } = PRICE_PER.exec(plain)?.groups ?? {};
  if (noted === '') return itemOfPlainLine(plain);
  const item = itemOfPlainLine(noted);
  return { ...item, title: `${item.title} ${note}` };
}

/** A line without what a messenger or a list writes before and around it, and without a full stop behind its price. */
function plainLine(line: string): string {
  const plain = line.replace(SENDER, '').replace(BULLET, '').replace(EMPHASIZED, '$2');
  return plain.replace(/(?<=\d)\.$/, '');
}

function itemOfPlainLine(line: string): PastedItem {
  const words = line
    // Dots that lead to the price.
    .replace(/(?:[.…·_]\s*){3,}|…{2,}/g, ' ')
    .trim()
    .split(/\s+/);
  const signs = words.length - 1 - words.findLastIndex((word) => /[\p{L}\p{N}$]/u.test(word) || /-$/.test(word));
  const tail = words.splice(words.length - signs, signs);
  const found = namesOtherCurrency(tail.join(' ')) ? [] : pricesAtEnd(words);
  const marked = found.filter((one) => one.marked);
  const last = found.at(-1);
  const isVintage = ({ at, marked }: FoundPrice) => !marked && VINTAGE.test(words[at] ?? '');
  if (!last || (isVintage(last) && last.at === words.length - 1 && !BETWEEN.test(words[last.at - 1] ?? '')))
    return itemWith([...words, ...tail].join(' '), '', []);
  const chosen =
    marked.length > 0 ? marked : found.filter((one) => one === last || (isChoice(one.price) && !isVintage(one)));
  const title = words.slice(0, chosen[0]?.at);
  const inner = chosen.length > 1 ? [] : pricesWithin(title);
  if (!/[\p{L}\p{N}]/u.test(title.join(' '))) return itemWith([...words, ...tail].join(' '), '', []);
  return itemWith(withoutBetween([...title, ...tail].join(' ')), '', [...inner, ...chosen.map(({ price }) => price)]);
}

/** 'Muzza 🔥' of 'Muzza - 🔥': without the signs behind the last word that led to the price. */
function withoutBetween(title: string): string {
  return title.replace(SIGNS_AT_END, (signs) => signs.replace(/(?<![\s\-–—:=|,;>→])[\s\-–—:=|,;>→]+(?=$|\s)/, ''));
}

/** The prices at the end of a line, with signs and 'o' between them; the first word is a name. None where one is in another currency. */
function pricesAtEnd(words: readonly string[]): FoundPrice[] {
  const found: FoundPrice[] = [];
  for (let end = words.length; end > 1;) {
    const [word = '', before = ''] = [words[end - 1], words[end - 2]];
    const sizes = /^\$?\d[\d.,]*(?:\/\$?\d[\d.,]*)+$/.test(word) ? word.split('/').map(priceOf) : [];
    const prices = withoutNull(sizes).filter(isChoice);
    const length = priceLength(words, end);
    if (prices.length > 1 && prices.length === sizes.length) {
      found.unshift(...prices.map((price) => ({ at: end - 1, price, marked: word.startsWith('$') })));
      end -= 1;
    } else if (length > 0) {
      // 'USD 12'
      if (namesOtherCurrency(words[end - length - 1] ?? '')) return [];
      const written = words.slice(end - length, end).join(' ');
      const price = priceOf(written);
      const marked = /^\W*\$|^ar/i.test(written);
      const single = priceOf(word);
      // In 'Pollo 12 500' the first number may be part of the name.
      if (single && length > 1 && !marked) found.unshift({ at: end - length, price: single, marked });
      if (price) found.unshift({ at: end - length, price, marked });
      end -= length;
    } else if (BETWEEN.test(word) || (/^[/oóuy]$/.test(word) && found.length > 0 && priceOf(before) !== null)) end -= 1;
    else break;
  }
  return found;
}

/** How many words before `end` are one price, as many as possible; 0 if they are none. */
function priceLength(words: readonly string[], end: number): number {
  for (let length = Math.min(MOST_WORDS, end - 1); length > 0; length -= 1)
    if (priceOf(words.slice(end - length, end).join(' ')) !== null) return length;
  return 0;
}

/** Prices amid a name: marked ones, and large numbers that are no year and no quantity. */
function pricesWithin(words: readonly string[]): Price[] {
  return withoutNull(
    words.map((word, at) => {
      const price = at === 0 ? null : priceOf(word);
      if (!price || YEAR.test(word) || UNIT.test(words[at + 1] ?? '')) return null;
      return word.startsWith('$') || priceInCents(price) >= LEAST_INNER_CENTS ? price : null;
    }),
  );
}

function itemWith(title: string, description: string, prices: readonly Price[]): PastedItem {
  const [price = null, ...others] = prices;
  return { title, description, price: others.length === 0 ? price : null, choices: others.length === 0 ? [] : prices };
}

function isChoice(price: Price): boolean {
  return priceInCents(price) >= LEAST_CHOICE_CENTS;
}

function priceOf(text: string): Price | null {
  const price = parsePrice(text);
  return price.ok ? price.value : null;
}

function withoutNull(prices: readonly (Price | null)[]): Price[] {
  return prices.filter((price) => price !== null);
}
