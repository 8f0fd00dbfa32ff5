import fc from 'fast-check';
import { Letter } from './letter.ts';
import { printableText } from './printable-text.ts';

const letter = new Letter();
const printable = (text: string) => printableText(text, (character) => letter.canPrint(character));

describe('text that is printed', () => {
  it.each([
    ['stays as it is', 'Ñoquis “de papa” — $ 5 / 3 € · ½ kg, ¿sí?', 'Ñoquis “de papa” — $ 5 / 3 € · ½ kg, ¿sí?'],
    ['has its accents in one piece with the letter', 'n\u0303andu\u0301', 'ñandú'],
    ['has no emoji, and no gap where one stood', 'Pizza 🍕 grande', 'Pizza grande'],
    ['has none that is put together', '👩‍🍳 👨‍👩‍👧 🇦🇷 👍🏽 ❤️', ''],
    ['keeps the figure of a boxed one', '2️⃣ por 1', '2 por 1'],
    ['has the plain form of what has one', 'ﬁn Ⅳ ① Ａ ǟ', 'fin IV 1 A a'],
    ['has a hyphen for every hyphen', 'a\u2010b\u2011c', 'a-b-c'],
    ['has no invisible sign', 'a\u200bb\u00adc\u202ed\u0000e', 'abcde'],
    ['has one space for white space', ' a \t  b\u00a0c ', 'a b c'],
    ['keeps its lines', 'a\r\nb\nc\u2028d', 'a\nb\nc\nd'],
    ['has no letter of a script that the font lacks', 'té 日本 чай', 'té'],
  ])('%s', (_what, text, printed) => expect(printable(text)).toBe(printed));

  it('can be printed, whatever was written, and stays the same when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const printed = printable(text);
        expect([...printed].filter((character) => character !== '\n' && !letter.canPrint(character))).toEqual([]);
        expect(printable(printed)).toBe(printed);
      }),
    );
  });
});
