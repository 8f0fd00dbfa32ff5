import { MINUTE_MS } from '../duration.ts';
import { listOf } from '../list-of.ts';
import type { DinerOrder } from './diner-order.ts';
import { isOpenOrder } from './order-states.ts';
import { preparationStart } from './preparation-start.ts';

/** How long the desk reminds of an order for later, in ms. [ALERT-3] */
export const REMINDER_MS = MINUTE_MS;

/** What decides whether the desk sounds. */
type Sounding = Pick<DinerOrder, 'state' | 'at' | 'readyAt'>;

/** Returns how many orders nobody has answered; the desk sounds until there are none. [ALERT-2] */
export function unansweredOrders(orders: readonly Pick<DinerOrder, 'state'>[]): number {
  return listOf(orders).filter(({ state }) => state === 'new').length;
}

/**
 * True while the desk reminds of an order for later that was accepted: for a minute from when the kitchen has to begin with it. `now` in ms
 * since 1970. [ALERT-3]
 */
export function remindsOfOrder(order: Sounding, prepMinutes: number, now: number): boolean {
  const start = order.state === 'accepted' ? preparationStart(order, prepMinutes) : null;
  return start !== null && start <= now && now < start + REMINDER_MS;
}

/** What home says of the orders that are open. */
export interface OpenOrders {
  readonly count: number;
  /** How many of them nobody has answered. */
  readonly unanswered: number;
  /** Since when the oldest waits, in ms since 1970; null without one. */
  readonly oldestAt: number | null;
}

/**
 * Returns how many orders are open and since when the oldest waits: since it came, one for later since the kitchen had to begin with it. `now` in
 * ms since 1970. [ALERT-4]
 */
export function openOrders(
  orders: readonly (Sounding & Pick<DinerOrder, 'createdAt'>)[],
  prepMinutes: number,
  now: number,
): OpenOrders {
  const open = listOf(orders).filter(isOpenOrder);
  const since = open.flatMap((order) => {
    const moment = Math.max(order.createdAt, preparationStart(order, prepMinutes) ?? order.createdAt);
    return moment <= now ? [moment] : [];
  });
  return {
    count: open.length,
    unanswered: unansweredOrders(open),
    oldestAt: since.length > 0 ? Math.min(...since) : null,
  };
}
