import { itemTitle, type PublicItem } from '@carta/domain';
import type { RenderContext, MenuBlock } from './menu-blocks.ts';
import { paragraph } from './paragraph.ts';
import { baselineOf } from './pen.ts';
import { COLORS, FRAME, STYLES } from './sheet.ts';

const PICTURE = { side: 54, radius: 9, beside: 16 };
const DESCRIPTION = { above: 1.5, right: 84 };
const PRICE_BESIDE = 22;
const DOTS_BESIDE = 7;

/** An item: picture, title and description at the left, price at the right; dots lead to the price if there is no picture. */
export function itemBlock(item: PublicItem, gap: number, { typeface, pictures }: RenderContext): MenuBlock {
  const picture = pictures(item.image.url, 'item');
  const left = FRAME.left + (picture ? PICTURE.side + PICTURE.beside : 0);
  const priceLeft = FRAME.right - typeface.price(item.price, STYLES.item.size).width;
  const title = paragraph(itemTitle(item), STYLES.item, priceLeft - PRICE_BESIDE - left, typeface);
  const description =
    item.description === ''
      ? null
      : paragraph(item.description, STYLES.description, FRAME.right - DESCRIPTION.right - left, typeface);
  const textHeight = title.height + (description ? DESCRIPTION.above + description.height : 0);
  const height = picture ? Math.max(PICTURE.side, textHeight) : textHeight;
  const lastLine = title.lines.length - 1;

  return {
    height,
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
      pen.price(item.price, { x: FRAME.right, baseline: priceBaseline }, STYLES.item.size);
      const descriptionTop = textTop + title.height + DESCRIPTION.above;
      if (description) pen.paragraph(description, { x: left, top: descriptionTop }, COLORS.muted);
    },
  };
}
