import type { ImportEffect } from '@carta/contract';
import {
  declaresMore,
  keptRecords,
  menuFileToRecords,
  newKey,
  OPERATOR,
  recordsByParent,
  withoutEmpty,
  type Category,
  type Item,
  type MenuFile,
  type NewCategory,
  type NewItem,
} from '@carta/domain';
import { sql } from 'kysely';
import { inSlices, nextTurn } from '../processes/event-loop.ts';
import type { Change } from '../database/change-business.ts';
import { insertOptionGroups, readOptionGroups } from '../database/option-group-row.ts';
import { moveGroupsToTrash } from '../database/option-trash.ts';
import { storePriceHistory, type PriceChanger } from '../database/price-history.ts';
import { storeDeletions } from '../database/store-deletion.ts';
import { deleteRecords, insertRecords, readRecords, ROWS_PER_TURN, type Records } from '../database/records.ts';

export interface ImportOptions {
  /** Who changes prices by it; by default the operator. */
  readonly by?: string;
  /** Replaces the whole menu instead of adding to its end. */
  readonly replace?: boolean;
  /** Returns the address of a record's picture; undefined keeps the former one, or the placeholder. */
  readonly imageOf?: (record: NewCategory | NewItem) => string | undefined;
}

export interface Imported {
  readonly categories: number;
  readonly items: number;
  readonly effect: ImportEffect;
}

/** Writes the records of a menu file and returns how many, and what undoes it. */
export async function importMenu(
  change: Change,
  business: string,
  file: MenuFile,
  { replace = false, imageOf, by = OPERATOR, now }: ImportOptions & { now: number },
): Promise<Imported> {
  const before = await readRecords(change, business);
  const groupsBefore = await readOptionGroups(change, business);
  await nextTurn();
  const replacesGroups = replace && declaresMore(file);
  if (replacesGroups) await moveGroupsToTrash(change, business, { ...before, groups: groupsBefore }, now);
  if (replace) {
    await moveToTrash(change, business, before, now);
    await deleteRecords(change, business, before);
  }
  const remaining = replace ? { categories: [], items: [] } : before;
  const remainingGroups = replacesGroups ? [] : groupsBefore;
  const existing = {
    categoriesL1: remaining.categories.filter(({ level }) => level === 1),
    items: remaining.items,
    optionGroups: remainingGroups,
  };
  await nextTurn();
  const { categories, items, optionGroups } = menuFileToRecords(file, { business, newKey, existing });
  await nextTurn();
  const kept = replace ? keptRecords(before, { categories, items }) : new Map<string, Category | Item>();
  await nextTurn();
  // The server has made the key too, so that it is the id as well: two random texts a record would be a third of a menu's bytes.
  const stored = <T extends NewCategory | NewItem>(record: T) => {
    const url = imageOf?.(record) ?? kept.get(record.key)?.image?.url;
    const old = declaresMore(file) ? undefined : kept.get(record.key);
    return {
      ...record,
      ...declaredBy(old),
      ...(url === undefined ? {} : { image: { url } }),
      _id: record.key,
      version: 0,
    };
  };
  await insertOptionGroups(change, optionGroups);
  await inSlices(categories, ROWS_PER_TURN, (slice) => insertRecords(change, { categories: slice.map(stored) }));
  await inSlices(items, ROWS_PER_TURN, (slice) => insertRecords(change, { items: slice.map(stored) }));
  await continuePriceHistory(change, business, kept, { items, by, at: now });
  const effect = {
    added: [...mainKeys({ categories }), ...keysOf(optionGroups)],
    removed: [...(replace ? mainKeys(before) : []), ...(replacesGroups ? keysOf(groupsBefore) : [])],
  };
  return { categories: categories.length, items: items.length, effect };
}

const keysOf = (records: readonly { readonly key: string }[]) => records.map(({ key }) => key);

/** What a record that stays declares, where the file says nothing of it. [GROUP-6] */
function declaredBy(old: Category | Item | undefined) {
  if (!old) return {};
  if (!('price' in old)) return withoutEmpty({ availability: old.availability });
  const { allergens, diets, optionGroups } = old;
  return withoutEmpty({ allergens, diets, optionGroups });
}

function mainKeys({ categories }: { readonly categories: readonly Pick<Category, 'key' | 'level'>[] }): string[] {
  return categories.filter(({ level }) => level === 1).map(({ key }) => key);
}

interface Continuing extends PriceChanger {
  readonly items: readonly Pick<Item, 'key' | 'price'>[];
}

/** Moves the history of prices of the kept records to the items that take their place, and adds their new prices. [HIST-1] */
export async function continuePriceHistory(
  change: Change,
  business: string,
  kept: ReadonlyMap<string, Category | Item>,
  { items, ...changer }: Continuing,
): Promise<void> {
  const continued = items.flatMap(({ key, price: to }) => {
    const old = kept.get(key);
    return old && 'price' in old ? [{ key, old: old.key, from: old.price, to }] : [];
  });
  await inSlices(continued, ROWS_PER_TURN, async (slice) => {
    const keys = slice.map(({ key, old }) => sql`(${old}, ${key})`);
    await sql`
      update price_history
      set key = continued.column2
      from (values ${sql.join(keys)}) as continued
      where price_history.business = ${business} and price_history.key = continued.column1
    `.execute(change);
  });
  await storePriceHistory(change, business, continued, changer);
}

/** Deletions that are written in some ms. */
const DELETIONS_PER_TURN = 20;

/** Puts records into the trash, one deletion for each main category. */
export async function moveToTrash(
  change: Change,
  business: string,
  { categories, items }: Records,
  now: number,
): Promise<void> {
  const subcategories = recordsByParent(categories);
  const itemsIn = recordsByParent(items);
  const deletions = (subcategories.get(undefined) ?? []).map((main) => {
    const held = [main, ...(subcategories.get(main.key) ?? [])];
    return { categories: held, items: held.flatMap(({ key }) => itemsIn.get(key) ?? []) };
  });
  await nextTurn();
  await inSlices(deletions, DELETIONS_PER_TURN, (slice) => storeDeletions(change, business, slice, now));
}
