import { buffer } from 'node:stream/consumers';
import type { PublicMenu } from '@carta/domain';
import PDFDocument from 'pdfkit';
import type { ReadPicture } from '../storage/read-picture.ts';
import { drawCover } from './draw-cover.ts';
import { Letter } from './letter.ts';
import { menuBlocks, type Making, type MenuBlock } from './menu-blocks.ts';
import { menuPictures } from './menu-pictures.ts';
import { ownerColors } from './owner-colors.ts';
import { paginate, type Placed } from './pages.ts';
import { cutTo, paragraph } from './paragraph.ts';
import { Pen } from './pen.ts';
import { printableMenu } from './printable-menu.ts';
import { printableText } from './printable-text.ts';
import { COLORS, FRAME, FRAME_WIDTH, SHEET, STYLES } from './sheet.ts';

const FOOTER_BASELINE = SHEET.height - 40;

/** Draws a menu as it is printed: a cover, then its categories and products. Gives the bytes of a PDF. */
export async function drawMenu(menu: PublicMenu, readPicture: ReadPicture): Promise<Buffer> {
  const letter = new Letter();
  const printed = printableMenu(menu, (text) => printableText(text, (character) => letter.canPrint(character)));
  const pictures = await menuPictures(menu, readPicture);
  const making = { letter, pictures, colors: ownerColors(menu.style.mainColor) };
  const document = new PDFDocument({
    ...{ size: [SHEET.width, SHEET.height], margin: 0, autoFirstPage: false, pdfVersion: '1.7' },
    ...{
      lang: 'es-AR',
      displayTitle: true,
      info: { Title: `Menú de ${menu.name}`, Author: menu.name, Creator: 'Carta' },
    },
    // Else it opens one that nothing is written in.
    font: '',
  });
  const bytes = buffer(document);
  const pen = new Pen(document, letter);
  document.addPage();
  drawCover(pen, printed, making);
  const pages = paginate(menuBlocks(printed, making), FRAME.bottom - FRAME.top);
  for (const [index, page] of pages.entries()) {
    document.addPage();
    drawPage(pen, page);
    drawFooter(pen, { name: printed.name, page: `Página ${index + 2} de ${pages.length + 1}` }, making);
  }
  document.end();
  return bytes;
}

function drawPage(pen: Pen, page: readonly Placed<MenuBlock>[]): void {
  for (const { block, top } of page) block.draw(pen, FRAME.top + top);
}

function drawFooter(pen: Pen, { name, page }: { name: string; page: string }, { letter }: Making): void {
  const ink = { style: STYLES.footer, color: COLORS.muted };
  const pageLeft = FRAME.right - letter.widthOf(page, ink.style);
  const { lines } = cutTo(paragraph(name, ink.style, FRAME_WIDTH / 2, letter), 0);
  pen.text(lines[0] ?? '', { x: FRAME.left, baseline: FOOTER_BASELINE }, ink);
  pen.text(page, { x: pageLeft, baseline: FOOTER_BASELINE }, ink);
}
