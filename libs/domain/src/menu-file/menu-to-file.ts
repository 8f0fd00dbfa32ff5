import type { Category } from '../menu/category.ts';
import { ranked } from '../menu/featured.ts';
import type { Item } from '../menu/item.ts';
import { recordsByParent, type Menu } from '../menu/menu.ts';
import type { MenuFile } from './menu-file.ts';
import { priceToDecimal } from '../prices/price.ts';

/** Returns the menu file of a menu; importing it gives the same menu, except keys, pictures and gaps in orders and ranks. [FILE-4] */
export function menuToFile(menu: Pick<Menu, 'categoriesL1' | 'categoriesL2' | 'items'>): MenuFile {
  const ranks = new Map(ranked(menu.items).map(({ key }, index) => [key, index + 1]));
  const itemsIn = recordsByParent(menu.items);
  const categoriesIn = recordsByParent([...menu.categoriesL1, ...menu.categoriesL2]);
  const fileItemsOf = ({ key }: Category) =>
    (itemsIn.get(key) ?? []).map((item) => fileItem(item, ranks.get(item.key)));

  const mainCategoryOf = (category: Category): MenuFile['categories'][number] => {
    const children = categoriesIn.get(category.key) ?? [];
    const items = fileItemsOf(category);
    if (items.length > 0 || (category.toLevel === 3 && children.length === 0))
      return { ...headOf(category), products: items };
    const categories = children.map((child) => ({ ...headOf(child), products: fileItemsOf(child) }));
    return { ...headOf(category), categories };
  };
  return { currency: '$', categories: (categoriesIn.get(undefined) ?? []).map(mainCategoryOf) };
}

function headOf({ title, show }: Category) {
  return { title, ...(show ? {} : { show }) };
}

function fileItem({ title, description, price, show }: Item, featured: number | undefined) {
  return {
    title,
    ...(description === '' ? {} : { description }),
    price: priceToDecimal(price),
    ...(show ? {} : { show }),
    ...(featured === undefined ? {} : { featured }),
  };
}
