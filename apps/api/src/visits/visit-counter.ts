import type { FastifyBaseLogger } from 'fastify';
import type { BusinessVisits, VisitsStore } from './visits.store.ts';

/** How long a count waits to be written, in ms; a power cut may lose it. */
const FLUSH_AFTER = 5000;

/** Limit of different counts in memory while the database cannot be written; further ones are dropped. */
const MAX_PENDING = 100_000;

type Counts = Map<string, BusinessVisits>;

interface VisitCounterOptions {
  readonly store: Pick<VisitsStore, 'add'>;
  readonly log: FastifyBaseLogger;
}

/** Counts visits in memory and writes them in batches. */
export class VisitCounter {
  readonly #store: Pick<VisitsStore, 'add'>;
  readonly #log: FastifyBaseLogger;
  #pending: Counts = new Map();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor({ store, log }: VisitCounterOptions) {
    this.#store = store;
    this.#log = log;
  }

  count(visits: readonly BusinessVisits[]): void {
    for (const visit of visits) addTo(this.#pending, visit);
    if (this.#pending.size > 0) this.#timer ??= setTimeout(() => void this.flush(), FLUSH_AFTER).unref();
  }

  /** Writes the pending counts; keeps them if that fails. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write({ isLast: false }));
    return this.#writing;
  }

  async #write(options: { isLast: boolean }): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#pending.size === 0) return;
    const batch = [...this.#pending.values()];
    this.#pending = new Map();
    try {
      await this.#store.add(batch, options);
    } catch (error) {
      this.#log.warn({ err: error, visits: batch.length }, 'visits could not be written');
      this.count(batch);
    }
  }

  /** Writes the pending counts and stops the timer. */
  async close(): Promise<void> {
    await this.#writing;
    await this.#write({ isLast: true });
    clearTimeout(this.#timer);
  }
}

function addTo(counts: Counts, visit: BusinessVisits): void {
  const name = `${visit.business} ${visit.day} ${visit.kind} ${visit.key}`;
  const before = counts.get(name);
  if (!before && counts.size >= MAX_PENDING) return;
  counts.set(name, { ...visit, count: visit.count + (before?.count ?? 0) });
}
