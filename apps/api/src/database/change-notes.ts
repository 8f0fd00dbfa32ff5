export type RecordTable = 'categories' | 'items' | 'option_groups';
type Value = string | number | null;
export type Columns = Readonly<Record<string, Value>>;

/** A row, or some of its columns. */
interface Row {
  readonly key: string;
}

interface NotedRecord {
  /** Null if the change creates it. */
  readonly before: Columns | null;
  /** Null if the change deletes it. */
  readonly after: Columns | null;
}

/** Changed fields of the settings. */
type Fields = Readonly<Record<string, unknown>>;

/** What the statements of one change do to the records and the settings of a business. */
export class ChangeNotes {
  readonly records: Readonly<Record<RecordTable, Map<string, NotedRecord>>> = {
    categories: new Map(),
    items: new Map(),
    option_groups: new Map(),
  };
  /** Keys of the deletions that are in the trash since. */
  readonly deletions: string[] = [];
  /** `before` is null if it cannot be restored: a token is kept nowhere else. */
  settings: { readonly before: Fields | null; readonly after: Fields } | null = null;
  /** 0-based indexes of the one moved record among its siblings. */
  place: { readonly from: number; readonly to: number; readonly parent: string | null } | null = null;
  /** Who has made it, if not the author of the running call. */
  by: string | null = null;

  add(table: RecordTable, key: string, { before, after }: NotedRecord): void {
    const noted = this.records[table].get(key);
    this.records[table].set(key, {
      before: noted ? merged(before, noted.before) : before,
      after: noted ? merged(noted.after, after) : after,
    });
  }
}

/** Null on either side is a record that is not there. */
function merged(columns: Columns | null, over: Columns | null): Columns | null {
  return columns && over ? { ...columns, ...over } : over;
}

/** By the transaction of the change. */
const running = new WeakMap<object, ChangeNotes>();

/** Runs the statements of a change, with notes of what they do. */
export async function withNotes<T>(change: object, notes: ChangeNotes, work: () => Promise<T>): Promise<T> {
  running.set(change, notes);
  try {
    return await work();
  } finally {
    running.delete(change);
  }
}

/** The notes of the running change; undefined in a transaction that is none. */
export function notesIn(change: object): ChangeNotes | undefined {
  return running.get(change);
}

/**
 * Notes rows as they are before and after a statement, at least with the columns that it writes. A row that is only `before` is deleted, one
 * that is only `after` is created. Every statement that writes a record is noted: the list of the last changes and their undo come from it.
 */
export function noteRows(
  change: object,
  table: RecordTable,
  { before, after }: { readonly before: readonly Row[]; readonly after: readonly Row[] },
): void {
  const notes = running.get(change);
  if (!notes) return;
  const was = new Map(before.map((row) => [row.key, row as unknown as Columns]));
  const is = new Map(after.map((row) => [row.key, row as unknown as Columns]));
  for (const key of new Set([...was.keys(), ...is.keys()]))
    notes.add(table, key, { before: was.get(key) ?? null, after: is.get(key) ?? null });
}

/** Notes an update of records: those that are both `before` and `after`, with the row or the columns that `rowOf` returns. */
export function noteUpdates<T extends Row>(
  change: object,
  table: RecordTable,
  { before, after }: { readonly before: readonly T[]; readonly after: readonly T[] },
  rowOf: (record: T) => Row,
): void {
  if (!running.has(change)) return;
  const written = new Set(after.map(({ key }) => key));
  const former = before.filter(({ key }) => written.has(key));
  const known = new Set(former.map(({ key }) => key));
  const updated = after.filter(({ key }) => known.has(key));
  noteRows(change, table, { before: former.map(rowOf), after: updated.map(rowOf) });
}
