import { categoriesForItem, categoryTitle, isFoundIn, type Category, type Item, type Menu } from '@carta/domain';

/** Categories that can take a product and stand together. */
export interface MoveGroup {
  /** The level 1 around them; null for those of level 1. */
  readonly main: Category | null;
  readonly categories: readonly Category[];
}

/** Where a product may go, in the sequence of the tree; a search looks in titles, also in those around. */
export function moveGroups(menu: Menu, item: Item, search: string): MoveGroup[] {
  const mains = new Map(menu.categoriesL1.map((main) => [main.key, main]));
  const groups: { main: Category | null; categories: Category[] }[] = [];
  for (const category of categoriesForItem(menu, item)) {
    const main = mains.get(category.parent ?? '') ?? null;
    const titles = [main, category].map((one) => (one ? categoryTitle(one) : ''));
    if (!isFoundIn(search, titles.join(' '))) continue;
    const last = groups.at(-1);
    if (last && last.main === main) last.categories.push(category);
    else groups.push({ main, categories: [category] });
  }
  return groups;
}
