import type { Letter, TextStyle, Weight } from './letter.ts';
import { LINE_HEIGHT } from './sheet.ts';
import { wrap } from './wrap.ts';

/** Text as it stands on the sheet. */
export interface Paragraph {
  readonly lines: readonly string[];
  readonly style: TextStyle;
  /** In points. */
  readonly height: number;
}

/** Sets printable text in lines of at most `width` points. */
export function paragraph(text: string, style: TextStyle, width: number, letter: Letter): Paragraph {
  return ofLines(
    wrap(text, width, (line) => letter.widthOf(line, style)),
    style,
  );
}

/** As large as the text fits into two lines; in the last and smallest of the sizes where it does not. */
export function fittingParagraph(
  text: string,
  { weight, sizes }: { weight: Weight; sizes: readonly [number, ...number[]] },
  width: number,
  letter: Letter,
): Paragraph {
  const [size, ...smaller] = sizes;
  const fitting = paragraph(text, { weight, size }, width, letter);
  const [next, ...rest] = smaller;
  if (fitting.lines.length <= 2 || next === undefined) return fitting;
  return fittingParagraph(text, { weight, sizes: [next, ...rest] }, width, letter);
}

/** The first lines of a paragraph, as many as fit into `height` points, one at least; the last ends in '…' where more follow. */
export function cutTo({ lines, style }: Paragraph, height: number): Paragraph {
  const most = Math.max(1, Math.floor(height / (style.size * LINE_HEIGHT)));
  if (lines.length <= most) return ofLines(lines, style);
  const last = lines[most - 1] ?? '';
  return ofLines([...lines.slice(0, most - 1), `${last.replace(/[\s.,;:]+$/, '')}…`], style);
}

function ofLines(lines: readonly string[], style: TextStyle): Paragraph {
  return { lines, style, height: lines.length * style.size * LINE_HEIGHT };
}
