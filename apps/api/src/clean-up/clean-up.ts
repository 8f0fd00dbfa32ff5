import { setImmediate } from 'node:timers/promises';
import { StorageUnavailable, type FileStorage } from '../storage/file-storage.ts';
import type { Stores } from '../stores.ts';

/** How long a file that nothing names stays, in ms: an upload is stored before it is named, and a change may be taken back. */
const GRACE = 24 * 60 * 60 * 1000;

/** A picture that was uploaded, in one of its widths, or what a write that was cut off has left of one; not what an operator has put there. */
const PICTURE = /^([0-9a-f]{32})(?:-(?:160|480|960))?\.webp(\.[0-9a-f]{16}\.tmp)?$/;

export interface CleanUpDeps {
  readonly stores: Pick<
    Stores,
    'audit' | 'businesses' | 'sessions' | 'loginLimits' | 'namedPictures' | 'content' | 'trash' | 'visits'
  >;
  readonly storage: FileStorage;
  /** ms since 1970. */
  readonly now?: () => number;
}

/** How many of each were deleted, and whose files could not be looked through. */
export interface CleanedUp {
  readonly files: number;
  readonly sessions: number;
  readonly loginFailures: number;
  readonly deletions: number;
  readonly visits: number;
  readonly skipped: readonly string[];
}

/** Deletes what nobody needs any more. Several processes may do it at once. Fails where the database cannot be used. */
export async function cleanUp(
  { stores, storage, now = Date.now }: CleanUpDeps,
  stop?: AbortSignal,
): Promise<CleanedUp> {
  let [files, sessions, deletions, visits] = [0, 0, 0, 0];
  const skipped: string[] = [];
  const news = await announcements(stores.content);
  for (const business of await stores.businesses.keys()) {
    if (stop?.aborted) break;
    sessions += await stores.sessions.deleteExpired(business);
    visits += await stores.visits.deleteOld(business);
    // Before the files, since a deletion names pictures.
    deletions += await stores.trash.deleteOld(business);
    try {
      files += await deleteOrphans(business, { stores, storage, news, before: now() - GRACE });
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      skipped.push(business);
    }
    // Requests come first.
    await setImmediate();
  }
  await stores.audit.deleteOld();
  return { files, sessions, loginFailures: await stores.loginLimits.deleteOld(), deletions, visits, skipped };
}

/** What the operator's announcements say; null where their file is broken, and so what they name is not known. */
async function announcements({ announcements: file }: Stores['content']): Promise<string | null> {
  const { value, problem } = await file.read();
  return problem !== null && (await file.exists()) ? null : JSON.stringify(value);
}

interface Orphans extends Pick<CleanUpDeps, 'stores' | 'storage'> {
  readonly news: string | null;
  /** ms since 1970. */
  readonly before: number;
}

async function deleteOrphans(business: string, { stores, storage, news, before }: Orphans): Promise<number> {
  if (news === null) return 0;
  const names = await storage.list(business);
  if (names.length === 0) return 0;
  const named = await stores.namedPictures.of(business, [news]);
  let deleted = 0;
  for (const name of names) {
    const [, hash, cutOff] = PICTURE.exec(name.slice(business.length + 1)) ?? [];
    if (hash === undefined || (named.has(hash) && !cutOff)) continue;
    // Asked right before: the same picture may have been uploaded anew meanwhile.
    const writtenAt = await storage.writtenAt(name);
    if (writtenAt === null || writtenAt > before) continue;
    await storage.delete(name);
    deleted += 1;
  }
  return deleted;
}
