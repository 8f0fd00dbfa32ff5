import { formatColor, isReadable, readableOn, rgbOf } from './color.ts';

const WHITE = '#ffffff';
/** Text colour where the owner's colour is not readable. */
const INK = '#1f1b16';
const TINT = 0.1;

/** The colours that the public menu derives from the main colour, each like '#1f5b45'. */
export interface OwnerTheme {
  /** As a fill. */
  readonly color: string;
  /** Text on the fill. */
  readonly onColor: string;
  /** Text on white. */
  readonly word: string;
  /** Background: a tenth of the colour. */
  readonly tint: string;
  /** Text on that background. */
  readonly onTint: string;
}

/** Returns the theme of a parsed main colour; text has the colour only if it is readable, otherwise it is dark. [THEME-1] */
export function ownerTheme(mainColor: string): OwnerTheme {
  const color = formatColor(rgbOf(mainColor));
  const tint = tintOf(color);
  const wordOn = (ground: string) => (isReadable(color, ground) ? color : INK);
  return {
    color,
    onColor: readableOn(color, { dark: INK, light: WHITE }),
    word: wordOn(WHITE),
    tint,
    onTint: wordOn(tint),
  };
}

/** True if the colour is not readable on white, so that the public menu uses it only as a fill. [THEME-2] */
export function isFillOnly(mainColor: string): boolean {
  return !isReadable(mainColor, WHITE);
}

/** Warning for a colour that is used only as a fill. [THEME-2] */
export const FILL_ONLY_COLOR =
  'Este color casi no se lee sobre blanco. Tus clientes lo verán en botones y fondos; las palabras quedan oscuras.';

function tintOf(color: string): string {
  const [red, green, blue] = rgbOf(color);
  const mixed = (part: number) => Math.round(255 - (255 - part) * TINT);
  return formatColor([mixed(red), mixed(green), mixed(blue)]);
}
