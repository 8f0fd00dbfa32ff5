import { menuTree, type Category, type Item, type Menu } from '@carta/domain';

/** Whether the box of a row is ticked; 'mixed' if only some of what a category holds is selected. */
export type BoxState = 'on' | 'off' | 'mixed';

export interface SelectedRecords {
  /** How many records are selected. */
  readonly count: number;
  /** The selected categories that are not inside another selected one. */
  readonly categories: readonly Category[];
  /** The selected items that are not inside a selected category, in the sequence of the tree. */
  readonly items: readonly Item[];
  /** All selected items, in the sequence of the tree. */
  readonly allItems: readonly Item[];
}

/**
 * Returns the selected keys after a press on a row's box. A category is selected with all that it holds, and no longer selected itself once one
 * of these is left out, so that an action never takes a category that the owner did not choose.
 */
export function toggledSelection(menu: Menu, selected: readonly string[], key: string): string[] {
  const inside = keysWithin(menu, [key]);
  if (!selected.includes(key)) return [...new Set([...selected, ...inside])];
  const left = new Set([...inside, ...keysAround(menu, key)]);
  return selected.filter((other) => !left.has(other));
}

/** Returns the state of each row's box, by key; rows that are left out are 'off'. */
export function boxStates(menu: Menu, selected: readonly string[]): ReadonlyMap<string, BoxState> {
  const states = new Map<string, BoxState>(selected.map((key) => [key, 'on']));
  for (const key of selected)
    for (const category of keysAround(menu, key)) if (!states.has(category)) states.set(category, 'mixed');
  return states;
}

/** Returns what is selected; records that are gone are left out. */
export function selectedRecords(menu: Menu, keys: readonly string[]): SelectedRecords {
  const selected = new Set(keys);
  const tree = menuTree(menu);
  const found: Category[] = [];
  const categories: Category[] = [];
  const items: Item[] = [];
  const allItems: Item[] = [];
  const visit = (category: Category, isInside: boolean) => {
    const isSelected = selected.has(category.key);
    if (isSelected) found.push(category);
    if (isSelected && !isInside) categories.push(category);
    const isWithin = isInside || isSelected;
    for (const item of tree.items.get(category.key) ?? []) {
      if (!selected.has(item.key)) continue;
      allItems.push(item);
      if (!isWithin) items.push(item);
    }
    for (const child of tree.subcategories.get(category.key) ?? []) visit(child, isWithin);
  };
  for (const root of tree.roots) visit(root, false);
  return { count: found.length + allItems.length, categories, items, allItems };
}

/** Returns the keys of these records and those of all that they hold. */
export function keysWithin({ categoriesL2, items }: Menu, keys: Iterable<string>): Set<string> {
  const within = new Set(keys);
  for (const { key, parent } of [...categoriesL2, ...items])
    if (parent !== undefined && within.has(parent)) within.add(key);
  return within;
}

/** Returns the keys of the categories around a record. */
function keysAround(menu: Menu, key: string): string[] {
  const record = menu.items.find((item) => item.key === key) ?? menu.categoriesL2.find((one) => one.key === key);
  return record?.parent === undefined ? [] : [record.parent, ...keysAround(menu, record.parent)];
}
