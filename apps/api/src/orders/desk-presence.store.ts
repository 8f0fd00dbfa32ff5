import {
  isSlowOrder,
  nextSlowNotice,
  PRODUCT_PLACEHOLDER,
  SLOW_AFTER_MS,
  type DinerOrder,
  type Menu,
  type Notification,
} from '@carta/domain';
import { settingsFromRow } from '../database/business-row.ts';
import { inTransaction } from '../database/change-business.ts';
import type { Database } from '../database/database.ts';
import { DESK_NOTED_EVERY } from '../database/order-tables.ts';

const BUSINESSES_PER_STATEMENT = 1000;

interface DeskPresenceDeps {
  /** Waits for the lock a moment only. */
  readonly momentary: Database;
  readonly menus: { readonly read: (business: string) => Promise<Menu | null> };
  /** Returns the notifications of a transaction. */
  readonly notificationsIn: (change: Database) => {
    readonly add: (business: string, notification: Notification) => Promise<number>;
  };
  readonly now: () => number;
}

/** When somebody was last at the desk of a business, and what follows for its diners and its owner. */
export function deskPresenceStore(database: Database, { momentary, menus, notificationsIn, now }: DeskPresenceDeps) {
  const seenAt = async (business: string): Promise<number | null> => {
    const row = await database
      .selectFrom('desk_presence')
      .select('seen_at')
      .where('business', '=', business)
      .executeTakeFirst();
    return row?.seen_at ?? null;
  };

  /** Notifies the owner, of several servers once until `next`; false where somebody has been quicker. */
  const notify = (business: string, { at, next }: { at: number; next: number }): Promise<boolean> =>
    inTransaction(database, async (change) => {
      const turn = await change
        .insertInto('desk_presence')
        .columns(['business', 'next_notice_at'])
        .expression(
          change
            .selectFrom('businesses')
            .select((row) => ['key as business', row.cast<number>(row.val(next), 'bigint').as('next_notice_at')])
            .where('key', '=', business),
        )
        .onConflict((known) =>
          known
            .column('business')
            .doUpdateSet({ next_notice_at: next })
            .where((row) =>
              row.or([row('desk_presence.next_notice_at', 'is', null), row('desk_presence.next_notice_at', '<=', at)]),
            ),
        )
        .returning('business')
        .executeTakeFirst();
      if (turn) await notificationsIn(change).add(business, slowNotice(at));
      return turn !== undefined;
    });

  return {
    /**
     * Notes that a desk of each business is open, unless it was noted in the last minute by whichever server. Waits for other writers a moment only:
     * it may be noted later as well.
     */
    async note(businesses: readonly string[]): Promise<void> {
      const at = now();
      for (let start = 0; start < businesses.length; start += BUSINESSES_PER_STATEMENT)
        await momentary
          .insertInto('desk_presence')
          .columns(['business', 'seen_at'])
          .expression(
            momentary
              .selectFrom('businesses')
              .select((row) => ['key as business', row.cast<number>(row.val(at), 'bigint').as('seen_at')])
              .where('key', 'in', businesses.slice(start, start + BUSINESSES_PER_STATEMENT)),
          )
          .onConflict((known) =>
            known
              .column('business')
              .doUpdateSet({ seen_at: at })
              .where((row) =>
                row.or([
                  row('desk_presence.seen_at', 'is', null),
                  row('desk_presence.seen_at', '<=', at - DESK_NOTED_EVERY),
                ]),
              ),
          )
          .execute();
    },

    /** True if the answer to an order may take long. [ORDER-24] */
    async isSlow(business: string, order: Pick<DinerOrder, 'state' | 'createdAt'>): Promise<boolean> {
      if (order.state !== 'new') return false;
      const menu = await menus.read(business);
      if (!menu) return false;
      const { hours, closures, timeZone } = menu;
      return isSlowOrder(order, { hours, closures, timeZone, seenAt: await seenAt(business), now: now() });
    },

    /**
     * Notifies each owner who has slow orders that nobody has taken up yet, once a day, and returns how many. Several servers may do it at once.
     * [ORDER-25]
     */
    async notifyOfSlow(): Promise<number> {
      const at = now();
      const waiting = await database
        .selectFrom('orders')
        .innerJoin('businesses', 'businesses.key', 'orders.business')
        .leftJoin('desk_presence as desk', 'desk.business', 'orders.business')
        .select((row) => [
          'businesses.key as business',
          'businesses.settings',
          'desk.seen_at',
          row.fn.min('orders.created_at').as('created_at'),
        ])
        .where('orders.expires_at', 'is not', null)
        .where('orders.state', '=', 'new')
        // Without a network it was taken up and put back, or is the demo's own.
        .where('orders.network', 'is not', null)
        .where((row) => row(row.fn.coalesce('desk.seen_at', 'orders.created_at'), '<', at - SLOW_AFTER_MS))
        .where((row) => row.or([row('desk.next_notice_at', 'is', null), row('desk.next_notice_at', '<=', at)]))
        .groupBy(['businesses.key', 'desk.seen_at'])
        .execute();
      let notified = 0;
      for (const { business, created_at: createdAt, seen_at: seenAt, ...row } of waiting) {
        const { hours, closures, timeZone } = settingsFromRow(row);
        const isSlow = isSlowOrder({ state: 'new', createdAt }, { hours, closures, timeZone, seenAt, now: at });
        if (isSlow && (await notify(business, { at, next: nextSlowNotice(timeZone, at) }))) notified += 1;
      }
      return notified;
    },
  };
}

export type DeskPresenceStore = ReturnType<typeof deskPresenceStore>;

/** `createdAt` in ms since 1970. */
const slowNotice = (createdAt: number): Notification => ({
  title: 'Hay pedidos sin responder',
  message:
    'Llegan pedidos y hace más de 10 minutos que nadie tiene abierto «Pedidos del día». ' +
    'Los comensales leen que el local puede tardar en responder.',
  image: PRODUCT_PLACEHOLDER,
  link: '/panel/orders/desk',
  createdAt,
});
