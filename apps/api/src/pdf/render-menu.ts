import { buffer } from 'node:stream/consumers';
import type { PdfJob } from '../rendering/render-job.ts';
import type { ReadPicture } from '../storage/read-picture.ts';
import { renderCover } from './render-cover.ts';
import { Typeface } from '../rendering/typeface.ts';
import type { MenuBlock, RenderContext } from './menu-block.ts';
import { menuBlocks } from './menu-blocks.ts';
import { menuPictures } from './menu-pictures.ts';
import { businessColors } from './business-colors.ts';
import { paginate, type Placed } from './pages.ts';
import { paragraph, truncate } from './paragraph.ts';
import { pdfDocument } from './pdf-document.ts';
import { Pen } from './pen.ts';
import { printableMenu } from './printable-menu.ts';
import { printableText } from './printable-text.ts';
import { COLORS, FRAME, FRAME_WIDTH, SHEET, STYLES } from './sheet.ts';

const FOOTER_BASELINE = SHEET.height - 40;

/** Renders a menu as a PDF: a cover, then the categories with their items. */
export async function renderMenu({ menu, today }: Omit<PdfJob, 'kind'>, readPicture: ReadPicture): Promise<Buffer> {
  const typeface = new Typeface();
  const printable = printableMenu(menu, (text) => printableText(text, (character) => typeface.canPrint(character)));
  const pictures = await menuPictures(menu, readPicture);
  const context = { typeface, pictures, colors: businessColors(menu.style.mainColor), menu: printable, today };
  const document = pdfDocument(`Menú de ${menu.name}`, menu.name);
  const bytes = buffer(document);
  const pen = new Pen(document, typeface);
  document.addPage();
  renderCover(pen, printable, context);
  const pages = paginate(menuBlocks(context), FRAME.bottom - FRAME.top);
  for (const [index, page] of pages.entries()) {
    document.addPage();
    renderPage(pen, page);
    renderFooter(pen, { name: printable.name, page: `Página ${index + 2} de ${pages.length + 1}` }, context);
  }
  document.end();
  return bytes;
}

function renderPage(pen: Pen, page: readonly Placed<MenuBlock>[]): void {
  for (const { block, top } of page) block.render(pen, FRAME.top + top);
}

function renderFooter(pen: Pen, { name, page }: { name: string; page: string }, { typeface }: RenderContext): void {
  const ink = { style: STYLES.footer, color: COLORS.muted };
  const pageLeft = FRAME.right - typeface.widthOf(page, ink.style);
  const { lines } = truncate(paragraph(name, ink.style, FRAME_WIDTH / 2, typeface), 0);
  pen.text(lines[0] ?? '', { x: FRAME.left, baseline: FOOTER_BASELINE }, ink);
  pen.text(page, { x: pageLeft, baseline: FOOTER_BASELINE }, ink);
}
