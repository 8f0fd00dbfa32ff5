import { BatchedCounts, type BatchedCountsOptions } from '../database/batched-counts.ts';
import type { BusinessVisits } from './business-visits.ts';
import type { VisitsStore } from './visits.store.ts';

interface VisitCounterOptions extends Pick<BatchedCountsOptions<BusinessVisits>, 'log'> {
  readonly store: Pick<VisitsStore, 'add'>;
}

/** Counts visits in memory and writes them in batches. */
export class VisitCounter extends BatchedCounts<BusinessVisits> {
  constructor({ store, log }: VisitCounterOptions) {
    super({
      maxPending: 100_000,
      nameOf: ({ business, day, hour, kind, key }) => `${business} ${day} ${hour} ${kind} ${key}`,
      sum: (before, added) => ({ ...added, count: before.count + added.count }),
      write: (batch, options) => store.add(batch, options),
      log,
      what: 'visits',
    });
  }
}
