import type { ApiClient } from '@carta/api-client';
import { findCategory, type Menu } from '@carta/domain';
import { categoriesAdded, inSession, itemsAdded, put, siblingsOrdered } from '@carta/panel';
import { levelInPath } from './level-in-path.ts';
import { NOTHING_TO_SEND, outcomeOf } from './outcome.ts';
import { recordsAdded, type Duplication } from './owners-change.ts';

/** Copies a product, or a category with all that it holds, right behind itself. */
export function* saveDuplication(api: ApiClient, menu: Menu, { kind, original }: Duplication) {
  const menuKey = menu.key;
  const item = menu.items.find(({ key }) => key === original);
  const category = findCategory(menu, original);
  const { _id } = (kind === 'product' ? item : category) ?? { _id: null };
  if (_id === null) return NOTHING_TO_SEND;
  const answer = yield* inSession(() =>
    category
      ? api.copyCategory({ params: { menuKey, level: levelInPath(category.level), categoryId: _id } })
      : api.copyItem({ params: { menuKey, itemId: _id } }),
  );
  if (answer.ok) {
    const copy = answer.value.categories[0] ?? answer.value.items[0];
    if (copy) yield* put(recordsAdded({ keys: [copy.key], parent: copy.parent ?? null }));
  }
  return outcomeOf(answer, ({ categories, items, order }) => [
    categoriesAdded(categories),
    itemsAdded(items),
    siblingsOrdered(order),
  ]);
}
