import { listOf } from '../list-of.ts';
import { parsePrice } from '../prices/parse-price.ts';

/** A price that has a line of its own, with the lines right above it; all 0-based. */
interface PriceLine {
  readonly at: number;
  readonly names: readonly number[];
}

/**
 * Returns the lines of a list with the price that has a line of its own behind its name, and what stands between them in one paragraph before it,
 * parted by tabs; the lines that are taken are empty. As they are where prices stand otherwise. [PASTE-5]
 */
export function withPricesBeside(given: readonly string[]): string[] {
  const lines = listOf(given);
  const prices = lines.some((line) => line.includes('\t')) ? [] : priceLinesOf(lines);
  const isEmpty = (at: number) => (lines[at] ?? '').trim() === '';
  const single = prices.filter(({ names }) => names.length === 1);
  const paragraphs = prices.filter(
    ({ at, names: [first = at] }) => first < at - 1 && isEmpty(first - 1) && isEmpty(at + 1),
  );
  const areParagraphs = paragraphs.length > single.length;
  const clear = areParagraphs ? [...paragraphs, ...single] : single;
  if (clear.length < 2 || clear.length * 2 < prices.length) return [...lines];
  const beside = [...lines];
  for (const price of areParagraphs ? clear : prices) {
    const [name, ...between] = areParagraphs ? price.names : price.names.slice(-1);
    if (name === undefined) continue;
    const texts = [lines[name], between.map((at) => (lines[at] ?? '').trim()).join(' '), lines[price.at]];
    for (const at of [...between, price.at]) beside[at] = '';
    beside[name] = texts.map((text = '') => text.trim()).join('\t');
  }
  return beside;
}

function priceLinesOf(lines: readonly string[]): PriceLine[] {
  const prices: PriceLine[] = [];
  let names: number[] = [];
  let last: number | null = null;
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') names = [];
    else if (isPriceLine(line)) {
      // An empty line may part a name and its price.
      prices.push({ at, names: names.length === 0 && last !== null ? [last] : names });
      names = [];
      last = null;
    } else {
      names.push(at);
      last = at;
    }
  }
  return prices;
}

/** True for '$ 950' and '9500'; a smaller number without a sign is a code or a quantity. */
function isPriceLine(line: string): boolean {
  return (line.includes('$') || /\d{4}|\d[.,]\d{3}/.test(line)) && parsePrice(line).ok;
}
