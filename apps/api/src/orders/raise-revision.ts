import { orderDay } from '@carta/domain';
import type { Change } from '../database/change-business.ts';
import { timeZoneOf } from '../database/time-zone-of.ts';

/** Raises the revision of a business's orders, which is that of its last day, so that open desks read again; `at` in ms since 1970. */
export async function raiseRevision(change: Change, business: string, at: number): Promise<void> {
  const { numUpdatedRows } = await change
    .updateTable('order_days')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('business', '=', business)
    .where('day', '=', ({ selectFrom }) =>
      selectFrom('order_days as last')
        .select(({ fn }) => fn.max('last.day').as('day'))
        .where('last.business', '=', business),
    )
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  // A table can call before anybody has ever ordered.
  const day = orderDay(await timeZoneOf(change, business), at);
  await change.insertInto('order_days').values({ business, day, last_number: 0, revision: 1 }).execute();
}
