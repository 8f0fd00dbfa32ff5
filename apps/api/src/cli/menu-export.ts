import { writeFile } from 'node:fs/promises';
import { menuToFile } from '@carta/domain';
import { MENU_FILE_TYPES, menuFileBytes, type MenuFileFormat } from '@carta/menu-file';
import { done, failed, found, type Command } from './command.ts';

const FORMATS = Object.keys(MENU_FILE_TYPES) as MenuFileFormat[];

export const menuExport: Command = {
  usage: 'menu export --business CLAVE [ARCHIVO]           (.xlsx, .csv o .json; sin archivo, como JSON a la salida)',
  words: ['menu', 'export'],
  isReadOnly: true,
  options: { business: { type: 'string' } },
  required: ['business'],
  positionals: { min: 0, max: 1 },
  async run({ stores, positionals: [file], options: { business } }) {
    const menu = await stores.menus.read(String(business));
    if (!menu) return failed(`No existe el negocio ${business}`);
    if (file === undefined) {
      const json = menuToFile(menu);
      return found({ lines: [JSON.stringify(json, null, 1)], json });
    }
    const format = FORMATS.find((ending) => file.toLowerCase().endsWith(`.${ending}`)) ?? 'json';
    try {
      await writeFile(file, await menuFileBytes(menu, format));
    } catch {
      return failed(`${file}: no se puede escribir`);
    }
    return done(`Se exportaron ${menu.items.length} productos a ${file}`);
  },
};
