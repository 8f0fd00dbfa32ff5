import fc from 'fast-check';
import { wrap } from './wrap.ts';

const widthOf = (text: string) => text.length;

describe('wrap', () => {
  it.each([
    ['keeps an empty text as one line', '', ['']],
    ['keeps a short text on one line', 'uno dos', ['uno dos']],
    ['breaks between words', 'uno dos tres cuatro', ['uno dos', 'tres', 'cuatro']],
    ['breaks inside a word that is too long', 'abcdefghijklmnop', ['abcdefgh', 'ijklmnop']],
    ['continues behind the rest of a broken word', 'si abcdefghij no', ['si', 'abcdefgh', 'ij no']],
    ['keeps line breaks', 'uno\n\ndos', ['uno', '', 'dos']],
  ])('wrap %s', (_what, text, lines) => {
    expect(wrap(text, 8, widthOf)).toEqual(lines);
  });

  it('wrap keeps every character and makes no line too wide', () => {
    const text = fc
      .array(fc.stringMatching(/^[a-z]{1,20}$/), { minLength: 1, maxLength: 30 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 25 }), (written, width) => {
        const lines = wrap(written, width, widthOf);
        expect(lines.join('').replaceAll(' ', '')).toBe(written.replaceAll(' ', ''));
        expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width);
      }),
    );
  });
});
