import { isPrice } from './cell-problems.ts';
import { headerWords, meaningOf, meansOther } from './headers.ts';
import { isCounted } from './price-column.ts';
import { cellText, type Sheet } from './sheet.ts';

/** Rows that are enough to tell what a column holds. */
const MAX_LOOKED = 100;

interface Column {
  readonly index: number;
  /** The header in words, '' above a column without one. */
  readonly words: string;
  readonly isName: boolean;
  readonly isPrice: boolean;
  readonly values: readonly string[];
}

/**
 * Returns where tables with different headers begin in a row of them, or in the first row of such as have none, 0-based: names that follow prices,
 * behind an empty column or where the same header, or none, stands above the prices of both: 'PIZZAS | PRECIO | | BEBIDAS | PRECIO'. Rows below
 * headers begin none. [FILE-12]
 */
export function unlikeStarts(
  rows: Sheet['rows'],
  { index, hasHeaders }: { readonly index: number; readonly hasHeaders: boolean },
): number[] {
  const row = rows[index] ?? [];
  const isData = row.some(isPrice);
  const isGap = (column: number) => !rows.some((one, at) => at >= index && cellText(one[column]) !== '');
  const width = rows.slice(index, index + MAX_LOOKED).reduce((most, one) => Math.max(most, one.length), 0);
  const hasGap = row.some((cell, column) => cellText(cell) === '' && isGap(column));
  if (width < 3 || (isData && (hasHeaders || !hasGap))) return [];
  const columns = Array.from({ length: width }, (_, column) => columnAt(rows, index, column, isData));
  const tables: { start: number; price: Column | undefined }[] = [];
  for (const column of columns) {
    const last = tables.at(-1);
    if (!last) {
      if (column.isName) tables.push({ start: 0, price: undefined });
    } else if (!last.price) {
      if (column.isPrice) last.price = column;
    } else if (column.isName) {
      const price = columns.slice(column.index).find((one) => one.isPrice);
      const gap = columns.findLast(
        (one) => one.index < column.index && one.index > (last.price?.index ?? 0) && isGap(one.index),
      );
      const isAlike = !isData && price?.words === last.price.words;
      if (price && (gap || isAlike) && price.values.join('|') !== last.price.values.join('|'))
        tables.push({ start: gap ? gap.index + 1 : column.index, price: undefined });
    }
  }
  return tables.every(({ price }) => price) ? tables.map(({ start }) => start) : [];
}

function columnAt(rows: Sheet['rows'], row: number, index: number, isData: boolean): Column {
  const header = isData ? '' : cellText(rows[row]?.[index]);
  const field = meaningOf(header)?.field;
  const cells = rows
    .slice(isData ? row : row + 1, row + MAX_LOOKED)
    .map((one) => one[index] ?? '')
    .filter((cell) => cellText(cell) !== '');
  const values = cells.map(cellText);
  const words = cells.filter((cell) => !isPrice(cell) && /\p{L}{2}/u.test(cellText(cell)));
  const prices = cells.filter(isPrice);
  const isOther = meansOther(header) || isCounted(header);
  return {
    index,
    words: headerWords(header),
    values,
    isName:
      !isOther &&
      (isData || field === 'title' || (field === undefined && /\p{L}{3}/u.test(header))) &&
      words.length * 2 > cells.length &&
      new Set(values).size * 5 >= values.length * 4,
    isPrice: !isOther && (field === undefined || field === 'price') && prices.length * 2 > cells.length,
  };
}
