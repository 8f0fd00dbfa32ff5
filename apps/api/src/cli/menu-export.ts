import { writeFile } from 'node:fs/promises';
import { menuToFile } from '@carta/domain';
import { done, failed, type Command } from './command.ts';

export const menuExport: Command = {
  usage: 'menu export --business CLAVE [ARCHIVO]           (sin archivo, a la salida)',
  words: ['menu', 'export'],
  isReadOnly: true,
  options: { business: { type: 'string' } },
  required: ['business'],
  positionals: { min: 0, max: 1 },
  async run({ stores, positionals: [file], options: { business } }) {
    const menu = await stores.menus.read(String(business));
    if (!menu) return failed(`No existe el negocio ${business}`);
    const text = JSON.stringify(menuToFile(menu), null, 1);
    if (file === undefined) return done(text);
    try {
      await writeFile(file, `${text}\n`);
    } catch {
      return failed(`${file}: no se puede escribir`);
    }
    return done(`Se exportaron ${menu.items.length} productos a ${file}`);
  },
};
