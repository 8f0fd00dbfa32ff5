import type { ApiClient } from '@carta/api-client';
import { soldOutOf, type Category, type CategoryChanges, type Item, type ItemChanges } from '@carta/domain';
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
  return sent(await api.updateCategory({ params, body }), (changed) => [
    // The server leaves an empty one out.
    categoryChanged({ key, changes: { ...changed, availability: changed.availability } }),
  ]);
}

/** Sends the changed fields of an item. With `version`, the server refuses them if the record has a newer one. */
export async function updateItem(
  api: ApiClient,
  { business, key, parent }: Item,
  changes: ItemChanges,
  version?: number,
): Promise<Sent> {
  const { soldOutUntil, ...rest } = changes;
  const soldOut = soldOutUntil === undefined ? {} : { soldOut: soldOutOf(soldOutUntil) };
  const body = { ...rest, ...soldOut, business, key, parent, ...(version === undefined ? {} : { version }) };
  return sent(await api.updateItem({ body }), (changed) => [itemChanged({ key, changes: wholeItem(changed) })]);
}

/** Returns an item of the server with its empty fields, so that it replaces what the menu has in them. */
export function wholeItem(item: Item): Item {
  return { ...item, allergens: item.allergens, diets: item.diets, optionGroups: item.optionGroups };
}
