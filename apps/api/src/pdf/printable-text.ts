const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** Hyphens and dashes that few fonts have, and common ones that look alike. */
const LOOKALIKES: Readonly<Record<string, string>> = { '\u2010': '-', '\u2011': '-', '\u2012': '–', '\u2015': '—' };

/** Characters without a glyph of their own: controls, joiners, variation selectors. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u;

/**
 * Replaces characters that no font has by their plain form (`ﬁ` by `fi`, `ǟ` by `a`) and drops those without one, such
 * as emoji. Keeps line breaks; other white space becomes one space.
 */
export function printableText(text: string, canPrint: (character: string) => boolean): string {
  const isPrintable = (character: string) => canPrint(character) && !INVISIBLE.test(character);
  const lines = text.normalize('NFC').split(/\r\n|[\n\r\u2028\u2029]/);
  return lines
    .map((line) => printableLine(line, isPrintable))
    .join('\n')
    .trim();
}

function printableLine(line: string, isPrintable: (character: string) => boolean): string {
  let printed = '';
  for (const { segment } of graphemes.segment(line.replace(/\s/g, ' '))) {
    printed += printableGrapheme(segment, isPrintable);
  }
  return printed.replace(/ +/g, ' ').trim();
}

function printableGrapheme(grapheme: string, isPrintable: (character: string) => boolean): string {
  const whole = LOOKALIKES[grapheme] ?? grapheme;
  for (const form of [whole, whole.normalize('NFKC')]) if ([...form].every(isPrintable)) return form;
  const isPlain = (character: string) => isPrintable(character) && !/\p{M}/u.test(character);
  return [...whole.normalize('NFKD')].filter(isPlain).join('');
}
