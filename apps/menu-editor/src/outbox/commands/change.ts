import { findCategory, type CategoryChanges, type ItemChanges } from '@carta/domain';
import { GONE, type CommandDefinition } from '../command.ts';
import { changeWords } from './change-words.ts';
import { updateCategory, updateItem } from './update-record.ts';

/** Shows or hides a category. */
export const changeCategory: CommandDefinition<{ key: string; changes: CategoryChanges }> = {
  send: async (api, { key, changes }, { menu }) => {
    const category = findCategory(menu, key);
    return category ? updateCategory(api, category, changes) : GONE;
  },
  records: ({ key }) => [key],
  undoText: ({ key, changes }, before) => changeWords(before, key, changes),
  failure: { log: 'update category' },
};

/** Shows or hides an item, or marks it as sold out. */
export const changeItem: CommandDefinition<{ key: string; changes: ItemChanges }> = {
  send: async (api, { key, changes }, { menu }) => {
    const item = menu.items.find((candidate) => candidate.key === key);
    return item ? updateItem(api, item, changes) : GONE;
  },
  records: ({ key }) => [key],
  undoText: ({ key, changes }, before) => changeWords(before, key, changes),
  failure: { log: 'update item' },
};
