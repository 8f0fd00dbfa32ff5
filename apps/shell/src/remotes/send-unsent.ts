import { selectBusinessKey, selectConnectionLost, selectUser } from '@carta/panel';
import { unsentRemotes } from '@carta/panel/drafts';
import type { ShellStore } from '../store.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** Loads the remotes that have unsent work of this owner for this business; they send it. One that cannot be loaded waits for the next call. */
export async function sendUnsent(
  { getState }: Pick<ShellStore, 'getState'>,
  loader: Pick<RemoteLoader, 'isRegistered' | 'load' | 'report'>,
): Promise<void> {
  const state = getState();
  const business = selectBusinessKey(state);
  const user = selectUser(state);
  if (business === null || !user || selectConnectionLost(state)) return;
  for (const name of await unsentRemotes(business, user.email)) {
    if (loader.isRegistered(name)) loader.load(name).catch((error: unknown) => loader.report('load', error, name));
  }
}
