import type { TableRow } from './table-row.ts';

/** Begins with a small letter, or ends as a sentence does. */
const SENTENCE = /^\p{Ll}|[^.]\.$/u;

/**
 * Returns the rows of a name alone that describe the product right above them: those that read as a sentence; and all of them where at
 * least half of the products have one and another such row, or nothing, follows one of them, which a heading of products never has. A name
 * in capitals is a heading where others are not. [FILE-9]
 */
export function descriptionRows(rows: readonly TableRow[]): ReadonlySet<TableRow> {
  const isAlone = rows.map((row) => !row.isEmpty && row.isHeading && row.text('title') !== '');
  const isProduct = rows.map((row, nth) => !isAlone[nth] && row.has('title') && row.has('price'));
  const below = rows.flatMap((row, nth) => (isAlone[nth] && isProduct[nth - 1] ? [{ row, nth }] : []));
  const hasSmall = below.some(({ row }) => !isInCapitals(row));
  const candidates = below.filter(({ row }) => !hasSmall || !isInCapitals(row));
  const isRegular =
    candidates.length * 2 >= isProduct.filter(Boolean).length &&
    candidates.some(({ nth }) => nth + 1 === rows.length || isAlone[nth + 1]);
  const describing = isRegular ? candidates : candidates.filter(({ row }) => SENTENCE.test(row.text('title')));
  return new Set(describing.map(({ row }) => row));
}

function isInCapitals(row: TableRow): boolean {
  const title = row.text('title');
  return title === title.toUpperCase();
}
