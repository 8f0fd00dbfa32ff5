import { formatPrice, hoursWords, type PublicCategory, type PublicItem } from '@carta/domain';
import { categoryHeading, subcategoryHeading } from './headings.ts';
import { endBlock } from './end-block.ts';
import { itemBlock } from './item-block.ts';
import type { MenuBlock, RenderContext } from './menu-block.ts';
import { paragraph } from './paragraph.ts';
import { COLORS, FRAME, FRAME_WIDTH, STYLES } from './sheet.ts';

/** Space above an item, in points. */
const ITEM_GAP = { first: 13, pictured: 14, plain: 8 };
const AVAILABILITY_GAP = 6;
const LEGAL_GAP = { first: 28, next: 8 };

/** The blocks of all categories and items, in the order in which diners see them; none for an empty menu. */
export function menuBlocks(context: RenderContext): MenuBlock[] {
  const { categories } = context.menu;
  if (categories.length === 0) return [];
  const blocks = categories.flatMap((category) => [
    categoryHeading(category, context),
    ...availabilityBlocks(category, context),
    ...itemBlocks(category, context),
    ...category.categories.flatMap((child) => [
      subcategoryHeading(child, context),
      ...availabilityBlocks(child, context),
      ...itemBlocks(child, context),
    ]),
  ]);
  return [...blocks, ...legalBlocks(context), endBlock(context)];
}

/** When the category's items are sold, below its heading. [HOURS-5] */
function availabilityBlocks({ availability = [] }: PublicCategory, context: RenderContext): MenuBlock[] {
  if (availability.length === 0) return [];
  return [textBlock(`Disponible ${hoursWords(availability)}`, { gap: AVAILABILITY_GAP, isHeading: true }, context)];
}

/** What the law asks for, at the end. [LAW-2] */
function legalBlocks(context: RenderContext): MenuBlock[] {
  const { tableCharge, notice } = context.menu.legal;
  const charge = tableCharge && [`Cubierto: ${formatPrice(tableCharge.price)}`, tableCharge.text];
  const texts = [charge?.filter(Boolean).join(' · ') ?? '', notice].filter((text) => text.trim() !== '');
  return texts.map((text, index) =>
    textBlock(text, { gap: LEGAL_GAP[index === 0 ? 'first' : 'next'], isHeading: false }, context),
  );
}

function textBlock(
  text: string,
  { gap, isHeading }: Pick<MenuBlock, 'gap' | 'isHeading'>,
  { typeface }: RenderContext,
): MenuBlock {
  const lines = paragraph(text, STYLES.description, FRAME_WIDTH, typeface);
  return {
    height: lines.height,
    gap,
    isHeading,
    render: (pen, top) => pen.paragraph(lines, { x: FRAME.left, top }, COLORS.muted),
  };
}

function itemBlocks({ items }: PublicCategory, context: RenderContext): MenuBlock[] {
  const hasPicture = (item: PublicItem | undefined) =>
    item !== undefined && context.pictures(item.image.url, 'item') !== null;
  return items.map((item, index) => {
    const before = items[index - 1];
    const besidePicture = hasPicture(item) || hasPicture(before);
    return itemBlock(item, before ? (besidePicture ? ITEM_GAP.pictured : ITEM_GAP.plain) : ITEM_GAP.first, context);
  });
}
