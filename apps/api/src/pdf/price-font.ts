import { create, type Font } from 'fontkit';

const FRACTION = '\u2044';
const NO_BREAK_SPACE = 0xa0;
const COMMA = ',';

/** Of one width, so that prices under each other are aligned. */
const FIGURES = { tnum: true, kern: false };

/** Between pesos and cents, in parts of the letter's size. */
const GAP = 0.08;

/**
 * A font that prints `$ 12.500,00` as a menu does: the cents small and raised, the comma out of sight. The text stays
 * one piece, comma included, for whoever reads, searches or copies it.
 */
export function priceFont(bytes: Buffer): Font {
  const font = create(bytes) as Font;
  const layout = font.layout.bind(font);
  // Raised figures are the upper half of fractions.
  const raised = new Map([...'0123456789'].map((digit) => [digit, layout(digit + FRACTION).glyphs[0]]));
  const hidden = font.glyphForCodePoint(NO_BREAK_SPACE);
  hidden.codePoints = [COMMA.charCodeAt(0)];

  font.layout = (text) => {
    const run = layout(text, FIGURES);
    const comma = text.lastIndexOf(COMMA);
    if (comma === -1) return run;
    for (const [index, position] of run.positions.entries()) {
      const glyph = index === comma ? hidden : index > comma ? raised.get(text[index] ?? '') : undefined;
      if (!glyph) continue;
      run.glyphs[index] = glyph;
      position.xAdvance = index === comma ? GAP * font.unitsPerEm : glyph.advanceWidth;
    }
    return run;
  };
  // By its name a PDF tells one font from another.
  Object.defineProperty(font, 'postscriptName', { value: `${font.postscriptName}-Price` });
  return font;
}
