import { type Category, type Deletion, isChanged, type Item, ok, refused } from '@carta/domain';
import { categoryFromRow } from '../database/category-row.ts';
import type { Change, ChangeResult } from '../database/change-business.ts';
import type { Columns, RecordTable } from '../database/change-notes.ts';
import { itemFromRow } from '../database/item-row.ts';
import { optionGroupFromRow } from '../database/option-group-row.ts';
import { deleteGroup, type RestoredRecords } from '../database/option-trash.ts';
import { changedOptions, storePriceHistory } from '../database/price-history.ts';
import { moveToTrash } from '../database/move-to-trash.ts';
import { deleteRecords, insertRecords, readRecords, ROWS_PER_STATEMENT } from '../database/records.ts';
import { restoreDeletions } from '../database/restore-deletions.ts';
import type { Secrets } from '../database/secrets.ts';
import { takeDeletions } from '../database/store-deletion.ts';
import type { After, Before } from '../database/stored-change.ts';
import type { CategoryRow, ChangeRow, ItemRow, OptionGroupRow } from '../database/tables.ts';
import { withFormerRanks, writeBack } from './write-back.ts';
import { currentAuthor } from '../database/author.ts';
import { readSettings, saveSettings } from '../database/save-settings.ts';

/** The records as they are since, and the keys of those that went to the trash. */
export interface UndoneChange extends RestoredRecords {
  readonly removed: string[];
}

export interface UndoDeps {
  readonly publicUrl: string;
  readonly secrets: Secrets;
  /** ms since 1970. */
  readonly now: number;
  /** True leaves what was changed, restored or deleted since as it is, where otherwise all is refused. */
  readonly skipsChanged?: boolean;
}

interface Rows {
  categories: CategoryRow;
  items: ItemRow;
  option_groups: OptionGroupRow;
}
type StoredRows = { readonly [T in RecordTable]: ReadonlyMap<string, Rows[T]> };

/**
 * Writes what was there before a change: values are written back, deleted records come from the trash, created ones go there. Refuses 'stale'
 * if a value is not the one that the change left, and what a restoration refuses. [CHANGE-4]
 */
export async function undoRecorded(
  change: Change,
  business: string,
  row: Pick<ChangeRow, 'before' | 'after'>,
  deps: UndoDeps,
): Promise<ChangeResult<UndoneChange>> {
  const { now, skipsChanged = false } = deps;
  const before = JSON.parse(row.before ?? '{}') as Before;
  const after = JSON.parse(row.after ?? '{}') as After;
  const stored = await rowsOf(change, business, after);
  if (!skipsChanged && !isAsLeft(after, stored)) return refused('stale');
  const settings = await writeSettingsBack(change, business, { before, after }, deps);
  if (!settings.ok) return settings;
  const { deletions = [] } = before;
  const taken = await takeDeletions(change, business, deletions, now);
  if (!skipsChanged && taken.length < deletions.length) return refused('stale');
  const places = await placesFor(change, business, { after, taken });
  const hasPlace = ({ parent }: Columns) => typeof parent !== 'string' || places.has(parent);
  const asLeft = skipsChanged ? valuesAsLeft(before, after, { stored, hasPlace }) : (before.updated ?? {});
  if (!Object.values(asLeft.items ?? {}).every(hasPlace)) return refused('parent-gone');
  // First what moved goes back: created categories are empty then, and former places are free.
  const gone = new Set(taken.flatMap(({ categories }) => categories.map(({ key }) => key)));
  const waiting = waitingFor(gone, asLeft, stored);
  await deleteRecords(change, business, { categories: [], items: waiting.items });
  await writeBack(change, business, { ...asLeft, categories: { ...asLeft.categories, ...waiting.categories } });
  const emptied = await removeCreated(change, business, { after, stored, now, takesOthers: skipsChanged });
  if (!emptied.ok) return emptied;
  // The groups of items are values of theirs, written above.
  const back = await restoreDeletions(change, business, taken.map(withoutUses));
  if (!back.ok) return back;
  await insertRecords(change, { items: waiting.items });
  await writeBack(change, business, { categories: waiting.parents, items: waiting.values });
  const restored = { ...back.value, items: await withFormerRanks(change, business, back.value.items, taken) };
  const written = await rowsOf(change, business, { updated: asLeft });
  await storePriceHistory(change, business, repriced(stored, written), { by: currentAuthor().by, at: now });
  return ok({
    categories: [...restored.categories, ...[...written.categories.values()].map(categoryFromRow)],
    items: [...restored.items, ...[...written.items.values()].map(itemFromRow)],
    groups: [...restored.groups, ...[...written.option_groups.values()].map(optionGroupFromRow)],
    removed: Object.values(after.created ?? {}).flat(),
  });
}

/** Refuses 'stale' if a field of the settings is not as the change left it. */
async function writeSettingsBack(
  change: Change,
  business: string,
  { before, after }: { readonly before: Before; readonly after: After },
  { publicUrl, secrets }: UndoDeps,
): Promise<ChangeResult<null>> {
  if (!before.settings) return ok(null);
  const current = await readSettings(change, business);
  if (Object.entries(after.settings ?? {}).some(([field, value]) => isChanged(current[field], value)))
    return refused('stale');
  const saved = await saveSettings(change, business, before.settings, { publicUrl, secrets });
  return saved.ok ? ok(null) : saved;
}

/** Reads the rows that a change has written and that are still there. */
async function rowsOf(change: Change, business: string, { updated = {}, created = {} }: After): Promise<StoredRows> {
  const read = async <T extends RecordTable>(table: T): Promise<Map<string, Rows[T]>> => {
    const keys = [...Object.keys(updated[table] ?? {}), ...(created[table] ?? [])];
    const rows = new Map<string, Rows[T]>();
    for (let start = 0; start < keys.length; start += ROWS_PER_STATEMENT) {
      const found = await change
        .selectFrom(table as 'items')
        .selectAll()
        .where('business', '=', business)
        .where('key', 'in', keys.slice(start, start + ROWS_PER_STATEMENT))
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

interface Waiting {
  readonly items: Item[];
  /** Of these items. */
  readonly values: Record<string, Columns>;
  /** The values of categories that stand without their parent until it is back. */
  readonly categories: Record<string, Columns>;
  readonly parents: Record<string, Columns>;
}

/** Returns what goes back into categories that come from the trash: it has no place before them. */
function waitingFor(
  gone: ReadonlySet<string>,
  { items = {}, categories = {} }: NonNullable<Before['updated']>,
  stored: StoredRows,
): Waiting {
  const isWaiting = ([, { parent }]: [string, Columns]) => typeof parent === 'string' && gone.has(parent);
  const [values, held] = [Object.entries(items).filter(isWaiting), Object.entries(categories).filter(isWaiting)];
  const found = values.flatMap(([key, { parent }]) => {
    const row = stored.items.get(key);
    return row ? [itemFromRow({ ...row, parent: String(parent) })] : [];
  });
  return {
    items: found,
    values: Object.fromEntries(values),
    categories: Object.fromEntries(held.map(([key, columns]) => [key, { ...columns, parent: null }])),
    parents: Object.fromEntries(held.map(([key, { parent = null }]) => [key, { parent }])),
  };
}

/** Returns the keys of the categories that stand once a change is undone. */
async function placesFor(
  change: Change,
  business: string,
  { after, taken }: { readonly after: After; readonly taken: readonly Deletion[] },
): Promise<ReadonlySet<string>> {
  const rows = await change.selectFrom('categories').select('key').where('business', '=', business).execute();
  const created = new Set(after.created?.categories);
  const back = taken.flatMap(({ categories }) => categories);
  return new Set([...rows, ...back].map(({ key }) => key).filter((key) => !created.has(key)));
}

/** Returns the values to write back of those that are still as the change left them. */
function valuesAsLeft(
  { updated = {} }: Before,
  after: After,
  { stored, hasPlace }: { readonly stored: StoredRows; readonly hasPlace: (columns: Columns) => boolean },
): NonNullable<Before['updated']> {
  const kept: { [Table in RecordTable]?: Record<string, Columns> } = {};
  for (const table of Object.keys(updated) as RecordTable[]) {
    const rows = stored[table] as ReadonlyMap<string, object>;
    for (const [key, values] of Object.entries(updated[table] ?? {})) {
      const row = rows.get(key) as Columns | undefined;
      const left = after.updated?.[table]?.[key];
      if (!row || !hasPlace(values)) continue;
      const same = Object.entries(values).filter(([column]) => row[column] === left?.[column]);
      if (same.length > 0) (kept[table] ??= {})[key] = Object.fromEntries(same);
    }
  }
  return kept;
}

interface Created {
  readonly after: After;
  readonly stored: StoredRows;
  readonly now: number;
  /** True moves what else a created category holds to the trash with it. */
  readonly takesOthers: boolean;
}

/** Moves what a change has created to the trash. Refuses 'stale' if a created category holds something else, unless that goes along. */
async function removeCreated(
  change: Change,
  business: string,
  { after: { created = {} }, stored, now, takesOthers }: Created,
): Promise<ChangeResult<null>> {
  const made = new Set([...(created.categories ?? []), ...(created.items ?? [])]);
  if (made.size > 0) {
    const standing = await readRecords(change, business);
    const isGone = ({ key, parent }: Category) => made.has(key) || (parent !== undefined && made.has(parent));
    const categories = standing.categories.filter(isGone);
    const inside = new Set(categories.map(({ key }) => key));
    const items = standing.items.filter(({ key, parent }) => made.has(key) || inside.has(parent));
    if (!takesOthers && [...categories, ...items].some(({ key }) => !made.has(key))) return refused('stale');
    await moveToTrash(change, business, { categories, items }, now);
    await deleteRecords(change, business, { categories, items });
  }
  for (const key of created.option_groups ?? []) {
    const group = stored.option_groups.get(key);
    if (group) await deleteGroup(change, business, optionGroupFromRow(group), now);
  }
  return ok(null);
}

const withoutUses = ({ uses: _, ...deletion }: Deletion): Deletion => deletion;

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
