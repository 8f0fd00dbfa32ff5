import { categoryTitle, findCategory, type Menu } from '@carta/domain';

/** Returns the title of a category, or the fallback title if the menu does not have it. */
export function titleIn(menu: Menu, key: string): string {
  return categoryTitle(findCategory(menu, key) ?? { title: '' });
}
