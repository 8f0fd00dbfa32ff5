import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';

/** The tables that say who did something: one that is named here is renamed, shown and erased with the person. */
const AUTHORED = {
  changes: { table: 'changes', author: 'by', shown: ['business', 'what', 'at', 'device'] },
  priceChanges: { table: 'price_history', author: 'changed_by', shown: ['business', 'key as item', 'at'] },
  plannedPrices: { table: 'planned_prices', author: 'planned_by', shown: ['business', 'key as plan', 'at'] },
} as const satisfies Record<keyof Authored, object>;

/** What a person did; moments in ms since 1970. */
export interface Authored {
  readonly changes: readonly {
    readonly business: string;
    readonly what: string;
    readonly at: number;
    readonly device: string;
  }[];
  readonly priceChanges: readonly { readonly business: string; readonly item: string; readonly at: number }[];
  readonly plannedPrices: readonly { readonly business: string; readonly plan: string; readonly at: number }[];
}

/** Returns what the person of an email did. */
export async function readAuthored(database: Database, email: string): Promise<Authored> {
  const lists: Partial<Record<keyof Authored, unknown>> = {};
  for (const [name, { table, author, shown }] of Object.entries(AUTHORED))
    lists[name as keyof Authored] = await anyTable(database)
      .selectFrom(table)
      .select(shown)
      .where(author, '=', email)
      .execute();
  return lists as Authored;
}

/** Writes another author in the place of an email, in one business or in all. */
export async function replaceAuthor(change: Database, from: string, to: string, business?: string): Promise<void> {
  for (const { table, author } of Object.values(AUTHORED))
    await anyTable(change)
      .updateTable(table)
      .set({ [author]: to })
      .where((row) => row.and({ [author]: from, ...(business !== undefined && { business }) }))
      .execute();
}

/** The type of a query cannot follow a table's name that is a value. */
function anyTable(database: Database): Kysely<Record<string, Record<string, unknown>>> {
  return database as unknown as Kysely<Record<string, Record<string, unknown>>>;
}
