import type { ApiClient } from '@carta/api-client';
import { inSession, put, select, selectBusinessKey, takeLatest } from '@carta/panel';
import { summaryFailed, summaryReceived, summaryWanted } from './home-slice.ts';

/** Fetches what home shows besides the menu. */
export function homeSaga(api: Pick<ApiClient, 'homeSummary'>) {
  return function* watchHome() {
    yield* takeLatest(summaryWanted, function* () {
      const businessKey = yield* select(selectBusinessKey);
      if (businessKey === null) return;
      const answer = yield* inSession(() => api.homeSummary({ params: { businessKey } }));
      yield* put(answer.ok ? summaryReceived(answer.value) : summaryFailed());
    });
  };
}
