import { findCategory } from '@carta/domain';
import { categoriesAdded, itemsAdded } from '@carta/panel';
import { restorationConfirmed, severalRemovalConfirmed } from '../actions.ts';
import { command, sent, sentInTurn } from '../command.ts';

/** Restores deleted records to their places. [TRASH-2] */
export const restoreRecord = command({
  action: restorationConfirmed,
  send: async (api, { deleted }, { menu }) => {
    const restoreOne = async (key: string) => {
      const answer = await api.restore({ params: { businessKey: menu.key, key } });
      return sent(answer, ({ categories, items }) => [categoriesAdded(categories), itemsAdded(items)]);
    };
    return sentInTurn(deleted.map((key) => () => restoreOne(key)));
  },
  records: () => [],
  undo: ({ deleted }, _before, after) => ({
    command: severalRemovalConfirmed({
      categories: deleted.filter((key) => findCategory(after, key)),
      items: deleted.filter((key) => !findCategory(after, key)),
    }),
  }),
  failure: { log: 'restore' },
  blocksScreen: true,
  needsConnection: true,
});
