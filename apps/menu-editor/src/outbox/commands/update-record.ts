import type { ApiClient } from '@carta/api-client';
import type { Category, CategoryChanges, Item, ItemChanges } from '@carta/domain';
import { categoryChanged, itemChanged } from '@carta/panel';
import { sent, type Sent } from '../command.ts';

/** Sends the changed fields of a category. With `version`, the server refuses them if the record has a newer one. */
export async function updateCategory(
  api: ApiClient,
  { business, level, key }: Category,
  changes: CategoryChanges,
  version?: number,
): Promise<Sent> {
  const params = { business, level: `${level}` as const, key };
  const body = { ...changes, business, key, ...(version === undefined ? {} : { version }) };
  return sent(await api.updateCategory({ params, body }), (changed) => [categoryChanged({ key, changes: changed })]);
}

/** Sends the changed fields of an item. With `version`, the server refuses them if the record has a newer one. */
export async function updateItem(
  api: ApiClient,
  { business, key, parent }: Item,
  changes: ItemChanges,
  version?: number,
): Promise<Sent> {
  const { soldOutUntil, ...rest } = changes;
  const soldOut = soldOutUntil === undefined ? {} : { soldOut: soldOutUntil !== null };
  const body = { ...rest, ...soldOut, business, key, parent, ...(version === undefined ? {} : { version }) };
  return sent(await api.updateItem({ body }), (changed) => [itemChanged({ key, changes: changed })]);
}

/** Returns the values that a record has in the fields of `changes`. */
export function valuesIn<T extends object>(record: T, changes: object): Partial<T> {
  return Object.fromEntries(Object.entries(record).filter(([field]) => field in changes)) as Partial<T>;
}
