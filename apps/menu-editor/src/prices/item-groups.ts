import { categoryTitle, type Category, type Item, type Menu } from '@carta/domain';
import { menuTree } from '../tree-state/menu-tree.ts';

/** A category that has products, or around some. */
export interface ItemGroup {
  readonly category: Category;
  /** Its title behind that of the level 1 around it. */
  readonly path: string;
  /** The products that stand in it. */
  readonly own: readonly Item[];
  /** Those and the ones of its subcategories. */
  readonly all: readonly Item[];
}

/** The categories with their products, in the sequence of the tree; those without any are left out. */
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

/** Keys of the products of a category and its subcategories; of all where it is null. */
export function itemsWithin(menu: Menu, within: string | null): string[] {
  if (within === null) return menu.items.map(({ key }) => key);
  return (
    itemGroups(menu)
      .find(({ category }) => category.key === within)
      ?.all.map(({ key }) => key) ?? []
  );
}
