import type { FastifyBaseLogger } from 'fastify';

/** How long a count waits to be written, in ms; a power cut may lose it. */
const FLUSH_AFTER = 5000;

export interface BatchedCountsOptions<Count> {
  /** Limit of different counts in memory while the database cannot be written; further ones are dropped. */
  readonly maxPending: number;
  /** Counts of the same name are written as one. */
  readonly nameOf: (count: Count) => string;
  readonly sum: (before: Count, added: Count) => Count;
  readonly write: (batch: readonly Count[], options: { isLast: boolean }) => Promise<void>;
  readonly log: FastifyBaseLogger;
  /** What is counted, for the log. */
  readonly what: string;
}

/** Adds up counts in memory and writes them in batches, in the order of their names: servers that write the same rows wait for each other in turn, never in a circle. */
export class BatchedCounts<Count> {
  readonly #options: BatchedCountsOptions<Count>;
  #pending = new Map<string, Count>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: BatchedCountsOptions<Count>) {
    this.#options = options;
  }

  count(counts: readonly Count[]): void {
    for (const count of counts) this.#add(count);
    if (this.#pending.size > 0) this.#timer ??= setTimeout(() => void this.flush(), FLUSH_AFTER).unref();
  }

  /** Writes the pending counts; keeps them if that fails. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write({ isLast: false }));
    return this.#writing;
  }

  /** Writes the pending counts and stops the timer. */
  async close(): Promise<void> {
    await this.#writing;
    await this.#write({ isLast: true });
    clearTimeout(this.#timer);
  }

  #add(count: Count): void {
    const { nameOf, sum, maxPending } = this.#options;
    const name = nameOf(count);
    const before = this.#pending.get(name);
    if (before === undefined && this.#pending.size >= maxPending) return;
    this.#pending.set(name, before === undefined ? count : sum(before, count));
  }

  async #write(options: { isLast: boolean }): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#pending.size === 0) return;
    const { write, log, what } = this.#options;
    const batch = [...this.#pending].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count);
    this.#pending = new Map();
    try {
      await write(batch, options);
    } catch (error) {
      log.warn({ err: error, counts: batch.length }, `${what} could not be written`);
      this.count(batch);
    }
  }
}
