import { ownerTheme, parseColor } from '@carta/domain';

/** Returns the stylesheet with the colours of a menu; '' for an invalid main colour. [THEME-1] */
export function themeCss(mainColor: string): string {
  const parsed = parseColor(mainColor);
  if (!parsed.ok) return '';
  const { color, onColor, word, tint, onTint } = ownerTheme(parsed.value);
  const variables = {
    '--owner-color': color,
    '--on-owner': onColor,
    '--owner-word': word,
    '--owner-tint': tint,
    '--on-owner-tint': onTint,
  };
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
  return `:root {\n${lines.join('\n')}\n}\n`;
}
