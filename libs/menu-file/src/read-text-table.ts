import { meaningOf, type Sheet, type SheetFault, type Steps } from '@carta/domain';
import { parse } from 'papaparse';

/** Signs between cells, the most common one first. */
export const DELIMITERS = { ';': 'punto y coma', ',': 'comas', '\t': 'tabulaciones', '|': 'barras' } as const;

type Delimiter = keyof typeof DELIMITERS;

/** Lines that are enough to tell the sign between cells. */
const MAX_GUESSED_LINES = 40;
/** Each quote that never closes has the rest of the file read again; after so many, quotes are signs like others. */
const MAX_FAULTS = 100;
const ROWS_PER_STEP = 200;

/** A table of text, and the sign between its cells. */
export interface TextTable {
  readonly sheet: Sheet;
  readonly delimiter: Delimiter;
}

/** Returns the table of a text with semicolons, commas, tabs or bars. A row whose quote never closes is a fault, and the rows below it are read. */
export function* readTextTable(text: string): Steps<TextTable> {
  const plain = text.replace(/^\uFEFF/, '');
  const named = /^sep=(.)\r?\n/i.exec(plain);
  const body = withOneLineEnd(named ? plain.slice(named[0].length) : plain);
  yield;
  const delimiter = delimiterIn(body.text, named?.[1]);
  return { sheet: { name: '', isText: true, ...(yield* rowsOf(body, delimiter)) }, delimiter };
}

type LineEnd = '\r\n' | '\n' | '\r';

interface Lines {
  readonly text: string;
  readonly newline: LineEnd;
}

/** Files that several programs have written have several kinds of line ends; those inside quotes are no rows. */
function withOneLineEnd(text: string): Lines {
  const [newline = '\n', ...others] = new Set(text.replace(/"(?:[^"]|"")*"/g, '').match(/\r\n|\n|\r/g)) as Set<LineEnd>;
  return others.length > 0 ? { text: text.replace(/\r\n|\r/g, '\n'), newline: '\n' } : { text, newline };
}

/** The sign with the most known headers in a line, else with the most lines of as many cells. */
function delimiterIn(text: string, named: string | undefined): Delimiter {
  const signs = Object.keys(DELIMITERS) as Delimiter[];
  const known = signs.find((sign) => sign === named);
  if (known) return known;
  const lines = text.split(/\r\n|\n|\r/, MAX_GUESSED_LINES * 4).filter((line) => line.trim() !== '');
  const sample = lines.slice(0, MAX_GUESSED_LINES).join('\n');
  const scored = signs.map((delimiter) => {
    const rows = parse<string[]>(sample, { delimiter }).data;
    const headers = Math.max(
      0,
      ...rows.map((row) => {
        const fields = new Set(row.map((cell) => meaningOf(cell)?.field));
        fields.delete(undefined);
        return fields.size;
      }),
    );
    const widths = new Map<number, number>();
    for (const { length } of rows) if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
    return { delimiter, score: headers * 1_000 + Math.max(0, ...widths.values()) };
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.delimiter ?? ';';
}

function* rowsOf({ text, newline }: Lines, delimiter: Delimiter): Steps<Pick<Sheet, 'rows' | 'faults'>> {
  const rows: string[][] = [];
  const faults: SheetFault[] = [];
  for (let rest = text; ;) {
    yield;
    const isPlain = faults.length >= MAX_FAULTS;
    const { data, errors, meta } = parse<string[]>(rest, {
      delimiter,
      newline,
      preview: ROWS_PER_STEP,
      // Without it a text without quotes is read to its end, whatever the preview.
      fastMode: false,
      ...(isPlain && { quoteChar: '\0' }),
    });
    const broken = isPlain ? undefined : errors.find(({ type }) => type === 'Quotes');
    const end = broken?.row ?? data.length;
    for (let index = 0; index < end; index += 1) rows.push(data[index] ?? []);
    if (!broken && meta.truncated) {
      rest = rest.slice(meta.cursor);
      continue;
    }
    if (!broken) return { rows: withoutLastEmpty(rows), faults };
    const start = rest.lastIndexOf('\n', (broken.index ?? 0) - 1) + 1;
    const after = rest.indexOf('\n', start);
    const line = rest.slice(start, after < 0 ? undefined : after).replace(/\r$/, '');
    const cells = line.split(delimiter).map((cell) => cell.replaceAll('"', ''));
    rows.push(cells);
    faults.push({
      row: rows.length,
      reason: 'open-quote',
      text: line.split(delimiter).find((cell) => cell.startsWith('"')) ?? line,
    });
    if (after < 0) return { rows, faults };
    rest = rest.slice(after + 1);
  }
}

/** The line end of the last row is no row. */
function withoutLastEmpty(rows: string[][]): string[][] {
  const last = rows.at(-1);
  return last?.length === 1 && last[0] === '' ? rows.slice(0, -1) : rows;
}
