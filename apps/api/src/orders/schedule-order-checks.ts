import type { FastifyBaseLogger } from 'fastify';
import { atIntervals } from '../processes/at-intervals.ts';
import type { Charges } from './charges/charges.ts';
import type { DeskPresenceStore } from './desk-presence.store.ts';
import type { OrdersStore } from './orders.store.ts';

/** How often a process looks for orders that nobody answered or paid, in ms. */
const CHECK_INTERVAL = 10_000;

interface CheckedOrders {
  readonly orders: Pick<OrdersStore, 'expire'>;
  readonly deskPresence: Pick<DeskPresenceStore, 'notifyOfSlow'>;
  readonly charges: Pick<Charges, 'lookUpDue' | 'refundDue' | 'checkDue'>;
}

/**
 * Asks for the charges of orders, cancels those that nobody answered or paid in time, notifies owners of those whose answer may take long, makes refunds
 * and checks tokens, now and then every ten seconds; returns a function that stops it. Several processes may do it at once. [ORDER-17] [ORDER-25] [CHARGE-2]
 * [CHARGE-6] [CHARGE-7] [TOKEN-6]
 */
export function scheduleOrderChecks(
  { orders, deskPresence, charges }: CheckedOrders,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): () => Promise<void> {
  const check = async () => {
    // First: what was paid at the last moment is not cancelled.
    await charges.lookUpDue();
    const expired = await orders.expire();
    if (expired > 0) log.info({ count: expired }, 'orders without an answer cancelled');
    const notified = await deskPresence.notifyOfSlow();
    if (notified > 0) log.info({ count: notified }, 'owners notified of slow orders');
    await charges.refundDue();
    await charges.checkDue();
  };
  return atIntervals(check, {
    ms: CHECK_INTERVAL,
    onFailure: (error) => log.warn({ err: error }, 'could not look for orders without an answer'),
  });
}
