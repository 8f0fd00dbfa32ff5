import fc from 'fast-check';
import { Typeface } from '../rendering/typeface.ts';
import { printableText } from './printable-text.ts';

const typeface = new Typeface();
const printable = (text: string) => printableText(text, (character) => typeface.canPrint(character));

describe('printable text', () => {
  it.each([
    [
      'is unchanged if the typeface has all of it',
      'Ñoquis “de papa” — $ 5 / 3 € · ½ kg, ¿sí?',
      'Ñoquis “de papa” — $ 5 / 3 € · ½ kg, ¿sí?',
    ],
    ['has composed accents', 'n\u0303andu\u0301', 'ñandú'],
    ['has no emoji and no double space in its place', 'Pizza 🍕 grande', 'Pizza grande'],
    ['has no composed emoji', '👩‍🍳 👨‍👩‍👧 🇦🇷 👍🏽 ❤️', ''],
    ['keeps the digit of a keycap emoji', '2️⃣ por 1', '2 por 1'],
    ['has plain forms of ligatures, Roman and wide letters', 'ﬁn Ⅳ ① Ａ ǟ', 'fin IV 1 A a'],
    ['has plain hyphens', 'a\u2010b\u2011c', 'a-b-c'],
    ['has no invisible characters', 'a\u200bb\u00adc\u202ed\u0000e', 'abcde'],
    ['has single spaces', ' a \t  b\u00a0c ', 'a b c'],
    ['keeps its line breaks', 'a\r\nb\nc\u2028d', 'a\nb\nc\nd'],
    ['has no letters of other scripts', 'té 日本 чай', 'té'],
  ])('a printable text %s', (_what, text, printed) => expect(printable(text)).toBe(printed));

  it('any text becomes printable, and a second pass changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const printed = printable(text);
        expect([...printed].filter((character) => character !== '\n' && !typeface.canPrint(character))).toEqual([]);
        expect(printable(printed)).toBe(printed);
      }),
    );
  });
});
