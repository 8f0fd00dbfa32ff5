import type { ApiClient } from '@carta/api-client';
import type { Category, Item } from '@carta/domain';
import {
  inSession,
  itemChanged,
  siblingsOrdered,
  type categoryMoved,
  type featuredMoved,
  type itemMoved,
  type itemMovedInto,
} from '@carta/panel';
import { levelInPath } from './level-in-path.ts';
import { outcomeOf } from './outcome.ts';

export function* saveCategoryMove(
  api: ApiClient,
  { business, level, _id }: Category,
  move: ReturnType<typeof categoryMoved>,
) {
  const params = { menuKey: business, level: levelInPath(level), categoryId: _id };
  const body = { order: move.payload.toIndex };
  return outcomeOf(yield* inSession(() => api.sortCategory({ params, body })), () => [move]);
}

export function* saveItemMove(api: ApiClient, { business, _id }: Item, move: ReturnType<typeof itemMoved>) {
  const params = { menuKey: business, productId: _id };
  const body = { order: move.payload.toIndex };
  return outcomeOf(yield* inSession(() => api.sortItem({ params, body })), () => [move]);
}

export function* saveFeaturedMove(api: ApiClient, { business, _id }: Item, move: ReturnType<typeof featuredMoved>) {
  const params = { menuKey: business, itemId: _id };
  const body = { order: move.payload.toIndex };
  return outcomeOf(yield* inSession(() => api.sortFeatured({ params, body })), () => [move]);
}

export function* saveItemMoveInto(api: ApiClient, { business, _id }: Item, move: ReturnType<typeof itemMovedInto>) {
  const { key, parent, toIndex } = move.payload;
  const params = { menuKey: business, itemId: _id };
  const body = { parent, ...(toIndex === undefined ? {} : { order: toIndex }) };
  return outcomeOf(yield* inSession(() => api.moveItem({ params, body })), ({ item, order }) => [
    move,
    itemChanged({ key, changes: item }),
    siblingsOrdered(order),
  ]);
}
