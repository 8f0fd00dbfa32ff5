import { searchText } from '../menu/search.ts';
import type { TableRow } from './table-row.ts';

const BEGINS_SMALL = /^\p{Ll}/u;
const ENDS_AS_SENTENCE = /[^.]\.$/;
const ENDS_OPEN = /(?:,|\s(?:y|e|o|u|de|del|con|en|al?|el|la|los|las))$/;
const IS_IN_BRACKETS = /^\(.*\)$/s;

/** One or two words, as headings have. */
const WORDS = /^\p{Lu}[^\s,]*(?:\s[^\s,]+)?$/u;

/** What stands below a list: 'Precios sujetos a modificación', 'IVA incluido', 'Reservas al …'. */
const FOOTER =
  /\b(?:precios?|iva|impuestos?|aviso|reservas?|tel(?:efono)?|whatsapp|horarios?|consult\w+|efectivo|cubierto|propina)\b|[@*]|www/;

/**
 * Returns the rows of a name alone that describe the product right above them, and their next lines: those that read as a sentence, which a small first letter says only
 * below a capital one and where no heading has one; and all of them where at least half of the products have one and another such row follows
 * one of them, which a heading of products never has. A name in capitals is a heading where others are not or the products are not, a short one where headings have two
 * levels, and so is the last one above another table. What follows the last product describes it where others are described, unless it reads as a footer. [FILE-9]
 */
export function descriptionRows(
  rows: readonly TableRow[],
  { isAbove = false }: { readonly isAbove?: boolean } = {},
): ReadonlySet<TableRow> {
  const isAlone = rows.map((row) => !row.isEmpty && row.isHeading && row.text('title') !== '');
  const isProduct = rows.map((row, nth) => !isAlone[nth] && row.has('title') && row.has('price'));
  const first = isProduct.indexOf(true);
  const headings = rows.filter((_, nth) => isAlone[nth] && nth < first);
  const last = isProduct.lastIndexOf(true) + 1;
  const isNone = (row: TableRow, nth: number) =>
    nth === last && ((isAbove && nth + 1 === rows.length) || FOOTER.test(searchText(row.text('title'))));
  const below = rows.flatMap((row, nth) =>
    isAlone[nth] && isProduct[nth - 1] && !isNone(row, nth) ? [{ row, nth }] : [],
  );
  const hasSmall = below.some(({ row }) => !row.isInCapitals);
  const isLikeHeading =
    headings.length > 0 && headings.every((row) => row.isInCapitals) && !areInCapitals(rows, isProduct);
  const candidates = below.filter(({ row }) => !row.isInCapitals || (!hasSmall && !isLikeHeading));
  // Below the last product it may be a heading without products, if headings look like it.
  const tells = headings.every((row) => row.isInCapitals) && hasSmall;
  const isOfLevels = isAlone.some((alone, nth) => alone && isAlone[nth + 1] && nth < first);
  const areShort = candidates.filter(({ row }) => WORDS.test(row.text('title'))).length * 2 > candidates.length;
  const isRegular =
    !(isOfLevels && areShort) &&
    candidates.length * 2 >= isProduct.filter(Boolean).length &&
    candidates.some(({ nth }) => (nth === last ? tells && candidates.length > 1 : isAlone[nth + 1]));
  const isSmall = !headings.some((row) => BEGINS_SMALL.test(row.text('title')));
  const describing = candidates.filter(
    ({ row, nth }) => isRegular || isSentence(row, { above: rows[nth - 1], isSmall }),
  );
  const isLone = describing.length === 1 && describing[0]?.nth === last;
  const found = new Set(isLone ? [] : describing.map(({ row }) => row));
  for (const [nth, row] of rows.entries()) {
    const above = rows[nth - 1];
    if (isAlone[nth] && above && found.has(above) && goesOn(above, row)) found.add(row);
  }
  return found;
}

/** True for the next line of a description. */
function goesOn(above: TableRow, row: TableRow): boolean {
  return BEGINS_SMALL.test(row.text('title')) || ENDS_OPEN.test(above.text('title'));
}

function isSentence(
  row: TableRow,
  { above, isSmall }: { readonly above: TableRow | undefined; readonly isSmall: boolean },
): boolean {
  const title = row.text('title');
  if (ENDS_AS_SENTENCE.test(title) || IS_IN_BRACKETS.test(title)) return true;
  return isSmall && BEGINS_SMALL.test(title) && !BEGINS_SMALL.test(above?.text('title') ?? '');
}

function areInCapitals(rows: readonly TableRow[], isProduct: readonly boolean[]): boolean {
  return rows.every((row, nth) => !isProduct[nth] || row.isInCapitals);
}
