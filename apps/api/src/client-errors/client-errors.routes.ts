import { calls, type ClientError } from '@carta/contract';
import { ok } from '@carta/domain';
import type { FastifyRequest } from 'fastify';
import { AddressLimit, LIMIT_WINDOW } from '../http/address-limit.ts';
import { clientNetwork } from '../http/client-network.ts';
import { withoutEmails } from '../http/log-answers.ts';
import { withoutSecrets } from '../http/secret-paths.ts';
import { REFUSALS } from '../http/refusal.ts';
import type { Serve } from '../http/serve-call.ts';
import { signals } from '../processes/signals.ts';
import type { RemotesStore } from '../remotes/remotes.store.ts';
import type { SectionCounter } from '../remotes/section-counter.ts';
import type { KnownBrowsers } from '../session/known-browsers.ts';
import { currentOwner } from '../session/request-session.ts';
import { sessionToken } from '../session/session-cookie.ts';
import { hashOf, type Owner, type SessionsStore } from '../session/sessions.store.ts';
import type { Site } from '../rendering/site.ts';
import type { ClientErrorsStore } from './client-errors.store.ts';

/** Per address and minute, and per minute in all. */
const MAX_FROM_ADDRESS = 30;
const MAX_IN_ALL = 300;

interface ClientErrorsDeps {
  readonly stores: {
    readonly clientErrors: ClientErrorsStore;
    readonly remotes: Pick<RemotesStore, 'live'>;
    readonly sessions: SessionsStore;
    readonly knownBrowsers: KnownBrowsers;
    readonly now: () => number;
  };
  readonly site: Pick<Site, 'remotes'>;
  readonly sectionCounter: SectionCounter;
}

/** Receives what failed in the pages of the panel: a line in the log with the remote's team, and a count for each error. Counts opened sections while a version is on trial. */
export function clientErrorsRoutes(serve: Serve, { stores, site, sectionCounter }: ClientErrorsDeps): void {
  const { clientErrors, remotes, now } = stores;
  const builtVersion = (remote: string) =>
    Object.entries(site.remotes.built()).find(([name]) => name === remote)?.[1].version;
  const teamOf = async ({ remote = '', version = '' }: ClientError) => {
    const { stable = null, canary = null } = (await remotes.live()).get(remote) ?? {};
    const published = canary?.version === version ? canary.release : stable;
    const isLive = [canary?.version, stable?.version, builtVersion(remote)].includes(version);
    signals.pageFailed.publish(isLive ? { remote, version } : null);
    return published ?? site.remotes.builtTeam(remote) ?? { team: undefined, contact: undefined };
  };
  /** Notes what happened with a remote in a page of this session. */
  const note = (
    what: 'opened' | 'failed',
    { business }: Pick<Owner, 'business'>,
    { remote, version, request }: { remote: string; version: string; request: FastifyRequest },
  ) => sectionCounter.count({ what, remote, version, business, session: hashOf(sessionToken(request) ?? '') });

  const perAddress = new AddressLimit(MAX_FROM_ADDRESS);
  const inAll = new AddressLimit(MAX_IN_ALL);

  serve(calls.reportClientError, async ({ body, request, reply }) => {
    if (!perAddress.allows(clientNetwork(request.ip), 1, now()) || !inAll.allows('all', 1, now()))
      return { ...REFUSALS.rateLimited, retryAfterSeconds: LIMIT_WINDOW };
    const error = { ...body, path: withoutSecrets(withoutEmails(body.path)) };
    const { team, contact } = await teamOf(body);
    request.log.warn({ clientError: error, team, contact, reqId: request.id }, 'a page of the panel failed');
    await clientErrors.add(error);
    const { remote, version } = error;
    const owner = remote === undefined ? null : await currentOwner(stores, request, reply);
    if (owner && remote !== undefined && version !== undefined)
      await note('failed', owner, { remote, version, request });
    return ok({ ok: true as const });
  });

  serve(calls.recordOpening, async ({ body, owner, request }) => {
    await note('opened', owner, { ...body, request });
    return ok({ ok: true as const });
  });
}
