import { create, type Font } from 'fontkit';

const FRACTION = '\u2044';
const NO_BREAK_SPACE = 0xa0;
const COMMA = ',';

/** Digits of one width, so that prices under each other are aligned. */
const FIGURES = { tnum: true, kern: false };

/** Space between pesos and cents, as a multiple of the font size. */
const GAP = 0.08;

/**
 * Opens a font that prints `$ 12.500,00` with small raised cents and an invisible comma. The text stays in one piece,
 * comma included, so that it can be searched and copied.
 */
export function priceFont(bytes: Buffer): Font {
  const font = create(bytes) as Font;
  const layout = font.layout.bind(font);
  // The font's raised digits are its numerators of fractions.
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
  // pdfkit tells fonts apart by this name.
  Object.defineProperty(font, 'postscriptName', { value: `${font.postscriptName}-Price` });
  return font;
}
