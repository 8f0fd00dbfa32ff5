import type { ApiClient } from '@carta/api-client';
import type { Menu } from '@carta/domain';
import { categoriesAdded, inSession, itemsAdded, put } from '@carta/panel';
import { outcomeOf } from './outcome.ts';
import { recordsAdded, type Restoration } from './owners-change.ts';

/** Brings back what was deleted, to where it was. */
export function* saveRestoration(api: ApiClient, menu: Menu, { deleted }: Restoration) {
  const params = { businessKey: menu.key, key: deleted };
  const answer = yield* inSession(() => api.restore({ params }));
  if (answer.ok) {
    const root = answer.value.categories[0] ?? answer.value.items[0];
    if (root) yield* put(recordsAdded({ keys: [root.key], parent: root.parent ?? null }));
  }
  return outcomeOf(answer, ({ categories, items }) => [categoriesAdded(categories), itemsAdded(items)]);
}
