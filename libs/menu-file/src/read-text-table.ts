import type { Sheet, SheetFault, Steps } from '@carta/domain';
import { parse } from 'papaparse';
import { isListOfLines, rowsOfLines } from './priced-lines.ts';
import { spacedRows } from './spaced-rows.ts';
import { DELIMITERS, delimiterIn, type Delimiter } from './text-delimiter.ts';

/** Each quote that never closes has the rest of the file read again; after so many, quotes are signs like others. */
const MAX_FAULTS = 100;
const ROWS_PER_STEP = 200;

/** A table of text, and what is between its cells, in words: 'punto y coma'. */
export interface TextTable {
  readonly sheet: Sheet;
  readonly separatedBy: string;
}

/** Returns the table of a text with semicolons, commas, tabs or bars, or of spaces, or of a list with a price at the end of each line. A row whose quote never closes is a fault, and the rows below it are read. */
export function* readTextTable(text: string): Steps<TextTable> {
  const plain = text.replace(/^\uFEFF/, '');
  const named = /^sep=(.)\r?\n/i.exec(plain);
  const body = withOneLineEnd(named ? plain.slice(named[0].length) : plain);
  yield;
  const delimiter = delimiterIn(body.text, named?.[1]);
  if (!named && isListOfLines(body.text, delimiter)) {
    const rows = yield* spacedRows(body.text);
    if (rows) return { sheet: { name: '', rows }, separatedBy: 'espacios' };
    return { sheet: { name: '', ...(yield* rowsOfLines(body.text)) }, separatedBy: 'líneas' };
  }
  return { sheet: { name: '', isText: true, ...(yield* rowsOf(body, delimiter)) }, separatedBy: DELIMITERS[delimiter] };
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
