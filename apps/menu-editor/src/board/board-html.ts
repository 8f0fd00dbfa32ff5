import { DOMParser as DocumentParser, type Mark, type Node } from '@tiptap/pm/model';
import { BOARD_SCHEMA } from './board-extensions.ts';

const TAGS: Readonly<Record<string, string>> = { bold: 'strong', italic: 'em', underline: 'u' };
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Parses HTML into a board; drops what a board cannot contain. */
export function readBoard(html: string): Node {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return DocumentParser.fromSchema(BOARD_SCHEMA).parse(body, { preserveWhitespace: true });
}

/** Returns the board's HTML, which the server's sanitizer leaves unchanged; '' for an empty board. */
export function writeBoard(board: Node): string {
  const html = board.content.content.map(writeParagraph).join('');
  return html === '<p></p>' ? '' : html;
}

/** Normalizes HTML to the form in which this editor writes it. */
export function rewriteBoard(html: string): string {
  return writeBoard(readBoard(html));
}

function writeParagraph(paragraph: Node): string {
  const align = paragraph.attrs.textAlign as string | null;
  const style = align && align !== 'left' ? ` style="text-align:${align}"` : '';
  return `<p${style}>${paragraph.content.content.map(writeInline).join('')}</p>`;
}

function writeInline({ text, marks }: Node): string {
  const inner = text === undefined ? '<br />' : text.replace(/[&<>]/g, (letter) => ESCAPES[letter] ?? letter);
  return marks.reduceRight(writeMark, inner);
}

function writeMark(inner: string, { type, attrs }: Mark): string {
  const tag = TAGS[type.name];
  return tag ? `<${tag}>${inner}</${tag}>` : `<span style="color:${String(attrs.color)}">${inner}</span>`;
}
