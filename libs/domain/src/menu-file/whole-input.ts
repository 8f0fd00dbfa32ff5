import { listOf } from '../list-of.ts';
import type { Menu } from '../menu/menu.ts';
import type { MenuFile } from './menu-file.ts';

/** The records of a menu that are paired with those of a file. */
export type PairedMenu = Pick<Menu, 'categoriesL1' | 'categoriesL2' | 'items'>;

/** Returns the file with an empty list of categories where it is given none. */
export function wholeFile(file: MenuFile): MenuFile {
  return Array.isArray(file.categories) ? file : { ...file, categories: [] };
}

/** Returns the menu with empty lists where it is given none. */
export function wholeMenu<M extends PairedMenu>(menu: M): M {
  const { categoriesL1, categoriesL2, items } = menu;
  return { ...menu, categoriesL1: listOf(categoriesL1), categoriesL2: listOf(categoriesL2), items: listOf(items) };
}
