import { createHash } from 'node:crypto';
import { MINUTE_MS } from '@carta/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Site } from '../site.ts';
import type { Stores } from '../stores.ts';
import { isCanaryBad } from './canary.ts';
import type { SessionUse } from './section-use.store.ts';

/** How long a count waits to be written, in ms. */
const FLUSH_AFTER = 5000;
/** Limit of different counts in memory while the database cannot be written; further ones are dropped. */
const MAX_PENDING = 20_000;

/** What happened in a page of an owner. */
interface SectionEvent {
  readonly remote: string;
  readonly version: string;
  readonly business: string;
  /** Hash of the session's token. */
  readonly session: string;
  readonly what: 'opened' | 'failed';
}

interface SectionCounterOptions {
  readonly stores: Pick<Stores, 'remotes' | 'sectionUse' | 'now'>;
  readonly site: Pick<Site, 'remotes'>;
  readonly log: FastifyBaseLogger;
}

/** Counts opened sections and errors of remotes with a canary in memory, writes them in batches, and takes a bad canary back. */
export class SectionCounter {
  readonly #options: SectionCounterOptions;
  #pending = new Map<string, SessionUse>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: SectionCounterOptions) {
    this.#options = options;
  }

  /** Counts what happened with the version that the business has; without a canary nothing. */
  async count({ remote, version, business, session: token, what }: SectionEvent): Promise<void> {
    const { site, stores } = this.#options;
    const registered = (await site.remotes.live()).of(business)[remote];
    if (!registered?.isMeasured || registered.version !== version) return;
    const minute = Math.floor(stores.now() / MINUTE_MS);
    const session = createHash('sha256').update(`section ${token}`).digest('base64url').slice(0, 20);
    this.#add({ remote, version, minute, session, opened: what === 'opened' ? 1 : 0, failed: what === 'failed' });
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_AFTER).unref();
  }

  /** Writes the pending counts and keeps them if that fails. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write({ isLast: false }));
    return this.#writing;
  }

  /** Writes the pending counts and stops the timer. */
  async close(): Promise<void> {
    await this.#writing;
    await this.#write({ isLast: true });
    clearTimeout(this.#timer);
  }

  #add(use: SessionUse): void {
    const name = [use.remote, use.version, use.minute, use.session].join(' ');
    const before = this.#pending.get(name);
    if (!before && this.#pending.size >= MAX_PENDING) return;
    const opened = use.opened + (before?.opened ?? 0);
    this.#pending.set(name, { ...use, opened, failed: use.failed || before?.failed === true });
  }

  async #write(options: { isLast: boolean }): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#pending.size === 0) return;
    const { stores, log } = this.#options;
    const batch = [...this.#pending.values()];
    this.#pending = new Map();
    try {
      await stores.sectionUse.add(batch, options);
    } catch (error) {
      log.warn({ err: error, counts: batch.length }, 'opened sections could not be written');
      for (const use of batch) this.#add(use);
      this.#timer ??= setTimeout(() => void this.flush(), FLUSH_AFTER).unref();
      return;
    }
    for (const remote of new Set(batch.map((use) => use.remote))) await this.#judge(remote);
  }

  async #judge(remote: string): Promise<void> {
    const { stores, site, log } = this.#options;
    try {
      const { canary = null, stable = null } = (await stores.remotes.live()).get(remote) ?? {};
      if (!canary) return;
      const { version } = canary;
      const used = await stores.sectionUse.of(remote, version);
      const usedStable = await stores.sectionUse.of(remote, stable?.version ?? null);
      if (!isCanaryBad(used, usedStable)) return;
      const why = `${used.failed} de ${used.sessions} sesiones con errores; en la estable ${usedStable.failed} de ${usedStable.sessions}`;
      const change = { name: remote, who: 'carta', why, built: site.remotes.built(), first: null };
      const ended = await stores.remotes.takeBack(change, version);
      if (ended.ok) log.warn({ remote, version, canary: used, stable: usedStable }, 'a canary was taken back');
    } catch (error) {
      log.warn({ err: error, remote }, 'a canary could not be judged');
    }
  }
}
