import type { Deletion } from '@carta/domain';
import type { Change } from './change-business.ts';

/** Stores deleted records in the trash; `now` in ms since 1970. */
export async function storeDeletion(change: Change, business: string, deletion: Deletion, now: number): Promise<void> {
  const root = deletion.categories[0] ?? deletion.items[0];
  if (!root) return;
  const stored = { deleted_at: now, records: JSON.stringify(deletion) };
  await change
    .insertInto('deletions')
    .values({ business, key: root.key, ...stored })
    .onConflict((conflict) => conflict.columns(['business', 'key']).doUpdateSet(stored))
    .execute();
}
