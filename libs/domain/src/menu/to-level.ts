import type { Category } from './category.ts';
import { ok, refused, type Result } from '../result.ts';

/** A category and how many subcategories and items it holds; a count that is no number counts as some. */
export interface Holding {
  readonly category: Pick<Category, 'level' | 'toLevel'>;
  readonly subcategories: number;
  readonly items: number;
}

/** True if adding a category under `parent` first resets its toLevel to null. [LEVEL-1] */
export function resetsToLevel(parent: Pick<Category, 'toLevel'>): boolean {
  return parent.toLevel === 3;
}

/** True if adding items sets the category's toLevel to 3: it is of level 1 and empty. [LEVEL-2] [LEVEL-3] */
export function setsToLevel3({ category, subcategories, items }: Holding): boolean {
  return category.level === 1 && subcategories === 0 && items === 0 && category.toLevel !== 3;
}

const TO_LEVELS: readonly unknown[] = [null, 3];

/** Checks a new `toLevel` against what the category holds. [LEVEL-4] Refuses 'holds-categories', 'holds-items', and 'wrong-level', also for what is no `toLevel`. */
export function checkToLevel(
  { category, subcategories, items }: Holding,
  toLevel: Category['toLevel'],
): Result<Category['toLevel'], 'holds-categories' | 'holds-items' | 'wrong-level'> {
  if (!TO_LEVELS.includes(toLevel)) return refused('wrong-level');
  if (toLevel === category.toLevel) return ok(toLevel);
  if (category.level !== 1) return refused('wrong-level');
  if (toLevel === 3 && subcategories !== 0) return refused('holds-categories');
  if (toLevel === null && items !== 0) return refused('holds-items');
  return ok(toLevel);
}

/** Checks that the category may hold a subcategory. [LEVEL-5] Refuses 'wrong-level' (only level 1 may) and 'holds-items'. */
export function canHoldCategory({ category, items }: Holding): Result<2, 'wrong-level' | 'holds-items'> {
  if (category.level !== 1) return refused('wrong-level');
  return items === 0 ? ok(2) : refused('holds-items');
}

/** Returns the level of an item in the category. Refuses 'holds-categories'. [LEVEL-5] */
export function canHoldItem({ category, subcategories }: Holding): Result<2 | 3, 'holds-categories'> {
  if (subcategories !== 0) return refused('holds-categories');
  return ok(category.level === 1 ? 2 : 3);
}
