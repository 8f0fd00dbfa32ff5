import type { Canary, RegisteredRemote, RemoteRegistry } from '@carta/contract';
import { isInCanary } from './canary.ts';

/** A published version of a remote. */
export interface Release extends RegisteredRemote {
  readonly team: string;
  /** Address of the team. */
  readonly contact: string;
  /** `sha384-…` of each file, by its path in the remote's folder. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** A version that some businesses have on trial. */
interface RunningCanary extends Canary {
  readonly release: Release;
}

/** The versions of a published remote. */
interface LiveRelease {
  /** Null for a remote that was removed, or whose first version is on trial. */
  readonly stable: Release | null;
  readonly canary: RunningCanary | null;
}

/** The published remotes by name. */
export type LiveReleases = ReadonlyMap<string, LiveRelease>;

/** The remotes of all pages at one moment. */
export interface Registries {
  /** Returns the remotes of a business's pages, or of a visitor's for null; the same object for the same remotes. */
  readonly of: (business: string | null) => RemoteRegistry;
  /** Every version that some page may load. */
  readonly all: readonly RegisteredRemote[];
}

/** Combines the published remotes with those of the build, which count until they are published. */
export function registriesOf(built: RemoteRegistry, live: LiveReleases): Registries {
  const known = new Map<string, RemoteRegistry>();
  return {
    of: (business) => {
      const onTrial = [...live].filter(([name, { canary }]) => canary && isInCanary(canary.group, name, business));
      const names = onTrial.map(([name]) => name);
      const registry = known.get(names.join(' ')) ?? registryWith(built, live, new Set(names));
      known.set(names.join(' '), registry);
      return registry;
    },
    all: shownReleases(built, live).map(([, release]) => release),
  };
}

function registryWith(built: RemoteRegistry, live: LiveReleases, onTrial: ReadonlySet<string>): RemoteRegistry {
  const registry: Record<string, RegisteredRemote> = { ...built };
  for (const [name, { stable, canary }] of live) {
    const release = onTrial.has(name) && canary ? canary.release : stable;
    if (release) registry[name] = { ...registered(release), ...(canary && { isMeasured: true }) };
    else delete registry[name];
  }
  return registry;
}

/** Returns every version that some page may load, with its remote's name. */
export function shownReleases(built: RemoteRegistry, live: LiveReleases): [string, RegisteredRemote][] {
  const neverPublished = Object.entries(built).filter(([name]) => !live.has(name));
  const published = [...live].flatMap(([name, { stable, canary }]) =>
    [stable, canary?.release].flatMap((release) => (release ? [[name, release] as [string, RegisteredRemote]] : [])),
  );
  return [...neverPublished, ...published];
}

const registered = ({ version, manifest, screens, panel, files, integrity }: Release): RegisteredRemote => ({
  version,
  manifest,
  screens,
  ...(panel !== undefined && { panel }),
  ...(files && { files }),
  integrity: URL.canParse(manifest) ? integrity : ofFiles(firstFilesOf({ manifest, files }), integrity),
});

/** Returns the paths in a remote's folder of the files that its pages load first: those of our own origin whose hashes a page has. */
export function firstFilesOf({ manifest, files }: Pick<RegisteredRemote, 'manifest' | 'files'>): string[] {
  if (!files) return [];
  const folder = manifest.lastIndexOf('/') + 1;
  return [files.entry, ...files.scripts, ...files.styles].map((address) => address.slice(folder));
}

const ofFiles = (files: readonly string[], integrity: Release['integrity']) =>
  Object.fromEntries(Object.entries(integrity).filter(([file]) => files.includes(file)));
