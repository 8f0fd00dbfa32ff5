import type { FastifyBaseLogger } from 'fastify';
import { atIntervals } from '../processes/at-intervals.ts';
import type { DeskPresenceStore } from './desk-presence.store.ts';
import type { OrdersStore } from './orders.store.ts';

/** How often a process looks for orders that nobody answered, in ms. */
const CHECK_INTERVAL = 10_000;

interface CheckedOrders {
  readonly orders: Pick<OrdersStore, 'expire'>;
  readonly deskPresence: Pick<DeskPresenceStore, 'notifyOfSlow'>;
}

/**
 * Cancels orders that nobody answered in time, and notifies owners of those whose answer may take long, now and then every ten seconds; returns a
 * function that stops it. Several processes may do it at once. [ORDER-17] [ORDER-25]
 */
export function scheduleOrderChecks(
  { orders, deskPresence }: CheckedOrders,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): () => Promise<void> {
  const check = async () => {
    const expired = await orders.expire();
    if (expired > 0) log.info({ count: expired }, 'orders without an answer cancelled');
    const notified = await deskPresence.notifyOfSlow();
    if (notified > 0) log.info({ count: notified }, 'owners notified of slow orders');
  };
  return atIntervals(check, {
    ms: CHECK_INTERVAL,
    onFailure: (error) => log.warn({ err: error }, 'could not look for orders without an answer'),
  });
}
