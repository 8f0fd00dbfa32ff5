import { moves, type Table, type WrittenTables } from '@carta/domain';

/** One change of the list of tables. */
export type TableChange =
  | { readonly kind: 'added'; readonly tables: readonly Pick<Table, 'key' | 'title'>[] }
  /** `from` is the title over which the owner has typed. */
  | { readonly kind: 'renamed'; readonly key: string; readonly title: string; readonly from: string }
  /** `toIndex` is 0-based. */
  | { readonly kind: 'moved'; readonly key: string; readonly toIndex: number }
  | { readonly kind: 'renewed'; readonly key: string }
  | { readonly kind: 'removed'; readonly key: string };

/** Returns the tables as a change writes them; a table that is there no more is not changed. [TABLE-3] */
export function writtenTables(tables: readonly Table[], change: TableChange): WrittenTables {
  const written = tables.map(({ key, title }) => ({ key, title }));
  switch (change.kind) {
    case 'added':
      return [...written, ...change.tables];
    case 'renamed':
      return written.map((table) => (table.key === change.key ? { ...table, title: change.title } : table));
    case 'renewed':
      return written.map((table) => (table.key === change.key ? { ...table, renew: true } : table));
    case 'removed':
      return written.filter(({ key }) => key !== change.key);
    case 'moved': {
      const from = written.findIndex(({ key }) => key === change.key);
      const moved = written.slice(from, from + 1);
      return from >= 0 && moves(from, change.toIndex)
        ? written.toSpliced(from, 1).toSpliced(change.toIndex, 0, ...moved)
        : written;
    }
  }
}

/** Returns the title that another device has given a table since its owner began to rename it here; null if none has. [TABLE-3] */
export function titleMeanwhile(tables: readonly Table[], change: TableChange): string | null {
  if (change.kind !== 'renamed') return null;
  const title = tables.find(({ key }) => key === change.key)?.title ?? change.from;
  return title === change.from || title === change.title ? null : title;
}

/** True for a change of a table that is there no more, which cannot be saved; one that is removed twice is removed. */
export function isOfGoneTable(tables: readonly Table[], change: TableChange): boolean {
  return change.kind !== 'added' && change.kind !== 'removed' && !tables.some(({ key }) => key === change.key);
}

/** Returns the tables as they will be once these changes are saved. A table that is not saved yet has no token. */
export function tablesAfter(tables: readonly Table[], changes: readonly TableChange[]): Table[] {
  const tokens = new Map(tables.map(({ key, token }) => [key, token]));
  return changes.reduce<Table[]>(
    (before, change) =>
      writtenTables(before, change).map(({ key, title }) => ({ key, title, token: tokens.get(key) ?? '' })),
    [...tables],
  );
}
