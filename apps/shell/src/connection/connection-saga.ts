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

const SHORTEST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** While the connection is lost, asks the server again and again, each time a little later, and at once where there is reason to. */
export function connectionSaga(api: Pick<ApiClient, 'notifications'>) {
  function* recover() {
    for (let failures = 0; ; failures++) {
      const pause = Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** failures);
      const { retried } = yield* race({ rested: delay(pause), retried: take(connectionRetried) });
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
