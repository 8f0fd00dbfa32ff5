import { ok, refused, type Result } from '@carta/domain';
import sanitizeHtml from 'sanitize-html';

/** White and the four others of the board's editor, as it writes them and as a browser writes them back. */
const COLORS = [
  /^(?:white|#fff|#ffffff|rgb\(255,\s*255,\s*255\))$/i,
  /^(?:#f0a49f|rgb\(240,\s*164,\s*159\))$/i,
  /^(?:#fef9b5|rgb\(254,\s*249,\s*181\))$/i,
  /^(?:#afedee|rgb\(175,\s*237,\s*238\))$/i,
  /^(?:#a5d8a4|rgb\(165,\s*216,\s*164\))$/i,
];

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'span'],
  allowedAttributes: { p: ['style'], span: ['style'] },
  allowedStyles: { p: { 'text-align': [/^(?:left|right|center|justify)$/] }, span: { color: COLORS } },
};

/** What the board's editor can produce, of the URI-encoded HTML that was sent; URI-encoded again. */
export function cleanBoardHtml(encoded: string): Result<string, 'malformed-html'> {
  try {
    return ok(encodeURIComponent(sanitizeHtml(decodeURIComponent(encoded), ALLOWED)));
  } catch (error) {
    if (error instanceof URIError) return refused('malformed-html');
    throw error;
  }
}
