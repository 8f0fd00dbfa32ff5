import type { Row } from './rows.ts';

/** Pixels at the left and right of a title on a phone, and what a letter of it takes on average. */
const AROUND_TITLE = 164;
const LETTER = 8;

/** About how high a row will be, in pixels, until it is drawn and measured. */
export function estimateHeight(row: Row, width: number): number {
  const wide = width >= 1_200;
  const end = row.endsCard ? 7 : 0;
  if (row.kind === 'category') return (row.level === 2 ? 48 : wide ? 71 : 69) + end;
  if (wide) return 66 + end;
  const lines = Math.ceil((row.item.title.length * LETTER) / Math.max(1, width - AROUND_TITLE));
  return Math.max(69, lines * 20 + 43) + end;
}
