import {
  changeDoneBy,
  moveItemsInto,
  ok,
  refused,
  soldOutMoment,
  type Category,
  type Deletion,
  type Item,
  type SoldOut,
  type StoredChange,
} from '@carta/domain';
import { readCategoryWithCounts, writeToLevel } from '../database/category-row.ts';
import { changeBusiness, type Change, type ChangedBusiness, type ChangeResult } from '../database/change-business.ts';
import type { Database } from '../database/database.ts';
import { jsonOrNull } from '../database/json-column.ts';
import type { OneAtATime } from '../database/one-at-a-time.ts';
import { noteCategories, noteItems } from '../database/note-records.ts';
import { checkDeclared } from '../database/check-declared.ts';
import { categoriesWith, itemsUnder, itemsWith, subcategoriesUnder } from '../database/several.ts';
import { notePositions } from '../database/siblings.ts';
import { updateEach } from '../database/update-each.ts';
import { timeZoneOf } from '../database/time-zone-of.ts';
import { storeDeletions } from '../database/store-deletion.ts';

interface ItemsSet {
  readonly show?: boolean | undefined;
  readonly soldOut?: SoldOut | undefined;
  readonly parent?: string | undefined;
  readonly allergens?: Item['allergens'];
  readonly diets?: Item['diets'];
  readonly optionGroups?: Item['optionGroups'];
}

type Deleted = ChangeResult<{ deleted: { categories: number; items: number } }>;

interface SeveralDeps {
  readonly now: () => number;
  readonly alone: OneAtATime;
}

/** Changes and deletions of several records at once: of all of them, or of none if one is missing. Refuses 'busy' while another one of the business is under way. */
export function severalStore(database: Database, { now, alone }: SeveralDeps) {
  const changeSeveral = <T>(changed: ChangedBusiness, work: (change: Change) => Promise<ChangeResult<T>>) =>
    alone(changed.business, () => changeBusiness(database, changed, work));

  /** The change of one record names it, that of several is one of the menu. [CHANGE-1] */
  const changed = (
    business: string,
    kind: 'item' | 'category',
    keys: readonly string[],
    done: StoredChange['done'],
  ): ChangedBusiness => {
    const [key = ''] = keys;
    const what = keys.length === 1 ? { kind, done, record: key } : { kind: 'menu' as const, done, record: '' };
    return { business, lastChange: { at: now(), ...what } };
  };

  return {
    /** `parent` moves the items to the end of that category, in the sequence of `keys`. */
    updateItems: (
      business: string,
      keys: readonly string[],
      { show, soldOut, parent, ...declared }: ItemsSet,
    ): Promise<ChangeResult<{ items: Item[] }>> => {
      const done = parent === undefined ? changeDoneBy({ show, soldOut }) : 'moved';
      return changeSeveral(changed(business, 'item', keys, done), async (change) => {
        const before = inSequence(await itemsWith(change, business, keys), keys);
        if (!before) return refused('not-found');
        const edited = before.map((item) => ({ ...item, ...declared }));
        const checked = await checkDeclared(change, business, declared, edited);
        if (!checked.ok) return { ok: false, reason: checked.reason, within: 'set' };
        if (parent !== undefined) {
          const moved = await moveInto(change, business, before, parent);
          if (!moved.ok) return moved;
        }
        const until = soldOut ? soldOutMoment(soldOut, await timeZoneOf(change, business), now()) : null;
        await change
          .updateTable('items')
          .set((row) => ({
            version: row('version', '+', 1),
            ...(show !== undefined && { show: show ? 1 : 0 }),
            ...(soldOut !== undefined && { sold_out_until: until }),
            ...(declared.allergens && { allergens: jsonOrNull(declared.allergens) }),
            ...(declared.diets && { diets: jsonOrNull(declared.diets) }),
            ...(declared.optionGroups && { option_groups: jsonOrNull(declared.optionGroups) }),
          }))
          .where('business', '=', business)
          .where('key', 'in', keys)
          .execute();
        const after = inSequence(await itemsWith(change, business, keys), keys) ?? [];
        noteItems(change, { before, after });
        return ok({ items: after });
      });
    },

    /** Each item can be restored by itself. */
    deleteItems: (business: string, keys: readonly string[]): Promise<Deleted> =>
      changeSeveral(changed(business, 'item', keys, 'deleted'), async (change) => {
        const items = inSequence(await itemsWith(change, business, keys), keys);
        if (!items) return refused('not-found');
        await change.deleteFrom('items').where('business', '=', business).where('key', 'in', keys).execute();
        noteItems(change, { before: items, after: [] });
        const deletions = items.map((item): Deletion => ({ categories: [], items: [item] }));
        await storeDeletions(change, business, deletions, now());
        return ok({ deleted: { categories: 0, items: items.length } });
      }),

    updateCategories: (
      business: string,
      keys: readonly string[],
      { show }: { readonly show?: boolean | undefined },
    ): Promise<ChangeResult<{ categories: Category[] }>> => {
      return changeSeveral(changed(business, 'category', keys, changeDoneBy({ show })), async (change) => {
        const before = inSequence(await categoriesWith(change, business, keys), keys);
        if (!before) return refused('not-found');
        await change
          .updateTable('categories')
          .set((row) => ({ version: row('version', '+', 1), ...(show !== undefined && { show: show ? 1 : 0 }) }))
          .where('business', '=', business)
          .where('key', 'in', keys)
          .execute();
        const after = inSequence(await categoriesWith(change, business, keys), keys) ?? [];
        noteCategories(change, { before, after });
        return ok({ categories: after });
      });
    },

    /** Each category goes with its contents and can be restored by itself; a subcategory of a deleted one goes with that. */
    deleteCategories: (business: string, keys: readonly string[]): Promise<Deleted> =>
      changeSeveral(changed(business, 'category', keys, 'deleted'), async (change) => {
        const found = inSequence(await categoriesWith(change, business, keys), keys);
        if (!found) return refused('not-found');
        const roots = found.filter(({ parent }) => parent === undefined || !keys.includes(parent));
        const categories = [...roots, ...(await subcategoriesUnder(change, business, keysOf(roots)))];
        const gone = keysOf(categories);
        const items = await itemsUnder(change, business, gone);
        await change.deleteFrom('items').where('business', '=', business).where('parent', 'in', gone).execute();
        await change.deleteFrom('categories').where('business', '=', business).where('key', 'in', gone).execute();
        noteItems(change, { before: items, after: [] });
        noteCategories(change, { before: categories, after: [] });
        const deletions = roots.map(({ key }) => deletionOf(key, { categories, items }));
        await storeDeletions(change, business, deletions, now());
        return ok({ deleted: { categories: categories.length, items: items.length } });
      }),
  };
}

async function moveInto(
  change: Change,
  business: string,
  items: readonly Item[],
  parent: string,
): Promise<ChangeResult<unknown>> {
  const holding = await readCategoryWithCounts(change, business, parent);
  if (!holding) return refused('not-found');
  const there = await itemsUnder(change, business, [parent]);
  const moved = moveItemsInto(items, { ...holding, items: there });
  if (!moved.ok) return moved;
  const { items: placed, marksTarget } = moved.value;
  await change
    .updateTable('items')
    .set({ parent, level: holding.category.level + 1 })
    .where('business', '=', business)
    .where('key', 'in', keysOf(items))
    .execute();
  notePositions(change, 'items', there, placed);
  const orders = placed.map(({ key, order }) => [key, order] as const);
  await updateEach(change, { table: 'items', column: 'position', business }, orders);
  if (marksTarget) await writeToLevel(change, holding.category, 3);
  return moved;
}

/** Returns the category with this key and all that it holds, the category first. */
function deletionOf(key: string, { categories, items }: Deletion): Deletion {
  const family = categories.filter((category) => category.key === key || category.parent === key);
  const inside = new Set(family.map((category) => category.key));
  return { categories: family, items: items.filter(({ parent }) => inside.has(parent)) };
}

const keysOf = (records: readonly { readonly key: string }[]) => records.map(({ key }) => key);

/** Returns the records in the sequence of the keys, each once; null if one is missing. */
function inSequence<T extends { readonly key: string }>(records: readonly T[], keys: readonly string[]): T[] | null {
  const byKey = new Map(records.map((record) => [record.key, record]));
  const wanted = [...new Set(keys)];
  return wanted.length === byKey.size ? wanted.flatMap((key) => byKey.get(key) ?? []) : null;
}

export type SeveralStore = ReturnType<typeof severalStore>;
