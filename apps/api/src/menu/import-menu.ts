import type { ImportEffect } from '@carta/contract';
import {
  keptRecords,
  menuFileToRecords,
  newKey,
  OPERATOR,
  recordsByParent,
  type Category,
  type Item,
  type MenuFile,
  type NewCategory,
  type NewItem,
} from '@carta/domain';
import { sql } from 'kysely';
import { inSlices, nextTurn } from '../event-loop.ts';
import type { Change } from '../database/change-business.ts';
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
  await nextTurn();
  if (replace) {
    await moveToTrash(change, business, before, now);
    await deleteRecords(change, business, before);
  }
  const remaining = replace ? { categories: [], items: [] } : before;
  const existing = { categoriesL1: remaining.categories.filter(({ level }) => level === 1), items: remaining.items };
  await nextTurn();
  const { categories, items } = menuFileToRecords(file, { business, newKey, existing });
  await nextTurn();
  const kept = replace ? keptRecords(before, { categories, items }) : new Map<string, Category | Item>();
  await nextTurn();
  const stored = <T extends NewCategory | NewItem>(record: T) => {
    const url = imageOf?.(record) ?? kept.get(record.key)?.image?.url;
    return { ...record, ...(url === undefined ? {} : { image: { url } }), _id: newKey(), version: 0 };
  };
  await inSlices(categories, ROWS_PER_TURN, (slice) => insertRecords(change, { categories: slice.map(stored) }));
  await inSlices(items, ROWS_PER_TURN, (slice) => insertRecords(change, { items: slice.map(stored) }));
  await continuePriceHistory(change, business, kept, { items, by, at: now });
  const effect = { added: mainKeys({ categories }), removed: replace ? mainKeys(before) : [] };
  return { categories: categories.length, items: items.length, effect };
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
