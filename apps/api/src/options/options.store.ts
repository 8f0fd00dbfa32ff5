import {
  editOptionGroup,
  hasOtherSize,
  moveWithin,
  newKey,
  newOptionGroup,
  nextOrder,
  ok,
  OPERATOR,
  OPTION_LIMITS,
  refused,
  soldOutUntil,
  type Key,
  type OptionGroup,
  type OptionGroupChanges,
  type StoredChange,
  type WrittenOptionGroup,
} from '@carta/domain';
import { changedColumns } from '../database/changed-columns.ts';
import { changeBusiness, type Change, type ChangedBusiness, type ChangeResult } from '../database/change-business.ts';
import { notesIn } from '../database/change-notes.ts';
import { noteGroups } from '../database/note-records.ts';
import type { Database } from '../database/database.ts';
import { optionGroupRow, readGroupPricing, readOptionGroups } from '../database/option-group-row.ts';
import { changedOptions, storePriceHistory } from '../database/price-history.ts';
import { notePositions } from '../database/siblings.ts';
import { updateEach } from '../database/update-each.ts';
import { deleteGroup, usersOf } from '../database/option-trash.ts';
import { timeZoneOf } from '../database/time-zone-of.ts';

export function optionsStore(database: Database, now: () => number) {
  const changing = (business: string, done: StoredChange['done'], record: string): ChangedBusiness => ({
    business,
    lastChange: { at: now(), kind: 'optionGroup', done, record },
  });
  return {
    create: (business: string, key: Key, written: WrittenOptionGroup): Promise<ChangeResult<OptionGroup>> =>
      changeBusiness(database, changing(business, 'added', key), async (change) => {
        const groups = await readOptionGroups(change, business);
        const known = groups.find((group) => group.key === key);
        if (known) return { ok: false, reason: 'key-exists', current: known };
        if (groups.length >= OPTION_LIMITS.groups) return refused('too-many-groups');
        const place = { business, key, order: nextOrder(groups) };
        const group = { ...newOptionGroup(written, place), _id: newKey(), version: 0 };
        await change.insertInto('option_groups').values(optionGroupRow(group)).execute();
        noteGroups(change, { before: [], after: [group] });
        return ok(group);
      }),

    /** Writes one row, however many items use the group. */
    update: (
      business: string,
      key: Key,
      { version, ...changes }: OptionGroupChanges & Pick<OptionGroup, 'version'>,
      by = OPERATOR,
    ): Promise<ChangeResult<OptionGroup>> =>
      changeBusiness(database, changing(business, 'edited', key), async (change) => {
        const group = await find(change, business, key);
        if (!group) return refused('not-found');
        if (version !== group.version) return { ok: false, reason: 'stale', current: group };
        const end = changes.soldOut ? soldOutUntil(await timeZoneOf(change, business), now()) : 0;
        const edited = editOptionGroup(group, changes, end);
        if (!edited.ok) return edited;
        const becomesSize = edited.value.pricing === 'replace' && group.pricing !== 'replace';
        if (becomesSize) {
          const users = await usersOf(change, business, key);
          if (hasOtherSize(users, await readGroupPricing(change, business), key)) return refused('other-size');
        }
        const stored = { ...edited.value, version: group.version + 1 };
        await change
          .updateTable('option_groups')
          .set(changedColumns(optionGroupRow(group), optionGroupRow(stored)))
          .where('business', '=', business)
          .where('key', '=', key)
          .execute();
        noteGroups(change, { before: [group], after: [stored] });
        await storePriceHistory(change, business, changedOptions(group, stored), { by, at: now() });
        return ok(stored);
      }),

    /** Deletes a group into the trash; returns how many items no longer use it. */
    delete: (business: string, key: Key): Promise<ChangeResult<{ deleted: { groups: number; products: number } }>> =>
      changeBusiness(database, changing(business, 'deleted', key), async (change) => {
        const group = await find(change, business, key);
        if (!group) return refused('not-found');
        return ok({ deleted: { groups: 1, products: await deleteGroup(change, business, group, now()) } });
      }),

    /** Moves a group to a 0-based index among the others; returns their keys in the new order. */
    move: (business: string, id: string, toIndex: number): Promise<ChangeResult<{ order: string[] }>> =>
      changeBusiness(database, changing(business, 'moved', id), async (change) => {
        const groups = await readOptionGroups(change, business);
        const group = groups.find(({ _id }) => _id === id);
        if (!group) return refused('not-found');
        const moved = moveWithin(groups, group.key, toIndex);
        if (!moved.ok) return refused(moved.reason === 'unknown-key' ? 'not-found' : moved.reason);
        const before = new Map(groups.map(({ key, order }) => [key, order]));
        const changed = moved.value.filter(({ key, order }) => before.get(key) !== order);
        const numbers = changed.map(({ key, order }) => [key, order] as const);
        await updateEach(change, { table: 'option_groups', column: 'position', business }, numbers);
        notePositions(change, 'option_groups', groups, changed);
        const notes = notesIn(change);
        if (notes) notes.place = { from: groups.indexOf(group), to: toIndex, parent: null };
        return ok({ order: moved.value.map(({ key }) => key) });
      }),
  };
}

async function find(change: Change, business: string, key: Key): Promise<OptionGroup | undefined> {
  return (await readOptionGroups(change, business)).find((group) => group.key === key);
}

export type OptionsStore = ReturnType<typeof optionsStore>;
