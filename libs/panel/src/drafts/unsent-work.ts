import { entries, type UseStore } from 'idb-keyval';
import { durableStore } from './durable-store.ts';
import { UNSENT_DATABASE } from './has-unsent-store.ts';
import { orElse } from './or-else.ts';

/** Whose work waits for the connection in this browser, and the remote that sends it. */
export interface UnsentWork {
  readonly remote: string;
  /** The business's key. */
  readonly business: string;
  /** The account's email address. */
  readonly owner: string;
}

/** Returns the store in which remotes persist what waits for the connection; each of its values is an `UnsentWork`. */
export const unsentStore = (): UseStore => durableStore(UNSENT_DATABASE, 'unsaved');

/** Resolves with the remotes that have work of this owner to send for this business; work of releases that named no remote waits for its section. */
export async function unsentRemotes(business: string, owner: string): Promise<readonly string[]> {
  const all = await orElse([], () => entries<string, Partial<UnsentWork>>(unsentStore()));
  const ours = all.filter(([, work]) => work.business === business && work.owner === owner);
  return [...new Set(ours.flatMap(([, { remote }]) => remote ?? []))];
}
