import { BOARD_COLORS, decodeBoard, encodeBoard, ok, rgbOf, type Result } from '@carta/domain';
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
export function cleanBoardHtml(encoded: string): Result<string, 'malformed-html'> {
  const html = decodeBoard(encoded);
  return html.ok ? ok(encodeBoard(sanitizeHtml(html.value, BOARD_HTML))) : html;
}
