import type { ImportEffect } from '@carta/contract';
import type { MenuFile } from '@carta/domain';
import { counted } from '../../counted.ts';
import { markedCommand } from '../command-mark.ts';
import { sent, type CommandDefinition } from '../command.ts';

interface Import {
  readonly file: MenuFile;
  /** True replaces the whole menu; false adds the file to its end. */
  readonly replace: boolean;
}

/** Adds a file to the menu, or replaces the menu by it. Shows after the menu refresh only. */
export const importMenu: CommandDefinition<Import> = {
  send: async (api, { file, replace }, { menu }) => {
    const answer = await api.importMenu({ params: { key: menu.key }, body: { file, replace } });
    if (!answer.ok) return { ok: false, changes: [], error: answer.error };
    const { categories, items, effect, change } = answer.value;
    const text = `Se importaron ${counted(categories, 'categoría', 'categorías')} y ${counted(items, 'producto', 'productos')}`;
    // A server of 1.2 answers without the key of the change.
    const undo = change
      ? markedCommand('menu-editor/changeUndone', { key: change, what: 'imported' })
      : markedCommand('menu-editor/importUndone', effect);
    return { ok: true, changes: [], undo: { text, commands: [undo] } };
  },
  records: () => [],
  failure: { log: 'import menu' },
  blocksScreen: true,
  needsConnection: true,
};

/** Brings back the menu that was there before an import. Shows after the menu refresh only. [TRASH-4] */
export const undoImport: CommandDefinition<ImportEffect> = {
  send: async (api, effect, { menu }) =>
    sent(
      await api.undoImport({ params: { key: menu.key }, body: effect }),
      () => [],
      () => 'Volvió el menú de antes',
    ),
  records: () => [],
  failure: { log: 'undo import' },
  blocksScreen: true,
  needsConnection: true,
};
