import { itemTitle, type PublicItem } from '@carta/domain';
import type { Making, MenuBlock } from './menu-blocks.ts';
import { paragraph } from './paragraph.ts';
import { baselineOf } from './pen.ts';
import { COLORS, FRAME, STYLES } from './sheet.ts';

const PICTURE = { side: 54, radius: 9, beside: 16 };
const DESCRIPTION = { above: 1.5, right: 84 };
const PRICE_BESIDE = 22;
const DOTS_BESIDE = 7;

/** A product: picture, title and description at the left, its price at the right edge; dots lead to it where there is no picture. */
export function productRow(item: PublicItem, gap: number, { letter, pictures }: Making): MenuBlock {
  const picture = pictures(item.image.url, 'product');
  const left = FRAME.left + (picture ? PICTURE.side + PICTURE.beside : 0);
  const priceLeft = FRAME.right - letter.price(item.price, STYLES.product.size).width;
  const title = paragraph(itemTitle(item), STYLES.product, priceLeft - PRICE_BESIDE - left, letter);
  const description =
    item.description === ''
      ? null
      : paragraph(item.description, STYLES.description, FRAME.right - DESCRIPTION.right - left, letter);
  const textHeight = title.height + (description ? DESCRIPTION.above + description.height : 0);
  const height = picture ? Math.max(PICTURE.side, textHeight) : textHeight;
  const lastLine = title.lines.length - 1;

  return {
    height,
    gap,
    isHeading: false,
    draw: (pen, top) => {
      const textTop = top + (height - textHeight) / 2;
      const priceBaseline = baselineOf(STYLES.product, textTop, picture ? 0 : lastLine);
      if (picture) {
        const { side, radius } = PICTURE;
        pen.picture(picture, { x: FRAME.left, y: top, width: side, height: side, radius });
      } else {
        const titleRight = left + letter.widthOf(title.lines[lastLine] ?? '', STYLES.product);
        pen.dots(titleRight + DOTS_BESIDE, priceLeft - DOTS_BESIDE, priceBaseline);
      }
      pen.paragraph(title, { x: left, top: textTop }, COLORS.ink);
      pen.price(item.price, { x: FRAME.right, baseline: priceBaseline }, STYLES.product.size);
      const descriptionTop = textTop + title.height + DESCRIPTION.above;
      if (description) pen.paragraph(description, { x: left, top: descriptionTop }, COLORS.muted);
    },
  };
}
