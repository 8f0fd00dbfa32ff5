import fc from 'fast-check';
import { wrap } from './wrap.ts';

const byLetters = (text: string) => text.length;

describe('text in lines', () => {
  it.each([
    ['nothing', '', ['']],
    ['what fits', 'uno dos', ['uno dos']],
    ['between words', 'uno dos tres cuatro', ['uno dos', 'tres', 'cuatro']],
    ['a word that is too long', 'abcdefghijklmnop', ['abcdefgh', 'ijklmnop']],
    ['the rest of such a word', 'si abcdefghij no', ['si', 'abcdefgh', 'ij no']],
    ['at its own ends', 'uno\n\ndos', ['uno', '', 'dos']],
  ])('is broken: %s', (_what, text, lines) => {
    expect(wrap(text, 8, byLetters)).toEqual(lines);
  });

  it('loses nothing, and no line is too wide', () => {
    const text = fc
      .array(fc.stringMatching(/^[a-z]{1,20}$/), { minLength: 1, maxLength: 30 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 25 }), (written, width) => {
        const lines = wrap(written, width, byLetters);
        expect(lines.join('').replaceAll(' ', '')).toBe(written.replaceAll(' ', ''));
        expect(Math.max(...lines.map(byLetters))).toBeLessThanOrEqual(width);
      }),
    );
  });
});
