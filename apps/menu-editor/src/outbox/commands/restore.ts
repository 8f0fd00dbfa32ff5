import { findCategory } from '@carta/domain';
import { categoriesAdded, itemsAdded } from '@carta/panel';
import { removalConfirmed, restorationConfirmed } from '../actions.ts';
import { command, sent } from '../command.ts';

/** Restores a deleted record to its place. [TRASH-2] */
export const restoreRecord = command({
  action: restorationConfirmed,
  send: async (api, { deleted }, { menu }) => {
    const answer = await api.restore({ params: { businessKey: menu.key, key: deleted } });
    return sent(answer, ({ categories, items }) => [categoriesAdded(categories), itemsAdded(items)]);
  },
  records: () => [],
  undo: ({ deleted: key }, _before, after) => ({
    command: removalConfirmed({ kind: findCategory(after, key) ? 'category' : 'product', key }),
  }),
  failure: { log: 'restore' },
  blocksScreen: true,
  needsConnection: true,
});
