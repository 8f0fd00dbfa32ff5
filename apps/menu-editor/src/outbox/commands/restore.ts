import { categoriesAdded, groupsChanged, itemsAdded } from '@carta/panel';
import { sent, sentInTurn, type CommandDefinition } from '../command.ts';

interface Restoration {
  /** Keys of the deletions; a category is restored with all that it held. */
  readonly deleted: string[];
}

/** Restores deleted records to their places. [TRASH-2] */
export const restoreRecord: CommandDefinition<Restoration> = {
  send: async (api, { deleted }, { menu }) => {
    const restoreOne = async (key: string) => {
      const answer = await api.restore({ params: { businessKey: menu.key, key } });
      return sent(answer, ({ categories, items, groups }) => [
        groupsChanged(groups),
        categoriesAdded(categories),
        itemsAdded(items),
      ]);
    };
    return sentInTurn(deleted.map((key) => () => restoreOne(key)));
  },
  records: () => [],
  failure: { log: 'restore' },
  blocksScreen: true,
  needsConnection: true,
};
