import type { FastifyBaseLogger } from 'fastify';
import { atIntervals } from '../processes/at-intervals.ts';
import type { OrdersStore } from './orders.store.ts';

/** How often a process looks for orders that nobody answered, in ms. */
const CHECK_INTERVAL = 10_000;

/** Cancels orders that nobody answered in time, now and then every ten seconds; returns a function that stops it. Several processes may do it at once. [ORDER-17] */
export function scheduleOrderExpiry(
  { orders }: { readonly orders: Pick<OrdersStore, 'expire'> },
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): () => Promise<void> {
  const expire = async () => {
    const count = await orders.expire();
    if (count > 0) log.info({ count }, 'orders without an answer cancelled');
  };
  return atIntervals(expire, {
    ms: CHECK_INTERVAL,
    onFailure: (error) => log.warn({ err: error }, 'could not cancel orders without an answer'),
  });
}
