import type { Holding } from './to-level.ts';

export type AddOption = 'product' | 'category' | 'category-or-product';

/** What a category's menu offers to add, by what the category already holds. [ADD-1] A level 1 that holds nothing offers both, even with toLevel 3. */
export function addOption({ category, subcategories, items }: Holding): AddOption {
  if (category.level === 2 || items > 0) return 'product';
  return subcategories > 0 ? 'category' : 'category-or-product';
}
