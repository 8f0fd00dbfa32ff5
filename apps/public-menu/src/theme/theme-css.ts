import { contrastRatio, ownerTheme, parseColor } from '@carta/domain';

/** The edge, on white paper, of a fill that has less than this contrast with it. */
const LIGHT_RIM = '#868686';
const SEEN_CONTRAST = 3;

/** Returns the stylesheet with the colours of a menu; '' for an invalid main colour. [THEME-1] [THEME-3] [THEME-4] */
export function themeCss(mainColor: string): string {
  const parsed = parseColor(mainColor);
  if (!parsed.ok) return '';
  const { color, onColor, word, tint, onTint, dark } = ownerTheme(parsed.value);
  const light = {
    '--owner-color': color,
    '--on-owner': onColor,
    '--owner-word': word,
    '--owner-tint': tint,
    '--on-owner-tint': onTint,
    '--owner-rim': contrastRatio(color, '#ffffff') < SEEN_CONTRAST ? LIGHT_RIM : 'transparent',
  };
  const inDark = {
    '--owner-word': dark.word,
    '--owner-tint': dark.tint,
    '--on-owner-tint': dark.word,
    '--owner-rim': dark.rim,
  };
  return `${ruleOf(light)}@media screen and (prefers-color-scheme:dark){${ruleOf(inDark)}}`;
}

function ruleOf(variables: Readonly<Record<string, string>>): string {
  return `:root{${Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
}
