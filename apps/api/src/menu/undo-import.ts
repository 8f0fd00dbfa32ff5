import type { ImportEffect } from '@carta/contract';
import { keptRecords, ok, refused, restoreMainCategories, type Deletion } from '@carta/domain';
import type { Change, ChangeResult } from '../database/change-business.ts';
import {
  byLevel,
  checkStoredSize,
  deleteRecords,
  insertRecords,
  readRecords,
  type Records,
} from '../database/records.ts';
import { readOptionGroups } from '../database/option-group-row.ts';
import { deleteGroup, restoreGroup, withKnownGroups } from '../database/option-trash.ts';
import { takeDeletions } from '../database/store-deletion.ts';
import { nextTurn } from '../processes/event-loop.ts';
import type { PriceChanger } from '../database/price-history.ts';
import { moveToTrash } from '../database/move-to-trash.ts';
import { continuePriceHistory } from './import-menu.ts';

interface Restored {
  readonly categories: number;
  readonly items: number;
}

/** Undoes an import of a version before 1.3: moves what it added to the trash, restores what it removed, option groups included, and returns how many records came back. [TRASH-4] */
export async function undoImport(
  change: Change,
  business: string,
  { added, removed }: ImportEffect,
  { by, at: now }: PriceChanger,
): Promise<ChangeResult<Restored>> {
  const stored = await readRecords(change, business);
  await nextTurn();
  const imported = recordsUnder(stored, new Set(added));
  const groups = (await readOptionGroups(change, business)).filter(({ key }) => added.includes(key));
  const taken = await takeDeletions(change, business, removed, now);
  const deletions = taken.filter(isMainCategory);
  if (imported.categories.length + groups.length === 0 && taken.length === 0) return refused('not-found');
  await moveToTrash(change, business, imported, now);
  await deleteRecords(change, business, imported);
  for (const group of groups) await deleteGroup(change, business, group, now);
  for (const { optionGroup } of taken) {
    const restored = optionGroup ? await restoreGroup(change, business, optionGroup, []) : ok(null);
    if (!restored.ok) return restored;
  }
  const gone = new Set([...imported.categories, ...imported.items].map(({ key }) => key));
  const left = {
    categories: stored.categories.filter(({ key }) => !gone.has(key)),
    items: stored.items.filter(({ key }) => !gone.has(key)),
  };
  const { categories, items: restored } = restoreMainCategories(byLevel(left), deletions);
  const items = await withKnownGroups(change, business, restored);
  const known = new Set([...left.categories, ...left.items].map(({ key }) => key));
  if ([...categories, ...items].some(({ key }) => known.has(key))) return refused('key-exists');
  await insertRecords(change, { categories: [...categories], items });
  const kept = keptRecords(imported, { categories, items });
  await continuePriceHistory(change, business, kept, { items, by, at: now });
  const size = await checkStoredSize(change, business);
  return size.ok ? ok({ categories: categories.length, items: items.length }) : size;
}

function isMainCategory({ categories: [root] }: Deletion): boolean {
  return root?.level === 1;
}

/** Returns these main categories and all that they hold. */
function recordsUnder({ categories, items }: Records, mains: ReadonlySet<string>): Records {
  const held = categories.filter(({ key, parent, level }) => mains.has(level === 1 ? key : (parent ?? '')));
  const inside = new Set(held.map(({ key }) => key));
  return { categories: held, items: items.filter(({ parent }) => inside.has(parent)) };
}
