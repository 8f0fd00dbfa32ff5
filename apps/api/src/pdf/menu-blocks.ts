import type { PublicCategory, PublicItem, PublicMenu } from '@carta/domain';
import { categoryHeading, subcategoryHeading } from './headings.ts';
import type { Typeface } from './typeface.ts';
import type { MenuPictures } from './menu-pictures.ts';
import type { BusinessColors } from './business-colors.ts';
import type { Block } from './pages.ts';
import type { Pen } from './pen.ts';
import { itemBlock } from './item-block.ts';

/** A part of the menu; `render` puts it `top` points below the top of a sheet. */
export interface MenuBlock extends Block {
  readonly render: (pen: Pen, top: number) => void;
}

/** What every block needs to be measured and rendered. */
export interface RenderContext {
  readonly typeface: Typeface;
  readonly pictures: MenuPictures;
  readonly colors: BusinessColors;
}

/** Space above an item, in points. */
const ITEM_GAP = { first: 13, pictured: 14, plain: 8 };

/** The blocks of all categories and items, in the order in which diners see them. */
export function menuBlocks({ categories }: PublicMenu, context: RenderContext): MenuBlock[] {
  return categories.flatMap((category) => [
    categoryHeading(category, context),
    ...itemBlocks(category, context),
    ...category.categories.flatMap((child) => [subcategoryHeading(child, context), ...itemBlocks(child, context)]),
  ]);
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
