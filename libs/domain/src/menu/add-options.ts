import type { Holding } from './to-level.ts';

export type AddOption = 'product' | 'category' | 'category-or-product';

/** Returns what the menu of a category offers to add: the kind that it holds, or both if it is of level 1 and empty, even with toLevel 3. [ADD-1] */
export function addOption({ category, subcategories, items }: Holding): AddOption {
  if (category.level === 2 || items > 0) return 'product';
  return subcategories > 0 ? 'category' : 'category-or-product';
}
