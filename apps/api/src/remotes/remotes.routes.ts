import type { Call, ResponseOf, Schema } from '@carta/contract';
import { groupText, remoteCalls, type SwappedRemote } from '@carta/contract/publishing';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { AddressLimit, LIMIT_WINDOW } from '../http/address-limit.ts';
import type { BodyScopes } from '../http/body-scopes.ts';
import { readInput } from '../http/call-input.ts';
import { clientNetwork } from '../http/client-network.ts';
import { invalid, REFUSALS, sendRefusal, type Refusal } from '../http/refusal.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Site } from '../rendering/site.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import type { AuditStore } from '../session/audit.store.ts';
import { listRemotes } from './list-remotes.ts';
import { publishRemote, type RemotesDeps } from './publish-remote.ts';
import { receiveFolder } from './receive-folder.ts';
import type { RemoteRefusal, RemoteResult } from './remote-refusal.ts';
import { groupOf } from './group-of.ts';
import type { RemoteToken, RemoteTokensStore } from './remote-tokens.store.ts';

/** In bytes, but for folders. */
const MAX_BODY = 16_000;
/** Wrong tokens from one address in a minute. */
const MAX_WRONG = 10;
/** Folders that are received at the same time: each is in memory as a whole. */
const MAX_FOLDERS = 2;

const NO_TOKEN: Refusal = { ...REFUSALS.unauthenticated, message: 'Falta un token de este servidor que valga todavía' };
const OTHER_REMOTE: Refusal = { ...REFUSALS.forbidden, message: 'El token es de otro remoto' };

declare module 'fastify' {
  interface FastifyRequest {
    remoteToken: RemoteToken | null;
  }
}

type PublishFields = z.output<typeof remoteCalls.publishRemote.form>;

interface RemotesRoutesDeps {
  readonly stores: RemotesDeps['stores'] & {
    readonly remoteTokens: RemoteTokensStore;
    readonly audit: AuditStore;
    readonly now: () => number;
  };
  readonly pictures: Pictures;
  readonly site: Site;
  readonly storage: FileStorage;
  readonly config: Pick<Config, 'siteDir' | 'publicUrl' | 'remoteSigningKey'>;
}

type Answered<C extends Call> = RemoteResult<ResponseOf<C>> | Refusal;
type Body<C extends Call> = C['body'] extends Schema<infer Output> ? Output : undefined;

/** Serves what a team's CI may do with the token of its remote. */
export function remotesRoutes(
  scopes: BodyScopes,
  { stores, storage, pictures, site, config }: RemotesRoutesDeps,
): void {
  const { remotes, remoteTokens, audit, now } = stores;
  const wrongTokens = new AddressLimit(MAX_WRONG);
  let folders = 0;
  const deps = (): RemotesDeps => ({
    ...{ stores, storage, siteDir: config.siteDir, built: site.remotes.built() },
    origin: new URL(config.publicUrl).origin,
    signingKey: config.remoteSigningKey,
  });

  async function refusalOfToken(request: FastifyRequest): Promise<Refusal | null> {
    const [, sent = ''] = /^Bearer +([\w.-]{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
    const token = sent === '' ? null : await remoteTokens.find(sent);
    request.remoteToken = token;
    if (!token)
      return wrongTokens.allows(clientNetwork(request.ip), 1, now())
        ? NO_TOKEN
        : { ...REFUSALS.rateLimited, retryAfterSeconds: LIMIT_WINDOW };
    const { remote = token.remote } = request.params as { remote?: string };
    return remote === token.remote ? null : OTHER_REMOTE;
  }

  function route<C extends Call>(
    call: C,
    handle: (token: RemoteToken, body: Body<C>, request: FastifyRequest) => Promise<Answered<C>>,
  ): void {
    scopes[call.form ? 'form' : call.body ? 'json' : 'none'].route({
      ...{ method: call.method, url: call.path, bodyLimit: MAX_BODY },
      onRequest: async (request, reply) => {
        const refusal = await refusalOfToken(request);
        if (refusal?.code === 'unauthenticated') reply.header('www-authenticate', 'Bearer');
        if (refusal) return sendRefusal(reply, refusal);
      },
      handler: async (request, reply) => {
        const { remoteToken: token } = request;
        if (!token) return sendRefusal(reply, NO_TOKEN);
        // A folder is read by its own handler.
        const read = call.folder ? null : await readInput(call, { request, reply, pictures });
        if (read && !read.ok) return sendRefusal(reply, read.refusal);
        const answer = await handle(token, read?.value.body as Body<C>, request);
        if ('value' in answer) return reply.code(call.status).send(answer.value);
        return sendRefusal(reply, 'problems' in answer ? refusalOf(answer) : answer);
      },
    });
  }

  /** Writes a change into the audit log. */
  async function audited(
    token: RemoteToken,
    what: string,
    swapped: RemoteResult<SwappedRemote>,
  ): Promise<RemoteResult<SwappedRemote>> {
    if (!swapped.ok) return swapped;
    const { name, version, canary } = swapped.value;
    const live = [canary?.version ?? version, canary && groupText(canary.group)].filter(Boolean).join(' ');
    await audit.add({ business: '', who: token.name, what: `remote ${what} ${name} ${live}` });
    return swapped;
  }

  route(remoteCalls.publishRemote, async (token, _body, request) => {
    if (folders >= MAX_FOLDERS) return REFUSALS.busy;
    folders += 1;
    try {
      const { form } = remoteCalls.publishRemote;
      const received = await receiveFolder<PublishFields>(form, request);
      if (!received.ok) return received.refusal;
      const { output, fields } = received;
      const group = groupOf(fields);
      if (!group.ok) return invalid([{ path: 'percent', message: group.reason }]);
      const how = { who: token.name, why: fields.why, isUnchecked: fields.unchecked === '1', group: group.value };
      const { panelOffer: panel } = site.shell();
      const swapped = await publishRemote(deps(), { output, remote: token.remote, panel, ...how });
      return await audited(token, 'publish', swapped);
    } finally {
      folders -= 1;
    }
  });

  const changeBy = (token: RemoteToken, why: string) => ({
    ...{ name: token.remote, who: token.name, why, built: deps().built, first: null },
  });

  route(remoteCalls.promoteRemote, async (token, { why }) =>
    audited(token, 'promote', await remotes.promote(changeBy(token, why))),
  );

  route(remoteCalls.rollbackRemote, async (token, { version = null, why }) =>
    audited(token, 'rollback', await remotes.rollback(changeBy(token, why), version)),
  );

  route(remoteCalls.remoteHistory, async ({ remote }) => ({
    ok: true,
    value: { history: await remotes.history(remote) },
  }));

  route(remoteCalls.listRemotes, async ({ remote }) => {
    const all = await listRemotes(deps(), site);
    return { ok: true, value: { remotes: all.filter(({ name }) => name === remote) } };
  });
}

function refusalOf({ code, problems }: RemoteRefusal): Refusal {
  if (code === 'invalid') return invalid(problems.map((message) => ({ path: '', message })));
  return { code, message: problems.join('\n') };
}
