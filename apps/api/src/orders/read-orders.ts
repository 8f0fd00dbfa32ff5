import { countsInSales, orderDay, type DinerOrder } from '@carta/domain';
import type { Database } from '../database/database.ts';
import { orderFromRow } from './order-row.ts';

export const rowsOf = (database: Database, business: string) =>
  database.selectFrom('orders').selectAll().where('business', '=', business);

/** The reads of the desk. */
export function orderLists(database: Database, now: () => number) {
  return {
    /** Returns the orders of a day, or all that are open and those of the day of `now`, by day and number; without what is not paid. */
    async list(business: string, { day, timeZone }: { day?: string | undefined; timeZone: string }) {
      const today = day ?? orderDay(timeZone, now());
      const rows = await rowsOf(database, business)
        .where('state', '!=', 'unpaid')
        .where((row) =>
          day === undefined
            ? row.or([row('day', '=', today), row('state', 'in', ['new', 'accepted', 'ready', 'on-the-way'])])
            : row('day', '=', day),
        )
        .orderBy('day')
        .orderBy('number')
        .execute();
      const orders = rows.map(orderFromRow);
      const counted = orders.filter((order) => order.day === today && countsInSales(order));
      const cents = counted.reduce((sum, { total }) => sum + total, 0);
      return { orders, sums: { count: counted.length, cents } };
    },

    /** Returns the orders of some days, all that are kept without a range, by day and number; without what is not paid. */
    async between(business: string, range: { from: string; to: string } | null): Promise<DinerOrder[]> {
      const rows = await rowsOf(database, business)
        .where('state', '!=', 'unpaid')
        .$if(range !== null, (query) => query.where('day', '>=', range?.from ?? '').where('day', '<=', range?.to ?? ''))
        .orderBy('day')
        .orderBy('number')
        .execute();
      return rows.map(orderFromRow);
    },
  };
}
