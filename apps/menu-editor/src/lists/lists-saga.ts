import type { ApiClient } from '@carta/api-client';
import { inSession, put, select, selectBusinessKey, takeLatest } from '@carta/panel';
import { listFailed, listReceived, listRequested } from './lists-slice.ts';

/** Fetches the list that the open screen or sheet shows. */
export function listsSaga(api: ApiClient) {
  return function* () {
    yield* takeLatest(listRequested, function* ({ payload: { list } }) {
      const businessKey = yield* select(selectBusinessKey);
      if (businessKey === null) return;
      const params = { businessKey };
      const answer = yield* list === 'plans'
        ? inSession(() => api.plannedPrices({ params }))
        : inSession(() => api.trash({ params }));
      yield* put(answer.ok ? listReceived(answer.value) : listFailed());
    });
  };
}
