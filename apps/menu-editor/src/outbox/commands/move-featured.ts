import { featuredMoved } from '@carta/panel';
import { GONE, sent, type CommandDefinition, type Move } from '../command.ts';
import { moveWords } from './change-words.ts';

/** Moves an item among the featured ones. */
export const moveFeatured: CommandDefinition<Move> = {
  send: async (api, { key, toIndex }, { menu }) => {
    const item = menu.items.find((candidate) => candidate.key === key);
    if (!item) return GONE;
    const params = { menuKey: item.business, itemId: item._id };
    return sent(await api.sortFeatured({ params, body: { order: toIndex } }), () => [featuredMoved({ key, toIndex })]);
  },
  records: ({ key }) => [key],
  countsPositions: true,
  undoText: (move, before) => moveWords(before, move),
  failure: { log: 'sort featured' },
};
