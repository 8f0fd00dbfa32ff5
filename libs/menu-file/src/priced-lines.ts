import { parsePrice, pastedItems, withPricesBeside, type Sheet, type SheetCell, type Steps } from '@carta/domain';

/** Lines that are enough to tell a list from a table. */
const MAX_LOOKED = 160;
const LINES_PER_STEP = 100;
const LINE_END = /\r\n|\n|\r/;
/** Of so many lines one has a price: descriptions of several lines stand below each. */
const LEAST_PART = 5;
/** '- 1 -' at the end of a page. */
const PAGE = /^\s*[-–—]\s?\d{1,3}\s?[-–—]\s*$/;
/** Signs before and behind the words of a text. */
const HEAD = /^[^\p{L}\p{N}]+/u;
const TAIL = /(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/u;

/** A comma in a number, between words, and between a date and a time: 'Doble: carne, cheddar - $ 9,500', 'Flan     4.500,00'. */
const TEXT_COMMA =
  /,(?<=\d,)(?=\d{3}(?!\d))|,(?<=(?:\.\d{3}|\$\s?\d+|[.…·_\s]{2}\d+),)(?=\d{2}\s*(?:€\s*)?$)|, (?=\p{L})|,(?=\s\d{1,2}[:/]\d)/gu;

/** A header or a word that stands where the prices do: 'Plato      Precio', 'Torta ..... consultar'. */
const PARTED = /^(\S.*?)\s*(?:(?:[.…·_]\s*){3,}|…{2,}\s*|\s{3,})(\S.*)$/u;

/** 'Pastel de papa s/p'. */
const UNPRICED = /^(?<title>.*[^\s\-–—:])[\s\-–—:]+(?<word>(?:a )?consultar|s\/p)$/i;

/** '$ 9.500 - Muzza'. */
const PRICE_FIRST = /^\W*?(?<written>\$\s?\d[\d.,]*\d)[\s\-–—:]+(?<title>\p{Lu}.*)$/u;

/** True for a list of names with a price at the end of the line, of which few are parted by the sign: 'Muzza ..... $ 9.500'. */
export function isListOfLines(text: string, delimiter: string): boolean {
  const written = text.split(LINE_END, MAX_LOOKED);
  const parted = written.filter((line) => line.replace(TEXT_COMMA, '').includes(delimiter));
  const lines = linesOf(written).filter((line) => line.trim() !== '');
  const priced = lines.filter((line) => cellsOf(line).length > 1);
  return priced.length > 1 && priced.length * LEAST_PART >= lines.length && parted.length * 2 < priced.length;
}

/** What the cells of lines are, where some have a description. */
const HEADERS = ['Nombre', 'Precio', 'Descripción'];

/** Returns each line as a name and its price, as a pasted list reads it, with the description between them; two prices stay a text, and a line without a price is a cell. */
export function* rowsOfLines(text: string): Steps<Pick<Sheet, 'rows' | 'headers'>> {
  const rows: SheetCell[][] = [];
  for (const [nth, line] of linesOf(text.split(LINE_END)).entries()) {
    if (nth % LINES_PER_STEP === 0) yield;
    rows.push(PAGE.test(line) ? [] : cellsOf(line));
  }
  return { rows, ...(rows.some((row) => row.length === HEADERS.length) && { headers: HEADERS }) };
}

/** The lines with their prices beside their names. */
function linesOf(lines: readonly string[]): string[] {
  return withPricesBeside(lines.map((line) => line.replaceAll('\t', ' ')));
}

function cellsOf(line: string): SheetCell[] {
  const [item] = pastedItems(line);
  if (!item) return [];
  const title = withoutEmphasis(item.title);
  const [price, ...others] = (item.price ? [item.price] : item.choices).map(
    ({ big, small }) => big + Number(small) / 100,
  );
  if (price === undefined)
    return (
      cellsOfPriceFirst(line) ?? PARTED.exec(line.trim())?.slice(1, 3) ?? UNPRICED.exec(title)?.slice(1, 3) ?? [title]
    );
  const priced = [title, others.length === 0 ? price : [price, ...others].join(' / ')];
  return item.description === '' ? priced : [...priced, item.description];
}

function cellsOfPriceFirst(line: string): SheetCell[] | null {
  const { written = '', title = '' } = PRICE_FIRST.exec(line)?.groups ?? {};
  const price = parsePrice(written);
  return price.ok ? [title.trim(), price.value.big + Number(price.value.small) / 100] : null;
}

/** Returns 'PIZZAS 🍕' of '*PIZZAS* 🍕', as messengers write what they show in bold. */
function withoutEmphasis(text: string): string {
  return text
    .replace(HEAD, (head) => head.replace(/(^|\s)[*_~]+/g, '$1'))
    .replace(TAIL, (tail) => tail.replace(/(?<![*_~])[*_~]+(?=\s|$)/g, ''))
    .trim();
}
