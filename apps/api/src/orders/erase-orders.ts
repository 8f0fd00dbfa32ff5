import { DAY_MS, ORDER_DAYS_KEPT, type DinerOrder } from '@carta/domain';
import { sql } from 'kysely';
import type { Change } from '../database/change-business.ts';
import type { Database } from '../database/database.ts';
import { deleteOldRows } from '../database/delete-old-rows.ts';
import type { OrderRow } from '../database/order-tables.ts';
import { nextTurn } from '../processes/event-loop.ts';
import { orderFromRow } from './order-row.ts';
import { rowsOf } from './read-orders.ts';

/** A request waits no longer than its day. In ms. */
const REQUESTS_KEPT = 2 * DAY_MS;

/** Orders of one statement: more would keep other writers waiting. */
const BATCH = 500;

interface Erasing {
  readonly now: () => number;
  readonly changeOrders: <T>(business: string, work: (change: Change) => Promise<T>) => Promise<T>;
  readonly write: (change: Change, row: OrderRow, columns: Partial<OrderRow>) => Promise<DinerOrder>;
}

/** What ends the life of orders, or of what their diners wrote. */
export function orderErasures(database: Database, { now, changeOrders, write }: Erasing) {
  const eraseRows = (keys: (change: Change) => Promise<readonly OrderRow[]>, business: string): Promise<DinerOrder[]> =>
    changeOrders(business, async (change) => {
      const erased: DinerOrder[] = [];
      for (const row of await keys(change)) erased.push(await write(change, row, { diner: null, body_hash: '' }));
      return erased;
    });

  const deleteBefore = async (business: string, before: number): Promise<number> => {
    let deleted = 0;
    for (;;) {
      const { numDeletedRows } = await database
        .deleteFrom('orders')
        .where('business', '=', business)
        .where('key', 'in', ({ selectFrom }) =>
          selectFrom('orders')
            .select('key')
            .where('business', '=', business)
            .where('created_at', '<=', before)
            .limit(BATCH),
        )
        .executeTakeFirstOrThrow();
      deleted += Number(numDeletedRows);
      if (numDeletedRows < BATCH) return deleted;
      await nextTurn();
    }
  };

  return {
    /** Erases what the diner of an order wrote; returns the order, null if there is none. [ORDER-21] */
    async erase(business: string, key: string): Promise<DinerOrder | null> {
      const [order] = await eraseRows((change) => rowsOf(change, business).where('key', '=', key).execute(), business);
      return order ?? null;
    },

    /** Erases what diners wrote in the orders with this phone, compared by its digits; returns these orders. [ORDER-21] */
    erasePhone: (business: string, phone: string): Promise<DinerOrder[]> =>
      eraseRows(async (change) => {
        const rows = await rowsOf(change, business).where('diner', 'is not', null).execute();
        return rows.filter((row) => hasPhone(orderFromRow(row), phone));
      }, business),

    /** Returns the orders with this phone, compared by its digits. */
    async ofPhone(business: string, phone: string): Promise<DinerOrder[]> {
      const rows = await rowsOf(database, business).where('diner', 'is not', null).execute();
      return rows.map(orderFromRow).filter((order) => hasPhone(order, phone));
    },

    /** Erases what diners wrote more than `days` ago; returns in how many orders. [ORDER-21] */
    async eraseOld(days: number): Promise<number> {
      const before = now() - days * DAY_MS;
      let erased = 0;
      for (;;) {
        const old = await database
          .selectFrom('orders')
          .select(['business', 'key'])
          .where('diner', 'is not', null)
          .where('created_at', '<=', before)
          .orderBy('created_at')
          .limit(BATCH)
          .execute();
        for (const business of new Set(old.map((row) => row.business))) {
          const keys = old.filter((row) => row.business === business).map(({ key }) => key);
          await database
            .updateTable('orders')
            .set({ diner: null, body_hash: '' })
            .where('business', '=', business)
            .where('key', 'in', keys)
            .execute();
        }
        erased += old.length;
        if (old.length < BATCH) return erased;
        await nextTurn();
      }
    },

    /** Deletes orders that are older than 400 days with their days, and requests of tables, which wait no longer than a day; returns how many orders. */
    async deleteOld(): Promise<number> {
      const before = now() - ORDER_DAYS_KEPT * DAY_MS;
      const businesses = await database
        .selectFrom('businesses')
        .select('key')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('orders')
              .select('key')
              .whereRef('business', '=', 'businesses.key')
              .where('created_at', '<=', before),
          ),
        )
        .execute();
      let deleted = 0;
      for (const { key } of businesses) deleted += await deleteBefore(key, before);
      const day = new Date(before).toISOString().slice(0, 10);
      await deleteOldRows(database, 'order_days', sql`day < ${day}`);
      await deleteOldRows(database, 'table_requests', sql`created_at < ${now() - REQUESTS_KEPT}`);
      return deleted;
    },
  };
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** A phone without country code and leading zeros is the end of one that has them. */
function hasPhone({ phone }: DinerOrder, wanted: string): boolean {
  const [own, asked] = [digitsOf(phone), digitsOf(wanted)];
  return asked.length >= 6 && own.length >= 6 && (own.endsWith(asked) || asked.endsWith(own));
}
