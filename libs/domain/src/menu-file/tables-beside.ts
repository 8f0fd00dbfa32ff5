import { headerWords, meaningOf } from './headers.ts';
import { knownExport } from './known-exports.ts';
import { cellText, type Sheet, type SheetCell } from './sheet.ts';
import { unlikeStarts } from './unlike-tables.ts';

/** Rows among which the headers are looked for. */
const MAX_ROWS_ABOVE = 20;

/**
 * Returns the tables that stand beside each other in a sheet, below the same headers again or with names and prices of their own; the sheet
 * itself where there is one. What stands above each of them is its category. [FILE-12]
 */
export function tablesBeside(sheet: Sheet): Sheet[] {
  const first = sheet.rows.findIndex((row) => row.length > 0);
  if (first < 0) return [sheet];
  let hasHeaders = false;
  for (const [nth, row] of sheet.rows.slice(first, first + MAX_ROWS_ABOVE).entries()) {
    const texts = row.map(cellText);
    if (knownExport(texts)) break;
    const again = startsIn(row);
    const starts = again.length > 1 ? again : unlikeStarts(sheet.rows, { index: first + nth, hasHeaders });
    hasHeaders ||= new Set(texts.flatMap((text) => meaningOf(text)?.field ?? [])).size > 1;
    if (starts.length < 2) continue;
    const headings = headingsAbove(sheet, { row: first + nth + (again.length > 1 ? 0 : 1), starts });
    return starts.map((start, part) => {
      const heading = headings[part] ?? '';
      return { ...partOf(sheet, { part, start, end: starts[part + 1] }), ...(heading !== '' && { heading }) };
    });
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
    named.every(({ words }, nth) => words === named[nth % length]?.words);
  return isRepeated ? starts.map(({ index }) => index) : [];
}

/** The texts right above the tables, one above each: 'PIZZAS | | EMPANADAS'; none where a table has none. */
function headingsAbove({ rows }: Sheet, { row, starts }: { row: number; starts: readonly number[] }): string[] {
  const above = rows.slice(0, row).findLast((cells) => cells.some((cell) => cellText(cell) !== '')) ?? [];
  const texts = starts.map((start, nth) =>
    above
      .slice(nth === 0 ? 0 : start, starts[nth + 1])
      .map(cellText)
      .filter((text) => text !== ''),
  );
  return texts.every(({ length }) => length === 1) ? texts.flat() : [];
}

/** The first part has what stands left of it too, and the rows that could not be read. */
function partOf(sheet: Sheet, { part, start, end }: { part: number; start: number; end: number | undefined }): Sheet {
  if (part === 0) return { ...sheet, part, rows: sheet.rows.map((row) => row.slice(0, end)) };
  const broken = new Set((sheet.faults ?? []).map(({ row }) => row));
  const rows = sheet.rows.map((row, index) =>
    broken.has(index + 1) ? [] : row.slice(0, end).map((cell, column) => (column < start ? '' : cell)),
  );
  return { ...sheet, part, rows, faults: [] };
}
