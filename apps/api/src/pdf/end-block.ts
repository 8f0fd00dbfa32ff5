import { qrLayout } from '../rendering/qr-layout.ts';
import type { MenuBlock, RenderContext } from './menu-block.ts';
import { paragraph } from './paragraph.ts';
import { COLORS, FRAME, FRAME_WIDTH, STYLES } from './sheet.ts';

const GAP = 26;
const CODE = { side: 104, beside: 4 };
const ADDRESS_ABOVE = 2;

/** The end of the menu: from which day it is, and where it is up to date, as a code too. */
export function endBlock({ menu, today, typeface, colors }: RenderContext): MenuBlock {
  const { publicUrl } = menu;
  const layout = qrLayout(publicUrl, { hasLogo: false });
  // The code's white border is left of the frame, so that its dots stand at the frame's edge.
  const border = (layout.quietZone / layout.side) * CODE.side;
  const left = FRAME.left - border + CODE.side + CODE.beside;
  const date = new Intl.DateTimeFormat('es-AR', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(today));
  const width = FRAME.left + FRAME_WIDTH - left;
  const words = paragraph(`Menú del ${date}.\nSiempre al día en`, STYLES.description, width, typeface);
  const address = paragraph(publicUrl.replace(/^https?:\/\//, ''), STYLES.item, width, typeface);
  const textHeight = words.height + ADDRESS_ABOVE + address.height;
  const height = Math.max(CODE.side, textHeight);
  return {
    height,
    gap: GAP,
    isHeading: false,
    render: (pen, top) => {
      pen.code(layout, { x: FRAME.left - border, y: top + (height - CODE.side) / 2, side: CODE.side });
      const textTop = top + (height - textHeight) / 2;
      pen.paragraph(words, { x: left, top: textTop }, COLORS.muted);
      pen.paragraph(address, { x: left, top: textTop + words.height + ADDRESS_ABOVE }, colors.text);
      pen.link({ x: FRAME.left, y: top, width: FRAME_WIDTH, height }, publicUrl);
    },
  };
}
