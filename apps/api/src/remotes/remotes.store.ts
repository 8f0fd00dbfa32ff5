import type { RegisteredRemote, RemoteRegistry } from '@carta/contract';
import type { RemoteChange } from '@carta/contract/publishing';
import { DAY_MS, ok } from '@carta/domain';
import type { Transaction } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { DataVersion } from '../database/read-cache.ts';
import type { RemoteChangeRow, Tables } from '../database/tables.ts';
import { claimedPath } from './claimed-path.ts';
import { refusedAs, type RemoteResult } from './remote-refusal.ts';

/** How many versions of a remote are kept at least, and for how long after they were live, in ms. */
const KEPT_VERSIONS = 5;
const KEPT_FOR = 30 * DAY_MS;

/** A published version of a remote. */
export interface Release extends RegisteredRemote {
  readonly team: string;
  /** Address of the team. */
  readonly contact: string;
  /** `sha384-…` of each file, by its path in the remote's folder. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** The published remotes by name; null for one that was removed. */
export type LiveReleases = ReadonlyMap<string, Release | null>;

/** Who changes a remote, and why. */
export interface Authorship {
  readonly who: string;
  readonly why: string;
}

interface Change extends Authorship {
  readonly name: string;
  /** The remotes of the build, which are live until they are published. */
  readonly built: RemoteRegistry;
  /** The built version, to which a rollback may lead. */
  readonly first: Release | null;
}

export interface Swapped {
  /** The version that was live before; null if none was. */
  readonly former: string | null;
  readonly version: string | null;
}

/** Published remotes and their history. A change is one transaction: several at once lose nothing. Refuses in Spanish. */
export function remotesStore(database: Database, { version, now }: { version: DataVersion; now: () => number }) {
  let read: { version: number; text: string; live: LiveReleases } | undefined;

  const rowsOf = (data: Database) =>
    data
      .selectFrom('remote_history as change')
      .leftJoin('remote_versions as stored', (join) =>
        join.onRef('stored.name', '=', 'change.name').onRef('stored.version', '=', 'change.version'),
      )
      .select(['change.name', 'stored.release'])
      .where('change.nth', '=', (query) =>
        query
          .selectFrom('remote_history as later')
          .select(({ fn }) => fn.max('later.nth').as('nth'))
          .whereRef('later.name', '=', 'change.name'),
      )
      .orderBy('change.name')
      .execute();

  const changesOf = async (data: Database, name: string): Promise<RemoteChange[]> =>
    (await data.selectFrom('remote_history').selectAll().where('name', '=', name).orderBy('nth').execute()).map(
      changeOf,
    );

  const releaseOf = async (data: Database, name: string, wanted: string): Promise<Release | null> => {
    const stored = await data
      .selectFrom('remote_versions')
      .select('release')
      .where('name', '=', name)
      .where('version', '=', wanted)
      .executeTakeFirst();
    return stored ? (JSON.parse(stored.release) as Release) : null;
  };

  /** Makes `release` live, or removes the remote. */
  async function swap(
    data: Transaction<Tables>,
    { name, built, first, who, why }: Change,
    {
      what,
      release,
      isUnchecked = false,
    }: { what: RemoteChange['what']; release: Release | null; isUnchecked?: boolean },
  ): Promise<RemoteResult<Swapped>> {
    const live = releasesOf(await rowsOf(data));
    const claimed = release && claimedPath(name, release.screens, liveRegistry(built, live));
    if (claimed) return refusedAs('conflict', `${claimed.path} ya es una pantalla de ${claimed.remote}`);
    const changes = await changesOf(data, name);
    const isFirst = changes.length === 0 && first !== null;
    const add = async (nth: number, row: Pick<RemoteChangeRow, 'what' | 'version' | 'who' | 'why' | 'unchecked'>) =>
      data
        .insertInto('remote_history')
        .values({ name, nth, at: now(), ...row })
        .execute();
    if (isFirst) {
      await storeRelease(data, name, first);
      await add(0, { what: 'first', version: first.version, who: '', why: '', unchecked: 0 });
    }
    if (release) await storeRelease(data, name, release);
    const next = { what, version: release?.version ?? null, who, why, unchecked: isUnchecked ? 1 : 0 } as const;
    await add(changes.length + (isFirst ? 1 : 0), next);
    const former = isFirst ? first.version : (changes.at(-1)?.version ?? null);
    return ok({ former, version: next.version });
  }

  return {
    /** Returns the published remotes; the same object until one changes. */
    async live(): Promise<LiveReleases> {
      const current = version();
      if (read?.version === current) return read.live;
      const rows = await rowsOf(database);
      const text = JSON.stringify(rows);
      read = { version: current, text, live: read?.text === text ? read.live : releasesOf(rows) };
      return read.live;
    },

    /** Makes a release live. Refuses a path that another remote claims. */
    publish: (
      change: Change & { readonly release: Release; readonly isUnchecked: boolean },
    ): Promise<RemoteResult<Swapped>> =>
      database.transaction().execute((data) => swap(data, change, { what: 'publish', ...change })),

    /** Makes a former version live: `wanted`, or the one that was live before the current one was published. */
    rollback: (change: Change, wanted: string | null): Promise<RemoteResult<Swapped>> =>
      database.transaction().execute(async (data) => {
        const changes = await changesOf(data, change.name);
        const target = wanted ?? formerVersion(changes);
        if (target === null) return refusedAs('conflict', 'no hay una versión anterior');
        const release = await releaseOf(data, change.name, target);
        if (!release) return refusedAs('not-found', `no existe la versión ${target}, o ya no se guarda`);
        if (changes.at(-1)?.version === target) return refusedAs('conflict', `${target} ya es la versión publicada`);
        return swap(data, change, { what: 'rollback', release });
      }),

    /** Takes a remote and its screens away. */
    remove: (change: Change): Promise<RemoteResult<Swapped>> =>
      database.transaction().execute(async (data) => {
        const last = (await changesOf(data, change.name)).at(-1);
        const isLive = last ? last.version !== null : change.name in change.built;
        return isLive
          ? swap(data, change, { what: 'remove', release: null })
          : refusedAs('not-found', 'no existe ese remoto');
      }),

    /** Returns the changes, oldest first; of all remotes without a name. */
    async history(name?: string): Promise<RemoteChange[]> {
      const rows = await database
        .selectFrom('remote_history')
        .selectAll()
        .$if(name !== undefined, (all) => all.where('name', '=', name ?? ''))
        .orderBy('at')
        .orderBy('name')
        .orderBy('nth')
        .execute();
      return rows.map(changeOf);
    },

    /** Returns the releases that are no longer kept: not among the last 5 of their remote, and not live in the last 30 days. */
    async expired(): Promise<{ name: string; release: Release }[]> {
      const stored = await database.selectFrom('remote_versions').selectAll().execute();
      const names = [...new Set(stored.map(({ name }) => name))];
      const kept = new Map<string, Set<string>>();
      for (const name of names) kept.set(name, keptVersions(await changesOf(database, name), now()));
      return stored
        .filter((row) => !kept.get(row.name)?.has(row.version))
        .map(({ name, release }) => ({ name, release: JSON.parse(release) as Release }));
    },

    async forget(name: string, { version: forgotten }: Release): Promise<void> {
      await database.deleteFrom('remote_versions').where('name', '=', name).where('version', '=', forgotten).execute();
    },
  };
}

/** Returns the registry of a page: the published remotes, and those of the build that were never published. */
export function liveRegistry(built: RemoteRegistry, live: LiveReleases): RemoteRegistry {
  const registry: Record<string, RegisteredRemote> = { ...built };
  for (const [name, release] of live) {
    if (release) {
      const { version, manifest, screens, panel, files, integrity } = release;
      registry[name] = {
        ...{ version, manifest, screens },
        ...(panel !== undefined && { panel }),
        ...(files && { files }),
        // Our own files cannot be exchanged.
        ...(URL.canParse(manifest) && { integrity }),
      };
    } else delete registry[name];
  }
  return registry;
}

const storeRelease = (data: Database, name: string, release: Release) =>
  data
    .insertInto('remote_versions')
    .values({ name, version: release.version, release: JSON.stringify(release) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

const releasesOf = (rows: readonly { readonly name: string; readonly release: string | null }[]): LiveReleases =>
  new Map(rows.map(({ name, release }) => [name, release === null ? null : (JSON.parse(release) as Release)]));

const changeOf = ({ name, what, version, at, who, why, unchecked }: RemoteChangeRow): RemoteChange => ({
  ...{ name, what, version, at, who, why },
  isUnchecked: unchecked === 1,
});

/** Returns the version that was live before the current one was published, or before the remote was removed. */
function formerVersion(changes: readonly RemoteChange[]): string | null {
  const current = changes.at(-1)?.version;
  if (current === undefined) return null;
  const since = changes.findLastIndex(({ what, version }) => what !== 'rollback' && version === current);
  return changes.slice(0, since).findLast(({ version }) => version !== null && version !== current)?.version ?? null;
}

function keptVersions(changes: readonly RemoteChange[], now: number): Set<string> {
  const kept = new Set<string>();
  // Newest first: a version was live until the change that followed.
  for (const [index, { version }] of [...changes.entries()].reverse()) {
    const liveUntil = changes[index + 1]?.at ?? now;
    if (version !== null && (kept.size < KEPT_VERSIONS || liveUntil > now - KEPT_FOR)) kept.add(version);
  }
  return kept;
}
