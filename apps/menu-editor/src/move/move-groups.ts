import {
  categoriesForItem,
  categoryTitle,
  isFoundIn,
  menuTree,
  type Category,
  type Item,
  type Menu,
} from '@carta/domain';

/** Categories that can hold the items, under one main category. */
export interface MoveGroup {
  /** Their main category; null if they are of level 1 themselves. */
  readonly main: Category | null;
  readonly categories: readonly Category[];
}

/** Returns the categories that can hold the items and do not hold all of them, in the sequence of the tree; `search` matches their titles and that of their main category. [MOVE-3] */
export function moveGroups(menu: Menu, items: readonly Item[], search: string): MoveGroup[] {
  const mains = new Map(menu.categoriesL1.map((main) => [main.key, main]));
  const groups: { main: Category | null; categories: Category[] }[] = [];
  for (const category of targetsFor(menu, items)) {
    const main = mains.get(category.parent ?? '') ?? null;
    const titles = [main, category].map((one) => (one ? categoryTitle(one) : ''));
    if (!isFoundIn(search, titles.join(' '))) continue;
    const last = groups.at(-1);
    if (last && last.main === main) last.categories.push(category);
    else groups.push({ main, categories: [category] });
  }
  return groups;
}

function targetsFor(menu: Menu, items: readonly Item[]): Category[] {
  const oneOfEach = new Map(items.map((item) => [item.parent, item]));
  const allowed = new Set([...oneOfEach.values()].flatMap((item) => categoriesForItem(menu, item)));
  const { roots, subcategories } = menuTree(menu);
  const all = roots.flatMap((root) => [root, ...(subcategories.get(root.key) ?? [])]);
  return all.filter((category) => allowed.has(category));
}
