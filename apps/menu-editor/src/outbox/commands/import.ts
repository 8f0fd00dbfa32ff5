import { counted } from '../../counted.ts';
import { importConfirmed } from '../actions.ts';
import { command, sent } from '../command.ts';

/** Adds a file to the menu, or replaces the menu by it. Shows after the menu refresh only. */
export const importMenu = command({
  action: importConfirmed,
  send: async (api, { file, replace }, { menu }) =>
    sent(
      await api.importMenu({ params: { key: menu.key }, body: { file, replace } }),
      () => [],
      ({ categories, items }) =>
        `Se importaron ${counted(categories, 'categoría', 'categorías')} y ${counted(items, 'producto', 'productos')}`,
    ),
  records: () => [],
  failure: { log: 'import menu' },
  blocksScreen: true,
  needsConnection: true,
});
