import type { Canary, CanaryGroup, RemoteChange, RemoteRegistry, SwappedRemote } from '@carta/contract';
import { ok } from '@carta/domain';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import type { DataVersions } from '../database/data-versions.ts';
import type { Tables } from '../database/tables.ts';
import { claimedPath } from './claimed-path.ts';
import { changeOf, formerVersion, keptVersions } from './remote-history.ts';
import { refusedAs, type RemoteResult } from './remote-refusal.ts';
import { lostLiveScreens } from './lost-live-screens.ts';
import { shownReleases, type LiveReleases, type Release } from './releases.ts';

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

interface Publication extends Change {
  readonly release: Release;
  readonly isUnchecked: boolean;
  /** The businesses for which the release is on trial; null for all. */
  readonly group: CanaryGroup | null;
}

/** The state after a change. */
interface Next {
  readonly what: RemoteChange['what'];
  readonly stable: Release | null;
  readonly canary?: { readonly release: Release; readonly group: CanaryGroup } | null;
  readonly isUnchecked?: boolean;
}

type Swapping = Promise<RemoteResult<SwappedRemote>>;

/** Published remotes and their history. A change is one transaction: several at once lose nothing. Refuses in Spanish. */
export function remotesStore(database: Database, { versions, now }: { versions: DataVersions; now: () => number }) {
  let read: { version: number; text: string; live: LiveReleases } | undefined;

  const rowsOf = (data: Database) =>
    data
      .selectFrom('remote_history as change')
      .leftJoin('remote_versions as stable', (join) =>
        join.onRef('stable.name', '=', 'change.name').onRef('stable.version', '=', 'change.version'),
      )
      .leftJoin('remote_versions as canary', (join) =>
        join.onRef('canary.name', '=', 'change.name').onRef('canary.version', '=', 'change.canary_version'),
      )
      .select(['change.name', 'stable.release', 'canary.release as canary', 'change.canary_group as group'])
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

  const releaseOf = async (data: Database, name: string, wanted: string | null): Promise<Release | null> => {
    const stored = await data
      .selectFrom('remote_versions')
      .select('release')
      .where('name', '=', name)
      .where('version', '=', wanted)
      .executeTakeFirst();
    return stored ? (JSON.parse(stored.release) as Release) : null;
  };

  const write = (
    data: Database,
    nth: number,
    { name, who, why }: Pick<Change, 'name' | keyof Authorship>,
    { what, stable, canary = null, isUnchecked = false }: Next,
  ) =>
    data
      .insertInto('remote_history')
      .values({
        name,
        nth,
        at: now(),
        what,
        who,
        why,
        version: stable?.version ?? null,
        unchecked: isUnchecked ? 1 : 0,
        canary_version: canary?.release.version ?? null,
        canary_group: canary && JSON.stringify(canary.group),
      })
      .execute();

  /** Makes releases live, after checking their paths again. */
  async function swap(data: Transaction<Tables>, change: Change, next: Next): Swapping {
    const { name, built, first } = change;
    const released = [next.stable, next.canary?.release ?? null].filter((release) => release !== null);
    const live = releasesOf(await rowsOf(data));
    for (const { screens } of released) {
      const claimed = claimedPath(name, screens, shownReleases(built, live));
      if (claimed) return refusedAs('conflict', `${claimed.path} ya es una pantalla de ${claimed.remote}`);
    }
    const changes = await changesOf(data, name);
    const isFirst = changes.length === 0 && first !== null;
    if (isFirst) {
      await storeRelease(data, name, first);
      await write(data, 0, { name, who: '', why: '' }, { what: 'first', stable: first });
    }
    for (const release of released) await storeRelease(data, name, release);
    await write(data, changes.length + (isFirst ? 1 : 0), change, next);
    const last = changes.at(-1);
    const { stable, canary = null } = next;
    const running: Canary | null = canary && { version: canary.release.version, group: canary.group };
    const lostLive = lostLiveScreens(
      shownReleases(built, live).flatMap(([shown, { screens }]) => (shown === name ? [screens] : [])),
      released.map(({ screens }) => screens),
    );
    return ok({
      name,
      version: stable?.version ?? null,
      former: isFirst ? first.version : (last?.version ?? null),
      canary: running,
      ended: running ? null : (last?.canary?.version ?? null),
      ...(lostLive.length > 0 && { lostLive }),
    });
  }

  /** Runs a change with the stable release and the changes so far. */
  const changing = (
    name: string,
    work: (data: Transaction<Tables>, changes: readonly RemoteChange[], stable: Release | null) => Swapping,
  ): Swapping =>
    database.transaction().execute(async (data) => {
      await takeTurn(data, 'remotes');
      const changes = await changesOf(data, name);
      return work(data, changes, await releaseOf(data, name, changes.at(-1)?.version ?? null));
    });

  return {
    /** Returns the published remotes; the same object until one changes. */
    async live(): Promise<LiveReleases> {
      const current = versions.remotes();
      if (read?.version === current) return read.live;
      const rows = await rowsOf(database);
      const text = JSON.stringify(rows);
      read = { version: current, text, live: read?.text === text ? read.live : releasesOf(rows) };
      return read.live;
    },

    /** Makes a release live, for a group of businesses or for all. Refuses a path that another remote claims. */
    publish: (change: Publication): Swapping =>
      changing(change.name, async (data, changes, stable) => {
        const { release, group, isUnchecked, first } = change;
        if (!group) return swap(data, change, { what: 'publish', stable: release, isUnchecked });
        const kept = changes.length === 0 ? first : stable;
        await data.deleteFrom('section_use').where('remote', '=', change.name).execute();
        return swap(data, change, { what: 'canary', stable: kept, canary: { release, group }, isUnchecked });
      }),

    /** Makes the canary live for all businesses. */
    promote: (change: Change): Swapping =>
      changing(change.name, async (data, changes) => {
        const release = await releaseOf(data, change.name, changes.at(-1)?.canary?.version ?? null);
        return release
          ? swap(data, change, { what: 'promote', stable: release })
          : refusedAs('conflict', 'no hay una versión a prueba');
      }),

    /** Ends this canary without an order; refused if it is not the running one any more. */
    takeBack: (change: Change, canary: string): Swapping =>
      changing(change.name, (data, changes, stable) =>
        changes.at(-1)?.canary?.version === canary
          ? swap(data, change, { what: 'takeBack', stable })
          : Promise.resolve(refusedAs('conflict', `${canary} ya no está a prueba`)),
      ),

    /** Ends the canary; without one, or with `wanted`, makes a former version live: `wanted`, or the one before the current one. */
    rollback: (change: Change, wanted: string | null): Swapping =>
      changing(change.name, async (data, changes, stable) => {
        if (wanted === null && changes.at(-1)?.canary) return swap(data, change, { what: 'rollback', stable });
        const target = wanted ?? formerVersion(changes);
        if (target === null) return refusedAs('conflict', 'no hay una versión anterior');
        const release = await releaseOf(data, change.name, target);
        if (!release) return refusedAs('not-found', `no existe la versión ${target}, o ya no se guarda`);
        if (stable?.version === target) return refusedAs('conflict', `${target} ya es la versión publicada`);
        return swap(data, change, { what: 'rollback', stable: release });
      }),

    /** Takes a remote and its screens away. */
    remove: (change: Change): Swapping =>
      changing(change.name, async (data, changes) => {
        const last = changes.at(-1);
        const isLive = last ? last.version !== null || last.canary !== null : change.name in change.built;
        return isLive
          ? swap(data, change, { what: 'remove', stable: null })
          : refusedAs('not-found', 'no existe ese remoto');
      }),

    /** Returns the changes, oldest first; of all remotes without a name. */
    async history(name?: string): Promise<RemoteChange[]> {
      const rows = await database
        .selectFrom('remote_history')
        .selectAll()
        // The clocks of two servers differ: the changes of one remote have their own count.
        .$if(name !== undefined, (all) => all.where('name', '=', name ?? ''))
        .$if(name === undefined, (all) => all.orderBy('at'))
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

const storeRelease = (data: Database, name: string, release: Release) =>
  data
    .insertInto('remote_versions')
    .values({ name, version: release.version, release: JSON.stringify(release) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

interface LiveRow {
  readonly name: string;
  readonly release: string | null;
  readonly canary: string | null;
  readonly group: string | null;
}

function releasesOf(rows: readonly LiveRow[]): LiveReleases {
  const parsed = (release: string | null) => (release === null ? null : (JSON.parse(release) as Release));
  return new Map(
    rows.map(({ name, release, canary: onTrial, group }) => {
      const canary = parsed(onTrial);
      const running = canary &&
        group !== null && { version: canary.version, group: JSON.parse(group) as CanaryGroup, release: canary };
      return [name, { stable: parsed(release), canary: running || null }];
    }),
  );
}

export type RemotesStore = ReturnType<typeof remotesStore>;
