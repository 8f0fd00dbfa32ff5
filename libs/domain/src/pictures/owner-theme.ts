import { formatColor, isReadable, readableOn, rgbOf } from './color.ts';

const WHITE = '#ffffff';
/** What words are written in where the owner's colour cannot be read. */
const INK = '#1f1b16';
const TINT = 0.1;

/** How the diners' menu uses its owner's colour; all are '#1f5b45'. */
export interface OwnerTheme {
  /** As a fill. */
  readonly color: string;
  /** What is written on it. */
  readonly onColor: string;
  /** Words on white. */
  readonly word: string;
  /** A tenth of the colour, as a ground. */
  readonly tint: string;
  /** What is written on that. */
  readonly onTint: string;
}

/** Returns what the diners' menu makes of a colour that was parsed: as words only if they can be read, else ink. [THEME-1] */
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

/** True if the diners' menu has to write its words in ink, since the colour cannot be read on white. [THEME-2] */
export function isFillOnly(mainColor: string): boolean {
  return !isReadable(mainColor, WHITE);
}

/** Message for such a colour. [THEME-2] */
export const FILL_ONLY_COLOR =
  'Este color casi no se lee sobre blanco. Tus clientes lo verán en botones y fondos; las palabras quedan oscuras.';

function tintOf(color: string): string {
  const [red, green, blue] = rgbOf(color);
  const mixed = (part: number) => Math.round(255 - (255 - part) * TINT);
  return formatColor([mixed(red), mixed(green), mixed(blue)]);
}
