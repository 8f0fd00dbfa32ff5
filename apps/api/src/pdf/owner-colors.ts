import { isReadable, readableOn } from '@carta/domain';
import { COLORS } from './sheet.ts';

/** The business's colour as a fill, what is written on it, and the colour of words on paper: as on the diners' page. */
export interface OwnerColors {
  readonly fill: string;
  readonly onFill: string;
  readonly word: string;
}

export function ownerColors(mainColor: string): OwnerColors {
  return {
    fill: mainColor,
    onFill: readableOn(mainColor, { dark: COLORS.ink, light: COLORS.paper }),
    word: isReadable(mainColor, COLORS.paper) ? mainColor : COLORS.ink,
  };
}
