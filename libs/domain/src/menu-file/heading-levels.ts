import type { TableRow } from './table-row.ts';

/** 1 for a heading above others, 2 for one below it; null where all headings are of one level. */
export type HeadingLevel = 1 | 2 | null;

/**
 * Returns the levels of the headings of a table, rows of a name alone: of two without products between them the upper one holds the lower one,
 * and others in capitals as it, or not as it, are of its level. Where all are written alike, that of which none follows is of the lower
 * level. Where one pair begins the table alone, it is a title above it: there are no levels. [FILE-9]
 */
export function headingLevels(
  rows: readonly TableRow[],
  describing: ReadonlySet<TableRow>,
  { isAbove, hasHeaders }: { readonly isAbove: boolean; readonly hasHeaders: boolean },
): ReadonlyMap<TableRow, HeadingLevel> {
  const runs = runsOf(rows, describing, isAbove);
  const pairs = runs.flatMap((run) => {
    const [upper, lower] = [run[0], run.at(-1)];
    return upper && lower && upper !== lower ? [{ upper, lower }] : [];
  });
  const [first] = pairs;
  if (!first) return new Map();
  const all = runs.flat();
  const isCapital = first.upper.isInCapitals;
  if (pairs.every(({ upper, lower }) => upper.isInCapitals === isCapital && lower.isInCapitals !== isCapital)) {
    const uppers = all.filter((row) => row.isInCapitals === isCapital);
    if (uppers.length < 2 && !hasHeaders) return new Map();
    return new Map(all.map((row) => [row, row.isInCapitals === isCapital ? 1 : 2]));
  }
  if (pairs.length < 2 || (runs[0]?.length ?? 0) < 2) return new Map();
  return new Map(runs.flatMap((run) => run.map((row, nth) => [row, nth + 1 === run.length ? 2 : 1] as const)));
}

/** The headings between products, that follow each other; what follows the last product is no heading, unless another table follows. */
function runsOf(rows: readonly TableRow[], describing: ReadonlySet<TableRow>, isAbove: boolean): TableRow[][] {
  const runs: TableRow[][] = [];
  let run: TableRow[] = [];
  for (const row of rows) {
    if (row.isEmpty || row.repeatsHeaders || describing.has(row)) continue;
    if (row.isHeading && row.has('title')) run.push(row);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  return isAbove && run.length > 0 ? [...runs, run] : runs;
}
