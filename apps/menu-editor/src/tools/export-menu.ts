import { menuToFile, type Menu } from '@carta/domain';
import { saveFile } from '../save-file.ts';

/** Downloads the shown menu as a file, queued commands included, and returns the file's name. [FILE-4] */
export function exportMenu(menu: Menu): string {
  const name = `menu-${menu.key}.json`;
  saveFile(`${JSON.stringify(menuToFile(menu), null, 2)}\n`, 'application/json', name);
  return name;
}
