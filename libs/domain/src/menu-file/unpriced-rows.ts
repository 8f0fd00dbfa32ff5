import type { TableRow } from './table-row.ts';

/** '* Todas las pizzas tienen 8 porciones'. */
const NOTE = /^\*+\s*\p{L}[^*\s]*\s[^*\s]*\s[^*]*$/u;

/**
 * Returns the rows of a name alone, right between two products, that are products whose price lacks: notes, and those that look otherwise than the
 * headings of the table do: where the first products have none; where headings are in capitals; or where an empty row is above most of them. A
 * name in capitals among others is a heading. [FILE-9]
 */
export function unpricedRows(rows: readonly TableRow[], describing: ReadonlySet<TableRow>): ReadonlySet<TableRow> {
  const isAlone = rows.map((row) => row.isHeading && row.has('title') && !describing.has(row));
  const isProduct = rows.map((row, nth) => !isAlone[nth] && row.has('title') && row.has('price'));
  const areInCapitals = rows.every((row, nth) => !isProduct[nth] || row.isInCapitals);
  const last = isProduct.lastIndexOf(true);
  const alone = rows.flatMap((row, nth) => {
    if (!isAlone[nth] || nth > last) return [];
    const isBetween = isProduct[nth - 1] === true && isProduct[nth + 1] === true;
    return [{ row, isBetween, isCapital: row.isInCapitals && !areInCapitals }];
  });
  const between = alone.filter(({ isBetween, isCapital }) => isBetween && !isCapital);
  const isFirst = !isAlone.slice(0, isProduct.indexOf(true)).includes(true);
  const isMost = (headings: readonly unknown[]) => headings.length > 1 && headings.length > 2 * between.length;
  const areUnlike =
    isFirst ||
    isMost(alone.filter(({ isBetween }) => !isBetween)) ||
    isMost(alone.filter(({ isCapital }) => isCapital));
  return new Set(between.map(({ row }) => row).filter((row) => areUnlike || NOTE.test(row.text('title'))));
}
