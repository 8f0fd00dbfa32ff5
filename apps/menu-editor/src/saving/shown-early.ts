import { findCategory, setsToLevel3, type Category, type Menu } from '@carta/domain';
import { categoriesAdded, categoryChanged, categoryRemoved, itemChanged, itemRemoved, itemsAdded } from '@carta/panel';
import { newRecords } from './new-records.ts';
import type { MenuFact } from './outcome.ts';
import {
  additionConfirmed,
  editConfirmed,
  removalConfirmed,
  type Addition,
  type OwnersChange,
} from './owners-change.ts';

/** What a change that waits for the connection does to the menu that the owner sees. */
export function shownEarly(change: OwnersChange, menu: Menu): readonly MenuFact[] {
  if (editConfirmed.match(change)) {
    const { kind, base, changes } = change.payload;
    return [
      kind === 'category' ? categoryChanged({ key: base.key, changes }) : itemChanged({ key: base.key, changes }),
    ];
  }
  if (removalConfirmed.match(change)) {
    const { kind, key } = change.payload;
    return [kind === 'category' ? categoryRemoved({ key }) : itemRemoved({ key })];
  }
  if (additionConfirmed.match(change)) return addedEarly(menu, change.payload);
  return [change];
}

function addedEarly(menu: Menu, addition: Addition): readonly MenuFact[] {
  const parent = findCategory(menu, addition.parent) ?? null;
  if (addition.parent !== null && !parent) return [];
  const { categories, items } = newRecords(menu, addition, parent);
  const stored = (record: { key: string }) => ({ _id: record.key, version: 0 });
  return [
    categoriesAdded(categories.map((category) => ({ ...category, ...stored(category) }))),
    itemsAdded(items.map((item) => ({ ...item, ...stored(item) }))),
    ...(parent ? marked(menu, addition, parent) : []),
  ];
}

/** [LEVEL-1] [LEVEL-2] */
function marked(menu: Menu, { kind }: Addition, parent: Category): readonly MenuFact[] {
  if (kind === 'category') return [categoryChanged({ key: parent.key, changes: { toLevel: null } })];
  const subcategories = menu.categoriesL2.filter((category) => category.parent === parent.key).length;
  const items = menu.items.filter((item) => item.parent === parent.key).length;
  if (!setsToLevel3({ category: parent, subcategories, items })) return [];
  return [categoryChanged({ key: parent.key, changes: { toLevel: 3 } })];
}
