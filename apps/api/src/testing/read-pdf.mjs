// Reads a PDF from standard input and writes what a reader finds in it, as JSON. A program of its own, since pdfjs is an ES module.
import { buffer } from 'node:stream/consumers';
import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const data = new Uint8Array(await buffer(process.stdin));
const pdf = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise;

const pages = [];
for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  const { fnArray } = await page.getOperatorList();
  pages.push({
    pictures: fnArray.filter((operator) => operator === OPS.paintImageXObject).length,
    texts: items
      .filter(({ str }) => str.trim() !== '')
      .map(({ str: text, transform: [, , , , x, y], width }) => ({ text, x, y, width })),
  });
}
const { info } = await pdf.getMetadata();
process.stdout.write(JSON.stringify({ pages, title: info.Title, language: info.Language }));
