import { findCategory, categoryTitle, itemsOf } from '@carta/domain';
import { itemChanged, siblingsOrdered } from '@carta/panel';
import { itemMovedInto } from '../actions.ts';
import { GONE, sent, type CommandDefinition } from '../command.ts';

/** Moves an item to another category. [MOVE-1] */
export const moveItemInto: CommandDefinition<{ key: string; parent: string; toIndex?: number }> = {
  send: async (api, move, { menu }) => {
    const { key, parent, toIndex } = move;
    const moved = menu.items.find((candidate) => candidate.key === key);
    if (!moved) return GONE;
    const params = { menuKey: moved.business, itemId: moved._id };
    const body = { parent, ...(toIndex === undefined ? {} : { order: toIndex }) };
    return sent(await api.moveItem({ params, body }), ({ item, order }) => [
      itemMovedInto(move),
      itemChanged({ key, changes: item }),
      siblingsOrdered(order),
    ]);
  },
  records: ({ key }) => [key],
  dependsOn: ({ key, parent }) => [key, parent],
  countsPositions: true,
  undo: ({ key, parent }, before) => {
    const target = findCategory(before, parent);
    const item = before.items.find((candidate) => candidate.key === key);
    if (!target || !item) return null;
    const toIndex = itemsOf(before, item.parent).findIndex((sibling) => sibling.key === key);
    return {
      text: `Movido a «${categoryTitle(target)}»`,
      command: itemMovedInto({ key, parent: item.parent, toIndex }),
    };
  },
  failure: { log: 'move item' },
};
