import { contrastRatio, readableOn } from '@carta/domain';
import { COLORS } from './sheet.ts';

/** The business's colour as a fill, what is written on it, and the colour of words on paper: as on the diners' page. */
export interface OwnerColors {
  readonly fill: string;
  readonly onFill: string;
  readonly word: string;
}

/** Least contrast of words, by WCAG AA. */
const READABLE = 4.5;

export function ownerColors(mainColor: string): OwnerColors {
  return {
    fill: mainColor,
    onFill: readableOn(mainColor, { dark: COLORS.ink, light: COLORS.paper }),
    word: contrastRatio(mainColor, COLORS.paper) >= READABLE ? mainColor : COLORS.ink,
  };
}
