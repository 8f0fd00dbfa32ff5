import { BOARD_COLORS, boardProblem, decodeBoard, encodeBoard, ok, refused, rgbOf, type Result } from '@carta/domain';
import sanitizeHtml from 'sanitize-html';

/** A colour of the board as its editor writes it, and as a browser writes it back. */
const colors = BOARD_COLORS.map((color) => new RegExp(`^(?:${color}|rgb\\(${rgbOf(color).join(', ?')}\\))$`, 'i'));

/** What the board's editor can produce. */
export const BOARD_HTML = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'span'],
  allowedAttributes: { p: ['style'], span: ['style'] },
  allowedStyles: { p: { 'text-align': [/^(?:left|right|center|justify)$/] }, span: { color: colors } },
} satisfies sanitizeHtml.IOptions;

/** What the board's editor can produce, of the URI-encoded HTML that was sent; URI-encoded again. */
export function cleanBoardHtml(encoded: string): Result<string, 'malformed-html' | 'board-too-long'> {
  const html = decodeBoard(encoded);
  if (!html.ok) return html;
  const clean = sanitizeHtml(html.value, BOARD_HTML);
  // Tags that were left open are longer now: what is stored can always be saved again.
  return boardProblem(clean) === undefined ? ok(encodeBoard(clean)) : refused('board-too-long');
}
