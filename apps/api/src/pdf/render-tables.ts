import { buffer } from 'node:stream/consumers';
import { qrLayout } from '../rendering/qr-layout.ts';
import type { PrintedTable, TablesJob } from '../rendering/render-job.ts';
import { Typeface } from '../rendering/typeface.ts';
import type { ReadPicture } from '../storage/read-picture.ts';
import { businessColors, type BusinessColors } from './business-colors.ts';
import { logoPicture } from './menu-pictures.ts';
import { fittingParagraph, paragraph, truncate, type Paragraph } from './paragraph.ts';
import { pdfDocument } from './pdf-document.ts';
import { Pen } from './pen.ts';
import { printableText } from './printable-text.ts';
import { COLORS, SHEET, STYLES } from './sheet.ts';

/** Cards beside and below each other on a sheet. */
const GRID = { columns: 2, rows: 3 };
const CARDS = GRID.columns * GRID.rows;
const AREA = { left: 29, top: 39, width: SHEET.width - 58, height: 764 };
const CARD = { width: AREA.width / GRID.columns, height: AREA.height / GRID.rows };
const MARGIN = 9;
const BAND = { height: 48, radius: 10, logo: 33, inset: 10 };
/** The code itself, without its white border, is 42 mm wide. */
const CODE = { side: 119, left: 19, top: MARGIN + BAND.height + 16 };
const TITLE = { left: CODE.left + CODE.side + 10, right: MARGIN + 4, overlap: 12 };
const HINT_BASELINE = CODE.top + CODE.side + 28;
const FOOTER_BASELINE = SHEET.height - 12;
const CUT = { length: 17, gap: 3 };

const NAME_SIZES = [18, 15, 12] as const;
const STYLE = {
  before: { weight: 600, size: 17 },
  number: { weight: 700, sizes: [76, 58, 44] },
  title: { weight: 700, sizes: [28, 22, 17, 13, 10, 8] },
  hint: { weight: 600, size: 12 },
  more: { weight: 400, size: 11 },
} as const;

/** A title that ends in a number shows that large: 'Mesa' and '7'. */
const NUMBERED = /^(.*\D)?(\d{1,4})$/;

interface Card {
  readonly table: PrintedTable;
  readonly name: string;
  readonly logo: Buffer | null;
  readonly colors: BusinessColors;
  readonly typeface: Typeface;
  readonly x: number;
  readonly y: number;
}

/** Renders a card with the QR code of each table, six on a sheet of A4 with marks for cutting. */
export async function renderTables(
  { name, logo: logoUrl, mainColor, tables }: Omit<TablesJob, 'kind'>,
  readPicture: ReadPicture,
): Promise<Buffer> {
  const typeface = new Typeface();
  const printable = (text: string) =>
    printableText(text.replace(/\s+/g, ' '), (character) => typeface.canPrint(character));
  const logo = await logoPicture(logoUrl, readPicture);
  const document = pdfDocument(`Mesas de ${name}`, name);
  const bytes = buffer(document);
  const pen = new Pen(document, typeface);
  const printed = tables.map(({ title, address }) => ({ title: printable(title), address }));
  const sheets = Math.ceil(printed.length / CARDS);
  const shared = { name: printable(name), logo, colors: businessColors(mainColor), typeface };
  for (let sheet = 0; sheet < sheets; sheet += 1) {
    const cards = printed.slice(sheet * CARDS, (sheet + 1) * CARDS);
    document.addPage();
    for (const [nth, table] of cards.entries()) {
      const [column, row] = [nth % GRID.columns, Math.floor(nth / GRID.columns)];
      renderCard(pen, { ...shared, table, x: AREA.left + column * CARD.width, y: AREA.top + row * CARD.height });
    }
    renderCuts(pen, Math.ceil(cards.length / GRID.columns));
    renderFooter(pen, typeface, `${tablesText(cards)} · hoja ${sheet + 1} de ${sheets}`);
  }
  document.end();
  return bytes;
}

function renderCard(pen: Pen, card: Card): void {
  const { table, typeface, x, y } = card;
  renderBand(pen, card);
  const layout = qrLayout(table.address, { hasLogo: false });
  // Its white border may reach into the margins: nothing dark stands there.
  const dot = CODE.side / (layout.side - 2 * layout.quietZone);
  const border = layout.quietZone * dot;
  pen.code(layout, { x: x + CODE.left - border, y: y + CODE.top - border, side: layout.side * dot });
  renderTitle(pen, card);
  const ink = { style: STYLE.hint, color: COLORS.ink };
  pen.text('Apunta con la cámara', { x: x + CODE.left, baseline: y + HINT_BASELINE }, ink);
  const more = paragraph('Mira el menú, pide y llama al mozo.', STYLE.more, CARD.width, typeface);
  pen.paragraph(more, { x: x + CODE.left, top: y + HINT_BASELINE + 5 }, COLORS.ink);
}

/** The business's name and logo on its colour. */
function renderBand(pen: Pen, { name, logo, colors, typeface, x, y }: Card): void {
  const band = { x: x + MARGIN, y: y + MARGIN, width: CARD.width - 2 * MARGIN, height: BAND.height };
  pen.fill({ ...band, radius: BAND.radius }, colors.fill);
  const { logo: side, inset } = BAND;
  if (logo) {
    const box = { x: band.x + inset, y: band.y + (band.height - side) / 2, width: side, height: side, radius: 8 };
    pen.picture(logo, box);
  }
  const left = band.x + inset + (logo ? side + inset : 0);
  const width = band.x + band.width - inset - left;
  const fitting = fittingParagraph(name, { weight: 700, sizes: NAME_SIZES }, width, typeface);
  const shown = truncate(fitting, BAND.height - 4);
  pen.paragraph(shown, { x: left, top: band.y + (band.height - shown.height) / 2 }, colors.onFill);
}

/** The table's title beside the code, whole; the number in which it ends large. */
function renderTitle(pen: Pen, { table, typeface, x, y }: Card): void {
  const width = CARD.width - TITLE.left - TITLE.right;
  const parts = numberedTitle(table.title, width, typeface) ?? [
    { text: wholeTitle(table.title, width, typeface), color: COLORS.ink },
  ];
  const overlap = (parts.length - 1) * TITLE.overlap;
  const height = parts.reduce((sum, { text }) => sum + text.height, -overlap);
  let top = y + CODE.top + (CODE.side - height) / 2;
  for (const { text, color } of parts) {
    const widest = Math.max(...text.lines.map((line) => typeface.widthOf(line, text.style)));
    pen.paragraph(text, { x: x + TITLE.left + (width - widest) / 2, top }, color);
    top += text.height - TITLE.overlap;
  }
}

interface TitlePart {
  readonly text: Paragraph;
  readonly color: string;
}

/** 'Mesa' above a large '7'; null for a title without a number, or with more before it than fits above. */
function numberedTitle(title: string, width: number, typeface: Typeface): TitlePart[] | null {
  const [, before = '', number = ''] = NUMBERED.exec(title) ?? [];
  const [name, size] = [before.trim(), STYLE.number.sizes.find((one) => isOneLine(number, one, width, typeface))];
  if (number === '' || size === undefined) return null;
  const large = paragraph(number, { weight: STYLE.number.weight, size }, width, typeface);
  if (name === '') return [{ text: large, color: COLORS.ink }];
  const above = paragraph(name, STYLE.before, width, typeface);
  if (above.lines.length > 2) return null;
  return [
    { text: above, color: COLORS.muted },
    { text: large, color: COLORS.ink },
  ];
}

const isOneLine = (text: string, size: number, width: number, typeface: Typeface) =>
  typeface.widthOf(text, { weight: STYLE.number.weight, size }) <= width;

/** In the largest size in which it is no higher than the code. */
function wholeTitle(title: string, width: number, typeface: Typeface): Paragraph {
  const { weight, sizes } = STYLE.title;
  const fitting = sizes.map((size) => paragraph(title, { weight, size }, width, typeface));
  const isWhole = ({ lines }: Paragraph) => title.split(' ').every((word) => lines.join(' ').includes(word));
  const fits = (text: Paragraph) => text.height <= CODE.side;
  const smallest = paragraph(title, { weight, size: sizes[sizes.length - 1] ?? 8 }, width, typeface);
  return fitting.find((text) => fits(text) && isWhole(text)) ?? fitting.find(fits) ?? truncate(smallest, CODE.side);
}

/** Dashed lines between cards, and marks outside of them. */
function renderCuts(pen: Pen, rows: number): void {
  const [right, bottom] = [AREA.left + AREA.width, AREA.top + rows * CARD.height];
  const thin = { color: COLORS.dots, width: 0.6, dash: 3 };
  const mark = { color: COLORS.ink, width: 0.7 };
  for (let column = 0; column <= GRID.columns; column += 1) {
    const x = AREA.left + column * CARD.width;
    pen.line([x, AREA.top], [x, bottom], thin);
    pen.line([x, AREA.top - CUT.gap], [x, AREA.top - CUT.gap - CUT.length], mark);
    pen.line([x, bottom + CUT.gap], [x, bottom + CUT.gap + CUT.length], mark);
  }
  for (let row = 0; row <= rows; row += 1) {
    const y = AREA.top + row * CARD.height;
    pen.line([AREA.left, y], [right, y], thin);
    pen.line([AREA.left - CUT.gap, y], [AREA.left - CUT.gap - CUT.length, y], mark);
    pen.line([right + CUT.gap, y], [right + CUT.gap + CUT.length, y], mark);
  }
}

/** Which tables a sheet has: 'Mesas 1 a 6', or the first and the last title. */
function tablesText(tables: readonly PrintedTable[]): string {
  const [first = '', last = ''] = [tables[0], tables.at(-1)].map((table) => table?.title);
  const numbers = [first, last].map((title) => /^Mesa (\d+)$/.exec(title)?.[1]);
  if (tables.length === 1) return first;
  return numbers.includes(undefined) ? `${first} a ${last}` : `Mesas ${numbers.join(' a ')}`;
}

function renderFooter(pen: Pen, typeface: Typeface, text: string): void {
  const style = STYLES.footer;
  const shown = truncate(paragraph(text, style, AREA.width, typeface), 0);
  const line = shown.lines[0] ?? '';
  const x = (SHEET.width - typeface.widthOf(line, style)) / 2;
  pen.text(line, { x, baseline: FOOTER_BASELINE }, { style, color: COLORS.muted });
}
