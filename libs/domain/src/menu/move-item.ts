import type { Category } from './category.ts';
import type { Item } from './item.ts';
import { itemsOf, subcategoriesOf, type Menu } from './menu.ts';
import { moveWithin, nextOrder, sortByOrder } from './ordering.ts';
import { ok, refused, type Result } from '../result.ts';
import { canHoldItem, setsToLevel3 } from './to-level.ts';
import { listOf } from '../list-of.ts';

/** A category that may get an item, and its contents. */
export interface Target {
  readonly category: Pick<Category, 'key' | 'level' | 'toLevel'>;
  readonly subcategories: number;
  readonly items: readonly Item[];
}

/** The items of the target after the move, in their new order; `marksTarget` is true if the move sets its toLevel to 3. */
export interface MovedInto {
  readonly items: Item[];
  readonly marksTarget: boolean;
}

/**
 * Moves an item into another category, one level below it: to the 0-based `toIndex`, by default to its end. [MOVE-1]
 * An empty category of level 1 gets toLevel 3, as by adding. [MOVE-2]
 * Refuses 'same-parent', 'holds-categories' and 'out-of-range'. [MOVE-3]
 */
export function moveItemInto(
  item: Item,
  { category, subcategories, items }: Target,
  toIndex?: number,
): Result<MovedInto, 'same-parent' | 'holds-categories' | 'out-of-range'> {
  if (item.parent === category.key) return refused('same-parent');
  const held = listOf(items);
  const holding = { category, subcategories, items: held.length };
  const level = canHoldItem(holding);
  if (!level.ok) return level;
  const there = { ...item, parent: category.key, level: level.value, order: nextOrder(held) };
  const placed = moveWithin([...held, there], item.key, toIndex ?? held.length);
  if (!placed.ok) return refused('out-of-range');
  return ok({ items: placed.value, marksTarget: setsToLevel3(holding) });
}

/**
 * Moves several items into another category: to its end, in their sequence; those that are in it already stay. [MOVE-4]
 * An empty category of level 1 gets toLevel 3. [MOVE-2] Refuses 'holds-categories'.
 */
export function moveItemsInto(
  moved: readonly Item[],
  { category, subcategories, items }: Target,
): Result<MovedInto, 'holds-categories'> {
  const holding = { category, subcategories, items: listOf(items).length };
  const level = canHoldItem(holding);
  if (!level.ok) return level;
  const coming = listOf(moved).filter(({ parent }) => parent !== category.key);
  const there = coming.map((item) => ({ ...item, parent: category.key, level: level.value }));
  const placed = [...sortByOrder(items), ...there].map((item, order) => ({ ...item, order }));
  return ok({ items: placed, marksTarget: coming.length > 0 && setsToLevel3(holding) });
}

/** Returns the categories that the item may be moved to, in the sequence of the tree. [MOVE-3] */
export function categoriesForItem(menu: Pick<Menu, 'categoriesL1' | 'categoriesL2' | 'items'>, item: Item): Category[] {
  const tree = listOf(menu.categoriesL1).flatMap((category) => [category, ...subcategoriesOf(menu, category.key)]);
  return tree.filter((category) => {
    const target = { category, subcategories: subcategoriesOf(menu, category.key).length, items: [] };
    return moveItemInto(item, target).ok;
  });
}

/** Returns the category with its contents, as a target. [MOVE-1] */
export function targetOf(menu: Pick<Menu, 'categoriesL2' | 'items'>, category: Category): Target {
  return {
    category,
    subcategories: subcategoriesOf(menu, category.key).length,
    items: itemsOf(menu, category.key),
  };
}
