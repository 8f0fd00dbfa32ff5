import { call, connectionBack, selectBusinessKey, selectConnectionLost, selectUser, takeEvery } from '@carta/panel';
import { unsentRemotes } from '@carta/panel/drafts';
import type { ShellStore } from '../store.ts';
import type { RemoteLoader } from './remote-loader.ts';

type Loader = Pick<RemoteLoader, 'isRegistered' | 'load' | 'report'>;

/** Sends what waits now, and each time the connection is back. */
export function watchUnsent(store: Pick<ShellStore, 'getState' | 'runSaga'>, loader: Loader): void {
  const send = () => sendUnsent(store, loader);
  store.runSaga(function* () {
    yield* takeEvery(connectionBack, send);
    yield* call(send);
  });
}

/** Loads the remotes that have unsent work of this owner for this business; they send it. One that cannot be loaded waits for the next call. */
async function sendUnsent({ getState }: Pick<ShellStore, 'getState'>, loader: Loader): Promise<void> {
  const state = getState();
  const business = selectBusinessKey(state);
  const user = selectUser(state);
  if (business === null || !user || selectConnectionLost(state)) return;
  for (const name of await unsentRemotes(business, user.email)) {
    if (loader.isRegistered(name)) loader.load(name).catch((error: unknown) => loader.report('load', error, name));
  }
}
