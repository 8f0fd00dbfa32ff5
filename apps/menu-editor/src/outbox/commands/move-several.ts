import { itemChanged, itemMovedInto, itemsMovedInto, siblingsOrdered } from '@carta/panel';
import { counted } from '../../counted.ts';
import { sent, sentInTurn, type CommandDefinition } from '../command.ts';
import { severalParts } from './several-parts.ts';
import { titleIn } from './title-in.ts';

/** Moved items and where they were: `toIndex` is 0-based among their siblings, the lowest first. */
interface PutBack {
  readonly places: { readonly key: string; readonly parent: string; readonly toIndex: number }[];
}

/** Moves several items to the end of a category. [MOVE-4] */
export const moveItemsInto: CommandDefinition<{ keys: string[]; parent: string }> = {
  send: (api, { keys, parent }, { menu }) => {
    const move = async (part: string[]) => {
      const body = { keys: part, set: { parent } };
      return sent(await api.updateSeveralItems({ params: { businessKey: menu.key }, body }), (answer) => [
        itemsMovedInto({ keys: part, parent }),
        ...('items' in answer ? answer.items.map((item) => itemChanged({ key: item.key, changes: item })) : []),
      ]);
    };
    return sentInTurn(severalParts(keys).map((part) => () => move(part)));
  },
  records: ({ keys }) => keys,
  dependsOn: ({ keys, parent }) => [...keys, parent],
  countsPositions: true,
  undoText: ({ keys, parent }, before) => `${counted(keys.length, 'movido', 'movidos')} a «${titleIn(before, parent)}»`,
  failure: { log: 'move items' },
};

/** Moves items back to where they were, one by one. */
export const putItemsBack: CommandDefinition<PutBack> = {
  send: (api, { places }, { menu }) => {
    const ids = new Map(menu.items.map(({ key, _id }) => [key, _id]));
    const putBack = async ({ key, parent, toIndex }: PutBack['places'][number]) => {
      const params = { menuKey: menu.key, itemId: ids.get(key) ?? key };
      return sent(await api.moveItem({ params, body: { parent, order: toIndex } }), ({ item, order }) => [
        itemMovedInto({ key, parent, toIndex }),
        itemChanged({ key, changes: item }),
        siblingsOrdered(order),
      ]);
    };
    return sentInTurn(places.map((place) => () => putBack(place)));
  },
  optimistic: ({ places }) => places.map(itemMovedInto),
  records: ({ places }) => places.map(({ key }) => key),
  dependsOn: ({ places }) => places.flatMap(({ key, parent }) => [key, parent]),
  countsPositions: true,
  failure: { log: 'move items' },
  blocksScreen: true,
};
