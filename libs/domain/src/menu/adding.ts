import type { Holding } from './to-level.ts';
import { numberOr } from '../number-or.ts';

/** What a category offers to add. [ADD-1] */
export type AddOption = 'product' | 'category' | 'category-or-product';

/** Returns what a category offers to add: the kind that it holds, or both if it is empty and of level 1, even with toLevel 3. [ADD-1] */
export function addOption({ category, subcategories, items }: Holding): AddOption {
  if (category.level === 2 || items !== 0) return 'product';
  return subcategories !== 0 ? 'category' : 'category-or-product';
}

/** How many categories or items can be added at once. [COUNT-1] */
export const COUNTER = { min: 1, max: 10 } as const;

/** Returns the count after one step, limited to 1 to 10. What is no number counts as 1; a step of another size is none. [COUNT-1] */
export function steppedCount(count: number, step: 1 | -1): number {
  const change = Math.abs(numberOr(step, 0)) === 1 ? step : 0;
  return Math.min(COUNTER.max, Math.max(COUNTER.min, numberOr(count, COUNTER.min) + change));
}
