import { createHmac, randomBytes } from 'node:crypto';
import { MINUTE_MS } from '@carta/domain';
import { LRUCache } from 'lru-cache';

/** In seconds. */
export const LIMIT_WINDOW = MINUTE_MS / 1000;

/** Rate limit per minute and address. Stores a keyed hash of the address; the key changes each minute. */
export class AddressLimit {
  #minute = 0;
  #key = Buffer.alloc(0);
  readonly #max: number;
  readonly #counts: LRUCache<string, number>;

  /** Allows `max` in a minute, and tells at most `addresses` apart. */
  constructor(max: number, { addresses = 20_000 } = {}) {
    this.#max = max;
    // By `max` the cache would reserve its whole memory at the start.
    this.#counts = new LRUCache({ maxSize: addresses, sizeCalculation: () => 1 });
  }

  /** Counts `more` for the address and returns whether it is within its limit; `now` in ms since 1970. */
  allows(address: string, more: number, now: number): boolean {
    this.#startMinute(Math.floor(now / MINUTE_MS));
    const hash = createHmac('sha256', this.#key).update(address).digest('base64');
    const count = (this.#counts.get(hash) ?? 0) + more;
    this.#counts.set(hash, count);
    return count <= this.#max;
  }

  #startMinute(minute: number): void {
    if (minute === this.#minute) return;
    this.#minute = minute;
    this.#key = randomBytes(32);
    this.#counts.clear();
  }
}
