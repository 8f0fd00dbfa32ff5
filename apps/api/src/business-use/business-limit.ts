import { MINUTE_MS } from '@carta/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { BusinessUseStore, UseKind } from './business-use.store.ts';

/** How often a server tells the others what it has counted, in ms. */
const SHARE_EVERY = 1000;
/** A business that uses less than this part of its limit here is not worth a write. */
const SHARED_FROM = 0.1;

interface Count {
  own: number;
  /** The part of it that the others can know. */
  shared: number;
  others: number;
}

interface BusinessLimitOptions {
  readonly kind: UseKind;
  /** In a minute, over all servers. */
  readonly max: number;
  readonly store: BusinessUseStore;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Limits what each business may do in a minute. Servers add up their counts: together they allow at most a second's worth more. */
export class BusinessLimit {
  readonly #options: BusinessLimitOptions;
  #minute = 0;
  #counts = new Map<string, Count>();
  #timer: NodeJS.Timeout | undefined;
  #sharing: Promise<void> | undefined;

  constructor(options: BusinessLimitOptions) {
    this.#options = options;
  }

  /** Counts one more and returns whether it is within the limit. */
  allows(business: string): boolean {
    const { max, now } = this.#options;
    const minute = Math.floor(now() / MINUTE_MS);
    if (minute !== this.#minute) this.#counts = new Map();
    this.#minute = minute;
    const count = this.#counts.get(business) ?? { own: 0, shared: 0, others: 0 };
    this.#counts.set(business, count);
    count.own += 1;
    if (count.own > max * SHARED_FROM) this.#timer ??= setTimeout(() => void this.share(), SHARE_EVERY).unref();
    return count.own + count.others <= max;
  }

  /** In seconds. */
  get retryAfter(): number {
    return Math.ceil((MINUTE_MS - (this.#options.now() % MINUTE_MS)) / 1000);
  }

  /** Tells the others what was counted here, and learns what they have counted. */
  share(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#sharing ??= this.#share().finally(() => (this.#sharing = undefined));
    return this.#sharing;
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#sharing;
  }

  async #share(): Promise<void> {
    const { kind, max, store, log } = this.#options;
    const minute = this.#minute;
    for (const [business, count] of this.#counts) {
      const { own, shared } = count;
      if (own <= max * SHARED_FROM || own === shared) continue;
      try {
        const sum = await store.add({ business, kind, minute, count: own - shared });
        count.shared = own;
        count.others = sum - own;
      } catch (error) {
        log.warn({ err: error }, 'what a business uses could not be shared');
      }
    }
  }
}
