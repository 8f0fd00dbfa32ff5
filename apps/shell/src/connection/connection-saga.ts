import { serverAnswers, type ApiClient } from '@carta/api-client';
import {
  call,
  connectionBack,
  connectionLost,
  delay,
  menuRefreshRequested,
  put,
  race,
  take,
  takeLeading,
} from '@carta/panel';
import { connectionRetried } from '@carta/panel/shell';
import type { ShellStore } from '../store.ts';

const SHORTEST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/**
 * While the connection is lost, asks the server after pauses that grow up to 30 s; at once when a retry is requested. `random` is 0 to 1; it spreads
 * the requests of many pages.
 */
export function connectionSaga(api: Pick<ApiClient, 'notifications'>, random = Math.random) {
  function* recover() {
    for (let failures = 0; ; failures++) {
      const pause = Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** failures);
      const { retried } = yield* race({
        elapsed: delay(pause * (0.5 + random() / 2)),
        retried: take(connectionRetried),
      });
      if (yield* call(serverAnswers, api)) break;
      if (retried) failures = -1;
    }
    yield* put(connectionBack());
    yield* put(menuRefreshRequested());
  }

  return function* watchConnection() {
    yield* takeLeading(connectionLost, recover);
  };
}

/** Reports the browser's loss of connection to the store; the server is asked when the browser is online or the page visible again. */
export function followBrowser({ dispatch }: Pick<ShellStore, 'dispatch'>, browser: Window): void {
  const retry = () => void dispatch(connectionRetried());
  const lose = () => void dispatch(connectionLost());
  browser.addEventListener('offline', lose);
  browser.addEventListener('online', retry);
  browser.document.addEventListener('visibilitychange', retry);
  if (!browser.navigator.onLine) lose();
}
