import type { RemoteRegistry } from '@carta/contract';
import { reportFailure, type Failure } from '../report-failure.ts';
import type { ShellStore } from '../store.ts';
import { fetchFreshPage } from './fresh-page.ts';
import { RemoteLoader, type FetchRemote } from './remote-loader.ts';
import { injectRemote } from './remote-store.ts';

interface RemotesOptions {
  readonly registry: RemoteRegistry;
  readonly fetchRemote: FetchRemote;
  /** Learns of every failure of the page too. */
  readonly onFailure?: (failure: Failure) => void;
  readonly onOpen?: (opened: { readonly remote: string; readonly version: string }) => void;
}

/** Returns a loader whose remotes are injected into `store`. */
export function openRemotes(
  store: ShellStore,
  { registry, fetchRemote, onFailure, onOpen }: RemotesOptions,
): RemoteLoader {
  const loader: RemoteLoader = new RemoteLoader({
    registry,
    fetchRemote,
    fetchPage: fetchFreshPage,
    onLoad: (name, module) => injectRemote(store, name, module, (phase, error) => loader.report(phase, error, name)),
    onFailure: (failure) => {
      reportFailure(store, failure);
      onFailure?.(failure);
    },
    onOpen: (opened) => onOpen?.(opened),
    reloadPage: () => location.reload(),
  });
  return loader;
}
