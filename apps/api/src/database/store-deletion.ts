import { DAY_MS, TRASH_DAYS, type Deletion } from '@carta/domain';
import { notesIn } from './change-notes.ts';
import type { Change } from './change-business.ts';

/** Stores deleted records in the trash; `now` in ms since 1970. */
export const storeDeletion = (change: Change, business: string, deletion: Deletion, now: number): Promise<void> =>
  storeDeletions(change, business, [deletion], now);

/** Stores several deletions in the trash at once; `now` in ms since 1970. */
export async function storeDeletions(
  change: Change,
  business: string,
  deletions: readonly Deletion[],
  now: number,
): Promise<void> {
  const rows = deletions.flatMap((deletion) => {
    const root = deletion.optionGroup ?? deletion.categories[0] ?? deletion.items[0];
    return root ? [{ business, key: root.key, deleted_at: now, records: JSON.stringify(deletion) }] : [];
  });
  if (rows.length === 0) return;
  notesIn(change)?.deletions.push(...rows.map(({ key }) => key));
  await change
    .insertInto('deletions')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['business', 'key']).doUpdateSet((row) => ({
        deleted_at: row.ref('excluded.deleted_at'),
        records: row.ref('excluded.records'),
      })),
    )
    .execute();
}

/** Returns the time after which a deletion can be restored; both in ms since 1970. [TRASH-1] */
export const oldestDeletion = (now: number): number => now - TRASH_DAYS * DAY_MS;

/** Takes deletions out of the trash, by their keys; leaves out unknown ones and those that are too old. */
export async function takeDeletions(
  change: Change,
  business: string,
  keys: readonly string[],
  now: number,
): Promise<Deletion[]> {
  if (keys.length === 0) return [];
  const rows = await change
    .selectFrom('deletions')
    .select(['key', 'records'])
    .where('business', '=', business)
    .where('key', 'in', keys)
    .where('deleted_at', '>', oldestDeletion(now))
    .execute();
  const taken = rows.map(({ key }) => key);
  await change.deleteFrom('deletions').where('business', '=', business).where('key', 'in', taken).execute();
  const byKey = new Map(rows.map(({ key, records }) => [key, records]));
  return keys.flatMap((key) => {
    const records = byKey.get(key);
    return records === undefined ? [] : [JSON.parse(records) as Deletion];
  });
}
