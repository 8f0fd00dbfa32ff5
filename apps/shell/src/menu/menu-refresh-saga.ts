import type { ApiClient } from '@carta/api-client';
import {
  businessReceived,
  call,
  inSession,
  menuReceived,
  menuRefreshRequested,
  put,
  race,
  select,
  selectBusinessKey,
  take,
  takeLatest,
} from '@carta/panel';
import { menuRefreshFailed, selectMenuEtag } from '@carta/panel/shell';

/** Fetches the menu whenever a refresh is asked for; of several askings the last one counts. */
export function menuRefreshSaga(api: ApiClient) {
  function* refresh() {
    const key = yield* select(selectBusinessKey);
    const etag = yield* select(selectMenuEtag);
    if (!key) return;
    const { answer } = yield* race({
      answer: call(inSession<Awaited<ReturnType<ApiClient['menu']>>>, () => api.menu({ params: { key }, etag })),
      outdated: take(businessReceived),
    });
    // What was read before a save would bring the settings of before back.
    if (!answer) return yield* put(menuRefreshRequested());
    if (!answer.ok) yield* put(menuRefreshFailed());
    else if (!answer.unchanged) yield* put(menuReceived({ menu: answer.value, etag: answer.etag }));
  }

  return function* watchMenuRefresh() {
    yield* takeLatest(menuRefreshRequested, refresh);
  };
}
