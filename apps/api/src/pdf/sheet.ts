import type { TextStyle } from '../rendering/typeface.ts';

/** A4, in points. */
export const SHEET = { width: 595.28, height: 841.89 };

/** The area of a sheet inside its margins. */
export const FRAME = { left: 56, right: SHEET.width - 56, top: 54, bottom: SHEET.height - 68 };
export const FRAME_WIDTH = FRAME.right - FRAME.left;

export const COLORS = {
  paper: '#ffffff',
  ink: '#1f1b16',
  muted: '#655b4f',
  dots: '#b3a797',
  line: '#e5ddd0',
  shade: '#14100b',
};

export const STYLES = {
  category: { weight: 700, size: 23 },
  subcategory: { weight: 600, size: 14 },
  item: { weight: 600, size: 11.5 },
  description: { weight: 400, size: 9.5 },
  label: { weight: 600, size: 9 },
  fact: { weight: 400, size: 11.5 },
  footer: { weight: 400, size: 8.5 },
  legal: { weight: 400, size: 7 },
} as const satisfies Record<string, TextStyle>;

/** Distance between baselines, as a multiple of the font size. */
export const LINE_HEIGHT = 1.32;
/** From the top of a line to its baseline, as a multiple of the font size. */
export const ASCENT = 0.98;
