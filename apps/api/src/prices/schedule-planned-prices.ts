import type { FastifyBaseLogger } from 'fastify';
import { atIntervals } from '../processes/at-intervals.ts';
import type { PlannedPricesStore } from './planned-prices.store.ts';

/** How often a process looks for due plans, in ms. */
const CHECK_INTERVAL = 1000;

/** Carries out planned prices at their moment, now and then every second; returns a function that stops it. Several processes may do it at once. */
export function schedulePlannedPrices(
  { plannedPrices }: { readonly plannedPrices: Pick<PlannedPricesStore, 'due' | 'carryOut'> },
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): () => Promise<void> {
  const carryOut = async () => {
    for (const plan of await plannedPrices.due()) {
      const done = await plannedPrices.carryOut(plan);
      if (done.ok) log.info({ business: plan.business, count: done.value.count }, 'planned prices carried out');
    }
  };
  return atIntervals(carryOut, {
    ms: CHECK_INTERVAL,
    onFailure: (error) => log.warn({ err: error }, 'could not carry out planned prices'),
  });
}
