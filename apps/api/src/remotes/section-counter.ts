import { createHash } from 'node:crypto';
import { MINUTE_MS } from '@carta/domain';
import type { FastifyBaseLogger } from 'fastify';
import { BatchedCounts } from '../database/batched-counts.ts';
import type { Site } from '../rendering/site.ts';
import { isCanaryBad } from './canary.ts';
import type { RemotesStore } from './remotes.store.ts';
import type { SectionUseStore, SessionUse } from './section-use.store.ts';

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
  readonly stores: {
    readonly remotes: Pick<RemotesStore, 'live' | 'takeBack'>;
    readonly sectionUse: SectionUseStore;
    readonly now: () => number;
  };
  readonly site: Pick<Site, 'remotes'>;
  readonly log: FastifyBaseLogger;
}

/** Counts opened sections and errors of remotes with a canary in memory, writes them in batches, and takes a bad canary back. */
export class SectionCounter {
  readonly #options: SectionCounterOptions;
  readonly #counts: BatchedCounts<SessionUse>;

  constructor(options: SectionCounterOptions) {
    this.#options = options;
    this.#counts = new BatchedCounts({
      maxPending: 20_000,
      nameOf: ({ remote, version, minute, session }) => [remote, version, minute, session].join(' '),
      sum: (before, added) => ({
        ...added,
        opened: before.opened + added.opened,
        failed: before.failed || added.failed,
      }),
      write: (batch, { isLast }) => this.#write(batch, { isLast }),
      log: options.log,
      what: 'opened sections',
    });
  }

  /** Counts what happened with the version that the business has; without a canary nothing. */
  async count({ remote, version, business, session: token, what }: SectionEvent): Promise<void> {
    const { site, stores } = this.#options;
    const registered = (await site.remotes.live()).of(business)[remote];
    if (!registered?.isMeasured || registered.version !== version) return;
    const minute = Math.floor(stores.now() / MINUTE_MS);
    const session = createHash('sha256').update(`section ${token}`).digest('base64url').slice(0, 20);
    const opened = what === 'opened' ? 1 : 0;
    this.#counts.count([{ remote, version, minute, session, opened, failed: what === 'failed' }]);
  }

  /** Writes the pending counts and keeps them if that fails. */
  flush(): Promise<void> {
    return this.#counts.flush();
  }

  /** Writes the pending counts and stops the timer. */
  close(): Promise<void> {
    return this.#counts.close();
  }

  async #write(batch: readonly SessionUse[], options: { isLast: boolean }): Promise<void> {
    await this.#options.stores.sectionUse.add(batch, options);
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
