import { contrastRatio, formatColor, isReadable, readableOn, rgbOf } from './color.ts';
import { withLightness } from './oklch.ts';

const WHITE = '#ffffff';
/** Text colour where the owner's colour is not readable. */
const INK = '#1f1b16';
const TINT = 0.1;
/** Least difference from a ground, in red, green or blue of 0 to 255, of a colour whose tint is seen on it. */
const SEEN_DIFFERENCE = 48;

/** Least contrast of what is no text with its surroundings, by WCAG AA. */
const SEEN_CONTRAST = 3;
/** OKLCH lightness of an edge that has this contrast with the page in dark; of any hue. */
const DARK_RIM = 0.55;

/** The page's background in dark. */
const DARK_GROUND = '#15120f';
const DARK_TINT = 0.2;
/** OKLCH lightness of words in dark, readable on all its backgrounds. */
const DARK_WORD = 0.79;

/** The colours that the public menu derives from the main colour, each like '#1f5b45'. */
export interface OwnerTheme {
  /** As a fill. */
  readonly color: string;
  /** Text on the fill. */
  readonly onColor: string;
  /** Text on white. */
  readonly word: string;
  /** Background: a tenth of the colour, of ink for a colour close to white. */
  readonly tint: string;
  /** Text on that background. */
  readonly onTint: string;
  /** Where the diner's system is dark. The fill stays as it is. */
  readonly dark: {
    /** Text and icons, on the tint as well. */
    readonly word: string;
    /** Background: a fifth of the colour, of white for a colour close to the page's ground. */
    readonly tint: string;
    /** The edge of a fill, lighter than it; 'transparent' if the fill itself is seen on the page's ground. */
    readonly rim: string;
  };
}

/** Returns the theme of a parsed main colour; text has the colour only if it is readable, otherwise it is dark. In dark, words take the colour's hue. A fill that is hard to see has an edge. [THEME-1] [THEME-3] [THEME-4] */
export function ownerTheme(mainColor: string): OwnerTheme {
  const color = formatColor(rgbOf(mainColor));
  const tint = tintOf(isSeen(color, WHITE) ? color : INK, WHITE, TINT);
  const wordOn = (ground: string) => (isReadable(color, ground) ? color : INK);
  return {
    color,
    onColor: readableOn(color, { dark: INK, light: WHITE }),
    word: wordOn(WHITE),
    tint,
    onTint: wordOn(tint),
    dark: {
      word: withLightness(color, () => DARK_WORD),
      tint: tintOf(isSeen(color, DARK_GROUND) ? color : WHITE, DARK_GROUND, DARK_TINT),
      rim: contrastRatio(color, DARK_GROUND) < SEEN_CONTRAST ? withLightness(color, () => DARK_RIM) : 'transparent',
    },
  };
}

/** True if the colour is not readable on white, so that the public menu uses it only as a fill. [THEME-2] */
export function isFillOnly(mainColor: string): boolean {
  return !isReadable(mainColor, WHITE);
}

/** Warning for a colour that is used only as a fill. [THEME-2] */
export const FILL_ONLY_COLOR =
  'Este color casi no se lee sobre blanco. Tus clientes lo verán en botones y fondos; las palabras quedan oscuras.';

function isSeen(color: string, ground: string): boolean {
  const grounds = rgbOf(ground);
  return rgbOf(color).some((part, index) => Math.abs(part - (grounds[index] ?? 0)) >= SEEN_DIFFERENCE);
}

/** Mixes a share of the colour into the ground. */
function tintOf(color: string, ground: string, share: number): string {
  const [red, green, blue] = rgbOf(color);
  const [onRed, onGreen, onBlue] = rgbOf(ground);
  const mixed = (part: number, on: number) => Math.round(on + (part - on) * share);
  return formatColor([mixed(red, onRed), mixed(green, onGreen), mixed(blue, onBlue)]);
}
