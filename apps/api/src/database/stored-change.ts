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

/** Returns the parts of a recorded change that come from the notes; null for `before` and `after` if nothing was changed. */
export function storedParts(notes: ChangeNotes, change: Pick<StoredChange, 'kind' | 'record'>): ChangeParts {
  const before: { updated: Updates } & Before = { updated: {} };
  const after: { updated: Updates; created: Keys; deleted: Keys } = { updated: {}, created: {}, deleted: {} };
  const holders = new Set<string>();
  const titles: string[] = [];
  const records = { categories: 0, items: 0, groups: 0 };
  let repriced = 0;
  let price: Told['price'];
  let into: Told['into'];
  const edited = new Set<string>();
  for (const table of TABLES) {
    for (const [key, noted] of notes.records[table]) {
      const { before: was, after: is } = noted;
      if (!was && !is) continue;
      const title = (is ?? was)?.title;
      const columns = was && is ? changedColumns(was, is) : null;
      if (columns?.length === 0) continue;
      const isPlaceOnly = columns?.every((column) => column in PARTS) ?? false;
      if (!isPlaceOnly) {
        records[table === 'option_groups' ? 'groups' : table] += 1;
        if (typeof title === 'string' && titles.length < MOST_TITLES) titles.push(title);
      }
      if (!was) (after.created[table] ??= []).push(key);
      else if (!is) (after.deleted[table] ??= []).push(key);
      else {
        (before.updated[table] ??= {})[key] = picked(was, columns ?? []);
        (after.updated[table] ??= {})[key] = picked(is, columns ?? []);
        for (const column of columns ?? []) if (!(column in PARTS)) edited.add(column);
        if (columns?.includes('parent')) into = { from: String(was.parent), to: String(is.parent) };
        if (columns?.includes('price_cents')) {
          repriced += 1;
          price = { from: Number(was.price_cents), to: Number(is.price_cents) };
        }
      }
      if (typeof is?.parent === 'string' && was?.parent !== is.parent) holders.add(is.parent);
    }
  }
  const { deletions, settings, place } = notes;
  const told: Told = {
    kind: kindOf(notes, change) ?? change.kind,
    record: change.record,
    titles: settings ? Object.keys(settings.after) : titles,
    records,
    added: after.created.items?.length ?? 0,
    removed: after.deleted.items?.length ?? 0,
    repriced,
    ...(place && { place }),
    ...(into && records.items === 1 && { into }),
    ...(edited.size > 0 && records.categories + records.items + records.groups === 1 && { columns: [...edited] }),
    ...(price && repriced === 1 && records.items === 1 && { price }),
  };
  const isKept =
    records.categories + records.items + records.groups > 0 ||
    settings !== null ||
    TABLES.some((table) => after.updated[table]);
  if (!isKept) return { told, before: null, after: null };
  const isRestorable = settings?.before !== null;
  return {
    told,
    before: isRestorable
      ? {
          ...before,
          ...(deletions.length > 0 && { deletions }),
          ...(settings?.before && { settings: settings.before }),
        }
      : null,
    after: {
      ...after,
      ...(holders.size > 0 && { holders: [...holders] }),
      ...(settings && { settings: settings.after }),
    },
  };
}

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
