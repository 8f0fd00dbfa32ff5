import {
  answerDeadline,
  canDinerCancel,
  isOpenOrder,
  isRefundedAtEnd,
  NO_ANSWER,
  NOT_PAID,
  payDeadline,
  orderDay,
  publicMenu,
  stepOrder,
  tableByToken,
  tickLines,
  type DinerOrder,
  type Menu,
  type OrderProgress,
  type PublicMenu,
  type Table,
} from '@carta/domain';
import { chargeRefunds, isBeingRefunded, refundAtEnd } from './charges/charge-refunds.ts';
import { orderCharges } from './charges/order-charges.ts';
import { inTransaction, type Change } from '../database/change-business.ts';
import type { Database } from '../database/database.ts';
import { readMenu, type MenuRevision } from '../database/read-menu.ts';
import { takeTurn } from '../database/take-turn.ts';
import { timeZoneOf } from '../database/time-zone-of.ts';
import type { OrderRow } from '../database/order-tables.ts';
import { signals } from '../processes/signals.ts';
import { orderErasures } from './erase-orders.ts';
import { inTurn } from './in-turn.ts';
import { linesColumn, orderFromRow, rowOfOrder, storedFromRow, type StoredOrder } from './order-row.ts';
import type { OrderRefusal } from './order-refusal.ts';
import { answerToFlood, placeOrder, type MenuWithTables, type NewOrder } from './place-order.ts';
import { orderLists, rowsOf } from './read-orders.ts';
import { raiseRevision } from './raise-revision.ts';
import { tableRequests } from './tables/table-requests.ts';
import { tableStore } from './tables/table-store.ts';
import { visitsAt } from './tables/visit-at.ts';

/** Orders that wait no longer, in one look. */
const MAX_EXPIRED = 100;
const ROWS_PER_STATEMENT = 50;

interface OrdersDeps {
  readonly publicUrl: string;
  readonly menus: { readonly readWithRevision: (business: string) => Promise<MenuRevision | null> };
  readonly now: () => number;
}

/** A step of somebody, or why it is refused: 'not-found', or 'conflict' with the order as it is. */
export type SteppedOrder =
  | { readonly ok: true; readonly order: DinerOrder }
  | { readonly ok: false; readonly reason: 'not-found' }
  | { readonly ok: false; readonly reason: 'conflict'; readonly order: DinerOrder };

/** A step, and how the order is paid or which lines are ticked where that changes with it. */
type Step = OrderProgress & { readonly payment?: string | null; readonly lines?: DinerOrder['lines'] };
type Stepping = (stored: StoredOrder) => Step | 'conflict' | 'unchanged';

/** A change of an order of one business waits for those before: their numbers have no twin, and of two steps one wins. */
export function ordersStore(database: Database, { publicUrl, menus, now }: OrdersDeps) {
  /** By menu, which is the same object until it changes. */
  const shown = new WeakMap<Menu, PublicMenu>();
  const shownMenu = (menu: Menu): PublicMenu => {
    const known = shown.get(menu) ?? publicMenu(menu);
    shown.set(menu, known);
    return known;
  };

  /** `cached` where that is of the revision, which it is most often. */
  const menuAt = async (
    change: Change,
    business: string,
    { revision, cached }: { revision: number; cached: MenuRevision | null },
  ): Promise<MenuWithTables | null> => {
    const found = cached?.revision === revision ? cached : await readMenu(change, business, publicUrl);
    return found && { menu: shownMenu(found.menu), tables: found.menu.tables };
  };

  const turn = inTurn();
  /** Runs `work` in a transaction, one at a time for a business on all servers. */
  const changeOrders = <T>(business: string, work: (change: Change) => Promise<T>): Promise<T> =>
    turn(business, () =>
      inTransaction(database, async (change) => {
        await takeTurn(change, `orders ${business}`);
        return work(change);
      }),
    );

  const step = async (business: string, key: string, stepping: Stepping): Promise<SteppedOrder> => {
    const result = await changeOrders(business, async (change): Promise<SteppedOrder & { state?: string }> => {
      const row = await rowsOf(change, business).where('key', '=', key).executeTakeFirst();
      if (!row) return { ok: false, reason: 'not-found' };
      const stored = storedFromRow(row);
      const isGivenBack = row.paid === 'paid' && (await isBeingRefunded(change, business, key));
      const progress = stepping(isGivenBack ? { ...stored, order: { ...stored.order, paid: 'refunded' } } : stored);
      if (progress === 'conflict') return { ok: false, reason: 'conflict', order: stored.order };
      if (progress === 'unchanged') return { ok: true, order: stored.order };
      const { state, readyAt, reason, lastStep, payment, lines } = progress;
      const waits = state === 'new' || state === 'unpaid';
      if (isRefundedAtEnd({ ...progress, paid: row.paid })) await refundAtEnd(change, business, key, now());
      const written = await write(change, row, {
        state,
        ready_at: readyAt,
        reason,
        last_step: lastStep && JSON.stringify(lastStep),
        network: waits ? row.network : null,
        expires_at: await deadlineOf(change, business, { ...stored.order, state }),
        pay: state === 'unpaid' ? row.pay : null,
        ...(payment !== undefined && { payment, pays_with: null }),
        ...(lines && { lines: linesColumn(lines) }),
        ...((await isSeatedAgain(change, row, { ...stored.order, state })) && { open_table: stored.order.table?.key }),
      });
      return { ok: true, order: written, ...(state !== row.state && { state }) };
    });
    if (result.ok && result.state !== undefined) signals.orderChanged.publish(result.order.state);
    return result.ok ? { ok: true, order: result.order } : result;
  };

  const write = async (change: Change, { business, key, version }: OrderRow, columns: Partial<OrderRow>) => {
    const row = await change
      .updateTable('orders')
      .set({ ...columns, changed_at: now(), version: version + 1 })
      .where('business', '=', business)
      .where('key', '=', key)
      .returningAll()
      .executeTakeFirstOrThrow();
    await raiseRevision(change, business, now());
    return orderFromRow(row);
  };

  /** True for an order that is taken back after its table was closed, unless others sit there now. [TABLE-7] */
  const isSeatedAgain = async (
    change: Change,
    { business, open_table: open }: OrderRow,
    { table, ...order }: DinerOrder,
  ): Promise<boolean> => {
    if (!table || open !== null || !isOpenOrder(order)) return false;
    const today = orderDay(await timeZoneOf(change, business), now());
    return (await visitsAt(change, business, table.key, today)).every((visit) => visit === table.visit);
  };

  const shared = { now, changeOrders, write };

  return {
    /** Returns the public menu with which an order is announced; null for an unknown business. */
    async menu(business: string): Promise<PublicMenu | null> {
      const found = await menus.readWithRevision(business);
      return found && shownMenu(found.menu);
    },

    /** Returns the table whose token this is; null for any other, and for an unknown business. [TABLE-3] */
    async tableOf(business: string, token: string): Promise<Table | null> {
      const found = await menus.readWithRevision(business);
      return found && tableByToken(found.menu.tables, token);
    },

    async find(business: string, key: string): Promise<StoredOrder | null> {
      const row = await rowsOf(database, business).where('key', '=', key).executeTakeFirst();
      return row ? storedFromRow(row) : null;
    },

    /**
     * Stores an order with the amounts of the public menu at that moment and the next number of its day. Returns null where an order with its
     * key was stored meanwhile.
     */
    async place(business: string, order: NewOrder): Promise<DinerOrder | OrderRefusal | null> {
      const at = now();
      const answer = await answerToFlood(database, order, { business, at });
      if (answer !== 'free') return answer;
      const cached = await menus.readWithRevision(business);
      const placed = await turn(business, () =>
        placeOrder(database, order, {
          business,
          menuAt: (change, revision) => menuAt(change, business, { revision, cached }),
          at: now(),
        }),
      );
      if (placed && 'number' in placed) signals.orderChanged.publish(placed.state);
      return placed;
    },

    /** A step of the owner, made on a version. [ORDER-15] [ORDER-16] */
    step: (
      business: string,
      key: string,
      { version, ...wanted }: { version: number } & Parameters<typeof stepOrder>[1],
    ): Promise<SteppedOrder> =>
      step(business, key, ({ order, lastStep }) => {
        if (order.version !== version) return 'conflict';
        const stepped = stepOrder({ ...order, lastStep }, wanted, now());
        return stepped.ok ? stepped.value : 'conflict';
      }),

    /** Ticks lines in the kitchen, on a version. Lines that the order does not have are a conflict, too. [KITCHEN-1] */
    tick: (
      business: string,
      key: string,
      { version, ...ticked }: { version: number } & Parameters<typeof tickLines>[1],
    ): Promise<SteppedOrder> =>
      step(business, key, ({ order, lastStep }) => {
        if (order.version !== version) return 'conflict';
        const result = tickLines({ ...order, lastStep }, ticked, now());
        if (!result.ok) return 'conflict';
        const { lines, progress } = result.value;
        const { state, readyAt, reason } = order;
        return { ...(progress ?? { state, readyAt, reason, lastStep }), lines };
      }),

    /** The diner cancels; what is cancelled stays so. A key that is guessed costs a read and no transaction. [ORDER-17] */
    async cancel(business: string, key: string): Promise<SteppedOrder> {
      const known = await rowsOf(database, business).where('key', '=', key).executeTakeFirst();
      if (!known) return { ok: false, reason: 'not-found' };
      return step(business, key, ({ order }) => {
        if (order.state === 'cancelled') return 'unchanged';
        if (!canDinerCancel(order)) return 'conflict';
        return { state: 'cancelled', readyAt: order.readyAt, reason: '', lastStep: null };
      });
    },

    /** The diner pays in another way than online: the order arrives. [CHARGE-2] */
    payOtherwise: (business: string, key: string, payment: string | null): Promise<SteppedOrder> =>
      step(business, key, ({ order, lastStep }) =>
        order.state === 'unpaid' ? { state: 'new', readyAt: order.readyAt, reason: '', lastStep, payment } : 'conflict',
      ),

    /** Cancels what nobody has answered or paid in time, and returns how many. [ORDER-17] [CHARGE-2] */
    async expire(): Promise<number> {
      let expired = 0;
      for (;;) {
        const due = await database
          .selectFrom('orders')
          .select(['business', 'key'])
          .where('expires_at', '<=', now())
          .orderBy('expires_at')
          .limit(MAX_EXPIRED)
          .execute();
        for (const { business, key } of due) {
          const stepped = await step(business, key, ({ order }) =>
            order.state === 'new' || order.state === 'unpaid'
              ? {
                  state: 'cancelled',
                  readyAt: order.readyAt,
                  reason: order.state === 'new' ? NO_ANSWER : NOT_PAID,
                  lastStep: null,
                }
              : 'conflict',
          );
          if (stepped.ok) expired += 1;
        }
        if (due.length < MAX_EXPIRED) return expired;
      }
    },

    ...orderLists(database, now),
    ...orderErasures(database, shared),
    ...orderCharges(database, shared),
    ...chargeRefunds(database, shared),
    ...tableStore({ ...shared, database }),
    ...tableRequests(database, { now, changeOrders }),

    /** Stores orders as they are, for the demo. */
    async add(business: string, orders: readonly DinerOrder[], timeZone: string): Promise<void> {
      await inTransaction(database, async (change) => {
        const rows = orders.map((order) => {
          const expiresAt = answerDeadline(order, timeZone);
          const row = rowOfOrder(order, { business, network: '', expiresAt, bodyHash: '' });
          return { ...row, network: null, expires_at: order.state === 'new' ? expiresAt : null };
        });
        for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
          await change
            .insertInto('orders')
            .values(rows.slice(start, start + ROWS_PER_STATEMENT))
            .execute();
        const last = new Map<string, number>();
        for (const { day, number } of orders) last.set(day, Math.max(last.get(day) ?? 0, number));
        const days = [...last].map(([day, number]) => ({ business, day, last_number: number, revision: 1 }));
        if (days.length > 0) await change.insertInto('order_days').values(days).execute();
      });
    },
  };
}

export type OrdersStore = ReturnType<typeof ordersStore>;

/** Until when an order waits for its answer or its payment; null where it waits for neither. */
async function deadlineOf(change: Change, business: string, order: DinerOrder): Promise<number | null> {
  if (order.state === 'unpaid') return payDeadline(order.createdAt);
  return order.state === 'new' ? answerDeadline(order, await timeZoneOf(change, business)) : null;
}
