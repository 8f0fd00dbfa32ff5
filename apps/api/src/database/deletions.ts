import type { Deletion } from '@carta/domain';
import type { Change } from './change-business.ts';

/** Keeps what a deletion took, so that it can be restored; `now` in ms since 1970. */
export async function keepDeletion(change: Change, business: string, deletion: Deletion, now: number): Promise<void> {
  const root = deletion.categories[0] ?? deletion.items[0];
  if (!root) return;
  const kept = { deleted_at: now, records: JSON.stringify(deletion) };
  await change
    .insertInto('deletions')
    .values({ business, key: root.key, ...kept })
    .onConflict((conflict) => conflict.columns(['business', 'key']).doUpdateSet(kept))
    .execute();
}
