import { isReadable, readableOn } from '@carta/domain';
import { COLORS } from './sheet.ts';

/** The colours that follow the business's main colour, as on the public menu: a fill, text on it, and text on paper. */
export interface BusinessColors {
  readonly fill: string;
  readonly onFill: string;
  readonly text: string;
}

export function businessColors(mainColor: string): BusinessColors {
  return {
    fill: mainColor,
    onFill: readableOn(mainColor, { dark: COLORS.ink, light: COLORS.paper }),
    text: isReadable(mainColor, COLORS.paper) ? mainColor : COLORS.ink,
  };
}
