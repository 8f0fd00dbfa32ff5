import type { CanaryGroup, RemoteChange } from '@carta/contract';
import { DAY_MS } from '@carta/domain';
import type { RemoteChangeRow } from '../database/tables.ts';

/** How many versions of a remote are kept at least, and for how long after they were live, in ms. */
const KEPT_VERSIONS = 5;
const KEPT_FOR = 30 * DAY_MS;

export const changeOf = ({
  canary_version,
  canary_group,
  unchecked,
  nth: _,
  ...row
}: RemoteChangeRow): RemoteChange => ({
  ...row,
  canary:
    canary_version === null || canary_group === null
      ? null
      : { version: canary_version, group: JSON.parse(canary_group) as CanaryGroup },
  isUnchecked: unchecked === 1,
});

/** Returns the stable version that was live before the current one was published, or before the remote was removed; null if there was none. */
export function formerVersion(changes: readonly RemoteChange[]): string | null {
  // A canary that begins or ends leaves the stable version as it is.
  const swaps = changes.filter(({ what }) => what !== 'canary' && what !== 'takeBack');
  const current = swaps.at(-1)?.version;
  if (current === undefined) return null;
  const since = swaps.findLastIndex(({ what, version }) => what !== 'rollback' && version === current);
  return swaps.slice(0, since).findLast(({ version }) => version !== null && version !== current)?.version ?? null;
}

/** Returns since when the stable version is live without a break, in ms since 1970; null without changes. */
export function stableSince(changes: readonly RemoteChange[]): number | null {
  const version = changes.at(-1)?.version;
  const former = changes.findLastIndex((change) => change.version !== version);
  return changes[former + 1]?.at ?? null;
}

/** Returns the last 5 versions that were live or on trial, and all of the last 30 days; `now` in ms since 1970. */
export function keptVersions(changes: readonly RemoteChange[], now: number): Set<string> {
  const kept = new Set<string>();
  // Newest first: a version was live until the change that followed.
  for (const [index, { version, canary }] of [...changes.entries()].reverse()) {
    const liveUntil = changes[index + 1]?.at ?? now;
    for (const live of [version, canary?.version ?? null])
      if (live !== null && (kept.size < KEPT_VERSIONS || liveUntil > now - KEPT_FOR)) kept.add(live);
  }
  return kept;
}
