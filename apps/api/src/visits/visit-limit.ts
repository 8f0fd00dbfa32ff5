import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const MINUTE = 60_000;

/** Per address and minute; all diners of a restaurant may share the address of its WiFi. */
const MAX_VISITS = 600;
const MAX_ADDRESSES = 20_000;

/** Rate limit of visits from one address. Stores a keyed hash of the address; the key changes each minute. */
export class VisitLimit {
  #minute = 0;
  #key = Buffer.alloc(0);
  readonly #counts = new LRUCache<string, number>({ max: MAX_ADDRESSES });

  /** Counts the visits and returns whether the address is within its limit; `now` in ms since 1970. */
  allows(address: string, visits: number, now: number): boolean {
    this.#startMinute(Math.floor(now / MINUTE));
    const hash = createHmac('sha256', this.#key).update(address).digest('base64');
    const count = (this.#counts.get(hash) ?? 0) + visits;
    this.#counts.set(hash, count);
    return count <= MAX_VISITS;
  }

  #startMinute(minute: number): void {
    if (minute === this.#minute) return;
    this.#minute = minute;
    this.#key = randomBytes(32);
    this.#counts.clear();
  }
}

/** In seconds. */
export const VISIT_LIMIT_WINDOW = MINUTE / 1000;
