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
import { storeDeletion } from '../database/store-deletion.ts';
import { byLevel, insertRecords, readRecords } from '../database/records.ts';

export interface ImportOptions {
  /** Replaces the whole menu instead of adding to its end. */
  readonly replace?: boolean;
  /** Returns the address of a record's picture; undefined keeps the former one, or the placeholder. */
  readonly imageOf?: (record: NewCategory | NewItem) => string | undefined;
}

export interface Imported {
  readonly categories: number;
  readonly items: number;
}

/** Writes the records of a menu file and returns how many. */
export async function importMenu(
  change: Change,
  business: string,
  file: MenuFile,
  { replace = false, imageOf, now }: ImportOptions & { now: number },
): Promise<Imported> {
  const before = await readRecords(change, business);
  if (replace) {
    await moveToTrash(change, business, byLevel(before), now);
    await change.deleteFrom('items').where('business', '=', business).execute();
    await change.deleteFrom('categories').where('business', '=', business).execute();
  }
  const remaining = replace ? { categories: [], items: [] } : before;
  const existing = { categoriesL1: remaining.categories.filter(({ level }) => level === 1), items: remaining.items };
  const { categories, items } = menuFileToRecords(file, { business, newKey, existing });
  const pictures = replace ? keptPictures(before, { categories, items }) : new Map<string, string>();
  const stored = <T extends NewCategory | NewItem>(record: T) => {
    const url = imageOf?.(record) ?? pictures.get(record.key);
    return { ...record, ...(url === undefined ? {} : { image: { url } }), _id: newKey(), version: 0 };
  };
  await insertRecords(change, { categories: categories.map(stored), items: items.map(stored) });
  return { categories: categories.length, items: items.length };
}

/** Puts the whole menu into the trash, one deletion for each main category. */
async function moveToTrash(
  change: Change,
  business: string,
  menu: ReturnType<typeof byLevel>,
  now: number,
): Promise<void> {
  for (const category of menu.categoriesL1) {
    const categories = [category, ...subcategoriesOf(menu, category.key)];
    const items = categories.flatMap(({ key }) => itemsOf(menu, key));
    await storeDeletion(change, business, { categories, items }, now);
  }
}
