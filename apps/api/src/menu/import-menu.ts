import {
  itemsOf,
  keptPictures,
  menuFileToRecords,
  newKey,
  subcategoriesOf,
  type MenuFile,
  type NewCategory,
  type NewItem,
} from '@carta/domain';
import type { Change } from '../database/change-business.ts';
import { keepDeletion } from '../database/deletions.ts';
import { byLevel, insertRecords, readRecords } from '../database/records.ts';

export interface ImportOptions {
  /** Takes the place of the whole menu instead of standing behind it. */
  readonly replace?: boolean;
  /** Address of a record's picture; undefined leaves the one that it keeps, or the placeholder. */
  readonly imageOf?: (record: NewCategory | NewItem) => string | undefined;
}

export interface Imported {
  readonly categories: number;
  readonly items: number;
}

/** Writes the records of a menu file and says how many they are. */
export async function importMenu(
  change: Change,
  business: string,
  file: MenuFile,
  { replace = false, imageOf, now }: ImportOptions & { now: number },
): Promise<Imported> {
  const before = await readRecords(change, business);
  if (replace) {
    await keepAll(change, business, byLevel(before), now);
    await change.deleteFrom('items').where('business', '=', business).execute();
    await change.deleteFrom('categories').where('business', '=', business).execute();
  }
  const { categories: known, items: knownItems } = replace ? { categories: [], items: [] } : before;
  const existing = { categoriesL1: known.filter(({ level }) => level === 1), items: knownItems };
  const { categories, items } = menuFileToRecords(file, { business, newKey, existing });
  const kept = replace ? keptPictures(before, { categories, items }) : new Map<string, string>();
  const stored = <T extends NewCategory | NewItem>(record: T) => {
    const url = imageOf?.(record) ?? kept.get(record.key);
    return { ...record, ...(url === undefined ? {} : { image: { url } }), _id: newKey(), version: 0 };
  };
  await insertRecords(change, { categories: categories.map(stored), items: items.map(stored) });
  return { categories: categories.length, items: items.length };
}

/** What a file takes the place of can be restored, one main category at a time. */
async function keepAll(change: Change, business: string, menu: ReturnType<typeof byLevel>, now: number): Promise<void> {
  for (const category of menu.categoriesL1) {
    const categories = [category, ...subcategoriesOf(menu, category.key)];
    const items = categories.flatMap(({ key }) => itemsOf(menu, key));
    await keepDeletion(change, business, { categories, items }, now);
  }
}
