import type { ApiClient, ApiResult } from '@carta/api-client';
import { findCategory, type Menu } from '@carta/domain';
import { categoryRemoved, inSession, itemRemoved } from '@carta/panel';
import { levelInPath } from './level-in-path.ts';
import { NOTHING_TO_SEND, outcomeOf, type MenuFact, type Outcome } from './outcome.ts';
import type { Removal } from './owners-change.ts';

/** Deletes a product, or a category with all that it holds. */
export function* saveRemoval(api: ApiClient, menu: Menu, { kind, key }: Removal) {
  if (kind === 'product') {
    const params = { businessKey: menu.key, itemKey: key };
    return deleted(yield* inSession(() => api.deleteItem({ params })), itemRemoved({ key }));
  }
  const category = findCategory(menu, key);
  if (!category) return NOTHING_TO_SEND;
  const params = { businessKey: menu.key, level: levelInPath(category.level), categoryKey: key };
  return deleted(yield* inSession(() => api.deleteCategory({ params })), categoryRemoved({ key }));
}

/** What is not there any more need not be deleted. */
function deleted(answer: ApiResult<unknown>, fact: MenuFact): Outcome {
  const gone = !answer.ok && answer.error.code === 'not-found';
  return gone ? { facts: [fact], error: null } : outcomeOf(answer, () => [fact]);
}
