import path from 'node:path';
import { openProcessPool } from '../processes/process-pool.ts';

export interface ReadPdf {
  readonly title: string;
  readonly language: string;
  readonly pages: readonly PdfPage[];
  /** What the QR code on the last page says, if that was asked for. */
  readonly code: string | null;
  /** What the codes in the boxes say that were asked for. */
  readonly codes: readonly (string | null)[];
}

/** A part of a page, in points from its upper left corner; `page` counts from 1. */
interface CodeBox {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How finely it is drawn. */
  readonly pixelsPerPoint: number;
}

interface Reading {
  readonly readsCode?: boolean;
  readonly boxes?: readonly CodeBox[];
}

export interface PdfPage {
  /** Number of pictures. */
  readonly pictures: number;
  /** Pieces of text in reading order; `x` and `y` from the lower left corner, in points. */
  readonly texts: readonly { text: string; x: number; y: number; width: number }[];
}

const reader = openProcessPool<Required<Reading> & { readonly bytes: Uint8Array }, ReadPdf>({
  name: 'PDF reader',
  program: { file: path.join(__dirname, 'read-pdf.mjs') },
  size: 1,
  maxWaiting: Infinity,
});
afterAll(() => reader.close());

/** Returns what a reader finds in a PDF; one process reads all PDFs of a test file. */
export function readPdf(bytes: Uint8Array, { readsCode = false, boxes = [] }: Reading = {}): Promise<ReadPdf> {
  return reader.run({ bytes, readsCode, boxes });
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
