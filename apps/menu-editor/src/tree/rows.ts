import type { Category, Item, MenuTree, Unfinished } from '@carta/domain';

interface Place {
  readonly key: string;
  readonly level: 1 | 2 | 3;
  /** 0-based among its shown siblings. */
  readonly position: number;
  readonly siblings: number;
  /** Why diners do not see the record although it is shown; undefined if they do, or if it is hidden. [DONE-2] */
  readonly unfinished: Unfinished | undefined;
  /** True for the last row of a level-1 category's card. */
  readonly endsCard: boolean;
}

export interface CategoryRow extends Place {
  readonly kind: 'category';
  readonly category: Category;
  readonly expandable: boolean;
  readonly expanded: boolean;
  /** How many it holds directly. */
  readonly subcategories: number;
  readonly items: number;
}

interface ItemRow extends Place {
  readonly kind: 'product';
  readonly item: Item;
  /** True inside a hidden category: diners do not see it. */
  readonly isInHidden: boolean;
}

export type Row = CategoryRow | ItemRow;

/** A row that is being moved; its siblings are closed meanwhile. */
export interface MovingRow {
  readonly kind: Row['kind'];
  readonly key: string;
  /** Key of its parent; undefined at level 1. */
  readonly parent: string | undefined;
  readonly fromIndex: number;
  readonly toIndex: number;
}

export interface Shown {
  readonly opened: ReadonlySet<string>;
  readonly moving: MovingRow | null;
  /** Keys of the rows that match a search or lead to a match; null without a search. */
  readonly found?: ReadonlySet<string> | null;
}

/** What siblings have in common. */
interface Within {
  readonly tree: MenuTree;
  readonly shown: Shown;
  /** Key of their parent; undefined at level 1. */
  readonly parent: string | undefined;
  readonly isInHidden: boolean;
}

/** Returns the rows from top to bottom, with the contents of open categories; the moving row is where it would land. */
export function flatten(tree: MenuTree, shown: Shown): readonly Row[] {
  const rows = categoryRows(tree.roots, { tree, shown, parent: undefined, isInHidden: false });
  return rows.map((row, index) => ((rows[index + 1]?.level ?? 1) === 1 ? { ...row, endsCard: true } : row));
}

function categoryRows(categories: readonly Category[], within: Within): Row[] {
  const { tree, shown, isInHidden } = within;
  const siblings = inOrder(categories, 'category', within);
  const areClosed = isMovingIn('category', within);
  return siblings.flatMap((category, position) => {
    const { key, level } = category;
    const subcategories = level === 1 ? (tree.subcategories.get(key) ?? []) : [];
    const items = tree.items.get(key) ?? [];
    const isEmpty = subcategories.length + items.length === 0;
    // In search results an empty category has nothing to show.
    const expandable = !isEmpty || !shown.found;
    const expanded = !areClosed && expandable && shown.opened.has(key);
    const row: Row = {
      kind: 'category',
      key,
      level,
      position,
      siblings: siblings.length,
      unfinished: tree.unfinished.get(key),
      endsCard: false,
      category,
      expandable,
      expanded,
      subcategories: subcategories.length,
      items: items.length,
    };
    if (!expanded) return [row];
    const inside = { ...within, parent: key, isInHidden: isInHidden || !category.show };
    return [row, ...categoryRows(subcategories, inside), ...itemRows(items, inside)];
  });
}

function itemRows(items: readonly Item[], within: Within): Row[] {
  const siblings = inOrder(items, 'product', within);
  return siblings.map((item, position) => ({
    kind: 'product',
    key: item.key,
    level: item.level,
    position,
    siblings: siblings.length,
    unfinished: within.tree.unfinished.get(item.key),
    endsCard: false,
    item,
    isInHidden: within.isInHidden,
  }));
}

const isMovingIn = (kind: Row['kind'], { parent, shown: { moving } }: Within): boolean =>
  moving?.kind === kind && moving.parent === parent;

/** Returns those of the siblings that are shown, the moving one where it would land. */
function inOrder<T extends { key: string }>(siblings: readonly T[], kind: Row['kind'], within: Within): readonly T[] {
  const { found, moving } = within.shown;
  const ordered = found ? siblings.filter(({ key }) => found.has(key)) : [...siblings];
  const from = isMovingIn(kind, within) ? ordered.findIndex(({ key }) => key === moving?.key) : -1;
  if (moving && from >= 0) ordered.splice(moving.toIndex, 0, ...ordered.splice(from, 1));
  return ordered;
}
