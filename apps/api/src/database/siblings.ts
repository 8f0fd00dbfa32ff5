import { moveWithin, ok, refused, type Ordered } from '@carta/domain';
import { notesIn, noteUpdates } from './change-notes.ts';
import type { Change, ChangeResult } from './change-business.ts';
import { updateEach } from './update-each.ts';

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
  await updateEach(
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
