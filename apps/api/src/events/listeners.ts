import type { FastifyBaseLogger } from 'fastify';
import type { ListenersStore, ListeningSession } from './listeners.store.ts';

/** How often the data's change counter is looked at while anybody listens, in ms. */
const LOOK_EVERY = 1000;

/** Seconds between two signs of life, which keep proxies from closing a silent connection. */
const TICKS_PER_BEAT = 25;

const MOST_PER_OWNER = 20;
const MOST = 10_000;

/** One open page. */
export interface Listener extends ListeningSession {
  readonly email: string;
  /** Revision of the menu that it knows of. */
  revision: number;
  readonly write: (text: string) => void;
  readonly end: () => void;
}

interface ListenersOptions {
  readonly store: ListenersStore;
  /** What a page is told of a menu's new revision. */
  readonly changed: (revision: number) => string;
  readonly log: FastifyBaseLogger;
}

/** The open pages of all owners: one timer tells them of changes, by whichever process, and lets go of those whose session is over. */
export class Listeners {
  readonly #listeners = new Set<Listener>();
  readonly #perOwner = new Map<string, number>();
  readonly #options: ListenersOptions;
  #timer: NodeJS.Timeout | undefined;
  #ticks = 0;
  #looking = false;
  /** Version of the data that everybody has been told of; undefined: look again. */
  #seen: number | undefined;

  constructor(options: ListenersOptions) {
    this.#options = options;
  }

  /** Whether this owner, or all of them, have as many pages open as there may be. */
  isFull(owner: Pick<Listener, 'business' | 'email'>): boolean {
    return this.#listeners.size >= MOST || (this.#perOwner.get(nameOf(owner)) ?? 0) >= MOST_PER_OWNER;
  }

  add(listener: Listener): void {
    this.#listeners.add(listener);
    this.#countFor(listener, 1);
    // What has changed since its revision was read may have been seen by the others already.
    this.#seen = undefined;
    this.#timer ??= setInterval(() => this.#tick(), LOOK_EVERY).unref();
  }

  remove(listener: Listener): void {
    if (!this.#listeners.delete(listener)) return;
    this.#countFor(listener, -1);
    if (this.#listeners.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
  }

  /** Ends every page's connection. */
  close(): void {
    for (const listener of this.#listeners) this.#letGo(listener);
  }

  #tick(): void {
    this.#ticks += 1;
    const beat = this.#ticks % TICKS_PER_BEAT === 0;
    if (beat) for (const listener of this.#listeners) listener.write(':\n\n');
    // A session that ends by its time changes nothing in the data.
    if (!this.#looking && (this.#hasChanged() || beat)) void this.#look();
  }

  #hasChanged(): boolean {
    try {
      const version = this.#options.store.version();
      const changed = version !== this.#seen;
      this.#seen = version;
      return changed;
    } catch (error) {
      this.#notNow(error);
      return false;
    }
  }

  async #look(): Promise<void> {
    this.#looking = true;
    const asked = [...this.#listeners];
    try {
      const revisions = await this.#options.store.revisions(asked);
      for (const listener of asked) this.#tell(listener, revisions.get(listener.tokenHash));
    } catch (error) {
      this.#notNow(error);
    }
    this.#looking = false;
  }

  #tell(listener: Listener, revision: number | undefined): void {
    if (revision === undefined) return this.#letGo(listener);
    if (revision === listener.revision) return;
    listener.revision = revision;
    listener.write(this.#options.changed(revision));
  }

  #letGo(listener: Listener): void {
    this.remove(listener);
    listener.end();
  }

  #notNow(error: unknown): void {
    this.#seen = undefined;
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
