import fc from 'fast-check';
import { Board, BOARD_COLORS, decodeBoard, encodeBoard } from './board.ts';

const board = (html: unknown) => ({ wifi: { active: false, name: '', password: '' }, html });

describe('the board', () => {
  it('[BOARD-1] a board is stored URI-encoded and decodes to the same text', () => {
    expect(encodeBoard('<p>100 % ñoquis</p>')).toBe('%3Cp%3E100%20%25%20%C3%B1oquis%3C%2Fp%3E');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (html) => {
        expect(decodeBoard(encodeBoard(html))).toEqual({ ok: true, value: html });
        expect(Board.safeParse(board(encodeBoard(html))).success).toBe(true);
      }),
    );
    expect(decodeBoard(encodeBoard('\ud83d'))).toEqual({ ok: true, value: '\ufffd' });
  });

  it.each([
    ['%', 'Tiene que estar codificado como URI'],
    ['100 % ñoquis', 'Tiene que estar codificado como URI'],
    ['%ff', 'Tiene que estar codificado como URI'],
    [null, 'Tiene que ser un texto'],
    ['a'.repeat(20_001), 'Puede tener hasta 20000 caracteres'],
  ])('[BOARD-1] %j is refused', (html, message) => {
    expect(Board.safeParse(board(html)).error?.issues).toMatchObject([{ path: ['html'], message }]);
  });

  it('[BOARD-1] the limit counts what the owner wrote, not its encoding', () => {
    expect(Board.safeParse(board(encodeBoard('ñ'.repeat(20_000)))).success).toBe(true);
    expect(Board.safeParse(board(encodeBoard('ñ'.repeat(20_001)))).success).toBe(false);
    expect(decodeBoard('%E0%A4%A')).toEqual({ ok: false, reason: 'malformed-html' });
  });

  it('[BOARD-2] the board’s editor has white and four colours', () => {
    expect(BOARD_COLORS).toEqual(['#ffffff', '#f0a49f', '#fef9b5', '#afedee', '#a5d8a4']);
  });
});
