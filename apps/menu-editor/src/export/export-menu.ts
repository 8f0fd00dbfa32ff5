import type { Menu } from '@carta/domain';
import { MENU_FILE_TYPES, menuFileBytes, type MenuFileFormat } from '@carta/menu-file';
import { saveFile } from '../save-file.ts';

/** Downloads the shown menu as a file, queued commands included, and returns the file's name. [FILE-4] [FILE-21] */
export async function exportMenu(menu: Menu, format: MenuFileFormat): Promise<string> {
  const name = `menu-${menu.key}.${format}`;
  saveFile(await menuFileBytes(menu, format), MENU_FILE_TYPES[format], name);
  return name;
}
