import type { Table } from '@carta/domain';
import type { Change } from './change-business.ts';
import { takeTurn } from './take-turn.ts';

/** Returns whether a table that is taken out of the settings has an order that is open. No order comes to it meanwhile. [TABLE-3] */
export async function removesTableInUse(
  change: Change,
  business: string,
  { before, after }: { readonly before: readonly Table[]; readonly after: readonly Table[] },
): Promise<boolean> {
  const kept = new Set(after.map(({ key }) => key));
  const removed = before.map(({ key }) => key).filter((key) => !kept.has(key));
  if (removed.length === 0) return false;
  await takeTurn(change, `orders ${business}`);
  const open = await change
    .selectFrom('orders')
    .select('key')
    .where('business', '=', business)
    .where('open_table', 'in', removed)
    .where('state', 'not in', ['done', 'rejected', 'cancelled'])
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
