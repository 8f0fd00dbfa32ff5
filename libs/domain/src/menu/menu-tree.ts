import type { Category } from './category.ts';
import type { Item } from './item.ts';
import type { Key } from './key.ts';
import type { Menu } from './menu.ts';
import { sortByOrder } from './ordering.ts';
import { unfinishedRecords, type Unfinished } from './unfinished.ts';
import { listOf } from '../list-of.ts';

/** The records of a menu by the key of their parent, each list sorted by order, and which are unfinished. [MENU-2] [DONE-2] */
export interface MenuTree {
  readonly roots: readonly Category[];
  readonly subcategories: ReadonlyMap<Key, readonly Category[]>;
  readonly items: ReadonlyMap<Key, readonly Item[]>;
  /** Shown records that diners do not see, by key. */
  readonly unfinished: ReadonlyMap<Key, Unfinished>;
}

type Records = Pick<Menu, 'categoriesL1' | 'categoriesL2' | 'items'>;

/** Menus are immutable, so each gets one tree. */
const trees = new WeakMap<Records, MenuTree>();

/** Returns the tree of a menu; the same object for the same menu. [MENU-2] */
export function menuTree(menu: Records): MenuTree {
  const known = trees.get(menu);
  if (known) return known;
  const { categoriesL1, categoriesL2, items } = menu;
  const tree = {
    roots: sortByOrder(categoriesL1),
    subcategories: byParent(categoriesL2),
    items: byParent(items),
    unfinished: unfinishedRecords(menu),
  };
  trees.set(menu, tree);
  return tree;
}

function byParent<T extends Category | Item>(records: readonly T[]): ReadonlyMap<Key, readonly T[]> {
  const groups = new Map<Key, T[]>();
  for (const record of listOf(records)) {
    const parent = record.parent ?? '';
    const group = groups.get(parent);
    if (group) group.push(record);
    else groups.set(parent, [record]);
  }
  return new Map([...groups].map(([parent, group]) => [parent, sortByOrder(group)]));
}
