import { itemChanged, itemMovedInto, siblingsOrdered } from '@carta/panel';
import { GONE, sent, type CommandDefinition } from '../command.ts';
import { titleIn } from './title-in.ts';

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
  undoText: ({ parent }, before) => `Movido a «${titleIn(before, parent)}»`,
  failure: { log: 'move item' },
};
