import { categoryTitle, type PublicCategory } from '@carta/domain';
import type { RenderContext, MenuBlock } from './menu-block.ts';
import { fittingParagraph, paragraph } from './paragraph.ts';
import { COLORS, FRAME, FRAME_WIDTH, STYLES } from './sheet.ts';

const CATEGORY_GAP = 32;
const BAR = { width: 40, height: 4, above: 7 };
const STRIP = { height: 104, radius: 12, inset: 20, below: 13 };

/** The longest title of a category fits into the strip at the smallest size. */
const STRIP_TITLE = { weight: STYLES.category.weight, sizes: [STYLES.category.size, 19, 16, 13] } as const;

const SUBCATEGORY_GAP = 22;
const RULE_BELOW = 5;

/** The heading of a main category: its title on its picture, or above a bar in the main colour. */
export function categoryHeading(category: PublicCategory, context: RenderContext): MenuBlock {
  const picture = context.pictures(category.image?.url, 'category');
  return picture ? picturedHeading(category, picture, context) : plainHeading(category, context);
}

function picturedHeading(category: PublicCategory, picture: Buffer, { typeface }: RenderContext): MenuBlock {
  const title = fittingParagraph(categoryTitle(category), STRIP_TITLE, FRAME_WIDTH - 2 * STRIP.inset, typeface);
  return {
    height: STRIP.height,
    gap: CATEGORY_GAP,
    isHeading: true,
    render: (pen, top) => {
      const box = { x: FRAME.left, y: top, width: FRAME_WIDTH, height: STRIP.height, radius: STRIP.radius };
      pen.picture(picture, box);
      pen.shade(box);
      const titleTop = top + STRIP.height - STRIP.below - title.height;
      pen.paragraph(title, { x: FRAME.left + STRIP.inset, top: titleTop }, COLORS.paper);
    },
  };
}

function plainHeading(category: PublicCategory, { typeface, colors }: RenderContext): MenuBlock {
  const title = paragraph(categoryTitle(category), STYLES.category, FRAME_WIDTH, typeface);
  const barTop = title.height + BAR.above;
  return {
    height: barTop + BAR.height,
    gap: CATEGORY_GAP,
    isHeading: true,
    render: (pen, top) => {
      pen.paragraph(title, { x: FRAME.left, top }, COLORS.ink);
      const { width, height } = BAR;
      pen.fill({ x: FRAME.left, y: top + barTop, width, height, radius: height / 2 }, colors.fill);
    },
  };
}

/** The heading of a level-2 category: its title above a thin line. */
export function subcategoryHeading(category: PublicCategory, { typeface, colors }: RenderContext): MenuBlock {
  const title = paragraph(categoryTitle(category), STYLES.subcategory, FRAME_WIDTH, typeface);
  const ruleTop = title.height + RULE_BELOW;
  return {
    height: ruleTop + 1,
    gap: SUBCATEGORY_GAP,
    isHeading: true,
    render: (pen, top) => {
      pen.paragraph(title, { x: FRAME.left, top }, colors.text);
      pen.fill({ x: FRAME.left, y: top + ruleTop, width: FRAME_WIDTH, height: 0.75 }, COLORS.line);
    },
  };
}
