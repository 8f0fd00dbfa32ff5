import { hoursText, type PublicMenu } from '@carta/domain';
import type { RenderContext } from './menu-block.ts';
import { fittingParagraph, paragraph, truncate } from './paragraph.ts';
import type { Pen } from './pen.ts';
import { COLORS, FRAME, FRAME_WIDTH, SHEET, STYLES } from './sheet.ts';

const HEADER_HEIGHT = 420;
const LOGO = { side: 104, rim: 7, radius: 24 };
const NAME_TOP = HEADER_HEIGHT + LOGO.side / 2 + LOGO.rim + 20;
const NAME = { weight: 700, sizes: [42, 34, 28, 22, 17] } as const;
const BAR = { width: 56, height: 5, above: 13, below: 26 };

const COLUMN_GAP = 32;
const COLUMN_WIDTH = (FRAME_WIDTH - COLUMN_GAP) / 2;
const FACT_GAP = 15;
const LABEL_BELOW = 2;

export const EMPTY_MENU = 'Todavía no hay productos en este menú.';

/** Renders the first sheet: name, cover, logo, address, phones and opening hours of the business. */
export function renderCover(pen: Pen, menu: PublicMenu, context: RenderContext): void {
  const { typeface, colors } = context;
  renderHeader(pen, menu, context);
  const name = fittingParagraph(menu.name, NAME, FRAME_WIDTH, typeface);
  pen.paragraph(name, { x: FRAME.left, top: NAME_TOP }, COLORS.ink);
  const barTop = NAME_TOP + name.height + BAR.above;
  pen.fill({ x: FRAME.left, y: barTop, width: BAR.width, height: BAR.height, radius: BAR.height / 2 }, colors.fill);
  renderFacts(pen, menu, { context, top: barTop + BAR.height + BAR.below });
  if (menu.categories.length === 0) {
    const empty = paragraph(EMPTY_MENU, STYLES.fact, FRAME_WIDTH, typeface);
    pen.paragraph(empty, { x: FRAME.left, top: FRAME.bottom - empty.height }, COLORS.muted);
  }
  renderAddress(pen, menu);
}

function renderHeader(
  pen: Pen,
  { style, logo, name }: PublicMenu,
  { pictures, colors, typeface }: RenderContext,
): void {
  const header = { x: 0, y: 0, width: SHEET.width, height: HEADER_HEIGHT };
  pen.fill(header, colors.fill);
  const cover = pictures(style.backgroundImage, 'cover');
  if (cover) pen.picture(cover, header);

  const { side, rim, radius } = LOGO;
  const box = { x: FRAME.left, y: HEADER_HEIGHT - side / 2, width: side, height: side, radius };
  const outside = side + 2 * rim;
  const rimBox = { x: box.x - rim, y: box.y - rim, width: outside, height: outside, radius: radius + rim };
  pen.fill(rimBox, COLORS.paper);
  const picture = pictures(logo.url, 'logo');
  if (picture) return pen.picture(picture, box);
  pen.fill(box, colors.fill);
  const initial = { text: name.slice(0, 1).toUpperCase(), style: { weight: 700, size: 56 } as const };
  const x = box.x + (side - typeface.widthOf(initial.text, initial.style)) / 2;
  pen.text(initial.text, { x, baseline: box.y + side / 2 + 19 }, { style: initial.style, color: colors.onFill });
}

interface Fact {
  readonly label: string;
  readonly text: string;
}

function renderFacts(
  pen: Pen,
  { modalInfo, hours: shifts }: PublicMenu,
  { context, top }: { context: RenderContext; top: number },
): void {
  const { address, location, phone1, phone2, schedule } = modalInfo;
  const place = { label: 'Dirección', text: [address, location].filter(Boolean).join('\n') };
  const phones = {
    label: phone1 && phone2 ? 'Teléfonos' : 'Teléfono',
    text: [phone1, phone2].filter(Boolean).join('\n'),
  };
  const hours = { label: 'Horarios', text: schedule.trim() === '' ? hoursText(shifts) : schedule };
  const filled = [[place, phones], [hours]].map((column) => column.filter(({ text }) => text !== ''));
  for (const [index, column] of filled.filter((facts) => facts.length > 0).entries()) {
    renderColumn(pen, column, { context, x: FRAME.left + index * (COLUMN_WIDTH + COLUMN_GAP), top });
  }
}

function renderColumn(
  pen: Pen,
  facts: readonly Fact[],
  { context: { typeface }, x, top }: { context: RenderContext; x: number; top: number },
): void {
  let y = top;
  for (const { label, text } of facts) {
    const heading = paragraph(label, STYLES.label, COLUMN_WIDTH, typeface);
    const textTop = y + heading.height + LABEL_BELOW;
    const body = truncate(paragraph(text, STYLES.fact, COLUMN_WIDTH, typeface), FRAME.bottom - 24 - textTop);
    pen.paragraph(heading, { x, top: y }, COLORS.muted);
    pen.paragraph(body, { x, top: textTop }, COLORS.ink);
    y = textTop + body.height + FACT_GAP;
  }
}

/** Links to the menu online, since printed prices become outdated. */
function renderAddress(pen: Pen, { publicUrl }: PublicMenu): void {
  const style = STYLES.footer;
  const baseline = SHEET.height - 40;
  pen.text(publicUrl, { x: FRAME.left, baseline }, { style, color: COLORS.muted });
  pen.link({ x: FRAME.left, y: baseline - 10, width: FRAME_WIDTH, height: 14 }, publicUrl);
}
