import { findCategory } from '@carta/domain';
import { categoriesAdded, itemsAdded, siblingsOrdered } from '@carta/panel';
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
  failure: { log: ({ kind }) => (kind === 'product' ? 'copy item' : 'copy category') },
  blocksScreen: true,
  needsConnection: true,
};
