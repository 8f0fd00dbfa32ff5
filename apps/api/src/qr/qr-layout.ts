import { create } from 'qrcode';

/** White dots that a reader needs around the code. */
const QUIET = 4;

/** Of the code's width at most: the highest error correction makes up for what the logo hides. */
const LOGO_SHARE = 0.2;
/** White beside the logo, on both sides together, in dots. */
const LOGO_GAP = 1;

/** Whether the dot of a column and row, from 0, is dark. */
export interface QrLayout {
  readonly isDark: (column: number, row: number) => boolean;
  /** Dots of the whole picture, the white ones around it counted. */
  readonly side: number;
  /** Where the logo lies, in dots. */
  readonly logo: { readonly at: number; readonly side: number };
}

/** Lays out a code in dots; with a logo, a white box is left free in its middle. */
export function qrLayout(text: string, { hasLogo }: { hasLogo: boolean }): QrLayout {
  const { modules } = create(text, { errorCorrectionLevel: 'H' });
  const side = modules.size + 2 * QUIET;
  const box = largestOdd(modules.size * LOGO_SHARE + LOGO_GAP);
  const boxAt = (side - box) / 2;
  const isInBox = (place: number) => place >= boxAt && place < boxAt + box;
  const isInCode = (place: number) => place >= QUIET && place < side - QUIET;
  return {
    isDark: (column, row) =>
      isInCode(column) &&
      isInCode(row) &&
      !(hasLogo && isInBox(column) && isInBox(row)) &&
      modules.get(row - QUIET, column - QUIET) === 1,
    side,
    logo: { at: boxAt + LOGO_GAP / 2, side: box - LOGO_GAP },
  };
}

/** A code's width is odd, so that only an odd box lies in the middle of whole dots. */
function largestOdd(most: number): number {
  const whole = Math.floor(most);
  return whole % 2 === 1 ? whole : whole - 1;
}
