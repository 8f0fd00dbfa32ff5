const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** Hyphens and dashes that few fonts hold, and the ones that nobody tells from them. */
const LOOKALIKES: Readonly<Record<string, string>> = { '\u2010': '-', '\u2011': '-', '\u2012': '–', '\u2015': '—' };

/** Signs that stand for nothing by themselves: controls, joiners, variation selectors. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u;

/**
 * The text as it can be printed: a character that no font holds becomes its plain form (`ﬁ` is `fi`, `ǟ` is `a`),
 * and what has none, such as an emoji, is left out. Lines stay lines; other white space becomes one space.
 */
export function printableText(text: string, canPrint: (character: string) => boolean): string {
  const holds = (character: string) => canPrint(character) && !INVISIBLE.test(character);
  const lines = text.normalize('NFC').split(/\r\n|[\n\r\u2028\u2029]/);
  return lines
    .map((line) => printableLine(line, holds))
    .join('\n')
    .trim();
}

function printableLine(line: string, holds: (character: string) => boolean): string {
  let printed = '';
  for (const { segment } of graphemes.segment(line.replace(/\s/g, ' '))) printed += printableGrapheme(segment, holds);
  return printed.replace(/ +/g, ' ').trim();
}

function printableGrapheme(grapheme: string, holds: (character: string) => boolean): string {
  const whole = LOOKALIKES[grapheme] ?? grapheme;
  for (const form of [whole, whole.normalize('NFKC')]) if ([...form].every(holds)) return form;
  return [...whole.normalize('NFKD')].filter((character) => holds(character) && !/\p{M}/u.test(character)).join('');
}
