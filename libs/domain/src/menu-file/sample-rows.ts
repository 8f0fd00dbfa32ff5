import type { FileColumn, ReadSheet } from './columns.ts';
import type { RowFault } from './row-item.ts';
import { cellText } from './sheet.ts';
import { rowId } from './table-row.ts';

/** A row of a file as it stands. */
export interface SampleRow {
  /** Names the row in the file, as the id of its fault does. */
  readonly id: string;
  /** 1-based, as spreadsheets count. */
  readonly row: number;
  /** Texts in the sequence of the file's columns. */
  readonly cells: readonly string[];
}

const FIRST_ROWS = 3;
const FAULTY_ROWS = 3;

/** Returns the first rows of a file that are filled, and the first faulty ones, in the sequence of the file. [FILE-8] */
export function sampleRows(
  tables: readonly ReadSheet[],
  columns: readonly FileColumn[],
  faults: readonly RowFault[],
): SampleRow[] {
  const faulty = new Set(faults.slice(0, FAULTY_ROWS).map(({ id }) => id));
  let first = 0;
  return tables.flatMap(({ sheet, firstRow, columns: placed }) => {
    const indexes = new Map(placed.map(({ id, index }) => [id, index]));
    const at = columns.map(({ id }) => indexes.get(id) ?? -1);
    return sheet.rows.flatMap((row, index): SampleRow[] => {
      const id = rowId(sheet, index + 1);
      if (index < firstRow || (first >= FIRST_ROWS && !faulty.has(id))) return [];
      const cells = at.map((column) => cellText(row[column]));
      if (!faulty.has(id) && cells.every((cell) => cell === '')) return [];
      first += 1;
      return [{ id, row: index + 1, cells }];
    });
  });
}
