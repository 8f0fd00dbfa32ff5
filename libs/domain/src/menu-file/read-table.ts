import { listOf } from '../list-of.ts';
import { numberOr } from '../number-or.ts';
import { readColumns, type ColumnChoices, type FileColumns } from './columns.ts';
import { checkMenuSize, TOO_MANY_MESSAGES } from '../menu/menu-limits.ts';
import { readRows } from './read-rows.ts';
import type { ReadRows, RowFault } from './row-item.ts';
import type { RowsFile } from './rows-to-file.ts';
import { sampleRows, type SampleRow } from './sample-rows.ts';
import type { Sheet } from './sheet.ts';
import { allSteps, type Steps } from '../steps.ts';

/** A file read as a table: what its sheets and columns mean, and its rows. */
export interface ReadTable extends FileColumns, ReadRows {
  /** Some rows as they stand in the file. */
  readonly samples: readonly SampleRow[];
}

/** Reads the sheets of a file as its headers say, or as the owner has chosen. [FILE-8] [FILE-9] [FILE-10] */
export function readTable(sheets: readonly Sheet[], choices: ColumnChoices = {}): ReadTable {
  return allSteps(readTableSteps(sheets, choices));
}

/** As `readTable`, in steps. */
export function* readTableSteps(sheets: readonly Sheet[], choices: ColumnChoices = {}): Steps<ReadTable> {
  const { tables, shape, ...columns } = yield* readColumns(sheets, choices);
  const rows: ReadRows = columns.missing.length > 0 ? NO_ROWS : yield* readRows(tables, shape);
  yield;
  return { ...columns, ...rows, samples: sampleRows(tables, columns.columns, rows.faults) };
}

const NO_ROWS: ReadRows = {
  products: [],
  faults: [],
  skipped: { empty: 0, headers: 0, totals: 0 },
  needsCategory: false,
};

/** Returns what keeps a whole table from being imported, as '': nothing does. [FILE-7] */
export function tableProblem({ file, products }: RowsFile): string {
  if (products === 0) return 'El archivo no tiene productos';
  const categories = listOf(file.categories).reduce((count, main) => count + 1 + listOf(main.categories).length, 0);
  const size = checkMenuSize({ categories, items: products });
  return size.ok ? '' : TOO_MANY_MESSAGES[size.reason];
}

/** Returns the place of a fault as people name it: 'Hoja «Platos», fila 48, Precio'. [FILE-10] */
export function faultPlace({ sheet, row, column }: Pick<RowFault, 'sheet' | 'row' | 'column'>): string {
  const number = numberOr(row, 0);
  const where = sheet === '' ? `Fila ${number}` : `Hoja «${sheet}», fila ${number}`;
  return column === '' ? where : `${where}, ${column}`;
}
