import { DAY_MS, IMAGE_WIDTHS } from '@carta/domain';
import { nextTurn } from '../processes/event-loop.ts';
import { deleteExpiredReleases } from '../remotes/publish-remote.ts';
import type { RemotesStore } from '../remotes/remotes.store.ts';
import type { SessionsStore } from '../session/sessions.store.ts';
import { StorageUnavailable, type FileStorage } from '../storage/file-storage.ts';
import type { UsedPicturesStore } from './used-pictures.store.ts';

/** How long an unused file is kept, in ms: an upload is stored before it is used, and a change may be undone. */
const GRACE_PERIOD = DAY_MS;

/** An uploaded picture in one of its widths and types, or its partly written file; files of an operator do not match. */
const PICTURE = new RegExp(
  `^([0-9a-f]{32})(?:-(?:${IMAGE_WIDTHS.join('|')}))?\\.(?:webp|avif)(\\.[0-9a-f]{16}\\.tmp)?$`,
);

/** A store whose rows expire. */
interface DeletesOld<Deleted> {
  readonly deleteOld: () => Promise<Deleted>;
}

/** The file of the announcements. */
interface Announcements {
  readonly read: () => Promise<{
    readonly value: object;
    readonly problem: string | null;
    readonly isMissing: boolean;
  }>;
}

export interface CleanUpDeps {
  readonly stores: {
    readonly sessions: Pick<SessionsStore, 'deleteExpired'>;
    readonly visits: DeletesOld<number> & { readonly compact: (stop?: AbortSignal) => Promise<number> };
    readonly priceHistory: DeletesOld<number>;
    readonly trash: DeletesOld<number>;
    readonly changes: DeletesOld<number>;
    readonly orders: DeletesOld<number> & { readonly eraseOld: (days: number) => Promise<number> };
    readonly loginLimits: DeletesOld<number>;
    readonly audit: DeletesOld<void>;
    readonly answerCounts: DeletesOld<number>;
    readonly remotes: Pick<RemotesStore, 'expired' | 'forget'>;
    readonly usedPictures: UsedPicturesStore;
    readonly content: { readonly announcements: Announcements };
  };
  readonly storage: FileStorage;
  /** How many days what diners wrote is kept. */
  readonly orderDays: number;
  /** ms since 1970. */
  readonly now?: () => number;
}

/** How many of each were deleted, and the folders whose files could not be read. */
export interface CleanedUp {
  readonly files: number;
  readonly sessions: number;
  readonly loginFailures: number;
  readonly deletions: number;
  readonly visits: number;
  /** Counts of visits that were moved, or kept as part of a month's. */
  readonly compactedVisits: number;
  readonly priceChanges: number;
  readonly changes: number;
  readonly orders: number;
  /** Orders in which what the diner wrote was erased. */
  readonly erasedDiners: number;
  readonly releases: number;
  readonly skipped: readonly string[];
}

/** Deletes unused files and expired rows. Several processes may do it at once. Throws if the database cannot be used. */
export async function cleanUp(
  { stores, storage, orderDays, now = Date.now }: CleanUpDeps,
  stop?: AbortSignal,
): Promise<CleanedUp> {
  const news = await textOf(stores.content.announcements);
  const sessions = await stores.sessions.deleteExpired();
  const visits = await stores.visits.deleteOld();
  const priceChanges = await stores.priceHistory.deleteOld();
  // Before the files, since a deletion and a change use pictures.
  const deletions = await stores.trash.deleteOld();
  const changes = await stores.changes.deleteOld();
  const erasedDiners = await stores.orders.eraseOld(orderDays);
  const orders = await stores.orders.deleteOld();
  let files = 0;
  const skipped: string[] = [];
  // Also those of deleted businesses: a deletion that is interrupted after its commit leaves them.
  for (const folder of await storage.folders()) {
    if (stop?.aborted) break;
    try {
      files += await deleteOrphans(folder, { stores, storage, news, before: now() - GRACE_PERIOD });
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      skipped.push(folder);
    }
    await nextTurn();
  }
  const releases = await deleteExpiredReleases({ stores, storage });
  await stores.audit.deleteOld();
  await stores.answerCounts.deleteOld();
  const loginFailures = await stores.loginLimits.deleteOld();
  // Last, since the first one after an upgrade moves all visits.
  const compactedVisits = await stores.visits.compact(stop);
  return {
    files,
    sessions,
    loginFailures,
    deletions,
    visits,
    compactedVisits,
    priceChanges,
    changes,
    orders,
    erasedDiners,
    releases,
    skipped,
  };
}

/** Returns the announcements as text; null if their file is broken, since it is then unknown which pictures they use. */
async function textOf(announcements: Announcements): Promise<string | null> {
  const { value, problem, isMissing } = await announcements.read();
  return problem !== null && !isMissing ? null : JSON.stringify(value);
}

interface Orphans extends Pick<CleanUpDeps, 'stores' | 'storage'> {
  readonly news: string | null;
  /** ms since 1970. */
  readonly before: number;
}

async function deleteOrphans(folder: string, { stores, storage, news, before }: Orphans): Promise<number> {
  if (news === null) return 0;
  const names = await storage.list(folder);
  if (names.length === 0) return 0;
  const used = await stores.usedPictures.of(folder, [news]);
  let deleted = 0;
  for (const name of names) {
    const [, hash, temporary] = PICTURE.exec(name.slice(folder.length + 1)) ?? [];
    if (hash === undefined || (used.has(hash) && !temporary)) continue;
    // Read right before the deletion: the same picture may have been uploaded again.
    const writtenAt = await storage.writtenAt(name);
    if (writtenAt === null || writtenAt > before) continue;
    await storage.delete(name);
    deleted += 1;
  }
  return deleted;
}
