import { channel } from 'node:diagnostics_channel';
import type { OrderState } from '@carta/domain';

interface Answered {
  readonly method: string;
  /** The pattern of its route; `none` where there is none. */
  readonly route: string;
  readonly status: number;
  /** Since the request began. */
  readonly ms: number;
}

/** What the parts of the server publish for whoever measures them; without a listener it costs nothing. */
export const signals = {
  /** An answer that was sent. */
  answered: signal<Answered>('carta.answered'),
  /** A sign-in that failed, and why: wrong credentials, or too many attempts. */
  signInFailed: signal<'credentials' | 'limit'>('carta.sign-in.failed'),
  /** A page of the panel that failed in this remote; null for the shell and for what is not registered. */
  pageFailed: signal<{ readonly remote: string; readonly version: string } | null>('carta.page.failed'),
  /** The length of a queue after a change. */
  queueChanged: signal<{ readonly queue: string; readonly running: number; readonly waiting: number }>(
    'carta.queue.changed',
  ),
  /** The state that an order has after a change of it. */
  orderChanged: signal<OrderState>('carta.order.changed'),
  /** What MercadoPago was asked, and what came of it: 'ok' or why not. */
  chargeAsked: signal<{ readonly call: string; readonly result: string }>('carta.charge.asked'),
  /** How many pages of owners are open after a change. */
  openPagesChanged: signal<number>('carta.pages.changed'),
  /** Whether a cache had what was asked for. */
  cacheAsked: signal<{ readonly cache: string; readonly hit: boolean }>('carta.cache.asked'),
};

function signal<T>(name: string) {
  const topic = channel(name);
  return {
    publish: (message: T): void => {
      if (topic.hasSubscribers) topic.publish(message);
    },
    /** Returns a function that ends it. */
    listen: (listener: (message: T) => void): (() => void) => {
      const subscriber = (message: unknown) => listener(message as T);
      topic.subscribe(subscriber);
      return () => void topic.unsubscribe(subscriber);
    },
  };
}
