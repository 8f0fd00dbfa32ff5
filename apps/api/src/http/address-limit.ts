import { createHmac, randomBytes } from 'node:crypto';
import { MINUTE_MS } from '@carta/domain';
import { LRUCache } from 'lru-cache';

/** Visits of one address per minute; all diners of a restaurant may share the address of its WiFi. */
const MAX_VISITS = 600;
const MAX_ADDRESSES = 20_000;

/** Visits of one page, category or item by one address per minute. */
const MAX_REPEATED = 60;
const MAX_COUNTED = 200_000;

/** Rate limit of visits from one address. Stores a keyed hash of the address; the key changes each minute. */
export class VisitLimit {
  #minute = 0;
  #key = Buffer.alloc(0);
  readonly #counts = new LRUCache<string, number>({ max: MAX_ADDRESSES });
  readonly #repeated = new LRUCache<string, number>({ max: MAX_COUNTED });

  /** Counts the visits and returns whether the address is within its limit; `now` in ms since 1970. */
  allows(address: string, visits: number, now: number): boolean {
    this.#startMinute(Math.floor(now / MINUTE_MS));
    return this.#count(this.#counts, address, visits) <= MAX_VISITS;
  }

  /** Counts a visit of `name` in the minute of the last `allows`; returns false if the address has repeated it too often. */
  allowsRepeated(address: string, name: string): boolean {
    return this.#count(this.#repeated, `${address} ${name}`, 1) <= MAX_REPEATED;
  }

  #count(counts: LRUCache<string, number>, name: string, more: number): number {
    const hash = createHmac('sha256', this.#key).update(name).digest('base64');
    const count = (counts.get(hash) ?? 0) + more;
    counts.set(hash, count);
    return count;
  }

  #startMinute(minute: number): void {
    if (minute === this.#minute) return;
    this.#minute = minute;
    this.#key = randomBytes(32);
    this.#counts.clear();
    this.#repeated.clear();
  }
}

/** In seconds. */
export const VISIT_LIMIT_WINDOW = MINUTE_MS / 1000;
