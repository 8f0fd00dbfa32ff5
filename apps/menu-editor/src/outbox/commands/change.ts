import { findCategory, type CategoryChanges, type ItemChanges } from '@carta/domain';
import { categoryChanged, itemChanged } from '../actions.ts';
import { GONE, type CommandDefinition } from '../command.ts';
import { updateCategory, updateItem, valuesIn } from './update-record.ts';

/** Shows or hides a category. */
export const changeCategory: CommandDefinition<{ key: string; changes: CategoryChanges }> = {
  send: async (api, { key, changes }, { menu }) => {
    const category = findCategory(menu, key);
    return category ? updateCategory(api, category, changes) : GONE;
  },
  records: ({ key }) => [key],
  undo: ({ key, changes }, before) => {
    const category = findCategory(before, key);
    return category ? { command: categoryChanged({ key, changes: valuesIn(category, changes) }) } : null;
  },
  failure: { log: 'update category' },
};

/** Shows or hides an item, or marks it as sold out. */
export const changeItem: CommandDefinition<{ key: string; changes: ItemChanges }> = {
  send: async (api, { key, changes }, { menu }) => {
    const item = menu.items.find((candidate) => candidate.key === key);
    return item ? updateItem(api, item, changes) : GONE;
  },
  records: ({ key }) => [key],
  undo: ({ key, changes }, before) => {
    const item = before.items.find((candidate) => candidate.key === key);
    return item ? { command: itemChanged({ key, changes: valuesIn(item, changes) }) } : null;
  },
  failure: { log: 'update item' },
};
