import { categoriesAdded, itemsAdded } from '@carta/panel';
import { restorationConfirmed } from '../actions.ts';
import { command, sent } from '../command.ts';

/** Restores a deleted record to its place. [TRASH-2] */
export const restoreRecord = command({
  action: restorationConfirmed,
  send: async (api, { deleted }, { menu }) => {
    const answer = await api.restore({ params: { businessKey: menu.key, key: deleted } });
    return sent(answer, ({ categories, items }) => [categoriesAdded(categories), itemsAdded(items)]);
  },
  records: () => [],
  failure: { log: 'restore' },
  blocksScreen: true,
  needsConnection: true,
});
