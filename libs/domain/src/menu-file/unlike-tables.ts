import { isPrice } from './cell-problems.ts';
import { headerWords, meaningOf, meansOther } from './headers.ts';
import { isCounted } from './price-column.ts';
import { differ, isOfNames, isOfPrices, seeCell, unseenColumn, type SeenColumn } from './seen-column.ts';
import { cellText, type Sheet } from './sheet.ts';

/** Rows that are enough to tell what a column holds. */
const MAX_LOOKED = 100;

interface Column extends SeenColumn {
  readonly index: number;
  readonly isName: boolean;
  readonly isPrice: boolean;
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
      const isAlike = !isData && price && headerWords(price.header) === headerWords(last.price.header);
      if (price && (gap || isAlike) && (differ(price, last.price) || price.looked !== last.price.looked))
        tables.push({ start: gap ? gap.index + 1 : column.index, price: undefined });
    }
  }
  return tables.every(({ price }) => price) ? tables.map(({ start }) => start) : [];
}

function columnAt(rows: Sheet['rows'], row: number, index: number, isData: boolean): Column {
  const header = isData ? '' : cellText(rows[row]?.[index]);
  const seen = unseenColumn(String(index), header);
  const below = rows.slice(isData ? row : row + 1, row + MAX_LOOKED);
  for (const [nth, one] of below.entries()) seeCell(seen, one[index] ?? '', nth);
  const field = meaningOf(header)?.field;
  const isOther = meansOther(header) || isCounted(header);
  const namesProducts = isData || field === 'title' || (field === undefined && /\p{L}{3}/u.test(header));
  return {
    ...seen,
    index,
    isName: !isOther && namesProducts && isOfNames(seen),
    isPrice: !isOther && (field === undefined || field === 'price') && isOfPrices(seen),
  };
}
