import type { Category } from './category.ts';
import type { Key } from './key.ts';
import type { Menu } from './menu.ts';

/** Returns the menu without category `key`, its subcategories and their products, and how many of each went, the category itself counted. [DEL-1] */
export function removeCategory(menu: Menu, key: Key): { menu: Menu; removed: { categories: number; items: number } } {
  const gone = new Set([key, ...menu.categoriesL2.filter(({ parent }) => parent === key).map((child) => child.key)]);
  const stays = (category: Category) => !gone.has(category.key);
  const items = menu.items.filter(({ parent }) => !gone.has(parent));
  const left = {
    ...menu,
    categoriesL1: menu.categoriesL1.filter(stays),
    categoriesL2: menu.categoriesL2.filter(stays),
    items,
  };
  const counted = (of: Menu) => of.categoriesL1.length + of.categoriesL2.length;
  return {
    menu: left,
    removed: { categories: counted(menu) - counted(left), items: menu.items.length - items.length },
  };
}
