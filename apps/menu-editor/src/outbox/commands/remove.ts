import { categoryTitle, findCategory, itemTitle, type Menu } from '@carta/domain';
import { categoryRemoved, itemRemoved } from '@carta/panel';
import { NOTHING_TO_SEND, sent, type CommandDefinition } from '../command.ts';

export interface Removal {
  readonly kind: 'category' | 'product';
  readonly key: string;
}

/** Deletes an item, or a category with all that it holds. */
export const removeRecord: CommandDefinition<Removal> = {
  send: async (api, removal, { menu }) => {
    const { kind, key } = removal;
    const category = findCategory(menu, key);
    if (kind === 'category' && !category) return NOTHING_TO_SEND;
    const answer = await (category
      ? api.deleteCategory({
          params: { businessKey: menu.key, level: `${category.level}` as const, categoryKey: key },
        })
      : api.deleteItem({ params: { businessKey: menu.key, itemKey: key } }));
    const isGone = !answer.ok && answer.error.code === 'not-found';
    return isGone ? { ok: true, changes: removed(removal) } : sent(answer, () => removed(removal));
  },
  optimistic: removed,
  records: ({ key }) => [key],
  undoText: removedText,
  failure: { log: ({ kind }) => (kind === 'product' ? 'delete item' : 'delete category') },
  blocksScreen: true,
};

function removed({ kind, key }: Removal) {
  return [kind === 'category' ? categoryRemoved({ key }) : itemRemoved({ key })];
}

function removedText({ key: removed }: Removal, before: Menu): string {
  const category = findCategory(before, removed);
  if (category) return `Categoría eliminada: ${categoryTitle(category)}`;
  const item = before.items.find(({ key }) => key === removed);
  return `Producto eliminado: ${itemTitle(item ?? { title: '' })}`;
}
