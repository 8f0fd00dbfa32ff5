import type { Price } from '../prices/price-schema.ts';
import { parsePrice, priceInCents } from '../prices/price.ts';

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

/** Signs between a name and its price. */
const BETWEEN = /^[-–—:=|]+$/;

/** Returns an item for each line that is not empty: a name with its price at the end, or a row of a spreadsheet. [PASTE-1] [PASTE-2] [PASTE-3] */
export function pastedItems(text: string): PastedItem[] {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const cells = line.split('\t').map((cell) => cell.trim().replace(/\s+/g, ' '));
    const filled = cells.filter((cell) => cell !== '');
    return filled.length > 1 ? itemOfRow(filled) : itemOfLine(filled[0] ?? '');
  });
}

/** The first cell is the name; cells that are prices are no part of the description. */
function itemOfRow([title = '', ...cells]: readonly string[]): PastedItem {
  const prices = cells.map(priceOf);
  const description = cells.filter((_, index) => prices[index] === null).join(' ');
  return itemWith(title, description, withoutNull(prices));
}

function itemOfLine(line: string): PastedItem {
  const words = line
    .replace(/^[-*•·–]\s+/, '')
    // Dots that lead to the price, and '$' apart from its number.
    .replace(/[.…·_]{3,}/g, ' ')
    .replace(/\$\s+(?=\d)/g, '$')
    // Two prices, for two sizes.
    .replace(/(\d)\s*\/\s*(?=\$?\d)/g, '$1 / ')
    .trim()
    .split(/\s+/);
  const found: { readonly at: number; readonly price: Price; readonly marked: boolean }[] = [];
  let from = words.length;
  for (let at = words.length - 1; at > 0; at -= 1) {
    const word = words[at] ?? '';
    const price = priceOf(word);
    const joins = /^[/oóu]$/.test(word) && from === at + 1 && priceOf(words[at - 1] ?? '') !== null;
    if (price) found.unshift({ at, price, marked: word.startsWith('$') });
    else if (!BETWEEN.test(word) && !(joins && found.length > 0)) break;
    from = at;
  }
  const marked = found.filter((one) => one.marked);
  const last = found.at(-1);
  if (!last) return itemWith(words.join(' '), '', []);
  const chosen = marked.length > 0 ? marked : found.filter((one) => one === last || isChoice(one.price));
  const title = words.slice(0, marked.length > 0 ? marked[0]?.at : chosen[0]?.at).join(' ');
  return itemWith(
    title.replace(/[\s\-–—:=|]+$/, ''),
    '',
    chosen.map(({ price }) => price),
  );
}

function itemWith(title: string, description: string, prices: readonly Price[]): PastedItem {
  const [price = null, ...others] = prices;
  return { title, description, price: others.length === 0 ? price : null, choices: others.length === 0 ? [] : prices };
}

function isChoice(price: Price): boolean {
  return priceInCents(price) >= LEAST_CHOICE_CENTS;
}

/** Also reads '9500.-', as prices are written by hand. */
function priceOf(text: string): Price | null {
  const price = parsePrice(text.replace(/[.,]?-$/, ''));
  return price.ok ? price.value : null;
}

function withoutNull(prices: readonly (Price | null)[]): Price[] {
  return prices.filter((price) => price !== null);
}
