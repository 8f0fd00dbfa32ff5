import { menuToFile, type Menu } from '@carta/domain';

/** Hands the owner the file of the menu as it is shown, changes that still wait included. [FILE-4] */
export function exportMenu(menu: Menu): void {
  const file = new Blob([`${JSON.stringify(menuToFile(menu), null, 2)}\n`], { type: 'application/json' });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = `menu-${menu.key}.json`;
  link.click();
  // The browser has taken the file's address by then.
  setTimeout(() => URL.revokeObjectURL(url));
}
