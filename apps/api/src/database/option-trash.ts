import {
  groupUses,
  keptItemGroups,
  ok,
  OPTION_LIMITS,
  orderFor,
  refused,
  restoredUses,
  withoutEmpty,
  type Category,
  type GroupUse,
  type Item,
  type Key,
  type OptionGroup,
} from '@carta/domain';
import { sql } from 'kysely';
import type { Change, ChangeResult } from './change-business.ts';
import { optionGroupRow, readGroupPricing, readOptionGroups } from './option-group-row.ts';
import { itemsWith } from './several.ts';
import { noteRows, noteUpdates } from './change-notes.ts';
import { itemRow } from './item-row.ts';
import { jsonOrNull } from './json-column.ts';
import { noteGroups } from './note-records.ts';
import { storeDeletion, storeDeletions } from './store-deletion.ts';
import { updateEach } from './update-each.ts';

/** The restored records, and the items that got a restored group back. */
export interface RestoredRecords {
  readonly categories: Category[];
  readonly items: Item[];
  readonly groups: OptionGroup[];
}

/** Returns the groups of each item that uses the group. */
export async function usersOf(
  change: Change,
  business: string,
  group: Key,
): Promise<{ key: Key; optionGroups: Key[] }[]> {
  const rows = await change
    .selectFrom('items')
    .select(['key', 'option_groups'])
    .where('business', '=', business)
    .where('option_groups', 'is not', null)
    .where(usesGroup(group))
    .orderBy('key')
    .execute();
  return rows.map(({ key, option_groups: keys }) => ({ key, optionGroups: JSON.parse(keys ?? '[]') as Key[] }));
}

/** Deletes a group into the trash and takes it off all items in one statement; returns how many used it. */
export async function deleteGroup(
  change: Change,
  business: string,
  optionGroup: OptionGroup,
  now: number,
): Promise<number> {
  const { key } = optionGroup;
  const users = await usersOf(change, business, key);
  const uses = groupUses(users, key);
  await change.deleteFrom('option_groups').where('business', '=', business).where('key', '=', key).execute();
  if (uses.length > 0) {
    const quoted = `"${key}"`;
    const json = sql<string>`replace(replace(replace(option_groups, ${`${quoted},`}, ''), ${`,${quoted}`}, ''), ${quoted}, '')`;
    await change
      .updateTable('items')
      .set({ option_groups: sql`nullif(${json}, '[]')` })
      .where('business', '=', business)
      .where(usesGroup(key))
      .execute();
  }
  noteGroups(change, { before: [optionGroup], after: [] });
  const without = users.map((item) => ({ ...item, optionGroups: item.optionGroups.filter((used) => used !== key) }));
  noteUses(change, users, without);
  await storeDeletion(change, business, { categories: [], items: [], optionGroup, uses }, now);
  return uses.length;
}

/** Puts groups into the trash, each with the items that use it. */
export async function moveGroupsToTrash(
  change: Change,
  business: string,
  { groups, items }: { readonly groups: readonly OptionGroup[]; readonly items: readonly Item[] },
  now: number,
): Promise<void> {
  const deletions = groups.map((optionGroup) => ({
    categories: [],
    items: [],
    optionGroup,
    uses: groupUses(items, optionGroup.key),
  }));
  await storeDeletions(change, business, deletions, now);
}

interface ItemUses {
  readonly key: Key;
  readonly optionGroups: Key[];
}

function noteUses(change: Change, before: readonly ItemUses[], after: readonly ItemUses[]): void {
  const rows = (items: readonly ItemUses[]) =>
    items.map(({ key, optionGroups }) => ({ key, option_groups: jsonOrNull(optionGroups) }));
  noteRows(change, 'items', { before: rows(before), after: rows(after) });
}

/** Restores a group with its former order if it is free, and gives it back to the items that may still have it. */
export async function restoreGroup(
  change: Change,
  business: string,
  deleted: OptionGroup,
  uses: readonly GroupUse[],
): Promise<ChangeResult<RestoredRecords>> {
  const groups = await readOptionGroups(change, business);
  if (groups.some(({ key }) => key === deleted.key)) return refused('key-exists');
  if (groups.length >= OPTION_LIMITS.groups) return refused('too-many-groups');
  const group = { ...deleted, order: orderFor(groups, deleted.order) };
  await change.insertInto('option_groups').values(optionGroupRow(group)).execute();
  noteGroups(change, { before: [], after: [group] });
  const users = await itemsWith(
    change,
    business,
    uses.map(({ key }) => key),
  );
  const restored = restoredUses(users, { group: group.key, uses, groups: [...groups, group] });
  await updateEach(
    change,
    { table: 'items', column: 'option_groups', type: 'text', business },
    restored.map(({ key, optionGroups }) => [key, JSON.stringify(optionGroups)]),
  );
  const byKey = new Map(restored.map(({ key, optionGroups }) => [key, optionGroups]));
  const items = users.flatMap((item) => {
    const optionGroups = byKey.get(item.key);
    return optionGroups ? [{ ...item, optionGroups }] : [];
  });
  noteUpdates(change, 'items', { before: users, after: items }, itemRow);
  return ok({ categories: [], items, groups: [group] });
}

/** True for rows whose JSON list has the key. */
const usesGroup = (group: Key) => sql<boolean>`replace(option_groups, ${`"${group}"`}, '') <> option_groups`;

/** Returns restored items with those of their option groups that are still there and still fit. */
export async function withKnownGroups(change: Change, business: string, items: readonly Item[]): Promise<Item[]> {
  const groups = await readGroupPricing(change, business);
  return items.map(({ optionGroups = [], ...item }) => ({
    ...item,
    ...withoutEmpty({ optionGroups: keptItemGroups(optionGroups, groups) }),
  }));
}
