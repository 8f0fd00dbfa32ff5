// Reads the PDFs that a process pool sends. A program of its own, since pdfjs is an ES module.
import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

process.on('disconnect', () => process.exit());
process.on('message', ({ bytes }) => {
  read(new Uint8Array(bytes)).then(
    (value) => process.send({ ok: true, value }),
    (error) => process.send({ ok: false, failure: String(error) }),
  );
});
process.send('ready');

async function read(data) {
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
  await pdf.destroy();
  return { pages, title: info.Title, language: info.Language };
}
