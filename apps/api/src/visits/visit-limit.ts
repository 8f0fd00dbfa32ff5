import { createHmac, randomBytes } from 'node:crypto';
import { BoundedMap } from '../bounded-map.ts';

const MINUTE = 60_000;

/** Visits of one address in a minute: all diners of a restaurant may share its WiFi's. */
const MOST = 600;
const MOST_ADDRESSES = 20_000;

/** Bounds how many visits count from one address. It remembers a minute, and no address: only what a key of that minute makes of it. */
export class VisitLimit {
  #minute = 0;
  #key = Buffer.alloc(0);
  #counts = new BoundedMap<string, number>(MOST_ADDRESSES);

  /** Whether so many more still count; `now` in ms since 1970. */
  allows(address: string, visits: number, now: number): boolean {
    this.#begin(Math.floor(now / MINUTE));
    const name = createHmac('sha256', this.#key).update(address).digest('base64');
    const count = (this.#counts.get(name) ?? 0) + visits;
    this.#counts.set(name, count);
    return count <= MOST;
  }

  #begin(minute: number): void {
    if (minute === this.#minute) return;
    this.#minute = minute;
    this.#key = randomBytes(32);
    this.#counts = new BoundedMap(MOST_ADDRESSES);
  }
}

/** In seconds. */
export const VISIT_LIMIT_WINDOW = MINUTE / 1000;
