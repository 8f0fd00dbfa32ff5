import { checkMenuSize, type Category, type Item, type Menu } from '@carta/domain';
import { categoryFromRow, categoryRow } from './category-row.ts';
import { inSlices, nextTurn } from '../processes/event-loop.ts';
import { noteRows, noteUpdates } from './change-notes.ts';
import { noteCategories, noteItems } from './note-records.ts';
import type { Change } from './change-business.ts';
import type { Database } from './database.ts';
import { itemFromRow, itemRow } from './item-row.ts';
import type { CategoryRow, ItemRow } from './tables.ts';

export interface Records {
  readonly categories: Category[];
  readonly items: Item[];
}

/** Returns categories and items, each sorted by order within its parent. */
export async function readRecords(snapshot: Database, business: string): Promise<Records> {
  const categories = await recordsIn(snapshot, 'categories', business, categoryFromRow);
  const items = await recordsIn(snapshot, 'items', business, itemFromRow);
  return { categories, items };
}

interface RowOf {
  categories: CategoryRow;
  items: ItemRow;
}

/** Reads page by page: other requests go on between the pages of a large menu. */
async function recordsIn<Table extends keyof RowOf, Entry extends { key: string; order: number }>(
  snapshot: Database,
  table: Table,
  business: string,
  fromRow: (row: RowOf[Table]) => Entry,
): Promise<Entry[]> {
  const records: Entry[] = [];
  for (let last = ''; ;) {
    const page = await snapshot
      .selectFrom(table as 'items')
      .selectAll()
      .where('business', '=', business)
      .where('key', '>', last)
      .orderBy('key')
      .limit(ROWS_PER_TURN)
      .execute();
    for (const row of page as RowOf[Table][]) records.push(fromRow(row));
    if (page.length < ROWS_PER_TURN) return records.sort((a, b) => a.order - b.order || (a.key < b.key ? -1 : 1));
    last = page.at(-1)?.key ?? '';
    await nextTurn();
  }
}

/** Returns the records as the lists that the domain's rules take. */
export function byLevel({ categories, items }: Records): Pick<Menu, 'categoriesL1' | 'categoriesL2' | 'items'> {
  return {
    categoriesL1: categories.filter(({ level }) => level === 1),
    categoriesL2: categories.filter(({ level }) => level === 2),
    items,
  };
}

/** The embedded database accepts 32,766 parameters in a statement; a row has at most 17. */
export const ROWS_PER_STATEMENT = 1000;

/** So many rows are read, written or deleted in some ms. */
export const ROWS_PER_TURN = 200;

/** Inserts new records, slice by slice. */
export async function insertRecords(change: Change, { categories, items }: Partial<Records>): Promise<void> {
  await inSlices(categories ?? [], ROWS_PER_TURN, async (slice) => {
    const rows = slice.map(categoryRow);
    await change.insertInto('categories').values(rows).execute();
    noteRows(change, 'categories', { before: [], after: rows });
  });
  await inSlices(items ?? [], ROWS_PER_TURN, async (slice) => {
    const rows = slice.map(itemRow);
    await change.insertInto('items').values(rows).execute();
    noteRows(change, 'items', { before: [], after: rows });
  });
}

/** Writes all columns of records that are there; `stored` are the records before. A deletion would take along what a category holds. */
export async function overwriteRecords(
  change: Change,
  { categories = [], items = [] }: Partial<Records>,
  stored: Records,
): Promise<void> {
  const overwrite = async (table: 'categories' | 'items', rows: readonly (CategoryRow | ItemRow)[]) => {
    const [first] = rows;
    if (!first) return;
    const columns = Object.keys(first).filter((column) => column !== 'business' && column !== 'key');
    await change
      .insertInto(table as 'items')
      .values(rows as ItemRow[])
      .onConflict((conflict) =>
        conflict
          .columns(['business', 'key'])
          .doUpdateSet((row) =>
            Object.fromEntries(columns.map((column) => [column, row.ref(`excluded.${column}` as 'excluded.title')])),
          ),
      )
      .execute();
  };
  await inSlices(categories, ROWS_PER_TURN, async (after) => {
    await overwrite('categories', after.map(categoryRow));
    noteUpdates(change, 'categories', { before: stored.categories, after }, categoryRow);
  });
  await inSlices(items, ROWS_PER_TURN, async (after) => {
    await overwrite('items', after.map(itemRow));
    noteUpdates(change, 'items', { before: stored.items, after }, itemRow);
  });
}

/** Deletes records of one business, items before the categories that hold them. */
export async function deleteRecords(change: Change, business: string, { categories, items }: Records): Promise<void> {
  const deleteFrom = <T extends { key: string }>(
    table: 'categories' | 'items',
    records: readonly T[],
    note: (slice: readonly T[]) => void,
  ) =>
    inSlices(records, ROWS_PER_TURN, async (slice) => {
      await change
        .deleteFrom(table)
        .where('business', '=', business)
        .where(
          'key',
          'in',
          slice.map(({ key }) => key),
        )
        .execute();
      note(slice);
    });
  await deleteFrom('items', items, (before) => noteItems(change, { before, after: [] }));
  await deleteFrom(
    'categories',
    categories.toSorted((a, b) => b.level - a.level),
    (before) => noteCategories(change, { before, after: [] }),
  );
}

/** Checks the limits of a business after a change that has added records. */
export async function checkStoredSize(change: Change, business: string): Promise<ReturnType<typeof checkMenuSize>> {
  const countOf = async (table: 'categories' | 'items') => {
    const { count } = await change
      .selectFrom(table as 'categories')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('business', '=', business)
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  return checkMenuSize({ categories: await countOf('categories'), items: await countOf('items') });
}
