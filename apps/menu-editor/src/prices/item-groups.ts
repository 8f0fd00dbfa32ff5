import { categoryTitle, menuTree, type Category, type Item, type Menu } from '@carta/domain';

/** A category that holds items, itself or in its subcategories. */
export interface ItemGroup {
  readonly category: Category;
  /** Its title, after that of its main category. */
  readonly path: string;
  /** The items directly in it. */
  readonly own: readonly Item[];
  /** Its items and those of its subcategories. */
  readonly all: readonly Item[];
}

/** Returns the categories with their items in the sequence of the tree, without empty ones. */
export function itemGroups(menu: Menu): ItemGroup[] {
  const tree = menuTree(menu);
  const groupOf = (category: Category, main?: Category): ItemGroup[] => {
    const own = tree.items.get(category.key) ?? [];
    const path = [main, category].flatMap((one) => (one ? [categoryTitle(one)] : [])).join(' › ');
    const below = main ? [] : (tree.subcategories.get(category.key) ?? []).flatMap((child) => groupOf(child, category));
    const all = [...own, ...below.flatMap((group) => group.all)];
    return all.length === 0 ? [] : [{ category, path, own, all }, ...below];
  };
  return tree.roots.flatMap((main) => groupOf(main));
}

/** Returns the keys of the items of a category and its subcategories; given keys as they are; those of all items for null. */
export function itemsWithin(menu: Menu, within: string | readonly string[] | null): readonly string[] {
  if (within === null) return menu.items.map(({ key }) => key);
  if (typeof within !== 'string') return within;
  return (
    itemGroups(menu)
      .find(({ category }) => category.key === within)
      ?.all.map(({ key }) => key) ?? []
  );
}
