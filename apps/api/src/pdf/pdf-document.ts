import PDFDocument from 'pdfkit';
import { SHEET } from './sheet.ts';

/** Returns a Spanish document of sheets without margins, of which there is none yet. */
export function pdfDocument(title: string, author: string): PDFKit.PDFDocument {
  return new PDFDocument({
    size: [SHEET.width, SHEET.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'es-AR',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'Carta' },
    // Keeps pdfkit from loading its default font, which no text uses.
    font: '',
  });
}
