import { findCategory, sortByOrder, type Category, type Item } from '@carta/domain';
import { categoryMoved, itemMoved } from '../actions.ts';
import { GONE, sent, type CommandDefinition, type Move } from '../command.ts';

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
  undo: ({ key }, { categoriesL1, categoriesL2 }) => {
    const toIndex = indexAmongSiblings([...categoriesL1, ...categoriesL2], key);
    return toIndex === null ? null : { command: categoryMoved({ key, toIndex }) };
  },
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
  undo: ({ key }, { items }) => {
    const toIndex = indexAmongSiblings(items, key);
    return toIndex === null ? null : { command: itemMoved({ key, toIndex }) };
  },
  failure: { log: 'sort item' },
};

/** Returns the 0-based index of a record among its siblings; null without it. */
function indexAmongSiblings(records: readonly (Category | Item)[], key: string): number | null {
  const record = records.find((candidate) => candidate.key === key);
  if (!record) return null;
  return sortByOrder(records.filter(({ parent }) => parent === record.parent)).indexOf(record);
}
