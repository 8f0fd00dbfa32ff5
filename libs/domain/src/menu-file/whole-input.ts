import { listOf } from '../list-of.ts';
import type { FileMenu, MenuFile } from './menu-file.ts';

/** The records of a menu, option groups too. */
export type WholeMenu = Required<FileMenu>;

/** Returns the file with an empty list of categories where it is given none. */
export function wholeFile(file: MenuFile): MenuFile {
  return Array.isArray(file.categories) ? file : { ...file, categories: [] };
}

/** Returns the menu with empty lists where it is given none. */
export function wholeMenu({ categoriesL1, categoriesL2, items, optionGroups }: FileMenu): WholeMenu {
  return {
    categoriesL1: [...listOf(categoriesL1)],
    categoriesL2: [...listOf(categoriesL2)],
    items: [...listOf(items)],
    optionGroups: [...listOf(optionGroups)],
  };
}
