import { listOf } from '../list-of.ts';
import type { Table, WrittenTables } from './table.ts';

/**
 * Returns the tables as they are stored: each that is known by its key keeps its token unless another one is asked for, and each new one gets one.
 * [TABLE-3]
 */
export function savedTables(stored: readonly Table[], written: WrittenTables, newToken: () => string): Table[] {
  const tokens = new Map(listOf(stored).map(({ key, token }) => [key, token]));
  return listOf(written).map(({ key, title, renew = false }) => ({
    key,
    title,
    token: (renew ? undefined : tokens.get(key)) ?? newToken(),
  }));
}

/** Returns the table whose token this is; null for a token that is none, or not any more. [TABLE-3] */
export function tableByToken(tables: readonly Table[], token: string): Table | null {
  return listOf(tables).find((table) => table.token === token) ?? null;
}
