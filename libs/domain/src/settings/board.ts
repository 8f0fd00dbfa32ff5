import * as z from 'zod/mini';
import { refused, type Result } from '../result.ts';
import { TEXT_LIMITS, textProblem, textTooLong } from '../texts/text-limits.ts';
import { flag, object, shortText } from '../texts/text.ts';
import { decodeUriText, encodeUriText } from '../texts/uri-text.ts';

/** Colours of the board's editor; the first is white. [BOARD-2] */
export const BOARD_COLORS = ['#ffffff', '#f0a49f', '#fef9b5', '#afedee', '#a5d8a4'] as const;

const CHARACTER_REFERENCE = /&(?:#\d+|#x[\da-f]+|[a-z\d]+);/gi;

/** The board and the WiFi. `html` is URI-encoded; its limit counts characters of the HTML before encoding, an escaped one as one. [BOARD-1] */
export const Board = object({
  wifi: object({ active: flag(), name: shortText(), password: shortText() }),
  html: z.string({ error: 'Tiene que ser un texto' }).check(
    z.refine((encoded) => decodeBoard(encoded).ok, { error: 'Tiene que estar codificado como URI', abort: true }),
    z.refine(fitsOnBoard, { error: textTooLong(TEXT_LIMITS.board) }),
  ),
});
export type Board = z.infer<typeof Board>;

/** Returns the board's HTML as it is stored and sent. [BOARD-1] */
export function encodeBoard(html: string): string {
  return encodeUriText(html);
}

/** Returns the HTML of a stored board. Refuses 'malformed-html'. [BOARD-1] */
export function decodeBoard(encoded: string): Result<string, 'malformed-html'> {
  const decoded = decodeUriText(encoded);
  return decoded.ok ? decoded : refused('malformed-html');
}

/** Returns the error of HTML that is too long; undefined if it is not. An escaped character counts as one. [BOARD-1] */
export function boardProblem(html: string): string | undefined {
  return textProblem(html.replace(CHARACTER_REFERENCE, '&'), TEXT_LIMITS.board);
}

function fitsOnBoard(encoded: string): boolean {
  const decoded = decodeBoard(encoded);
  return decoded.ok && boardProblem(decoded.value) === undefined;
}
