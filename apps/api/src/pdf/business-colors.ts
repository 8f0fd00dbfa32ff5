import { contrastRatio, isReadable, ownerTheme, readableOn } from '@carta/domain';
import { COLORS } from './sheet.ts';

/** The colours that follow the business's main colour, as on the public menu: a fill, text on it, and text on paper. */
export interface BusinessColors {
  readonly fill: string;
  readonly onFill: string;
  readonly text: string;
}

/** Least contrast with the paper of a colour that fills a box. */
const SEEN_CONTRAST = 1.3;

export function businessColors(mainColor: string): BusinessColors {
  const fill = contrastRatio(mainColor, COLORS.paper) < SEEN_CONTRAST ? ownerTheme(mainColor).tint : mainColor;
  return {
    fill,
    onFill: readableOn(fill, { dark: COLORS.ink, light: COLORS.paper }),
    text: isReadable(mainColor, COLORS.paper) ? mainColor : COLORS.ink,
  };
}
