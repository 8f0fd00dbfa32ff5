import path from 'node:path';
import { openProcessPool } from '../processes/process-pool.ts';

export interface ReadPdf {
  readonly title: string;
  readonly language: string;
  readonly pages: readonly PdfPage[];
  /** What the QR code on the last page says, if that was asked for. */
  readonly code: string | null;
}

export interface PdfPage {
  /** Number of pictures. */
  readonly pictures: number;
  /** Pieces of text in reading order; `x` and `y` from the lower left corner, in points. */
  readonly texts: readonly { text: string; x: number; y: number; width: number }[];
}

const reader = openProcessPool<{ readonly bytes: Uint8Array; readonly readsCode: boolean }, ReadPdf>({
  name: 'PDF reader',
  program: { file: path.join(__dirname, 'read-pdf.mjs') },
  size: 1,
  maxWaiting: Infinity,
});
afterAll(() => reader.close());

/** Returns what a reader finds in a PDF; one process reads all PDFs of a test file. */
export function readPdf(bytes: Uint8Array, { readsCode = false } = {}): Promise<ReadPdf> {
  return reader.run({ bytes, readsCode });
}

/** All text of a PDF, or of a page, in one line; pieces that touch are one word. */
export function textOf(read: ReadPdf | PdfPage): string {
  const pages = 'pages' in read ? read.pages : [read];
  return pages.map(({ texts }) => texts.map(({ text }, index) => gap(texts, index) + text).join('')).join(' ');
}

function gap(texts: PdfPage['texts'], index: number): string {
  const [before, next] = [texts[index - 1], texts[index]];
  if (!before || !next) return '';
  const touches = before.y === next.y && Math.abs(before.x + before.width - next.x) < 1;
  return touches ? '' : ' ';
}
