import type { FastifyBaseLogger } from 'fastify';
import { atIntervals } from '../processes/at-intervals.ts';
import type { Charges } from './charges/charges.ts';
import type { OrdersStore } from './orders.store.ts';

/** How often a process looks for orders that nobody answered or paid, in ms. */
const CHECK_INTERVAL = 10_000;

/**
 * Asks for the charges of orders, cancels those that nobody answered or paid in time, makes refunds and checks tokens, now and then every ten seconds;
 * returns a function that stops it. Several processes may do it at once. [ORDER-17] [CHARGE-2] [CHARGE-6] [CHARGE-7] [TOKEN-6]
 */
export function scheduleOrderExpiry(
  {
    orders,
    charges,
  }: {
    readonly orders: Pick<OrdersStore, 'expire'>;
    readonly charges: Pick<Charges, 'lookUpDue' | 'refundDue' | 'checkDue'>;
  },
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): () => Promise<void> {
  const expire = async () => {
    // First: what was paid at the last moment is not cancelled.
    await charges.lookUpDue();
    const count = await orders.expire();
    if (count > 0) log.info({ count }, 'orders without an answer cancelled');
    await charges.refundDue();
    await charges.checkDue();
  };
  return atIntervals(expire, {
    ms: CHECK_INTERVAL,
    onFailure: (error) => log.warn({ err: error }, 'could not cancel orders without an answer'),
  });
}
