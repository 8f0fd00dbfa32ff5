import { remoteCalls, type RemoteFailure, type SwappedRemote } from '@carta/contract';
import { ok } from '@carta/domain';
import { groupText } from '@carta/publishing';
import type * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { invalid, REFUSALS, type Refusal } from '../http/refusal.ts';
import type { Serve } from '../http/serve-call.ts';
import type { Site } from '../rendering/site.ts';
import type { AuditStore } from '../session/audit.store.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { listRemotes } from './list-remotes.ts';
import { publishRemote, type RemotesDeps } from './publish-remote.ts';
import { receiveFolder } from './receive-folder.ts';
import type { RemoteRefusal, RemoteResult } from './remote-refusal.ts';
import { groupOf } from './group-of.ts';
import type { RemoteToken } from './remote-tokens.store.ts';
import type { SectionUseStore } from './section-use.store.ts';

/** Folders that are received at the same time: each is in memory as a whole. */
const MAX_FOLDERS = 2;

type PublishFields = z.output<typeof remoteCalls.publishRemote.form>;

interface RemotesRoutesDeps {
  readonly stores: RemotesDeps['stores'] & {
    readonly audit: AuditStore;
    readonly clientErrors: {
      readonly list: (remote: string) => Promise<(RemoteFailure & { readonly remote: string })[]>;
    };
    readonly sectionUse: Pick<SectionUseStore, 'of'>;
  };
  readonly site: Site;
  readonly storage: FileStorage;
  readonly config: Pick<Config, 'siteDir' | 'publicUrl' | 'remoteSigningKey'>;
}

/** Serves what a team's CI may do with the token of its remote. */
export function remotesRoutes(serve: Serve, { stores, storage, site, config }: RemotesRoutesDeps): void {
  const { remotes, audit, clientErrors, sectionUse } = stores;
  let folders = 0;
  const deps = (): RemotesDeps => ({
    stores,
    storage,
    siteDir: config.siteDir,
    built: site.remotes.built(),
    origin: new URL(config.publicUrl).origin,
    signingKey: config.remoteSigningKey,
  });

  /** Writes a change into the audit log. */
  async function audited(token: RemoteToken, what: string, swapped: RemoteResult<SwappedRemote>) {
    if (!swapped.ok) return refusalOf(swapped);
    const { name, version, canary } = swapped.value;
    const live = [canary?.version ?? version, canary && groupText(canary.group)].filter(Boolean).join(' ');
    await audit.add({ business: '', who: token.name, what: `remote ${what} ${name} ${live}` });
    return swapped;
  }

  serve(
    remoteCalls.publishRemote,
    async ({ token, request }) => {
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
    },
    { isUnread: true },
  );

  const changeBy = (token: RemoteToken, why: string) => ({
    name: token.remote,
    who: token.name,
    why,
    built: deps().built,
    first: null,
  });

  serve(remoteCalls.promoteRemote, async ({ token, body: { why } }) =>
    audited(token, 'promote', await remotes.promote(changeBy(token, why))),
  );

  serve(remoteCalls.rollbackRemote, async ({ token, body: { version = null, why } }) =>
    audited(token, 'rollback', await remotes.rollback(changeBy(token, why), version)),
  );

  serve(remoteCalls.remoteHistory, async ({ token }) => ok({ history: await remotes.history(token.remote) }));

  serve(remoteCalls.remoteErrors, async ({ token: { remote } }) => {
    const { canary = null, stable = null } = (await remotes.live()).get(remote) ?? {};
    const useOf = async (version: string | null) => ({ version, ...(await sectionUse.of(remote, version)) });
    const trial = canary && {
      group: canary.group,
      canary: await useOf(canary.version),
      stable: await useOf(stable?.version ?? null),
    };
    const errors = (await clientErrors.list(remote)).map(({ remote: _, ...error }) => error);
    return ok({ errors, trial });
  });

  serve(remoteCalls.listRemotes, async ({ token }) => {
    const all = await listRemotes(deps(), site);
    return ok({ remotes: all.filter(({ name }) => name === token.remote) });
  });
}

function refusalOf({ code, problems }: RemoteRefusal): Refusal {
  if (code === 'invalid') return invalid(problems.map((message) => ({ path: '', message })));
  return { code, message: problems.join('\n') };
}
