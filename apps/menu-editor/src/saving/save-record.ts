import type { ApiClient } from '@carta/api-client';
import type { Category, CategoryChanges, Item, ItemChanges } from '@carta/domain';
import { categoryChanged, inSession, itemChanged } from '@carta/panel';
import { levelInPath } from './level-in-path.ts';
import { outcomeOf } from './outcome.ts';

/** Sends the changed fields of a category; with `version`, refused where somebody else changed it meanwhile. */
export function* saveCategory(
  api: ApiClient,
  { business, level, key }: Category,
  changes: CategoryChanges,
  version?: number,
) {
  const params = { business, level: levelInPath(level), key };
  const body = { ...changes, business, key, ...(version === undefined ? {} : { version }) };
  const answer = yield* inSession(() => api.updateCategory({ params, body }));
  return outcomeOf(answer, (changed) => [categoryChanged({ key, changes: changed })]);
}

/** Sends the changed fields of a product; with `version`, refused where somebody else changed it meanwhile. */
export function* saveItem(api: ApiClient, { business, key, parent }: Item, changes: ItemChanges, version?: number) {
  const { soldOutUntil, ...rest } = changes;
  const soldOut = soldOutUntil === undefined ? {} : { soldOut: soldOutUntil !== null };
  const body = { ...rest, ...soldOut, business, key, parent, ...(version === undefined ? {} : { version }) };
  const answer = yield* inSession(() => api.updateItem({ body }));
  return outcomeOf(answer, (changed) => [itemChanged({ key, changes: changed })]);
}

/** The version to name in an edit: of two edits only those of the same fields are in each other's way. */
export function versionFor<T extends Category | Item>(base: T, now: T, changes: Partial<T>): number {
  const fields = Object.keys(changes) as (keyof T)[];
  const untouched = fields.every((field) => JSON.stringify(base[field]) === JSON.stringify(now[field]));
  return untouched ? now.version : base.version;
}
