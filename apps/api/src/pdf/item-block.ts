import { formatPrice, itemTitle, netPrice, type PublicItem } from '@carta/domain';
import { itemNotes, printedPrice } from './item-notes.ts';
import type { RenderContext, MenuBlock } from './menu-block.ts';
import { paragraph, type Paragraph } from './paragraph.ts';
import { baselineOf } from './pen.ts';
import { COLORS, FRAME, FRAME_WIDTH, STYLES } from './sheet.ts';

const PICTURE = { side: 54, radius: 9, beside: 16 };
const DESCRIPTION = { above: 1.5, right: 84 };
const PRICE_BESIDE = 22;
const DOTS_BESIDE = 7;
const NET_PRICE_ABOVE = 1.5;
const FROM = 'desde';
const FROM_BESIDE = 4;

/**
 * An item: picture, title, description, sizes and what it declares at the left, price at the right, the price without taxes below; dots lead
 * to the price if there is no picture.
 */
export function itemBlock(item: PublicItem, gap: number, context: RenderContext): MenuBlock {
  const { typeface, pictures, menu } = context;
  const picture = pictures(item.image.url, 'item');
  const left = FRAME.left + (picture ? PICTURE.side + PICTURE.beside : 0);
  const { price, from } = printedPrice(item, menu);
  const amountLeft = FRAME.right - typeface.price(price, STYLES.item.size).width;
  const fromWidth = from ? typeface.widthOf(FROM, STYLES.footer) + FROM_BESIDE : 0;
  const priceLeft = amountLeft - fromWidth;
  const title = paragraph(itemTitle(item), STYLES.item, priceLeft - PRICE_BESIDE - left, typeface);
  const below = [
    ...(item.description === '' ? [] : [{ text: item.description, style: STYLES.description }]),
    ...itemNotes(item, menu).map((text) => ({ text, style: STYLES.footer })),
  ].map(({ text, style }) => paragraph(text, style, FRAME.right - DESCRIPTION.right - left, typeface));
  const net = menu.legal.netPrices ? netPriceLine(formatPrice(netPrice(price)), context) : null;
  const textHeight = title.height + heightOf(below);
  const height = Math.max(picture ? PICTURE.side : 0, textHeight);
  const lastLine = title.lines.length - 1;

  return {
    height: height + (net ? NET_PRICE_ABOVE + net.height : 0),
    gap,
    isHeading: false,
    render: (pen, top) => {
      const textTop = top + (height - textHeight) / 2;
      const priceBaseline = baselineOf(STYLES.item, textTop, picture ? 0 : lastLine);
      if (picture) {
        const { side, radius } = PICTURE;
        pen.picture(picture, { x: FRAME.left, y: top, width: side, height: side, radius });
      } else {
        const titleRight = left + typeface.widthOf(title.lines[lastLine] ?? '', STYLES.item);
        pen.dots(titleRight + DOTS_BESIDE, priceLeft - DOTS_BESIDE, priceBaseline);
      }
      pen.paragraph(title, { x: left, top: textTop }, COLORS.ink);
      if (from)
        pen.text(FROM, { x: priceLeft, baseline: priceBaseline }, { style: STYLES.footer, color: COLORS.muted });
      pen.price(price, { x: FRAME.right, baseline: priceBaseline }, STYLES.item.size);
      let lineTop = textTop + title.height;
      for (const each of below) {
        pen.paragraph(each, { x: left, top: lineTop + DESCRIPTION.above }, COLORS.muted);
        lineTop += DESCRIPTION.above + each.height;
      }
      if (!net) return;
      const netLeft = FRAME.right - typeface.widthOf(net.lines[0] ?? '', net.style);
      pen.paragraph(net, { x: netLeft, top: top + height + NET_PRICE_ABOVE }, COLORS.muted);
    },
  };
}

/** [LAW-1] */
function netPriceLine(amount: string, { typeface }: RenderContext): Paragraph {
  return paragraph(`Precio sin impuestos nacionales: ${amount}`, STYLES.legal, FRAME_WIDTH, typeface);
}

function heightOf(paragraphs: readonly Paragraph[]): number {
  return paragraphs.reduce((sum, { height }) => sum + DESCRIPTION.above + height, 0);
}
