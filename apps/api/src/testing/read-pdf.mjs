// Reads the PDFs that a process pool sends. A program of its own, since pdfjs is an ES module.
import jsQR from 'jsqr';
import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

process.on('disconnect', () => process.exit());
process.on('message', ({ job: { bytes, readsCode, boxes } }) => {
  read(new Uint8Array(bytes), { readsCode, boxes }).then(
    (value) => process.send({ ok: true, value }),
    (error) => process.send({ ok: false, failure: String(error) }),
  );
});
process.send('ready');

async function read(data, { readsCode, boxes }) {
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
  const code = readsCode ? await codeOn(await pdf.getPage(pdf.numPages), pdf.canvasFactory) : null;
  const codes = [];
  for (const { page, pixelsPerPoint, ...box } of boxes)
    codes.push(await codeOn(await pdf.getPage(page), pdf.canvasFactory, { scale: pixelsPerPoint, box }));
  const { info } = await pdf.getMetadata();
  await pdf.destroy();
  return { pages, title: info.Title, language: info.Language, code, codes };
}

/** Draws a page as a viewer does, and returns what the QR code in a box of it says; in points from the upper left corner. */
async function codeOn(page, canvasFactory, { scale = 2, box } = {}) {
  const viewport = page.getViewport({ scale });
  const { canvas, context } = canvasFactory.create(viewport.width, viewport.height);
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  const [left, top, across, down] = box
    ? [box.x, box.y, box.width, box.height].map((points) => Math.round(points * scale))
    : [0, 0, canvas.width, canvas.height];
  const { data, width, height } = context.getImageData(left, top, across, down);
  return jsQR(data, width, height)?.data ?? null;
}
