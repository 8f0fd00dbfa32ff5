import type { ApiClient } from '@carta/api-client';
import { inSession, put, select, selectBusinessKey, takeLatest } from '@carta/panel';
import { trashFailed, trashReceived, trashRequested } from './trash-slice.ts';

/** Fetches the deletions that can be restored. */
export function trashSaga(api: ApiClient) {
  return function* () {
    yield* takeLatest(trashRequested, function* () {
      const businessKey = yield* select(selectBusinessKey);
      if (businessKey === null) return;
      const answer = yield* inSession(() => api.trash({ params: { businessKey } }));
      yield* put(answer.ok ? trashReceived(answer.value.deletions) : trashFailed());
    });
  };
}
