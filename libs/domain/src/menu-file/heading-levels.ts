import { isInCapitals, type TableRow } from './table-row.ts';

/** 1 for a heading above others, 2 for one below it; null where all headings are of one level. */
export type HeadingLevel = 1 | 2 | null;

interface LevelOptions {
  /** Where the headings stand. */
  readonly field: 'title' | 'category';
  /** True if another table follows in the same sheet. */
  readonly isAbove: boolean;
  readonly hasHeaders: boolean;
}

/**
 * Returns the levels of the headings of a table, rows of a name or a category alone: of two without products between them the upper one holds the lower one,
 * and others in capitals as it, or not as it, are of its level. Where all are written alike, that of which none follows is of the lower
 * level. Where one pair begins the table alone, it is a title above it: there are no levels. [FILE-9]
 */
export function headingLevels(
  rows: readonly TableRow[],
  describing: ReadonlySet<TableRow>,
  { field, isAbove, hasHeaders }: LevelOptions,
): ReadonlyMap<TableRow, HeadingLevel> {
  const runs = runsOf(rows, describing, { field, isAbove });
  const isCapitals = (row: TableRow) => isInCapitals(row.text(field));
  const pairs = runs.flatMap((run) => {
    const [upper, lower] = [run[0], run.at(-1)];
    return upper && lower && upper !== lower ? [{ upper, lower }] : [];
  });
  const [first] = pairs;
  if (!first) return new Map();
  const all = runs.flat();
  const isCapital = isCapitals(first.upper);
  if (pairs.every(({ upper, lower }) => isCapitals(upper) === isCapital && isCapitals(lower) !== isCapital)) {
    const uppers = all.filter((row) => isCapitals(row) === isCapital);
    if (uppers.length < 2 && !hasHeaders) return new Map();
    return new Map(all.map((row) => [row, isCapitals(row) === isCapital ? 1 : 2]));
  }
  if (pairs.length < 2 || (runs[0]?.length ?? 0) < 2) return new Map();
  return new Map(runs.flatMap((run) => run.map((row, nth) => [row, nth + 1 === run.length ? 2 : 1] as const)));
}

/** The headings between products, that follow each other; what follows the last product is no heading, unless another table follows. */
function runsOf(
  rows: readonly TableRow[],
  describing: ReadonlySet<TableRow>,
  { field, isAbove }: Pick<LevelOptions, 'field' | 'isAbove'>,
): TableRow[][] {
  const runs: TableRow[][] = [];
  let run: TableRow[] = [];
  for (const row of rows) {
    const isHeading = row.isAlone(field) && row.has(field) && !describing.has(row);
    // Most rows are products, which need no further look.
    if (isHeading ? row.isEmpty || row.repeatsHeaders : run.length === 0) continue;
    if (isHeading) run.push(row);
    else if (!row.isEmpty && !row.repeatsHeaders && !describing.has(row)) {
      runs.push(run);
      run = [];
    }
  }
  return isAbove && run.length > 0 ? [...runs, run] : runs;
}
