import { BOARD_COLORS, boardProblem, decodeBoard, encodeBoard, ok, refused, rgbOf, type Result } from '@carta/domain';
import sanitizeHtml from 'sanitize-html';

/** A colour of the board, as its editor writes it or as a browser serializes it. */
const colors = BOARD_COLORS.map((color) => new RegExp(`^(?:${color}|rgb\\(${rgbOf(color).join(', ?')}\\))$`, 'i'));

/** The HTML that the board's editor can produce. */
export const BOARD_HTML = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'span'],
  allowedAttributes: { p: ['style'], span: ['style'] },
  allowedStyles: { p: { 'text-align': [/^(?:left|right|center|justify)$/] }, span: { color: colors } },
} satisfies sanitizeHtml.IOptions;

/** Removes from URI-encoded HTML what the board's editor cannot produce; returns URI-encoded HTML. */
export function cleanBoardHtml(encoded: string): Result<string, 'malformed-html' | 'board-too-long'> {
  const html = decodeBoard(encoded);
  if (!html.ok) return html;
  const clean = sanitizeHtml(html.value, BOARD_HTML);
  // Closed tags may make it longer; what is stored must stay valid for another save.
  return boardProblem(clean) === undefined ? ok(encodeBoard(clean)) : refused('board-too-long');
}
