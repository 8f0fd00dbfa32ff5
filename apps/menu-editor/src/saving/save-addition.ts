import type { ApiClient, ApiResult } from '@carta/api-client';
import { findCategory, resetsToLevel, setsToLevel3, type Category, type Menu } from '@carta/domain';
import { all, call, categoriesAdded, inSession, itemsAdded } from '@carta/panel';
import { levelInPath } from './level-in-path.ts';
import { newRecords } from './new-records.ts';
import { GONE, NOTHING_TO_SEND, outcomeOf, type MenuFact, type Outcome } from './outcome.ts';
import type { Addition } from './owners-change.ts';
import { saveCategory } from './save-record.ts';

/** Creates new categories or products, all at the same time, at the end of what holds them. */
export function* saveAddition(api: ApiClient, menu: Menu, addition: Addition) {
  const parent = findCategory(menu, addition.parent);
  if (addition.parent !== null && !parent) return GONE;
  if (addition.kind === 'category') return yield* addCategories(api, menu, addition, parent ?? null);
  return parent ? yield* addItems(api, menu, addition, parent) : NOTHING_TO_SEND;
}

/** A parent that was marked for products is freed first. */
function* addCategories(api: ApiClient, menu: Menu, addition: Addition, parent: Category | null) {
  const freed = parent && resetsToLevel(parent) ? yield* saveCategory(api, parent, { toLevel: null }) : NOTHING_TO_SEND;
  if (freed.error) return freed;

  const answers = yield* all(
    newRecords(menu, addition, parent).categories.map((body) => {
      const params = { businessKey: menu.key, level: levelInPath(body.level), categoryKey: body.key };
      return call(inSession<Awaited<ReturnType<ApiClient['createCategory']>>>, () =>
        api.createCategory({ params, body }),
      );
    }),
  );
  return inAll([freed, ...answers.map((answer) => created(answer, (category) => categoriesAdded([category])))]);
}

/** A level 1 that held nothing is marked for products once it has them. */
function* addItems(api: ApiClient, menu: Menu, addition: Addition, parent: Category) {
  const answers = yield* all(
    newRecords(menu, addition, parent).items.map(({ soldOutUntil: _, ...body }) => {
      const params = { businessKey: menu.key, itemKey: body.key };
      return call(inSession<Awaited<ReturnType<ApiClient['createItem']>>>, () => api.createItem({ params, body }));
    }),
  );
  const outcomes = answers.map((answer) => created(answer, (item) => itemsAdded([item])));
  const held = {
    category: parent,
    subcategories: menu.categoriesL2.filter((category) => category.parent === parent.key).length,
    items: menu.items.filter((item) => item.parent === parent.key).length,
  };
  const marks = outcomes.some(({ facts }) => facts.length > 0) && setsToLevel3(held);
  return inAll([...outcomes, marks ? yield* saveCategory(api, parent, { toLevel: 3 }) : NOTHING_TO_SEND]);
}

/** A key that exists was made by the same request before, whose answer did not come. */
function created<T>(answer: ApiResult<T>, factOf: (record: T) => MenuFact): Outcome {
  if (!answer.ok && answer.error.code === 'conflict' && answer.error.current)
    return { facts: [factOf(answer.error.current as T)], error: null };
  return outcomeOf(answer, (record) => [factOf(record)]);
}

function inAll(outcomes: readonly Outcome[]): Outcome {
  return { facts: outcomes.flatMap(({ facts }) => facts), error: outcomes.find(({ error }) => error)?.error ?? null };
}
