import type { ApiClient } from '@carta/api-client';
import { findCategory, nextFeaturedRank, type Menu } from '@carta/domain';
import {
  categoryChanged,
  categoryMoved,
  featuredMoved,
  itemChanged,
  itemMoved,
  itemMovedInto,
  itemFeatured,
  pricesChanged,
} from '@carta/panel';
import { GONE } from './outcome.ts';
import {
  additionConfirmed,
  coverConfirmed,
  duplicationConfirmed,
  editConfirmed,
  importConfirmed,
  removalConfirmed,
  restorationConfirmed,
  type Edit,
  type OwnersChange,
} from './owners-change.ts';
import { saveAddition } from './save-addition.ts';
import { saveCover, saveItemWithPicture } from './save-picture.ts';
import { saveDuplication } from './save-duplication.ts';
import { saveImport } from './save-import.ts';
import { saveCategoryMove, saveFeaturedMove, saveItemMove, saveItemMoveInto } from './save-move.ts';
import { saveCategory, saveItem, versionFor } from './save-record.ts';
import { saveRemoval } from './save-removal.ts';
import { savePrices } from './save-prices.ts';
import { saveRestoration } from './save-restoration.ts';

/** Sends one change of the owner, on the menu as the server has it. */
export function* saveChange(api: ApiClient, menu: Menu, change: OwnersChange) {
  if (additionConfirmed.match(change)) return yield* saveAddition(api, menu, change.payload);
  if (removalConfirmed.match(change)) return yield* saveRemoval(api, menu, change.payload);
  if (editConfirmed.match(change)) return yield* saveEdit(api, menu, change.payload);
  if (duplicationConfirmed.match(change)) return yield* saveDuplication(api, menu, change.payload);
  if (restorationConfirmed.match(change)) return yield* saveRestoration(api, menu, change.payload);
  if (importConfirmed.match(change)) return yield* saveImport(api, menu, change.payload);
  if (pricesChanged.match(change)) return yield* savePrices(api, menu, change.payload);

  const category = findCategory(menu, change.payload.key);
  if (categoryMoved.match(change)) return category ? yield* saveCategoryMove(api, category, change) : GONE;
  if (categoryChanged.match(change))
    return category ? yield* saveCategory(api, category, change.payload.changes) : GONE;

  if (coverConfirmed.match(change)) return category ? yield* saveCover(api, category, change.payload.picture) : GONE;

  const item = itemOf(menu, change.payload.key);
  if (!item) return GONE;
  if (itemMoved.match(change)) return yield* saveItemMove(api, item, change);
  if (itemMovedInto.match(change)) return yield* saveItemMoveInto(api, item, change);
  if (featuredMoved.match(change)) return yield* saveFeaturedMove(api, item, change);
  if (itemChanged.match(change)) return yield* saveItem(api, item, change.payload.changes);
  return yield* saveItem(api, item, { featured: itemFeatured.match(change) && nextFeaturedRank(menu.items) });
}

function* saveEdit(api: ApiClient, menu: Menu, edit: Edit) {
  if (edit.kind === 'category') {
    const category = findCategory(menu, edit.base.key);
    if (!category) return GONE;
    return yield* saveCategory(api, category, edit.changes, versionFor(edit.base, category, edit.changes));
  }
  const item = itemOf(menu, edit.base.key);
  if (!item) return GONE;
  if (edit.picture) return yield* saveItemWithPicture(api, item, edit, edit.picture);
  return yield* saveItem(api, item, edit.changes, versionFor(edit.base, item, edit.changes));
}

function itemOf({ items }: Menu, wanted: string) {
  return items.find(({ key }) => key === wanted);
}
