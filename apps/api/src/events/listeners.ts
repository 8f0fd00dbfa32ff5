import type { FastifyBaseLogger } from 'fastify';
import { signals } from '../processes/signals.ts';
import type { OpenDesks } from './open-desks.ts';
import type { ListenedRevisions, ListenersStore, ListeningSession } from './listeners.store.ts';

/** How often the data's change counter is checked while any page listens, in ms. */
const CHECK_INTERVAL = 500;

/** Checks between two heartbeats, which keep proxies from closing an idle connection. */
const CHECKS_PER_HEARTBEAT = 50;

/** Checks between two looks for desks whose minute is over. */
const CHECKS_PER_NOTE = 20;

const MAX_PER_OWNER = 20;
const MAX_LISTENERS = 10_000;

/** One open page. */
export interface Listener extends ListeningSession {
  readonly email: string;
  /** True if the page is a desk: it shows the orders as they come. */
  readonly isDesk: boolean;
  /** Revision of the menu that the page knows. */
  revision: number;
  /** Revision of the orders that the page knows. */
  orders: number;
  /** The event of the remotes that the page knows. */
  remotes: string;
  readonly write: (text: string) => void;
  readonly end: () => void;
}

interface ListenersOptions {
  readonly store: ListenersStore;
  /** Returns the revision of a business's menu that the next reading answers. */
  readonly shownRevision: (business: string) => Promise<number | undefined>;
  /** The event that announces a menu's new revision. */
  readonly eventAt: (revision: number) => string;
  /** The event that announces another revision of the orders. */
  readonly ordersEventAt: (revision: number) => string;
  /** Returns the events that announce to each business its live remotes. */
  readonly remotesEvents: () => Promise<(business: string) => string>;
  readonly desks: OpenDesks;
  readonly log: FastifyBaseLogger;
}

/** The open pages of all owners. One timer announces changes by any process to them and ends those whose session is over. */
export class Listeners {
  readonly #listeners = new Set<Listener>();
  readonly #perOwner = new Map<string, number>();
  readonly #options: ListenersOptions;
  #timer: NodeJS.Timeout | undefined;
  #ticks = 0;
  #checking = false;
  /** Version of the data at the last check; undefined forces another check. */
  #checkedVersion: number | undefined;

  constructor(options: ListenersOptions) {
    this.#options = options;
  }

  /** True if this owner, or all owners together, have the maximum of pages open. */
  isFull(owner: Pick<Listener, 'business' | 'email'>): boolean {
    return this.#listeners.size >= MAX_LISTENERS || (this.#perOwner.get(nameOf(owner)) ?? 0) >= MAX_PER_OWNER;
  }

  add(listener: Listener): void {
    this.#listeners.add(listener);
    this.#countFor(listener, 1);
    signals.openPagesChanged.publish(this.#listeners.size);
    // A change since this revision was read may have been announced to the others already.
    this.#checkedVersion = undefined;
    this.#timer ??= setInterval(() => this.#tick(), CHECK_INTERVAL).unref();
    if (listener.isDesk) this.#options.desks.note([listener.business]);
  }

  remove(listener: Listener): void {
    if (!this.#listeners.delete(listener)) return;
    this.#countFor(listener, -1);
    signals.openPagesChanged.publish(this.#listeners.size);
    if (this.#listeners.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
  }

  /** Ends every page's connection. */
  async close(): Promise<void> {
    for (const listener of this.#listeners) this.#end(listener);
    await this.#options.desks.written();
  }

  #tick(): void {
    this.#ticks += 1;
    const isHeartbeat = this.#ticks % CHECKS_PER_HEARTBEAT === 0;
    if (isHeartbeat) for (const listener of this.#listeners) listener.write(':\n\n');
    if (this.#ticks % CHECKS_PER_NOTE === 0) this.#noteDesks();
    // A session that expires changes nothing in the data.
    if (!this.#checking && (this.#hasChanged() || isHeartbeat)) void this.#check();
  }

  #noteDesks(): void {
    const desks = [...this.#listeners].filter(({ isDesk }) => isDesk);
    this.#options.desks.note(desks.map(({ business }) => business));
  }

  #hasChanged(): boolean {
    try {
      const version = this.#options.store.version();
      const changed = version !== this.#checkedVersion;
      this.#checkedVersion = version;
      return changed;
    } catch (error) {
      this.#logFailure(error);
      return false;
    }
  }

  async #check(): Promise<void> {
    this.#checking = true;
    const listeners = [...this.#listeners];
    try {
      const revisions = await this.#options.store.revisions(listeners);
      const remotesOf = await this.#options.remotesEvents();
      for (const listener of listeners)
        await this.#update(listener, revisions.get(listener.tokenHash), remotesOf(listener.business));
    } catch (error) {
      this.#logFailure(error);
    }
    this.#checking = false;
  }

  async #update(listener: Listener, revisions: ListenedRevisions | undefined, remotes: string): Promise<void> {
    if (!this.#listeners.has(listener)) return;
    if (revisions === undefined) return this.#end(listener);
    if (remotes !== listener.remotes) {
      listener.remotes = remotes;
      listener.write(remotes);
    }
    const { menu, orders } = revisions;
    if (orders !== listener.orders) {
      listener.orders = orders;
      listener.write(this.#options.ordersEventAt(orders));
    }
    if (menu === listener.revision) return;
    const shown = await this.#options.shownRevision(listener.business);
    // The notice of another server's change is still under way: until it is here, a page that reads again gets the menu before it.
    if (shown !== menu) this.#checkedVersion = undefined;
    if (shown === undefined || shown === listener.revision) return;
    listener.revision = shown;
    listener.write(this.#options.eventAt(shown));
  }

  #end(listener: Listener): void {
    this.remove(listener);
    listener.end();
  }

  #logFailure(error: unknown): void {
    this.#checkedVersion = undefined;
    this.#options.log.warn({ err: error }, 'changes cannot be looked for');
  }

  #countFor(listener: Listener, more: 1 | -1): void {
    const name = nameOf(listener);
    const count = (this.#perOwner.get(name) ?? 0) + more;
    if (count === 0) this.#perOwner.delete(name);
    else this.#perOwner.set(name, count);
  }
}

const nameOf = ({ business, email }: Pick<Listener, 'business' | 'email'>) => `${business} ${email}`;
