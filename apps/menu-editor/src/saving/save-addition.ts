import type { ApiClient } from '@carta/api-client';
import {
  newCategory,
  newItem,
  newKey,
  nextOrder,
  resetsToLevel,
  setsToLevel3,
  type Category,
  type Item,
  type Menu,
} from '@carta/domain';
import { all, call, categoriesAdded, inSession, itemsAdded, put } from '@carta/panel';
import { levelInPath } from './level-in-path.ts';
import { NOTHING_TO_SEND, type Outcome } from './outcome.ts';
import { recordsAdded, type Addition } from './owners-change.ts';
import { saveCategory } from './save-record.ts';

/** Creates new categories or products, all at the same time, at the end of what holds them. */
export function* saveAddition(api: ApiClient, menu: Menu, { kind, parent: parentKey, count }: Addition) {
  const parent = [...menu.categoriesL1, ...menu.categoriesL2].find(({ key }) => key === parentKey);
  if (parentKey !== null && !parent) return NOTHING_TO_SEND;
  if (kind === 'category') return yield* addCategories(api, menu, parent, count);
  return parent ? yield* addItems(api, menu, parent, count) : NOTHING_TO_SEND;
}

/** A parent that was marked for products is freed first. */
function* addCategories(api: ApiClient, menu: Menu, parent: Category | undefined, count: number) {
  const siblings = parent ? menu.categoriesL2.filter((category) => category.parent === parent.key) : menu.categoriesL1;
  const freed = parent && resetsToLevel(parent) ? yield* saveCategory(api, parent, { toLevel: null }) : NOTHING_TO_SEND;
  if (freed.error) return freed;

  const records = newRecords(count, siblings, (key, order) =>
    newCategory({ business: menu.key, key, order, ...(parent ? { parent: parent.key } : {}) }),
  );
  const answers = yield* all(
    records.map((body) => {
      const params = { businessKey: menu.key, level: levelInPath(body.level), categoryKey: body.key };
      return call(inSession<Awaited<ReturnType<ApiClient['createCategory']>>>, () =>
        api.createCategory({ params, body }),
      );
    }),
  );
  const created = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  yield* put(recordsAdded({ keys: created.map(({ key }) => key), parent: parent?.key ?? null }));
  return inAll([freed, { facts: [categoriesAdded(created)], error: firstError(answers) }]);
}

/** A level 1 that held nothing is marked for products once it has them. */
function* addItems(api: ApiClient, menu: Menu, parent: Category, count: number) {
  const siblings = menu.items.filter((item) => item.parent === parent.key);
  const subcategories = menu.categoriesL2.filter((category) => category.parent === parent.key);
  const records = newRecords(count, siblings, (key, order) => newItem({ business: menu.key, key, order, parent }));
  const answers = yield* all(
    records.map(({ soldOutUntil: _, ...body }) => {
      const params = { businessKey: menu.key, itemKey: body.key };
      return call(inSession<Awaited<ReturnType<ApiClient['createItem']>>>, () => api.createItem({ params, body }));
    }),
  );
  const created = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  yield* put(recordsAdded({ keys: created.map(({ key }) => key), parent: parent.key }));

  const held = { category: parent, subcategories: subcategories.length, items: siblings.length };
  const marks = created.length > 0 && setsToLevel3(held);
  const marked = marks ? yield* saveCategory(api, parent, { toLevel: 3 }) : NOTHING_TO_SEND;
  return inAll([{ facts: [itemsAdded(created)], error: firstError(answers) }, marked]);
}

function newRecords<T>(
  count: number,
  siblings: readonly (Category | Item)[],
  make: (key: string, order: number) => T,
): T[] {
  const first = nextOrder(siblings);
  return Array.from({ length: count }, (_, index) => make(newKey(), first + index));
}

function firstError(
  answers: readonly ({ ok: true } | { ok: false; error: NonNullable<Outcome['error']> })[],
): Outcome['error'] {
  for (const answer of answers) if (!answer.ok) return answer.error;
  return null;
}

function inAll(outcomes: readonly Outcome[]): Outcome {
  return { facts: outcomes.flatMap(({ facts }) => facts), error: outcomes.find(({ error }) => error)?.error ?? null };
}
