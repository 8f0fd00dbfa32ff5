import {
  newKey,
  OPERATOR,
  planImportSteps,
  type Category,
  type ChangedPrice,
  type ImportPlan,
  type ImportWay,
  type Item,
  type MenuFile,
  type NewCategory,
  type NewItem,
  type OptionGroup,
} from '@carta/domain';
import { inSlices, inTurns } from '../processes/event-loop.ts';
import type { Change } from '../database/change-business.ts';
import type { Database } from '../database/database.ts';
import {
  deleteGroups,
  insertOptionGroups,
  insertStoredGroups,
  readOptionGroups,
} from '../database/option-group-row.ts';
import { moveGroupsToTrash } from '../database/option-trash.ts';
import { changedOptions, storePriceHistory, type PriceChanger } from '../database/price-history.ts';
import { moveToTrash } from '../database/move-to-trash.ts';
import {
  byLevel,
  deleteRecords,
  insertRecords,
  overwriteRecords,
  readRecords,
  ROWS_PER_TURN,
  type Records,
} from '../database/records.ts';
import { updateEach } from '../database/update-each.ts';

export interface ImportOptions extends Partial<ImportWay> {
  /** Who changes prices by it; by default the operator. */
  readonly by?: string;
  /** True means 'replace'. Without it and a mode all of the file is added. */
  readonly replace?: boolean;
  /** Returns the address of a new record's picture; undefined means the placeholder. */
  readonly imageOf?: (record: NewCategory | NewItem) => string | undefined;
}

export interface Imported {
  readonly categories: number;
  readonly items: number;
  readonly isChanged: boolean;
  /** How many records the menu has then. */
  readonly size: { readonly categories: number; readonly items: number; readonly groups: number };
}

/** Returns the way of an import. Callers that know no modes add all of the file. [FILE-18] */
export function importWay({ mode, rest, replace }: ImportOptions): ImportWay {
  if (mode !== undefined) return { mode, rest };
  return replace === true ? { mode: 'replace' } : { mode: 'add', rest: 'add', isAppended: true };
}

export interface StoredMenu {
  readonly stored: Records;
  readonly groups: OptionGroup[];
}

export async function readStored(database: Database, business: string): Promise<StoredMenu> {
  return { stored: await readRecords(database, business), groups: await readOptionGroups(database, business) };
}

/** Returns what an import does to the stored menu. [FILE-18] */
export function planStored(
  { stored, groups }: StoredMenu,
  business: string,
  file: MenuFile,
  way: ImportWay,
): Promise<ImportPlan> {
  const menu = { ...byLevel(stored), optionGroups: groups };
  return inTurns(planImportSteps(menu, file, way, { business, newKey }));
}

/** Carries out an import and returns how many records of the file are in the menu now. Reads nothing that it has written. [FILE-18] */
export async function importMenu(
  change: Change,
  business: string,
  file: MenuFile,
  options: ImportOptions & { readonly now: number },
): Promise<Imported> {
  const { by, now, imageOf } = options;
  const { stored, groups } = await readStored(change, business);
  const plan = await planStored({ stored, groups }, business, file, importWay(options));
  const { added, changed, removed, effect } = plan;
  await writeGroups(change, business, { ...plan, items: stored.items, groups, now });
  // The server has made the key too, so that it is the id as well: two random texts a record would be a third of a menu's bytes.
  const fresh = <T extends NewCategory | NewItem>(record: T) => {
    const url = imageOf?.(record);
    return { ...record, ...(url === undefined ? {} : { image: { url } }), _id: record.key, version: 0 };
  };
  const next = <T extends { readonly version: number }>(record: T) => ({ ...record, version: record.version + 1 });
  await insertRecords(change, { categories: added.categories.map(fresh) });
  await overwriteRecords(change, { categories: changed.categories.map(next) }, stored);
  await insertRecords(change, { items: added.items.map(fresh) });
  await overwriteRecords(change, { items: changed.items.map(next) }, stored);
  await moveToTrash(change, business, removed, now);
  await deleteRecords(change, business, { categories: [...removed.categories], items: [...removed.items] });
  await storePriceHistory(change, business, changedPrices(plan, stored.items, groups), { by: by ?? OPERATOR, at: now });

  const isChanged = [added, changed, removed].some(
    (list) => list.categories.length + list.items.length + list.groups.length > 0,
  );
  const categories = file.categories.reduce((count, { categories: inside = [] }) => count + 1 + inside.length, 0);
  const sizeOf = (list: 'categories' | 'items' | 'groups', before: number) =>
    before + added[list].length - removed[list].length;
  const size = {
    categories: sizeOf('categories', stored.categories.length),
    items: sizeOf('items', stored.items.length),
    groups: sizeOf('groups', groups.length),
  };
  return { categories, items: effect.products - effect.skipped.length, isChanged, size };
}

/** Returns the records as they are stored. */
function formerOf<T extends { readonly key: string }>(stored: readonly T[], records: readonly T[]): T[] {
  const byKey = new Map(stored.map((record) => [record.key, record]));
  return records.flatMap(({ key }) => byKey.get(key) ?? []);
}

interface GroupWrites extends ImportPlan {
  readonly items: readonly Item[];
  readonly groups: readonly OptionGroup[];
  readonly now: number;
}

async function writeGroups(
  change: Change,
  business: string,
  { added, changed, removed, items, groups, now }: GroupWrites,
) {
  await moveGroupsToTrash(change, business, { items, groups: removed.groups }, now);
  await deleteGroups(change, business, formerOf(groups, [...changed.groups, ...removed.groups]));
  await insertOptionGroups(change, added.groups);
  await insertStoredGroups(
    change,
    changed.groups.map((group) => ({ ...group, version: group.version + 1 })),
  );
}

/** The prices of products and options that an import changes. [HIST-1] */
function changedPrices(
  { changed }: ImportPlan,
  items: readonly Item[],
  groups: readonly OptionGroup[],
): ChangedPrice[] {
  const before = new Map(items.map((item) => [item.key, item]));
  const old = new Map(groups.map((group) => [group.key, group]));
  return [
    ...changed.items.flatMap(({ key, price: to }) => {
      const from = before.get(key)?.price;
      return from ? [{ key, from, to }] : [];
    }),
    ...changed.groups.flatMap((group) => {
      const was = old.get(group.key);
      return was ? changedOptions(was, group) : [];
    }),
  ];
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
    await updateEach(
      change,
      { table: 'price_history', column: 'key', type: 'text', business },
      slice.map(({ key, old }) => [old, key]),
    );
  });
  await storePriceHistory(change, business, continued, changer);
}
