import type { Category } from './category.ts';
import { nextFeaturedRank, ranked } from './featured.ts';
import type { Item } from './item.ts';
import { findCategory, itemsOf, subcategoriesOf, type Menu } from './menu.ts';
import { orderFor } from './ordering.ts';
import type { GroupUse } from '../options/item-groups.ts';
import type { OptionGroup } from '../options/option-group.ts';
import { ok, refused, type Result } from '../result.ts';
import { canHoldCategory, canHoldItem, setsToLevel3 } from './to-level.ts';
import { DAY_MS } from '../duration.ts';
import { listOf } from '../list-of.ts';
import { numberOr } from '../number-or.ts';

/** Days for which a deletion can be restored. [TRASH-1] */
export const TRASH_DAYS = 30;

/** Records of one deletion: an item, a category (the first record) with its contents, or an option group and where it was used. */
export interface Deletion {
  readonly categories: readonly Category[];
  readonly items: readonly Item[];
  readonly optionGroup?: OptionGroup;
  readonly uses?: readonly GroupUse[];
}

/** The restored records; whether restoring them sets the parent's toLevel to 3. */
export interface Restored extends Pick<Deletion, 'categories' | 'items'> {
  readonly marksParent: boolean;
}

/** Returns until when a deletion can be restored; both times in ms since 1970, and 1970 for what is no time. [TRASH-1] */
export function restorableUntil(deletedAt: number): number {
  return numberOr(deletedAt, -TRASH_DAYS * DAY_MS) + TRASH_DAYS * DAY_MS;
}

/**
 * Restores a deletion under its parent: with its old order if it is free, otherwise last; featured items get the next ranks. [TRASH-2]
 * Refuses 'parent-gone', 'holds-items' and 'holds-categories'. [TRASH-3]
 */
export function restore(
  menu: Pick<Menu, 'categoriesL1' | 'categoriesL2' | 'items'>,
  { categories, items }: Deletion,
): Result<Restored, 'parent-gone' | 'holds-items' | 'holds-categories'> {
  const [root] = listOf(categories);
  const [item] = listOf(items);
  const parentKey = root ? root.parent : item?.parent;
  const parent = findCategory(menu, parentKey);
  if (parentKey !== undefined && !parent) return refused('parent-gone');

  const held = parent && {
    category: parent,
    subcategories: subcategoriesOf(menu, parent.key).length,
    items: itemsOf(menu, parent.key).length,
  };
  if (root) {
    const allowed = held && canHoldCategory(held);
    if (allowed && !allowed.ok) return refused('holds-items');
    const siblings = parent ? subcategoriesOf(menu, parent.key) : menu.categoriesL1;
    const placed = { ...root, order: orderFor(siblings, root.order) };
    return ok({
      categories: [placed, ...listOf(categories).slice(1)],
      items: reranked(menu, items),
      marksParent: false,
    });
  }
  if (!held || !item) return refused('parent-gone');
  const level = canHoldItem(held);
  if (!level.ok) return level;
  const placed = { ...item, level: level.value, order: orderFor(itemsOf(menu, item.parent), item.order) };
  return ok({ categories: [], items: reranked(menu, [placed]), marksParent: setsToLevel3(held) });
}

/**
 * Restores deletions of main categories together: each with its old order if it is free, otherwise last; featured items get the next ranks in
 * the sequence that they had across all of them. [TRASH-4]
 */
export function restoreMainCategories(
  menu: Pick<Menu, 'categoriesL1' | 'items'>,
  deletions: readonly Deletion[],
): Deletion {
  const siblings = [...listOf(menu.categoriesL1)];
  const categories = listOf(deletions).flatMap((deletion) => {
    const [root, ...inside] = listOf(deletion.categories);
    if (!root) return [];
    const placed = { ...root, order: orderFor(siblings, root.order) };
    siblings.push(placed);
    return [placed, ...inside];
  });
  return {
    categories,
    items: reranked(
      menu,
      listOf(deletions).flatMap(({ items }) => listOf(items)),
    ),
  };
}

/** The old ranks may be taken, so restored items get the next ones, in their old sequence. */
function reranked(menu: Pick<Menu, 'items'>, items: readonly Item[]): Item[] {
  const first = nextFeaturedRank(menu.items);
  const places = new Map(ranked(items).map(({ key }, place) => [key, first + place]));
  return listOf(items).map((item) => ({ ...item, featured: places.get(item.key) ?? false }));
}
