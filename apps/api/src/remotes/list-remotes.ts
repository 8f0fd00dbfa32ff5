import type { LiveRemote } from '@carta/contract';
import type { Site } from '../rendering/site.ts';
import { builtRelease, type RemotesDeps } from './publish-remote.ts';
import { stableSince } from './remote-history.ts';

/** Returns what owners see of each remote, by name. */
export async function listRemotes(deps: RemotesDeps, site: Pick<Site, 'remotes'>): Promise<LiveRemote[]> {
  const { remotes } = deps.stores;
  const [published, registries] = [await remotes.live(), await site.remotes.live()];
  const registry = registries.of(null);
  const onTrial = [...published].flatMap(([name, { canary }]) => (canary ? [name] : []));
  const names = [...new Set([...Object.keys(registry), ...onTrial])].sort();
  return Promise.all(
    names.map(async (name) => {
      const { stable = null, canary = null } = published.get(name) ?? {};
      const release = stable ?? canary?.release ?? (await builtRelease(deps, name))?.release;
      const { team = '', contact = '', manifest = '' } = release ?? {};
      return {
        name,
        team,
        contact,
        version: registry[name]?.version ?? null,
        manifest: registry[name]?.manifest ?? manifest,
        since: stableSince(await remotes.history(name)),
        canary: canary && { version: canary.version, group: canary.group },
      };
    }),
  );
}
