import type { PublicCategory, PublicItem, PublicMenu } from '@carta/domain';
import { categoryHeading, subcategoryHeading } from './headings.ts';
import type { Letter } from './letter.ts';
import type { Pictures } from './menu-pictures.ts';
import type { OwnerColors } from './owner-colors.ts';
import type { Block } from './pages.ts';
import type { Pen } from './pen.ts';
import { productRow } from './product-row.ts';

/** A part of the menu that can draw itself, `top` points from the top of a sheet. */
export interface MenuBlock extends Block {
  readonly draw: (pen: Pen, top: number) => void;
}

/** What blocks are made with. */
export interface Making {
  readonly letter: Letter;
  readonly pictures: Pictures;
  readonly colors: OwnerColors;
}

/** Space above a row of the menu, in points: pictures need more of it. */
const ROW_GAP = { first: 13, pictured: 14, plain: 8 };

/** The menu's categories and products, in the order in which diners see them. */
export function menuBlocks({ categories }: PublicMenu, making: Making): MenuBlock[] {
  return categories.flatMap((category) => [
    categoryHeading(category, making),
    ...rowsOf(category, making),
    ...category.categories.flatMap((child) => [subcategoryHeading(child, making), ...rowsOf(child, making)]),
  ]);
}

function rowsOf({ items }: PublicCategory, making: Making): MenuBlock[] {
  const isPictured = (item: PublicItem | undefined) =>
    item !== undefined && making.pictures(item.image.url, 'product') !== null;
  return items.map((item, index) => {
    const before = items[index - 1];
    const besidePicture = isPictured(item) || isPictured(before);
    return productRow(item, before ? (besidePicture ? ROW_GAP.pictured : ROW_GAP.plain) : ROW_GAP.first, making);
  });
}
