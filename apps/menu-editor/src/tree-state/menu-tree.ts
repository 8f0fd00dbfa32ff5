import { sortByOrder, type Category, type Item, type Menu } from '@carta/domain';

/** The menu's records by what holds them, each list in the order that the owner gave it. */
export interface MenuTree {
  readonly roots: readonly Category[];
  readonly subcategories: ReadonlyMap<string, readonly Category[]>;
  readonly items: ReadonlyMap<string, readonly Item[]>;
}

type Records = Pick<Menu, 'categoriesL1' | 'categoriesL2' | 'items'>;

/** Menus are never altered, so a tree is made once for each. */
const trees = new WeakMap<Records, MenuTree>();

export function menuTree(menu: Records): MenuTree {
  const known = trees.get(menu);
  if (known) return known;
  const { categoriesL1, categoriesL2, items } = menu;
  const tree = { roots: sortByOrder(categoriesL1), subcategories: byParent(categoriesL2), items: byParent(items) };
  trees.set(menu, tree);
  return tree;
}

function byParent<T extends Category | Item>(records: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const record of records) {
    const parent = record.parent ?? '';
    const group = groups.get(parent);
    if (group) group.push(record);
    else groups.set(parent, [record]);
  }
  return new Map([...groups].map(([parent, group]) => [parent, sortByOrder(group)]));
}
