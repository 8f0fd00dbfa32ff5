import { create } from 'qrcode';

/** Width of the white border that readers need, in dots. */
const QUIET_ZONE = 4;

/** Share of the code's width; the highest error correction restores what the logo hides. */
const MAX_LOGO_SHARE = 0.2;
/** White space beside the logo, both sides together, in dots. */
const LOGO_GAP = 1;

export interface QrLayout {
  /** Whether the dot of a 0-based column and row is dark. */
  readonly isDark: (column: number, row: number) => boolean;
  /** Width of the picture with its white border, in dots. */
  readonly side: number;
  /** Width of the white border, in dots. */
  readonly quietZone: number;
  /** Left and top edge and width of the logo, in dots. */
  readonly logo: { readonly at: number; readonly side: number };
}

/** Lays out a code in dots; with a logo, leaves a white box free in the middle. */
export function qrLayout(text: string, { hasLogo }: { hasLogo: boolean }): QrLayout {
  const { modules } = create(text, { errorCorrectionLevel: 'H' });
  const side = modules.size + 2 * QUIET_ZONE;
  const box = largestOdd(modules.size * MAX_LOGO_SHARE + LOGO_GAP);
  const boxAt = (side - box) / 2;
  const isInBox = (place: number) => place >= boxAt && place < boxAt + box;
  const isInCode = (place: number) => place >= QUIET_ZONE && place < side - QUIET_ZONE;
  return {
    isDark: (column, row) =>
      isInCode(column) &&
      isInCode(row) &&
      !(hasLogo && isInBox(column) && isInBox(row)) &&
      modules.get(row - QUIET_ZONE, column - QUIET_ZONE) === 1,
    side,
    quietZone: QUIET_ZONE,
    logo: { at: boxAt + LOGO_GAP / 2, side: box - LOGO_GAP },
  };
}

/** Returns the dark dots as the path of an SVG: one rectangle for each run in a row. */
export function dotsPath({ side, isDark }: QrLayout): string {
  let path = '';
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const start = column;
      while (isDark(column, row)) column += 1;
      if (column > start) path += `M${start} ${row}h${column - start}v1H${start}z`;
    }
  }
  return path;
}

/** A code's width is odd, so only an odd box can be centred on whole dots. */
function largestOdd(max: number): number {
  const whole = Math.floor(max);
  return whole % 2 === 1 ? whole : whole - 1;
}
