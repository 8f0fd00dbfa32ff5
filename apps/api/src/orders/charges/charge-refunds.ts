import { type DinerOrder, type RefundReason } from '@carta/domain';
import type { Change } from '../../database/change-business.ts';
import type { Database } from '../../database/database.ts';
import { orderFromRow } from '../order-row.ts';
import { rowsOf } from '../read-orders.ts';
import { chargeFromRow, chargesIn, MOST_DUE, type Charging, type StoredCharge } from './order-charges.ts';

/** A refund that the desk shows. */
export interface DeskRefund {
  readonly charge: string;
  readonly order: { readonly key: string; readonly number: number; readonly day: string };
  readonly cents: number;
  readonly state: 'asked' | 'failed' | 'done';
  /** Null where MercadoPago or the payer gave it back. */
  readonly reason: RefundReason | null;
  readonly changedAt: number;
}

/** Marks what an order was paid with to be given back, as part of the change that ends it. [CHARGE-5] */
export async function refundAtEnd(change: Change, business: string, key: string, now: number): Promise<void> {
  await change
    .updateTable('charges')
    .set({ refund: 'asked', refund_reason: 'cancelled', refund_asked_at: now, refund_at: now })
    .where('business', '=', business)
    .where('order_key', '=', key)
    .where('status', '=', 'approved')
    .where('refund', 'is', null)
    .execute();
}

/** True if the order is paid by a charge that is being given back. [ORDER-16] */
export async function isBeingRefunded(change: Change, business: string, key: string): Promise<boolean> {
  const row = await chargesIn(change, business)
    .where('order_key', '=', key)
    .where('refund', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** What is given back of what orders were paid with. */
export function chargeRefunds(database: Database, { now, changeOrders, write }: Charging) {
  return {
    /** Asks for what an order was paid with; what is asked for already stays so, and what failed is tried now. Returns the order; null if there is none. [CHARGE-5] */
    askRefund: (business: string, key: string): Promise<DinerOrder | null> =>
      changeOrders(business, async (change) => {
        const row = await rowsOf(change, business).where('key', '=', key).executeTakeFirst();
        if (!row) return null;
        const charges = await chargesIn(change, business)
          .where('order_key', '=', key)
          .where('status', '=', 'approved')
          .execute();
        const asked = charges.filter(({ refund }) => refund !== 'asked');
        for (const { id, refund_reason: reason, refund_asked_at: at } of asked)
          await change
            .updateTable('charges')
            .set({ refund: 'asked', refund_reason: reason ?? 'owner', refund_asked_at: at ?? now(), refund_at: now() })
            .where('business', '=', business)
            .where('id', '=', id)
            .execute();
        return asked.length > 0 ? write(change, row, {}) : orderFromRow(row);
      }),

    /** Returns the refunds that are under way, and after them those of the orders of a day; the newest first. */
    async refunds(business: string, day: string): Promise<DeskRefund[]> {
      const rows = await database
        .selectFrom('charges')
        .innerJoin('orders', (join) =>
          join.onRef('orders.business', '=', 'charges.business').onRef('orders.key', '=', 'charges.order_key'),
        )
        .select(['charges.id', 'charges.status', 'charges.cents', 'charges.refund', 'charges.refund_reason'])
        .select(['charges.changed_at', 'orders.key', 'orders.number', 'orders.day'])
        .where('charges.business', '=', business)
        .where((row) =>
          row.or([
            row.and([row('charges.refund', 'is not', null), row('charges.status', '=', 'approved')]),
            row.and([row('orders.day', '=', day), row('charges.status', 'in', ['refunded', 'charged-back'])]),
          ]),
        )
        .orderBy(({ case: when }) => when().when('charges.status', '=', 'approved').then(0).else(1).end())
        .orderBy('charges.changed_at', 'desc')
        .limit(50)
        .execute();
      return rows.map(({ id, status, cents, refund, refund_reason, changed_at, key, number, day: of }) => ({
        charge: id,
        order: { key, number, day: of },
        cents,
        state: status === 'approved' ? (refund as 'asked' | 'failed') : 'done',
        reason: refund_reason as RefundReason | null,
        changedAt: changed_at,
      }));
    },

    /** Takes the refunds that are to be made, of one business or of all, which no other server then takes for `lease` ms. [CHARGE-7] */
    async takeRefunds(lease: number, business?: string): Promise<{ business: string; charge: StoredCharge }[]> {
      const due = await database
        .selectFrom('charges')
        .selectAll()
        .where('refund_at', '<=', now())
        .$if(business !== undefined, (query) => query.where('business', '=', business ?? ''))
        .orderBy('refund_at')
        .limit(MOST_DUE)
        .execute();
      const taken = [];
      for (const row of due) {
        const { numUpdatedRows } = await database
          .updateTable('charges')
          .set({ refund_at: now() + lease })
          .where('business', '=', row.business)
          .where('id', '=', row.id)
          .where('refund_at', '=', row.refund_at)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows > 0n) taken.push({ business: row.business, charge: chargeFromRow(row) });
      }
      return taken;
    },

    /** Notes how a refund went: `at` is when it is tried again, null where it is made. */
    refundTried: (
      business: string,
      id: string,
      { refund, at }: { readonly refund: 'asked' | 'failed'; readonly at: number | null },
    ): Promise<void> =>
      changeOrders(business, async (change) => {
        const row = await chargesIn(change, business).where('id', '=', id).executeTakeFirst();
        if (!row) return;
        await change
          .updateTable('charges')
          .set({ refund, refund_at: at })
          .where('business', '=', business)
          .where('id', '=', id)
          .execute();
        const order = await rowsOf(change, business).where('key', '=', row.order_key).executeTakeFirst();
        if (order && row.refund !== refund) await write(change, order, {});
      }),
  };
}
