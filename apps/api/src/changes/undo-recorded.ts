import { ok, refused, type Category, type Deletion, type Item, type OptionGroup } from '@carta/domain';
import { sql } from 'kysely';
import { categoryFromRow } from '../database/category-row.ts';
import type { Change, ChangeResult } from '../database/change-business.ts';
import type { Columns, RecordTable } from '../database/change-notes.ts';
import { itemFromRow } from '../database/item-row.ts';
import { optionGroupFromRow } from '../database/option-group-row.ts';
import { deleteGroup } from '../database/option-trash.ts';
import { changedOptions, storePriceHistory } from '../database/price-history.ts';
import { deleteRecords } from '../database/records.ts';
import { restoreDeletions } from '../database/restore-deletions.ts';
import type { Secrets } from '../database/secrets.ts';
import { PAIRS_PER_STATEMENT } from '../database/siblings.ts';
import { storeDeletions, takeDeletions } from '../database/store-deletion.ts';
import type { After, Before } from '../database/stored-change.ts';
import type { CategoryRow, ChangeRow, ItemRow, OptionGroupRow } from '../database/tables.ts';
import { currentAuthor } from '../database/author.ts';
import { readSettings, saveSettings } from '../database/save-settings.ts';
import type { PriceChanger } from '../database/price-history.ts';
import type { ImportEffect } from '@carta/contract';

/** The records as they are since, and the keys of those that went to the trash. */
export interface UndoneChange {
  readonly categories: Category[];
  readonly items: Item[];
  readonly groups: OptionGroup[];
  readonly removed: string[];
}

export interface UndoDeps {
  readonly publicUrl: string;
  readonly secrets: Secrets;
  /** ms since 1970. */
  readonly now: number;
  readonly undoImport: (
    change: Change,
    business: string,
    effect: ImportEffect,
    changer: PriceChanger,
  ) => Promise<ChangeResult<unknown>>;
}

interface Rows {
  categories: CategoryRow;
  items: ItemRow;
  option_groups: OptionGroupRow;
}
type StoredRows = { readonly [T in RecordTable]: ReadonlyMap<string, Rows[T]> };

/** Columns that change without an edit of their record. */
const NOT_EDITED = ['position', 'featured_rank', 'to_level'];
const KEYS_PER_STATEMENT = 1_000;

/**
 * Writes what was there before a change: values are written back, deleted records come from the trash, created ones go there. Refuses 'stale'
 * if a value is not the one that the change left, and what a restoration refuses. [CHANGE-4]
 */
export async function undoRecorded(
  change: Change,
  business: string,
  row: Pick<ChangeRow, 'before' | 'after' | 'what'>,
  { publicUrl, secrets, now, undoImport }: UndoDeps,
): Promise<ChangeResult<UndoneChange>> {
  const before = JSON.parse(row.before ?? '{}') as Before;
  const after = JSON.parse(row.after ?? '{}') as After;
  const stored = await rowsOf(change, business, after);
  if (!isAsLeft(after, stored)) return refused('stale');
  const changer = { by: currentAuthor().by, at: now };
  let restored: Pick<UndoneChange, 'categories' | 'items' | 'groups'> = { categories: [], items: [], groups: [] };
  const removed = Object.values(after.created ?? {}).flat();

  if (before.settings) {
    const current = await readSettings(change, business);
    const isSame = (field: string, value: unknown) => JSON.stringify(current[field]) === JSON.stringify(value);
    if (Object.entries(after.settings ?? {}).some(([field, value]) => !isSame(field, value))) return refused('stale');
    const saved = await saveSettings(change, business, before.settings, { publicUrl, secrets });
    if (!saved.ok) return saved;
  }
  const { deletions = [] } = before;
  if (row.what === 'imported') {
    const effect = { added: rootsOf(after, stored), removed: [...deletions] };
    if (effect.added.length + effect.removed.length > 0) {
      const undone = await undoImport(change, business, effect, changer);
      if (!undone.ok) return undone;
    }
  } else {
    const emptied = await removeCreated(change, business, { after, stored, now });
    if (!emptied.ok) return emptied;
    const taken = await takeDeletions(change, business, deletions, now);
    if (taken.length < deletions.length) return refused('stale');
    // The groups of items are values of theirs, written below.
    const back = await restoreDeletions(change, business, taken.map(withoutUses));
    if (!back.ok) return back;
    restored = back.value;
  }
  await writeBack(change, business, before.updated ?? {});
  const written = await rowsOf(change, business, { updated: before.updated ?? {} });
  await storePriceHistory(change, business, repriced(stored, written), changer);
  const updated = {
    categories: [...written.categories.values()].map(categoryFromRow),
    items: [...written.items.values()].map(itemFromRow),
    groups: [...written.option_groups.values()].map(optionGroupFromRow),
  };
  return ok({
    categories: [...restored.categories, ...updated.categories],
    items: [...restored.items, ...updated.items],
    groups: [...restored.groups, ...updated.groups],
    removed,
  });
}

/** Reads the rows that a change has written and that are still there. */
async function rowsOf(change: Change, business: string, { updated = {}, created = {} }: After): Promise<StoredRows> {
  const read = async <T extends RecordTable>(table: T): Promise<Map<string, Rows[T]>> => {
    const keys = [...Object.keys(updated[table] ?? {}), ...(created[table] ?? [])];
    const rows = new Map<string, Rows[T]>();
    for (let start = 0; start < keys.length; start += KEYS_PER_STATEMENT) {
      const found = await change
        .selectFrom(table as 'items')
        .selectAll()
        .where('business', '=', business)
        .where('key', 'in', keys.slice(start, start + KEYS_PER_STATEMENT))
        .execute();
      for (const row of found) rows.set(row.key, row as Rows[T]);
    }
    return rows;
  };
  return {
    categories: await read('categories'),
    items: await read('items'),
    option_groups: await read('option_groups'),
  };
}

/** True if every record that the change has written is there, with the values that it left. */
function isAsLeft({ updated = {}, created = {} }: After, stored: StoredRows): boolean {
  const tables = Object.keys(stored) as RecordTable[];
  return tables.every((table) => {
    const rows = stored[table] as ReadonlyMap<string, object>;
    const hasValues = ([key, columns]: [string, Columns]) => {
      const row = rows.get(key) as Columns | undefined;
      return row !== undefined && Object.entries(columns).every(([column, value]) => row[column] === value);
    };
    return (
      (created[table] ?? []).every((key) => rows.has(key)) && Object.entries(updated[table] ?? {}).every(hasValues)
    );
  });
}

/** Returns the keys of the created main categories and groups. */
function rootsOf({ created = {} }: After, stored: StoredRows): string[] {
  const mains = (created.categories ?? []).filter((key) => stored.categories.get(key)?.level === 1);
  return [...mains, ...(created.option_groups ?? [])];
}

interface Created {
  readonly after: After;
  readonly stored: StoredRows;
  readonly now: number;
}

/** Moves what a change has created to the trash. Refuses 'stale' if a created category holds something else. */
async function removeCreated(
  change: Change,
  business: string,
  { after: { created = {} }, stored, now }: Created,
): Promise<ChangeResult<null>> {
  const categories = (created.categories ?? []).flatMap((key) => stored.categories.get(key) ?? []);
  const items = (created.items ?? []).flatMap((key) => stored.items.get(key) ?? []);
  const keys = new Set([...categories, ...items].map(({ key }) => key));
  if (categories.length > 0) {
    const parents = categories.map(({ key }) => key);
    const heldIn = (table: 'categories' | 'items') =>
      change
        .selectFrom(table as 'items')
        .select('key')
        .where('business', '=', business)
        .where('parent', 'in', parents)
        .execute();
    const held = [...(await heldIn('categories')), ...(await heldIn('items'))];
    if (held.some(({ key }) => !keys.has(key))) return refused('stale');
  }
  const isRoot = ({ parent }: { readonly parent: string | null }) => parent === null || !keys.has(parent);
  const family = (root: CategoryRow): Deletion => {
    const held = [root, ...categories.filter(({ parent }) => parent === root.key)];
    const inside = new Set(held.map(({ key }) => key));
    return {
      categories: held.map(categoryFromRow),
      items: items.filter(({ parent }) => inside.has(parent)).map(itemFromRow),
    };
  };
  const deletions = [
    ...categories.filter(isRoot).map(family),
    ...items.filter(isRoot).map((item): Deletion => ({ categories: [], items: [itemFromRow(item)] })),
  ];
  await storeDeletions(change, business, deletions, now);
  const records = { categories: categories.map(categoryFromRow), items: items.map(itemFromRow) };
  await deleteRecords(change, business, records);
  for (const key of created.option_groups ?? []) {
    const group = stored.option_groups.get(key);
    if (group) await deleteGroup(change, business, optionGroupFromRow(group), now);
  }
  return ok(null);
}

const withoutUses = ({ uses: _, ...deletion }: Deletion): Deletion => deletion;

/** Writes values back, column by column, and raises the version of the records whose content it changes. */
async function writeBack(change: Change, business: string, updated: NonNullable<Before['updated']>): Promise<void> {
  for (const table of Object.keys(updated) as RecordTable[]) {
    const records = Object.entries(updated[table] ?? {});
    const columns = new Set(records.flatMap(([, values]) => Object.keys(values)));
    for (const column of columns) {
      const pairs = records.flatMap(([key, values]) =>
        column in values ? [[key, values[column] ?? null] as const] : [],
      );
      for (let start = 0; start < pairs.length; start += PAIRS_PER_STATEMENT)
        await writeColumn(change, business, { table, column, pairs: pairs.slice(start, start + PAIRS_PER_STATEMENT) });
    }
    const edited = records.filter(([, values]) => Object.keys(values).some((column) => !NOT_EDITED.includes(column)));
    for (let start = 0; start < edited.length; start += KEYS_PER_STATEMENT)
      await change
        .updateTable(table as 'items')
        .set((row) => ({ version: row('version', '+', 1) }))
        .where('business', '=', business)
        .where(
          'key',
          'in',
          edited.slice(start, start + KEYS_PER_STATEMENT).map(([key]) => key),
        )
        .execute();
  }
}

const TEXT_COLUMNS = [
  ...['parent', 'title', 'description', 'image_url', 'allergens', 'diets', 'option_groups', 'availability'],
  ...['pricing', 'options'],
];

interface ColumnValues {
  readonly table: RecordTable;
  readonly column: string;
  readonly pairs: readonly (readonly [key: string, value: string | number | null])[];
}

async function writeColumn(change: Change, business: string, { table, column, pairs }: ColumnValues): Promise<void> {
  const type = TEXT_COLUMNS.includes(column) ? sql`text` : sql`bigint`;
  const rows = pairs.map(([key, value]) => sql`(${key}, cast(${value} as ${type}))`);
  await sql`
    update ${sql.table(table)}
    set ${sql.ref(column)} = written.column2
    from (values ${sql.join(rows)}) as written
    where ${sql.ref(`${table}.business`)} = ${business} and ${sql.ref(`${table}.key`)} = written.column1
  `.execute(change);
}

/** The prices that an undo changes. */
function repriced(before: StoredRows, after: StoredRows) {
  const items = [...after.items.values()].flatMap((row) => {
    const old = before.items.get(row.key);
    return old ? [{ key: row.key, from: priceOf(old), to: priceOf(row) }] : [];
  });
  const options = [...after.option_groups.values()].flatMap((row) => {
    const old = before.option_groups.get(row.key);
    return old ? changedOptions(optionGroupFromRow(old), optionGroupFromRow(row)) : [];
  });
  return [...items, ...options];
}

const priceOf = (row: ItemRow): Item['price'] => itemFromRow(row).price;
