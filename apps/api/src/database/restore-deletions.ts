import { ok, refused, restore, type Deletion } from '@carta/domain';
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
    ...{ categories: [], items: [], groups: [] },
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
  let stored = await readRecords(change, business);
  for (const deletion of ofRecords) {
    const result = restore(byLevel(stored), deletion);
    if (!result.ok) return result;
    const items = await withKnownGroups(change, business, result.value.items);
    const records = { categories: [...result.value.categories], items };
    const known = new Set([...stored.categories, ...stored.items].map(({ key }) => key));
    if ([...records.categories, ...records.items].some(({ key }) => known.has(key))) return refused('key-exists');
    const parent = stored.categories.find(({ key }) => key === records.items[0]?.parent);
    if (result.value.marksParent && parent) await writeToLevel(change, parent, 3);
    await insertRecords(change, records);
    restored.categories.push(...records.categories);
    restored.items.push(...records.items);
    stored = {
      categories: [...stored.categories, ...records.categories],
      items: [...stored.items, ...records.items],
    };
  }
  const size = await checkStoredSize(change, business);
  return size.ok ? ok(restored) : size;
}
