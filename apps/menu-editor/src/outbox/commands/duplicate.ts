import { findCategory, type Menu } from '@carta/domain';
import { categoriesAdded, itemsAdded, siblingsOrdered } from '@carta/panel';
import { removalConfirmed } from '../actions.ts';
import { NOTHING_TO_SEND, sent, type CommandDefinition } from '../command.ts';

interface Duplication {
  readonly kind: 'category' | 'product';
  /** Key of the record that is copied; a category is copied with all that it holds. */
  readonly original: string;
}

/** Copies an item, or a category with all that it holds; the copy follows the original. [COPY-2] */
export const duplicateRecord: CommandDefinition<Duplication> = {
  send: async (api, { original }, { menu }) => {
    const menuKey = menu.key;
    const category = findCategory(menu, original);
    const item = menu.items.find(({ key }) => key === original);
    if (!category && !item) return NOTHING_TO_SEND;
    const answer = await (category
      ? api.copyCategory({ params: { menuKey, level: `${category.level}` as const, categoryId: category._id } })
      : api.copyItem({ params: { menuKey, itemId: item?._id ?? '' } }));
    return sent(answer, ({ categories, items, order }) => [
      categoriesAdded(categories),
      itemsAdded(items),
      siblingsOrdered(order),
    ]);
  },
  records: () => [],
  undo: ({ kind, original }, before, after) => {
    const records = (menu: Menu) => [...menu.categoriesL1, ...menu.categoriesL2, ...menu.items];
    const { parent } = records(before).find(({ key }) => key === original) ?? {};
    const known = new Set(records(before).map(({ key }) => key));
    const copy = records(after).find((record) => record.parent === parent && !known.has(record.key));
    return copy ? { command: removalConfirmed({ kind, key: copy.key }) } : null;
  },
  failure: { log: ({ kind }) => (kind === 'product' ? 'copy item' : 'copy category') },
  blocksScreen: true,
  needsConnection: true,
};
