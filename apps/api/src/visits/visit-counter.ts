import type { FastifyBaseLogger } from 'fastify';
import type { BusinessVisits, VisitsStore } from './visits.store.ts';

/** How long a count waits until it is written, in ms: what a power cut may lose. */
const FLUSH_AFTER = 5000;

/** Counts that wait while the database cannot be written; what comes on top of them is not counted. */
const MOST_WAITING = 100_000;

type Waiting = Map<string, BusinessVisits>;

interface VisitCounterOptions {
  readonly store: Pick<VisitsStore, 'add'>;
  readonly log: FastifyBaseLogger;
}

/** Counts visits in memory, and writes them together every few seconds. */
export class VisitCounter {
  readonly #store: Pick<VisitsStore, 'add'>;
  readonly #log: FastifyBaseLogger;
  #waiting: Waiting = new Map();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor({ store, log }: VisitCounterOptions) {
    this.#store = store;
    this.#log = log;
  }

  count(visits: readonly BusinessVisits[]): void {
    for (const visit of visits) addTo(this.#waiting, visit);
    if (this.#waiting.size > 0) this.#timer ??= setTimeout(() => void this.flush(), FLUSH_AFTER).unref();
  }

  /** Writes what waits; what cannot be written now goes on waiting. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.size === 0) return;
    const batch = [...this.#waiting.values()];
    this.#waiting = new Map();
    try {
      await this.#store.add(batch);
    } catch (error) {
      this.#log.warn({ err: error, visits: batch.length }, 'visits could not be written');
      this.count(batch);
    }
  }

  /** Writes what waits and ends the timer. */
  async close(): Promise<void> {
    await this.flush();
    clearTimeout(this.#timer);
  }
}

function addTo(waiting: Waiting, visit: BusinessVisits): void {
  const name = `${visit.business} ${visit.day} ${visit.kind} ${visit.key}`;
  const before = waiting.get(name);
  if (!before && waiting.size >= MOST_WAITING) return;
  waiting.set(name, { ...visit, count: visit.count + (before?.count ?? 0) });
}
