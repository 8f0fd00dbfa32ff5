import type { Steps } from '../steps.ts';
import type { ReadSheet } from './columns.ts';
import { descriptionRows } from './description-rows.ts';
import { headingAbove } from './heading-above.ts';
import { headingLevels, type HeadingLevel } from './heading-levels.ts';
import { cellText } from './sheet.ts';
import type { TableRow } from './table-row.ts';
import { unpricedRows } from './unpriced-rows.ts';

/** What the rows of a table are that have a name, or a category, alone. */
export interface LoneRows {
  /** They describe the product above them. */
  readonly describing: ReadonlySet<TableRow>;
  /** They are products whose price lacks. */
  readonly unpriced: ReadonlySet<TableRow>;
  readonly levels: ReadonlyMap<TableRow, HeadingLevel>;
  /** The heading above the headers, which is that of the first products; '' if there is none. */
  readonly above: string;
}

export const NO_LONE_ROWS: LoneRows = { describing: new Set(), unpriced: new Set(), levels: new Map(), above: '' };

/** Returns what the rows of a name alone are, which an export of another program has none of; `isAbove`: another table follows in the same sheet. [FILE-9] */
export function* loneRows(
  table: ReadSheet,
  rows: readonly TableRow[],
  { isExport, isAbove }: { readonly isExport: boolean; readonly isAbove: boolean },
): Steps<LoneRows> {
  if (isExport) return NO_LONE_ROWS;
  const { sheet, firstRow, byRole } = table;
  const hasCategories = byRole.has('category');
  const isTold = hasCategories || byRole.has('description');
  const describing = isTold ? NO_LONE_ROWS.describing : descriptionRows(rows, { isAbove });
  yield;
  const above = hasCategories ? '' : headingAbove(table, rows, describing);
  const hasHeaders = sheet.rows.slice(0, firstRow).some((row) => row.some((cell) => cellText(cell) !== ''));
  const field = hasCategories ? 'category' : 'title';
  const hasLevels = !hasCategories || !byRole.has('subcategory');
  const levels = hasLevels ? headingLevels(rows, describing, { field, isAbove, hasHeaders }) : NO_LONE_ROWS.levels;
  const mayLack = !hasCategories && levels.size === 0 && above === '' && sheet.heading === undefined;
  return { describing, levels, above, unpriced: mayLack ? unpricedRows(rows, describing) : NO_LONE_ROWS.unpriced };
}
