import { meaningOf } from '@carta/domain';
import { parse } from 'papaparse';

/** Signs between cells, the most common one first. */
export const DELIMITERS = { ';': 'punto y coma', ',': 'comas', '\t': 'tabulaciones', '|': 'barras' } as const;

export type Delimiter = keyof typeof DELIMITERS;

/** Lines that are enough to tell the sign between cells. */
const MAX_GUESSED_LINES = 40;

/** Returns the sign that the file names, if it is one; else the one with the most known headers in a line, or with the most lines of as many cells. */
export function delimiterIn(text: string, named: string | undefined): Delimiter {
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
