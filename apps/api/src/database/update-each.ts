import { sql } from 'kysely';
import type { Change } from './change-business.ts';

/** The embedded database accepts 32,766 parameters in a statement; a pair takes two. */
export const PAIRS_PER_STATEMENT = 10_000;

interface UpdatedColumn {
  readonly table: 'categories' | 'items' | 'option_groups' | 'price_history';
  readonly column: string;
  /** `integer` by default. */
  readonly type?: 'integer' | 'bigint' | 'text';
  /** Whether the records count it as an edit. */
  readonly raisesVersion?: boolean;
  readonly business: string;
}

/** Writes one column of many records by their keys, in one statement for 10,000 of them. */
export async function updateEach(
  change: Change,
  { table, column, type = 'integer', raisesVersion = false, business }: UpdatedColumn,
  values: readonly (readonly [key: string, value: string | number | null])[],
): Promise<void> {
  for (let start = 0; start < values.length; start += PAIRS_PER_STATEMENT) {
    const pairs = values.slice(start, start + PAIRS_PER_STATEMENT).map(([key, value]) => sql`(${key}, ${value})`);
    await change
      .updateTable(table as 'items')
      .from(sql<{ column1: string }>`(values ${sql.join(pairs)})`.as('written'))
      .set({
        [column]: sql`cast(written.column2 as ${sql.raw(type)})`,
        ...(raisesVersion && { version: sql<number>`version + 1` }),
      })
      .where(sql.ref(`${table}.business`), '=', business)
      .where(sql.ref(`${table}.key`), '=', sql.ref('written.column1'))
      .execute();
  }
}
