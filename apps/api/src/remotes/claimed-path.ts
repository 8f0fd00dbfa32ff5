import type { RegisteredRemote, Screen } from '@carta/contract';

/** Two paths that differ only in the names of their variable parts are one. */
const shapeOf = (path: string) => path.replaceAll(/:[^/]+/g, ':');

/** Returns the first path that another remote claims too, or that these screens claim twice; null if there is none. */
export function claimedPath(
  name: string,
  screens: readonly Pick<Screen, 'path'>[],
  shown: readonly (readonly [string, Pick<RegisteredRemote, 'screens'>])[],
): { readonly path: string; readonly remote: string } | null {
  const claims = new Map<string, string>();
  for (const [remote, registered] of shown)
    if (remote !== name) for (const { path } of registered.screens) claims.set(shapeOf(path), remote);
  for (const { path } of screens) {
    const remote = claims.get(shapeOf(path));
    if (remote !== undefined) return { path, remote };
    claims.set(shapeOf(path), name);
  }
  return null;
}
