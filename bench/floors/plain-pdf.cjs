// The floor of the PDF: in a process of its own, a line of text and a picture a product, and nothing else.
const { readdirSync } = require('node:fs');
const path = require('node:path');
const PDFDocument = require('pdfkit');
const sharp = require('sharp');

const [PAGE, ROW, SIDE] = [842, 80, 64];
const [folder] = process.argv.slice(2);

async function draw() {
  const files = readdirSync(folder).filter((file) => file.endsWith('.webp'));
  const pictures = await Promise.all(
    files.map((file) => sharp(path.join(folder, file)).resize(168, 168).jpeg({ quality: 80 }).toBuffer()),
  );
  const document = new PDFDocument({ size: 'A4', margin: 0 });
  document.pipe(process.stdout);
  let top = 0;
  for (const [nth, picture] of pictures.entries()) {
    if (top + ROW > PAGE) {
      document.addPage();
      top = 0;
    }
    document.image(picture, 0, top, { width: SIDE, height: SIDE });
    document.text(`Milanesa napolitana ${nth}, $ 12500`, ROW, top, { lineBreak: false });
    top += ROW;
  }
  document.end();
}

void draw();
