import { contrastRatio, formatColor, parseColor, readableOn, rgbOf } from '@carta/domain';

const WHITE = '#ffffff';
const INK = '#1f1b16';

/** Least contrast of words, by WCAG AA. */
const READABLE = 4.5;
const TINT = 0.1;

/**
 * The stylesheet of a menu's owner: the colour as a fill and what is written on it; the colour as words on white and on
 * its tint, where they can be read, else ink. Empty for what is no colour.
 */
export function themeCss(mainColor: string): string {
  const parsed = parseColor(mainColor);
  if (!parsed.ok) return '';
  const color = formatColor(rgbOf(parsed.value));
  const tint = tintOf(color);
  const wordOn = (ground: string) => (contrastRatio(color, ground) >= READABLE ? color : INK);
  const variables = {
    '--owner-color': color,
    '--on-owner': readableOn(color, { dark: INK, light: WHITE }),
    '--owner-word': wordOn(WHITE),
    '--owner-tint': tint,
    '--on-owner-tint': wordOn(tint),
  };
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
  return `:root {\n${lines.join('\n')}\n}\n`;
}

function tintOf(color: string): string {
  const [red, green, blue] = rgbOf(color);
  const mixed = (part: number) => Math.round(255 - (255 - part) * TINT);
  return formatColor([mixed(red), mixed(green), mixed(blue)]);
}
