import { menuFileToRecords, newKey, type MenuFile, type NewCategory, type NewItem } from '@carta/domain';
import { categoryRow } from '../database/category-row.ts';
import type { Change } from '../database/change-business.ts';
import { itemRow } from '../database/item-row.ts';
import { readRecords } from './read-menu.ts';

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

/** Rows that one statement carries: an engine takes 32,766 parameters. */
const ROWS_PER_STATEMENT = 1000;

/** Writes the records of a menu file and says how many they are. */
export async function importMenu(
  change: Change,
  business: string,
  file: MenuFile,
  { replace = false, imageOf }: ImportOptions,
): Promise<Imported> {
  if (replace) {
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
  for (const rows of chunks(categories.map((category) => categoryRow(stored(category))))) {
    await change.insertInto('categories').values(rows).execute();
  }
  for (const rows of chunks(items.map((item) => itemRow(stored(item))))) {
    await change.insertInto('items').values(rows).execute();
  }
  return { categories: categories.length, items: items.length };
}

function chunks<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / ROWS_PER_STATEMENT);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  );
}
