import type { TableRow } from './table-row.ts';

const BEGINS_SMALL = /^\p{Ll}/u;
const ENDS_AS_SENTENCE = /[^.]\.$/;

/**
 * Returns the rows of a name alone that describe the product right above them: those that read as a sentence, which a small first
 * letter says only below a capital one; and all of them where at
 * least half of the products have one and another such row, or nothing, follows one of them, which a heading of products never has. A name
 * in capitals is a heading where others are not, and so is the last one above another table. [FILE-9]
 */
export function descriptionRows(
  rows: readonly TableRow[],
  { isAbove = false }: { readonly isAbove?: boolean } = {},
): ReadonlySet<TableRow> {
  const isAlone = rows.map((row) => !row.isEmpty && row.isHeading && row.text('title') !== '');
  const isProduct = rows.map((row, nth) => !isAlone[nth] && row.has('title') && row.has('price'));
  const end = isAbove && isAlone.at(-1) ? rows.length - 1 : rows.length;
  const below = rows.slice(0, end).flatMap((row, nth) => (isAlone[nth] && isProduct[nth - 1] ? [{ row, nth }] : []));
  const hasSmall = below.some(({ row }) => !isInCapitals(row));
  const candidates = below.filter(({ row }) => !hasSmall || !isInCapitals(row));
  const isRegular =
    candidates.length * 2 >= isProduct.filter(Boolean).length &&
    candidates.some(({ nth }) => nth + 1 === rows.length || isAlone[nth + 1]);
  const describing = isRegular ? candidates : candidates.filter(({ row, nth }) => isSentence(row, rows[nth - 1]));
  return new Set(describing.map(({ row }) => row));
}

function isSentence(row: TableRow, above: TableRow | undefined): boolean {
  const title = row.text('title');
  if (ENDS_AS_SENTENCE.test(title)) return true;
  return BEGINS_SMALL.test(title) && !BEGINS_SMALL.test(above?.text('title') ?? '');
}

function isInCapitals(row: TableRow): boolean {
  const title = row.text('title');
  return title === title.toUpperCase();
}
