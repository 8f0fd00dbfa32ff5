import { newKey, openVisits, type DinerOrder } from '@carta/domain';
import type { Change } from '../../database/change-business.ts';
import type { Database } from '../../database/database.ts';

/** Returns the visits of a table that are open; `today` is the running day of orders. [TABLE-7] */
export async function visitsAt(database: Database, business: string, table: string, today: string): Promise<string[]> {
  const rows = await database
    .selectFrom('orders')
    .select(['state', 'day', 'at_table'])
    .where('business', '=', business)
    .where('open_table', '=', table)
    .execute();
  const orders = rows.map(({ state, day, at_table: at }) => ({
    state: state as DinerOrder['state'],
    day,
    table: at === null ? null : (JSON.parse(at) as DinerOrder['table']),
  }));
  return openVisits(orders, today);
}

/** Returns the visit that a further order of a table joins; where none is open, a new one begins. [TABLE-7] */
export async function visitAt(change: Change, business: string, table: string, today: string): Promise<string> {
  const [open] = await visitsAt(change, business, table, today);
  if (open !== undefined) return open;
  await leaveTable(change, business, table);
  return newKey();
}

/** What was ordered at a table is not of its next visit. */
export async function leaveTable(change: Change, business: string, table: string): Promise<void> {
  await change
    .updateTable('orders')
    .set({ open_table: null })
    .where('business', '=', business)
    .where('open_table', '=', table)
    .execute();
}
