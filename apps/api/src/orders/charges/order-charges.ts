import {
  answerDeadline,
  chargeFits,
  chargeReference,
  isOpenOrder,
  isStaleCharge,
  paidBy,
  refundOfApproved,
  type Charge,
  type DinerOrder,
  type RefundReason,
  type SentCharge,
} from '@carta/domain';
import type { Change } from '../../database/change-business.ts';
import type { Database } from '../../database/database.ts';
import type { ChargeRow, OrderRow } from '../../database/order-tables.ts';
import { timeZoneOf } from '../../database/time-zone-of.ts';
import { signals } from '../../processes/signals.ts';
import { orderFromRow } from '../order-row.ts';
import { rowsOf } from '../read-orders.ts';

/** What is done for charges in one look. */
export const MOST_DUE = 100;

/** A charge of an order with what is done to give it back. */
export interface StoredCharge extends Charge {
  readonly order: string;
  /** 'failed' is tried again. */
  readonly refund: 'asked' | 'failed' | null;
  readonly refundReason: RefundReason | null;
  /** In ms since 1970. */
  readonly refundAskedAt: number | null;
}

/** How orders are changed. */
export interface Charging {
  readonly now: () => number;
  readonly changeOrders: <T>(business: string, work: (change: Change) => Promise<T>) => Promise<T>;
  readonly write: (change: Change, row: OrderRow, columns: Partial<OrderRow>) => Promise<DinerOrder>;
}

export const chargesIn = (database: Database, business: string) =>
  database.selectFrom('charges').selectAll().where('business', '=', business);

/** What orders are paid with online. */
export function orderCharges(database: Database, { now, changeOrders, write }: Charging) {
  return {
    /** Stores where an order is paid. */
    async storePay(
      business: string,
      key: string,
      { pay, lookUpAt }: { pay: string; lookUpAt: number | null },
    ): Promise<void> {
      await database
        .updateTable('orders')
        .set({ pay, look_up_at: lookUpAt })
        .where('business', '=', business)
        .where('key', '=', key)
        .where('state', '=', 'unpaid')
        .execute();
    },

    /**
     * Notes what MercadoPago says of charges of an order; those that are not for it, or older than what is known, count for nothing. One that is
     * approved pays the order, or is to be given back. Returns whether something changed. [CHARGE-3] [CHARGE-4] [CHARGE-5]
     */
    async charged(business: string, key: string, sent: readonly SentCharge[], receiver: string): Promise<boolean> {
      const result = await changeOrders(business, async (change) => {
        const row = await rowsOf(change, business).where('key', '=', key).executeTakeFirst();
        if (!row) return null;
        const order = orderFromRow(row);
        const own = { reference: chargeReference(business, key), receiver, total: order.total };
        const before = (await chargesIn(change, business).where('order_key', '=', key).execute()).map(chargeFromRow);
        const known = new Map<string, StoredCharge>(before.map((charge) => [charge.id, charge]));
        const news = sent
          .filter((charge) => chargeFits(charge, own) && isNews(known.get(charge.id), charge))
          .sort((one, other) => one.changedAt - other.changedAt);
        if (news.length === 0) return null;
        let isPaid = before.some(({ status, refund }) => status === 'approved' && refund === null);
        let isPaying = false;
        for (const charge of news) {
          const was = known.get(charge.id);
          const isApproved = charge.status === 'approved' && was?.status !== 'approved';
          const reason = isApproved ? refundOfApproved({ isOpen: isOpenOrder(order), isPaid }) : null;
          if (isApproved && reason === null) isPaid = isPaying = true;
          const stored: StoredCharge = {
            ...charge,
            order: key,
            refund: reason === null ? (was?.refund ?? null) : 'asked',
            refundReason: reason ?? was?.refundReason ?? null,
            refundAskedAt: reason === null ? (was?.refundAskedAt ?? null) : now(),
          };
          known.set(charge.id, stored);
          await writeCharge(change, business, stored, now());
        }
        const paid = paidBy([...known.values()]);
        const isArriving = isPaying && order.state === 'unpaid';
        const arrived = isArriving && {
          state: 'new',
          pay: null,
          expires_at: answerDeadline(order, await timeZoneOf(change, business)),
        };
        await write(change, row, { paid, ...(isPaying && { payment: 'mercadoPago', pays_with: null }), ...arrived });
        return { isArriving };
      });
      if (result?.isArriving) signals.orderChanged.publish('new');
      return result !== null;
    },

    /** Returns the charges of an order, the newest last. */
    async chargesOf(business: string, key: string): Promise<StoredCharge[]> {
      const rows = await chargesIn(database, business).where('order_key', '=', key).orderBy('changed_at').execute();
      return rows.map(chargeFromRow);
    },

    /** Returns what paid these orders, by the order's key. */
    async approvedOf(business: string, of: readonly DinerOrder[]): Promise<ReadonlyMap<string, StoredCharge>> {
      const keys = of.filter(({ paid }) => paid !== 'no').map(({ key }) => key);
      if (keys.length === 0) return new Map();
      const rows = await chargesIn(database, business)
        .where('order_key', 'in', keys)
        .where('status', 'in', ['approved', 'refunded', 'charged-back'])
        .orderBy('status', 'desc')
        .execute();
      // An approved one comes last, and stands for its order.
      return new Map(rows.map((row) => [row.order_key, chargeFromRow(row)]));
    },

    /** Takes the orders whose charges have to be asked for, which no other server then takes for `lease` ms. [CHARGE-6] */
    takeLookUps: async (lease: number): Promise<{ business: string; key: string; createdAt: number }[]> => {
      const due = await database
        .selectFrom('orders')
        .select(['business', 'key', 'created_at', 'look_up_at'])
        .where('look_up_at', '<=', now())
        .orderBy('look_up_at')
        .limit(MOST_DUE)
        .execute();
      const taken = [];
      for (const { business, key, created_at: createdAt, look_up_at: at } of due) {
        const { numUpdatedRows } = await database
          .updateTable('orders')
          .set({ look_up_at: now() + lease })
          .where('business', '=', business)
          .where('key', '=', key)
          .where('look_up_at', '=', at)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows > 0n) taken.push({ business, key, createdAt });
      }
      return taken;
    },

    /** Says when the charges of an order are asked for next; null: never again. */
    async lookUpNext(business: string, key: string, at: number | null): Promise<void> {
      await database
        .updateTable('orders')
        .set({ look_up_at: at })
        .where('business', '=', business)
        .where('key', '=', key)
        .execute();
    },
  };
}

/** Returns the number of the operation that paid an order; '' if none has. */
export const operationOf = (charges: readonly StoredCharge[]): string =>
  charges.find(({ status }) => status === 'approved')?.id ?? '';

const isNews = (known: StoredCharge | undefined, charge: SentCharge) =>
  !isStaleCharge(known, charge) &&
  (known?.status !== charge.status || known.cents !== charge.cents || known.feeCents !== charge.feeCents);

async function writeCharge(change: Change, business: string, charge: StoredCharge, now: number): Promise<void> {
  const { id, order, status, cents, feeCents, changedAt, refund, refundReason, refundAskedAt } = charge;
  const columns = {
    status,
    cents,
    fee_cents: feeCents,
    changed_at: changedAt,
    refund,
    refund_reason: refundReason,
    refund_asked_at: refundAskedAt,
    // What is given back is asked for no more.
    refund_at: status === 'approved' && refund === 'asked' ? now : null,
  };
  await change
    .insertInto('charges')
    .values({ business, id, order_key: order, seen_at: now, ...columns })
    .onConflict((conflict) => conflict.columns(['business', 'id']).doUpdateSet(columns))
    .execute();
}

export function chargeFromRow(row: ChargeRow): StoredCharge {
  return {
    id: row.id,
    order: row.order_key,
    status: row.status as StoredCharge['status'],
    cents: row.cents,
    feeCents: row.fee_cents,
    changedAt: row.changed_at,
    refund: row.refund as StoredCharge['refund'],
    refundReason: row.refund_reason as RefundReason | null,
    refundAskedAt: row.refund_asked_at,
  };
}
