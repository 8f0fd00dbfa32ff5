import { findCategory } from '@carta/domain';
import { categoryMoved, itemMoved } from '@carta/panel';
import { GONE, sent, type CommandDefinition, type Move } from '../command.ts';
import { moveWords } from './change-words.ts';

/** Moves a category among its siblings. */
export const moveCategory: CommandDefinition<Move> = {
  send: async (api, { key, toIndex }, { menu }) => {
    const category = findCategory(menu, key);
    if (!category) return GONE;
    const { business, level, _id } = category;
    const params = { menuKey: business, level: `${level}` as const, categoryId: _id };
    const answer = await api.sortCategory({ params, body: { order: toIndex } });
    return sent(answer, () => [categoryMoved({ key, toIndex })]);
  },
  records: ({ key }) => [key],
  countsPositions: true,
  undoText: (move, before) => moveWords(before, move),
  failure: { log: 'sort category' },
};

/** Moves an item among its siblings. */
export const moveItem: CommandDefinition<Move> = {
  send: async (api, { key, toIndex }, { menu }) => {
    const item = menu.items.find((candidate) => candidate.key === key);
    if (!item) return GONE;
    const params = { menuKey: item.business, productId: item._id };
    return sent(await api.sortItem({ params, body: { order: toIndex } }), () => [itemMoved({ key, toIndex })]);
  },
  records: ({ key }) => [key],
  countsPositions: true,
  undoText: (move, before) => moveWords(before, move),
  failure: { log: 'sort item' },
};
