import { menuToFile, type Menu } from '@carta/domain';

/** Downloads the shown menu as a file, queued commands included, and returns the file's name. [FILE-4] */
export function exportMenu(menu: Menu): string {
  const name = `menu-${menu.key}.json`;
  const file = new Blob([`${JSON.stringify(menuToFile(menu), null, 2)}\n`], { type: 'application/json' });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has read the URL by then.
  setTimeout(() => URL.revokeObjectURL(url));
  return name;
}
