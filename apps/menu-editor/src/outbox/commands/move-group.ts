import { moveWithin, sortByOrder, type Menu } from '@carta/domain';
import { groupsChanged } from '@carta/panel';
import { GONE, sent, type CommandDefinition, type Move } from '../command.ts';
import { moveWords } from './change-words.ts';

/** Moves an option group among the others. [ORD-4] */
export const moveGroup: CommandDefinition<Move> = {
  send: async (api, { key, toIndex }, { menu }) => {
    const group = menu.optionGroups.find((candidate) => candidate.key === key);
    if (!group) return GONE;
    const params = { menuKey: menu.key, groupId: group._id };
    return sent(await api.sortOptionGroup({ params, body: { order: toIndex } }), () => moved(menu, key, toIndex));
  },
  optimistic: ({ key, toIndex }, menu) => moved(menu, key, toIndex),
  records: ({ key }) => [key],
  countsPositions: true,
  undoText: (move, before) => moveWords(before, move),
  failure: { log: 'sort option group' },
  showsAtOnce: true,
};

function moved({ optionGroups }: Menu, key: string, toIndex: number) {
  const groups = moveWithin(sortByOrder(optionGroups), key, toIndex);
  return groups.ok ? [groupsChanged(groups.value)] : [];
}
