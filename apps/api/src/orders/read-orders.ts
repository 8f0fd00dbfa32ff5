import {
  countsInSales,
  isOpenOrder,
  openVisits,
  orderDay,
  salesCounter,
  type ChargeStatus,
  type DinerOrder,
  type SalesReport,
} from '@carta/domain';
import type { Database } from '../database/database.ts';
import type { OrderRow } from '../database/order-tables.ts';
import { nextTurn } from '../processes/event-loop.ts';
import { orderFromRow, SOLD_COLUMNS, soldFromRow } from './order-row.ts';

export const rowsOf = (database: Database, business: string) =>
  database.selectFrom('orders').selectAll().where('business', '=', business);

/** Orders that are read at a time: a restaurant may have tens of thousands. */
const SLICE = 500;

const OPEN = ['new', 'accepted', 'ready', 'on-the-way'] as const;

/** Both ends belong to it, as '2026-11-21'. */
interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The reads of the desk. */
export function orderLists(database: Database, now: () => number) {
  /** The orders of some days that stand behind one of them, by day and number; what is not paid is left out. */
  const sliceAfter = (business: string, range: DayRange | null, { day, number }: OrderPlace) =>
    database
      .selectFrom('orders')
      .where('business', '=', business)
      .where('state', '!=', 'unpaid')
      .where(({ eb, refTuple, tuple }) => eb(refTuple('day', 'number'), '>', tuple(day, number)))
      .$if(range !== null, (query) => query.where('day', '<=', range?.to ?? ''))
      .orderBy('day')
      .orderBy('number')
      .limit(SLICE);

  /** Returns the orders of some days a few hundred at a time, each in a turn of the event loop of its own. */
  async function* slices(business: string, range: DayRange | null): AsyncGenerator<DinerOrder[]> {
    const read = (last: OrderPlace) => sliceAfter(business, range, last).selectAll().execute();
    for await (const rows of slicesOf(range, read)) yield rows.map(orderFromRow);
  }

  return {
    /**
     * Returns the orders of a day, or all that are open, those of tables that are not closed and those of the day of `now`, by day and number;
     * without what is not paid. `visits` are those of these tables. [TABLE-7]
     */
    async list(business: string, { day, timeZone }: { day?: string | undefined; timeZone: string }) {
      const today = day ?? orderDay(timeZone, now());
      const rows = await rowsOf(database, business)
        .where('state', '!=', 'unpaid')
        .where((row) =>
          day === undefined
            ? row.or([row('day', '=', today), row('state', 'in', OPEN), row('open_table', 'is not', null)])
            : row('day', '=', day),
        )
        .orderBy('day')
        .orderBy('number')
        .execute();
      const seated = new Set(rows.flatMap(({ key, open_table: open }) => (open === null ? [] : [key])));
      const read = rows.map(orderFromRow);
      const visits = openVisits(
        read.filter(({ key }) => seated.has(key)),
        today,
      );
      const orders = read.filter(
        (order) => order.day === today || isOpenOrder(order) || visits.includes(order.table?.visit ?? ''),
      );
      const counted = orders.filter((order) => order.day === today && countsInSales(order));
      const cents = counted.reduce((sum, { total }) => sum + total, 0);
      return { orders, sums: { count: counted.length, cents }, ...(day === undefined && { visits }) };
    },

    slices,

    /** Returns the sales of some days. Nothing that diners wrote is read. [SALES-1] */
    async sales(business: string, { range, timeZone }: { range: DayRange; timeZone: string }): Promise<SalesReport> {
      const { add, addCharges, report } = salesCounter({ range, timeZone });
      const read = (last: OrderPlace) => sliceAfter(business, range, last).select(SOLD_COLUMNS).execute();
      for await (const rows of slicesOf(range, read)) for (const row of rows) add(soldFromRow(row));
      for (const charges of await chargedIn(database, business, range)) addCharges(charges);
      return report();
    },

    /** Returns the orders that are neither delivered, rejected nor cancelled. */
    async open(business: string): Promise<DinerOrder[]> {
      const rows = await rowsOf(database, business).where('state', 'in', OPEN).execute();
      return rows.map(orderFromRow);
    },

    /** Returns the orders of some days, all that are kept without a range, by day and number; without what is not paid. */
    async between(business: string, range: DayRange | null): Promise<DinerOrder[]> {
      const orders: DinerOrder[] = [];
      for await (const slice of slices(business, range)) orders.push(...slice);
      return orders;
    },
  };
}

/** Returns what the charges of the orders of some days came to, by their status. */
async function chargedIn(database: Database, business: string, { from, to }: DayRange) {
  const rows = await database
    .selectFrom('charges')
    .innerJoin('orders', (join) =>
      join.onRef('orders.business', '=', 'charges.business').onRef('orders.key', '=', 'charges.order_key'),
    )
    .where('charges.business', '=', business)
    .where('orders.day', '>=', from)
    .where('orders.day', '<=', to)
    .groupBy('charges.status')
    .select(({ fn }) => ['charges.status', fn.sum('charges.cents').as('cents'), fn.sum('charges.fee_cents').as('fees')])
    .execute();
  return rows.map(({ status, cents, fees }) => ({
    status: status as ChargeStatus,
    cents: Number(cents),
    feeCents: Number(fees),
  }));
}

type OrderPlace = Pick<OrderRow, 'day' | 'number'>;

/** Reads slice after slice, each in a turn of the event loop of its own; `read` returns what stands behind a place. */
async function* slicesOf<Row extends OrderPlace>(
  range: DayRange | null,
  read: (last: OrderPlace) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: OrderPlace = { day: range?.from ?? '', number: 0 };
  for (;;) {
    const rows = await read(last);
    const end = rows.at(-1);
    if (end) yield rows;
    if (!end || rows.length < SLICE) return;
    last = end;
    await nextTurn();
  }
}
