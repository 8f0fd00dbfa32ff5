import { moveWithin, ok, refused, type Ordered } from '@carta/domain';
import { sql } from 'kysely';
import { notesIn, noteUpdates } from './change-notes.ts';
import type { Change, ChangeResult } from './change-business.ts';

type Table = 'categories' | 'items';

/** Returns key and order of the records under a parent; for null, of the level-1 categories. */
export function siblingsOf(change: Change, table: Table, business: string, parent: string | null): Promise<Ordered[]> {
  return change
    .selectFrom(table as 'categories')
    .select(['key', 'position as order'])
    .where('business', '=', business)
    .where('parent', parent === null ? 'is' : '=', parent)
    .orderBy('position')
    .orderBy('key')
    .execute();
}

/** Moves a record to a 0-based index among its siblings; returns their keys in the new order. */
export async function moveSibling(
  change: Change,
  table: Table,
  { business, key, parent }: { business: string; key: string; parent: string | null },
  toIndex: number,
): Promise<ChangeResult<{ order: string[] }>> {
  const siblings = await siblingsOf(change, table, business, parent);
  const moved = moveWithin(siblings, key, toIndex);
  if (!moved.ok) return refused(moved.reason === 'unknown-key' ? 'not-found' : moved.reason);
  const before = new Map(siblings.map((sibling) => [sibling.key, sibling.order]));
  const changed = moved.value.filter((sibling) => before.get(sibling.key) !== sibling.order);
  await updateNumbers(
    change,
    { table, column: 'position', business },
    changed.map(({ key, order }) => [key, order]),
  );
  notePositions(change, table, siblings, changed);
  const notes = notesIn(change);
  if (notes) notes.place = { from: siblings.findIndex((sibling) => sibling.key === key), to: toIndex, parent };
  return ok({ order: moved.value.map((sibling) => sibling.key) });
}

/** Notes new orders of records; those that `before` lacks are noted elsewhere. */
export function notePositions(
  change: Change,
  table: Table | 'option_groups',
  before: readonly Ordered[],
  placed: readonly Ordered[],
): void {
  noteUpdates(change, table, { before, after: placed }, ({ key, order }) => ({ key, position: order }));
}

/** The embedded database accepts 32,766 parameters in a statement; a pair takes two. */
export const PAIRS_PER_STATEMENT = 10_000;

/** Writes one number column of many records, in one statement for 10,000 of them. */
export async function updateNumbers(
  change: Change,
  {
    table,
    column,
    business,
  }: { table: Table | 'option_groups'; column: 'position' | 'featured_rank'; business: string },
  numbers: readonly (readonly [key: string, number: number])[],
): Promise<void> {
  for (let start = 0; start < numbers.length; start += PAIRS_PER_STATEMENT) {
    const rows = numbers.slice(start, start + PAIRS_PER_STATEMENT).map(([key, number]) => sql`(${key}, ${number})`);
    await sql`
      update ${sql.table(table)}
      set ${sql.ref(column)} = cast(moved.column2 as integer)
      from (values ${sql.join(rows)}) as moved
      where ${sql.ref(`${table}.business`)} = ${business} and ${sql.ref(`${table}.key`)} = moved.column1
    `.execute(change);
  }
}
