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

/** Returns the rows from top to bottom, with the contents of open categories; the moving row is where it would land. */
export function flatten(tree: MenuTree, shown: Shown): readonly Row[] {
  const rows: Row[] = [];
  addCategories(rows, tree, tree.roots, undefined, shown);
  return rows.map((row, index) => ((rows[index + 1]?.level ?? 1) === 1 ? { ...row, endsCard: true } : row));
}

function addCategories(
  rows: Row[],
  tree: MenuTree,
  categories: readonly Category[],
  parent: string | undefined,
  shown: Shown,
  isInHidden = false,
): void {
  const ordered = asMoved(amongFound(categories, shown), 'category', parent, shown.moving);
  const areClosed = isMovingIn('category', parent, shown.moving);
  ordered.forEach((category, position) => {
    const { key, level } = category;
    const subcategories = level === 1 ? (tree.subcategories.get(key) ?? []) : [];
    const items = tree.items.get(key) ?? [];
    const isEmpty = subcategories.length + items.length === 0;
    // In search results an empty category has nothing to show.
    const expandable = !isEmpty || !shown.found;
    const expanded = !areClosed && expandable && shown.opened.has(key);
    rows.push({
      kind: 'category',
      key,
      level,
      position,
      siblings: ordered.length,
      unfinished: tree.unfinished.get(key),
      endsCard: false,
      category,
      expandable,
      expanded,
      subcategories: subcategories.length,
      items: items.length,
    });
    if (!expanded) return;
    const isHidden = isInHidden || !category.show;
    addCategories(rows, tree, subcategories, key, shown, isHidden);
    addItems(rows, tree, items, { key, isHidden }, shown);
  });
}

function addItems(
  rows: Row[],
  { unfinished }: MenuTree,
  items: readonly Item[],
  parent: { readonly key: string; readonly isHidden: boolean },
  shown: Shown,
): void {
  const ordered = asMoved(amongFound(items, shown), 'product', parent.key, shown.moving);
  ordered.forEach((item, position) => {
    rows.push({
      kind: 'product',
      key: item.key,
      level: item.level,
      position,
      siblings: ordered.length,
      unfinished: unfinished.get(item.key),
      endsCard: false,
      item,
      isInHidden: parent.isHidden,
    });
  });
}

function amongFound<T extends { key: string }>(records: readonly T[], { found }: Shown): readonly T[] {
  return found ? records.filter(({ key }) => found.has(key)) : records;
}

function isMovingIn(kind: Row['kind'], parent: string | undefined, moving: MovingRow | null): moving is MovingRow {
  return moving !== null && moving.kind === kind && moving.parent === parent;
}

function asMoved<T extends { key: string }>(
  siblings: readonly T[],
  kind: Row['kind'],
  parent: string | undefined,
  moving: MovingRow | null,
): readonly T[] {
  if (!isMovingIn(kind, parent, moving)) return siblings;
  const fromIndex = siblings.findIndex(({ key }) => key === moving.key);
  if (fromIndex < 0) return siblings;
  const ordered = [...siblings];
  ordered.splice(moving.toIndex, 0, ...ordered.splice(fromIndex, 1));
  return ordered;
}
