import { closeTable, newKey, openVisits, orderDay, type DinerOrder, type Table } from '@carta/domain';
import type { Change } from '../../database/change-business.ts';
import type { Database } from '../../database/database.ts';
import type { OrderRow } from '../../database/order-tables.ts';
import { timeZoneOf } from '../../database/time-zone-of.ts';
import { signals } from '../../processes/signals.ts';
import { orderFromRow, storedFromRow } from '../order-row.ts';
import { raiseRevision } from '../raise-revision.ts';
import { rowsOf } from '../read-orders.ts';
import { answerAll, moveRequests } from './table-requests.ts';
import { leaveTable, visitsAt } from './visit-at.ts';

interface TableDeps {
  readonly database: Database;
  readonly now: () => number;
  readonly changeOrders: <T>(business: string, work: (change: Change) => Promise<T>) => Promise<T>;
  readonly write: (change: Change, row: OrderRow, columns: Partial<OrderRow>) => Promise<DinerOrder>;
}

/** The orders that were changed, or why nothing was: an order is new, nobody sits there, or somebody sits where they were to be moved. */
export type ChangedTable =
  | { readonly ok: true; readonly orders: readonly DinerOrder[] }
  | { readonly ok: false; readonly reason: 'unanswered' | 'free' | 'taken' };

/** What is done to a table and all that was ordered there. */
export function tableStore({ database, now, changeOrders, write }: TableDeps) {
  const at = (change: Change, business: string, table: string) =>
    rowsOf(change, business).where('open_table', '=', table).orderBy('created_at').execute();
  const today = async (reading: Database, business: string) => orderDay(await timeZoneOf(reading, business), now());

  return {
    /** True while a visit of a table is open, also of one that was taken out of the settings. [TABLE-7] */
    hasVisit: async (business: string, table: string): Promise<boolean> =>
      (await visitsAt(database, business, table, await today(database, business))).length > 0,

    /** Ends the visit of a table: what is accepted or ready is delivered, and its requests are answered. Refuses 'unanswered'. [TABLE-7] */
    async closeTable(business: string, table: string): Promise<ChangedTable> {
      const closed = await changeOrders(business, async (change): Promise<ChangedTable> => {
        const rows = await at(change, business, table);
        const stored = rows.map((row) => ({ row, ...storedFromRow(row) }));
        const orders = stored.map(({ row, order, lastStep }) => ({ ...order, lastStep, row }));
        const result = closeTable(orders, now());
        if (!result.ok) return result;
        const done: DinerOrder[] = [];
        for (const { order, progress } of result.value) {
          const lastStep = JSON.stringify(progress.lastStep);
          done.push(await write(change, order.row, { state: progress.state, last_step: lastStep, open_table: null }));
        }
        await leaveWithoutUnpaid(change, business, { table, rows });
        await answerAll(change, business, { table, at: now() });
        await raiseRevision(change, business, now());
        return { ok: true, orders: done };
      });
      if (closed.ok) for (const { state } of closed.orders) signals.orderChanged.publish(state);
      return closed;
    },

    /** Moves the visit of a table to another one that is free, with its requests. Refuses 'free' and 'taken'. [TABLE-7] */
    moveTable: (business: string, from: string, to: Table): Promise<ChangedTable> =>
      changeOrders(business, async (change): Promise<ChangedTable> => {
        const rows = await at(change, business, from);
        const day = await today(change, business);
        if (openVisits(rows.map(orderFromRow), day).length === 0) return { ok: false, reason: 'free' };
        if ((await visitsAt(change, business, to.key, day)).length > 0) return { ok: false, reason: 'taken' };
        await leaveTable(change, business, to.key);
        const moved: DinerOrder[] = [];
        for (const row of rows) {
          const seat = { key: to.key, title: to.title, visit: orderFromRow(row).table?.visit };
          moved.push(await write(change, row, { at_table: JSON.stringify(seat), open_table: to.key }));
        }
        await moveRequests(change, business, { from, to: to.key });
        return { ok: true, orders: moved.filter(({ state }) => state !== 'unpaid') };
      }),
  };

  /** What is being paid begins a visit of its own. */
  async function leaveWithoutUnpaid(
    change: Change,
    business: string,
    { table, rows }: { readonly table: string; readonly rows: readonly OrderRow[] },
  ): Promise<void> {
    await leaveTable(change, business, table);
    const visit = newKey();
    for (const row of rows.filter(({ state }) => state === 'unpaid')) {
      const seat = { ...orderFromRow(row).table, visit };
      await write(change, row, { at_table: JSON.stringify(seat), open_table: table });
    }
  }
}
