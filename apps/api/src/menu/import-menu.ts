import {
  itemsOf,
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
  /** Address of a record's picture; undefined leaves the placeholder. */
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
  if (replace) {
    await keepAll(change, business, now);
    await change.deleteFrom('items').where('business', '=', business).execute();
    await change.deleteFrom('categories').where('business', '=', business).execute();
  }
  const { categories: known, items: knownItems } = await readRecords(change, business);
  const existing = { categoriesL1: known.filter(({ level }) => level === 1), items: knownItems };
  const { categories, items } = menuFileToRecords(file, { business, newKey, existing });
  const stored = <T extends NewCategory | NewItem>(record: T) => {
    const url = imageOf?.(record);
    return { ...record, ...(url === undefined ? {} : { image: { url } }), _id: newKey(), version: 0 };
  };
  await insertRecords(change, { categories: categories.map(stored), items: items.map(stored) });
  return { categories: categories.length, items: items.length };
}

/** What a file takes the place of can be restored, one main category at a time. */
async function keepAll(change: Change, business: string, now: number): Promise<void> {
  const menu = byLevel(await readRecords(change, business));
  for (const category of menu.categoriesL1) {
    const categories = [category, ...subcategoriesOf(menu, category.key)];
    const items = categories.flatMap(({ key }) => itemsOf(menu, key));
    await keepDeletion(change, business, { categories, items }, now);
  }
}
