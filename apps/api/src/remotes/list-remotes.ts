import type { LiveRemote } from '@carta/contract/publishing';
import type { Site } from '../site.ts';
import { builtRelease, type RemotesDeps } from './publish-remote.ts';

/** Returns what owners see of each remote, by name. */
export async function listRemotes(deps: RemotesDeps, site: Pick<Site, 'remotes'>): Promise<LiveRemote[]> {
  const { remotes } = deps.stores;
  const [published, registry] = [await remotes.live(), await site.remotes.live()];
  const lines = Object.entries(registry).map(async ([name, { version, manifest }]) => {
    const release = published.get(name) ?? (await builtRelease(deps, name))?.release;
    const since = published.get(name) ? (await remotes.history(name)).at(-1)?.at : undefined;
    const { team = '', contact = '' } = release ?? {};
    return { name, version, manifest, team, contact, since: since ?? null };
  });
  return Promise.all(lines);
}
