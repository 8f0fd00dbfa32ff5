import { headerWords, meaningOf } from './headers.ts';
import { knownExport } from './known-exports.ts';
import { cellText, type Sheet, type SheetCell } from './sheet.ts';

/** Rows among which the headers are looked for. */
const MAX_ROWS_ABOVE = 20;

/** Returns the tables that stand beside each other in a sheet, below the same headers again; the sheet itself where there is one. [FILE-12] */
export function tablesBeside(sheet: Sheet): Sheet[] {
  const first = sheet.rows.findIndex((row) => row.length > 0);
  for (const row of sheet.rows.slice(first, first + MAX_ROWS_ABOVE)) {
    const starts = startsIn(row);
    if (starts.length > 1) return starts.map((start, part) => partOf(sheet, { part, start, end: starts[part + 1] }));
  }
  return [sheet];
}

/** Where the headers of a row begin again: 0 and 3 of 'Producto | Precio | | Producto | Precio'. */
function startsIn(row: readonly SheetCell[]): number[] {
  const named = row.flatMap((cell, index) =>
    cellText(cell) === '' ? [] : [{ index, words: headerWords(cellText(cell)) }],
  );
  const first = named[0]?.words;
  const starts = named.filter(({ words }) => words === first);
  const length = named.length / starts.length;
  const fields = new Set(named.slice(0, length).map(({ words }) => meaningOf(words)?.field));
  const isRepeated =
    starts.length > 1 &&
    fields.has('title') &&
    fields.has('price') &&
    named.every(({ words }, nth) => words === named[nth % length]?.words) &&
    !knownExport(row.map(cellText));
  return isRepeated ? starts.map(({ index }) => index) : [];
}

/** The first part has what stands left of it too, and the rows that could not be read. */
function partOf(sheet: Sheet, { part, start, end }: { part: number; start: number; end: number | undefined }): Sheet {
  if (part === 0) return { ...sheet, rows: sheet.rows.map((row) => row.slice(0, end)) };
  const broken = new Set((sheet.faults ?? []).map(({ row }) => row));
  const rows = sheet.rows.map((row, index) =>
    broken.has(index + 1) ? [] : row.slice(0, end).map((cell, column) => (column < start ? '' : cell)),
  );
  return { ...sheet, part, rows, faults: [] };
}
