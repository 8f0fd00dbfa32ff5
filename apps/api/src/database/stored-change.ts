import type { RecordedKind, StoredChange, TouchingChange } from '@carta/domain';
import type { ChangeNotes, Columns, RecordTable } from './change-notes.ts';

/** Columns by the key of their record. */
type Updates = Partial<Record<RecordTable, Record<string, Columns>>>;
type Keys = Partial<Record<RecordTable, string[]>>;

/** What a recorded change is told by: JSON in the column `told`. */
export interface Told {
  readonly kind: StoredChange['kind'];
  /** Key or `_id` of the record; '' for several. */
  readonly record: string;
  readonly titles?: readonly string[];
  /** True if `record` is only the last of several. */
  readonly several?: boolean;
  readonly records?: { readonly categories: number; readonly items: number; readonly groups: number };
  readonly added?: number;
  readonly removed?: number;
  readonly repriced?: number;
  readonly place?: ChangeNotes['place'];
  /** Keys of the categories that one item left and entered. */
  readonly into?: { readonly from: string; readonly to: string };
  /** The changed columns of one record. */
  readonly columns?: readonly string[];
  /** In cents, of a change of one price. */
  readonly price?: { readonly from: number; readonly to: number };
}

/** JSON in the column `before`: what an undo writes. */
export interface Before {
  readonly updated?: Updates;
  /** Keys of the deletions in the trash. */
  readonly deletions?: readonly string[];
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** JSON in the column `after`: what an undo expects to find. */
export interface After {
  readonly updated?: Updates;
  readonly created?: Keys;
  readonly deleted?: Keys;
  /** Keys of the categories that hold what was created or moved. */
  readonly holders?: readonly string[];
  readonly settings?: Readonly<Record<string, unknown>>;
}

export interface ChangeParts {
  readonly told: Told;
  readonly before: Before | null;
  readonly after: After | null;
}

const TABLES: readonly RecordTable[] = ['categories', 'items', 'option_groups'];
/** Not restored: `version` counts edits, the undo too. */
const NOT_RESTORED = ['version'];
/** Parts of a record that change without an edit of it; every other column is its content. */
export const PARTS: Readonly<Record<string, string>> = { position: 'place', featured_rank: 'rank', to_level: 'level' };
const KINDS = { categories: 'category', items: 'item', option_groups: 'optionGroup' } as const;
const MOST_TITLES = 3;

/** A record that differs since: one without `was` is created, one without `is` deleted. */
interface ChangedRecord {
  readonly table: RecordTable;
  readonly key: string;
  readonly was: Columns | null;
  readonly is: Columns | null;
  /** Of an updated one: those that differ. */
  readonly columns: readonly string[];
}

/** Returns the parts of a recorded change that come from the notes; null for `before` and `after` if nothing was changed. */
export function storedParts(notes: ChangeNotes, change: Pick<StoredChange, 'kind' | 'record'>): ChangeParts {
  const { deletions, settings } = notes;
  const changed = changedRecords(notes);
  const told = toldOf(notes, changed, change);
  if (changed.length === 0 && settings === null) return { told, before: null, after: null };
  const before: Updates = {};
  const after = { updated: {} as Updates, created: {} as Keys, deleted: {} as Keys };
  const holders = new Set<string>();
  for (const { table, key, was, is, columns } of changed) {
    if (!was) (after.created[table] ??= []).push(key);
    else if (!is) (after.deleted[table] ??= []).push(key);
    else {
      (before[table] ??= {})[key] = picked(was, columns);
      (after.updated[table] ??= {})[key] = picked(is, columns);
    }
    if (typeof is?.parent === 'string' && was?.parent !== is.parent) holders.add(is.parent);
  }
  const isRestorable = settings?.before !== null;
  return {
    told,
    before: isRestorable
      ? {
          updated: before,
          ...(deletions.length > 0 && { deletions }),
          ...(settings && { settings: settings.before }),
        }
      : null,
    after: {
      ...after,
      ...(holders.size > 0 && { holders: [...holders] }),
      ...(settings && { settings: settings.after }),
    },
  };
}

const changedRecords = ({ records }: ChangeNotes): ChangedRecord[] =>
  TABLES.flatMap((table) =>
    [...records[table]].flatMap(([key, { before: was, after: is }]) => {
      const columns = was && is ? changedColumns(was, is) : [];
      const isChanged = was && is ? columns.length > 0 : was !== is;
      return isChanged ? [{ table, key, was, is, columns }] : [];
    }),
  );

function toldOf(
  notes: ChangeNotes,
  changed: readonly ChangedRecord[],
  change: Pick<StoredChange, 'kind' | 'record'>,
): Told {
  const { settings, place } = notes;
  const edited = changed.filter(({ columns }) => columns.length === 0 || columns.some(isContent));
  const countIn = (table: RecordTable) => edited.filter((record) => record.table === table).length;
  const records = { categories: countIn('categories'), items: countIn('items'), groups: countIn('option_groups') };
  const items = changed.filter(({ table }) => table === 'items');
  const titles = edited.flatMap(({ was, is }) => (is ?? was)?.title ?? []).filter((title) => typeof title === 'string');
  const columns = new Set(changed.flatMap((record) => record.columns.filter(isContent)));
  const repriced = changed.filter((record) => record.columns.includes('price_cents'));
  const moved = changed.findLast((record) => record.columns.includes('parent'));
  const price = repriced.length === 1 && repriced[0];
  return {
    kind: kindOf(notes, change) ?? change.kind,
    record: change.record,
    titles: settings ? Object.keys(settings.after) : titles.slice(0, MOST_TITLES),
    records,
    added: items.filter(({ was }) => !was).length,
    removed: items.filter(({ is }) => !is).length,
    repriced: repriced.length,
    ...(place && { place }),
    ...(moved && records.items === 1 && { into: { from: String(moved.was?.parent), to: String(moved.is?.parent) } }),
    ...(columns.size > 0 && edited.length === 1 && { columns: [...columns] }),
    ...(price &&
      records.items === 1 && { price: { from: Number(price.was?.price_cents), to: Number(price.is?.price_cents) } }),
  };
}

const isContent = (column: string) => !(column in PARTS);

/** The kind of the one record: a restoration does not know it beforehand. */
function kindOf(notes: ChangeNotes, { kind, record }: Pick<StoredChange, 'kind' | 'record'>): Told['kind'] | undefined {
  if (kind === 'menu') return undefined;
  const table = TABLES.find((each) => notes.records[each].has(record));
  return table && KINDS[table];
}

/** Returns what a stored change touches, and what has to be untouched so that it can be undone. [CHANGE-4] */
export function touchedBy(
  change: Pick<TouchingChange, 'key' | 'undone' | 'kept'>,
  { updated = {}, created = {}, deleted = {}, holders = [], settings = {} }: After,
): TouchingChange {
  const needs: string[] = [];
  const touches: string[] = [];
  const both = (part: string) => {
    needs.push(part);
    touches.push(part);
  };
  for (const table of TABLES) {
    for (const [record, columns] of Object.entries(updated[table] ?? {}))
      for (const part of new Set(Object.keys(columns).map((column) => PARTS[column] ?? 'content')))
        both(`${record} ${part}`);
    for (const record of created[table] ?? []) {
      both(`${record} content`);
      if (table === 'categories') needs.push(`${record} holds`);
    }
    for (const record of deleted[table] ?? []) {
      both(`${record} content`);
      for (const part of Object.values(PARTS)) touches.push(`${record} ${part}`);
    }
  }
  for (const field of Object.keys(settings)) both(`settings ${field}`);
  for (const holder of holders) touches.push(`${holder} holds`);
  return { ...change, touches, needs };
}

const changedColumns = (was: Columns, is: Columns): string[] =>
  Object.keys(is).filter((column) => !NOT_RESTORED.includes(column) && was[column] !== is[column]);

const picked = (row: Columns, columns: readonly string[]): Columns =>
  Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));

/** Returns the change as home shows it; null for one that is none of the menu. */
export function lastChangeOf(what: RecordedKind, at: number, { kind, record }: Told): StoredChange | null {
  if (what === 'settings') return null;
  return { at, kind, record, done: what === 'imported' ? 'added' : what };
}
