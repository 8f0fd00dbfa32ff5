import type { Typeface, TextStyle, Weight } from '../rendering/typeface.ts';
import { LINE_HEIGHT } from './sheet.ts';
import { wrap } from './wrap.ts';

/** Text broken into lines. */
export interface Paragraph {
  readonly lines: readonly string[];
  readonly style: TextStyle;
  /** In points. */
  readonly height: number;
}

/** Breaks printable text into lines of at most `width` points. */
export function paragraph(text: string, style: TextStyle, width: number, typeface: Typeface): Paragraph {
  return paragraphOf(
    wrap(text, width, (line) => typeface.widthOf(line, style)),
    style,
  );
}

/** Uses the first of the descending sizes at which the text fits into two lines, else the last size. */
export function fittingParagraph(
  text: string,
  { weight, sizes }: { weight: Weight; sizes: readonly [number, ...number[]] },
  width: number,
  typeface: Typeface,
): Paragraph {
  const [size, ...smaller] = sizes;
  const fitting = paragraph(text, { weight, size }, width, typeface);
  const [next, ...rest] = smaller;
  if (fitting.lines.length <= 2 || next === undefined) return fitting;
  return fittingParagraph(text, { weight, sizes: [next, ...rest] }, width, typeface);
}

/** Keeps as many lines as fit into `height` points, at least one; the last ends in '…' if lines were cut. */
export function truncate({ lines, style }: Paragraph, height: number): Paragraph {
  const maxLines = Math.max(1, Math.floor(height / (style.size * LINE_HEIGHT)));
  if (lines.length <= maxLines) return paragraphOf(lines, style);
  const last = lines[maxLines - 1] ?? '';
  return paragraphOf([...lines.slice(0, maxLines - 1), `${last.replace(/[\s.,;:]+$/, '')}…`], style);
}

function paragraphOf(lines: readonly string[], style: TextStyle): Paragraph {
  return { lines, style, height: lines.length * style.size * LINE_HEIGHT };
}
