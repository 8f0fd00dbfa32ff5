import { parsePrice, type Steps } from '@carta/domain';

/** A text between two spaces or more, and where it begins, 0-based. */
interface SpacedCell {
  readonly at: number;
  readonly text: string;
}

/** A cell may begin so much before the column that it stands in: numbers are aligned at their ends. */
const TOLERANCE = 2;
const LINES_PER_STEP = 100;

/**
 * Returns the rows of a table whose columns are parted by spaces, as it is printed or copied from a PDF; null where most lines with a price have
 * fewer than three cells, or not as many as each other.
 */
export function* spacedRows(text: string): Steps<string[][] | null> {
  const lines: SpacedCell[][] = [];
  for (const [nth, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (nth % LINES_PER_STEP === 0) yield;
    lines.push(cellsIn(line));
  }
  const priced = lines.filter((cells) => cells.length > 1 && isPrice(cells.at(-1)?.text ?? ''));
  const counts = new Map<number, number>();
  for (const { length } of priced) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [[width, count] = [0, 0]] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (width < 3 || count < 2 || count * 2 <= priced.length) return null;
  const starts = priced.find(({ length }) => length === width)?.map(({ at }) => at) ?? [];
  return lines.map((cells) => {
    if (cells.length === width) return cells.map(({ text }) => text);
    const row: string[] = [];
    for (const { at, text } of cells) {
      const column = Math.max(
        0,
        starts.findLastIndex((start) => start <= at + TOLERANCE),
      );
      while (row.length <= column) row.push('');
      row[column] = `${row[column] ?? ''} ${text}`.trim();
    }
    return row;
  });
}

function cellsIn(line: string): SpacedCell[] {
  return Array.from(line.matchAll(/\S+(?:\s\S+)*/g), ({ index, 0: text }) => ({ at: index, text }));
}

function isPrice(text: string): boolean {
  return /\d/.test(text) && parsePrice(text).ok;
}
