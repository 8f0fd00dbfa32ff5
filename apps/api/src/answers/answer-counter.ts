import { BatchedCounts, type BatchedCountsOptions } from '../database/batched-counts.ts';
import {
  minuteOf,
  sumOf,
  type AnswerCountsStore,
  type AnswersOfMinute,
  type StatusCounts,
} from './answer-counts.store.ts';

interface AnswerCounterOptions extends Pick<BatchedCountsOptions<AnswersOfMinute>, 'log'> {
  readonly store: Pick<AnswerCountsStore, 'add'>;
  readonly now: () => number;
}

/** Counts in memory how requests about each business were answered, and writes the counts in batches. */
export class AnswerCounter extends BatchedCounts<AnswersOfMinute> {
  readonly #now: () => number;

  constructor({ store, log, now }: AnswerCounterOptions) {
    super({
      maxPending: 100_000,
      nameOf: ({ business, minute }) => `${business} ${minute}`,
      sum: (before, added) => ({ ...added, counts: sumOf(before.counts, added.counts) }),
      write: (batch, options) => store.add(batch, options),
      log,
      what: 'counts of answers',
    });
    this.#now = now;
  }

  answered(business: string, status: number): void {
    const kind = Math.floor(status / 100) - 2;
    const counts = [0, 1, 2, 3].map((nth) => (nth === kind ? 1 : 0)) as unknown as StatusCounts;
    this.count([{ business, minute: minuteOf(this.#now()), counts }]);
  }
}
