import {
  findCategory,
  ok,
  recordsByParent,
  refused,
  restore,
  type Category,
  type Deletion,
  type Item,
} from '@carta/domain';
import { pauses } from '../processes/event-loop.ts';
import { writeToLevel } from './category-row.ts';
import type { Change, ChangeResult } from './change-business.ts';
import { restoreGroup, withKnownGroups, type RestoredRecords } from './option-trash.ts';
import { byLevel, checkStoredSize, insertRecords, readRecords } from './records.ts';

/** Restores deletions to their former places, one after the other, groups first. Refuses if one cannot be restored; the caller rolls back. [TRASH-2] */
export async function restoreDeletions(
  change: Change,
  business: string,
  deletions: readonly Deletion[],
): Promise<ChangeResult<RestoredRecords>> {
  const restored: { [List in keyof RestoredRecords]: RestoredRecords[List][number][] } = {
    categories: [],
    items: [],
    groups: [],
  };
  for (const { optionGroup, uses = [] } of deletions) {
    if (!optionGroup) continue;
    const result = await restoreGroup(change, business, optionGroup, uses);
    if (!result.ok) return result;
    restored.groups.push(...result.value.groups);
    restored.items.push(...result.value.items);
  }
  const ofRecords = deletions.filter(({ optionGroup }) => !optionGroup);
  if (ofRecords.length === 0) return ok(restored);
  const stored = await readRecords(change, business);
  const menu = byLevel(stored);
  const itemsIn = recordsByParent(stored.items);
  const featured = stored.items.filter(isFeatured);
  const known = new Set([...stored.categories, ...stored.items].map(({ key }) => key));
  const back: { categories: Category[]; items: Item[] } = { categories: [], items: [] };
  const marked: Category[] = [];
  const pause = pauses();
  for (const deletion of ofRecords) {
    await pause();
    const [root = deletion.items[0]] = deletion.categories;
    // The rule reads the siblings and the ranks: each of thousands of deletions would go through all items.
    const result = restore({ ...menu, items: [...(itemsIn.get(root?.parent) ?? []), ...featured] }, deletion);
    if (!result.ok) return result;
    const { categories, items, marksParent } = result.value;
    if ([...categories, ...items].some(({ key }) => known.has(key))) return refused('key-exists');
    const parent = marksParent ? findCategory(menu, items[0]?.parent) : undefined;
    if (parent) marked.push(parent);
    for (const { key } of [...categories, ...items]) known.add(key);
    for (const category of categories) menu[category.level === 1 ? 'categoriesL1' : 'categoriesL2'].push(category);
    for (const item of items) {
      const siblings = itemsIn.get(item.parent);
      if (siblings) siblings.push(item);
      else itemsIn.set(item.parent, [item]);
    }
    featured.push(...items.filter(isFeatured));
    back.categories.push(...categories);
    back.items.push(...items);
  }
  const items = await withKnownGroups(change, business, back.items);
  await insertRecords(change, { categories: back.categories, items });
  // A parent may be one of those that came back.
  for (const parent of marked) await writeToLevel(change, parent, 3);
  restored.categories.push(...back.categories);
  restored.items.push(...items);
  const size = await checkStoredSize(change, business);
  return size.ok ? ok(restored) : size;
}

const isFeatured = ({ featured }: Item): boolean => featured !== false;
