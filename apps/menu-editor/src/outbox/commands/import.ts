import type { ImportEffect } from '@carta/contract';
import { DAY_MS, dayIn, shortDay, type ImportWay, type MenuFile, type RowFault } from '@carta/domain';
import { counted } from '../../counted.ts';
import { markedCommand } from '../command-mark.ts';
import { sent, type CommandDefinition } from '../command.ts';

/** An import can be undone for so many days. */
const UNDO_DAYS = 30;

/** What an import has done, for the card above the tree. */
export interface ImportDone {
  /** Products whose price has changed. */
  readonly repriced: number;
  readonly added: number;
  readonly removed: number;
  /** Products that were stored hidden, without a price. */
  readonly withoutPrice: number;
  readonly leftOut: RowFault[];
}

interface Import extends Partial<ImportWay> {
  readonly file: MenuFile;
  /** The revision of the menu for which its owner has seen the effect. */
  readonly revision?: number;
  /** What it has done once it is saved; not sent. */
  readonly done?: ImportDone;
  /** In place of a mode, in commands that were queued before there were any: true replaces the menu. */
  readonly replace?: boolean;
}

/** Imports a file. Shows after the menu refresh only. [FILE-18] */
export const importMenu: CommandDefinition<Import> = {
  send: async (api, { file, mode, rest, revision, replace }, { menu }) => {
    const answer = await api.importMenu({ params: { key: menu.key }, body: { file, mode, rest, revision, replace } });
    if (!answer.ok) return { ok: false, changes: [], error: answer.error };
    const { items, effect, change } = answer.value;
    const text = counted(items, 'producto importado', 'productos importados');
    // An import that changes nothing has no key; a server of 1.1 answers without one.
    if (change === null) return { ok: true, changes: [], notice: text };
    const undo =
      change === undefined
        ? markedCommand('menu-editor/importUndone', effect)
        : markedCommand('menu-editor/changeUndone', { key: change, what: 'imported' });
    const until = dayIn(menu.timeZone, Date.now() + UNDO_DAYS * DAY_MS);
    return {
      ok: true,
      changes: [],
      undo: { text: `${text}. Se puede deshacer hasta el ${shortDay(until)}`, commands: [undo] },
    };
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
