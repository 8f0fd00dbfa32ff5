import type { ApiClient, ApiResult } from '@carta/api-client';
import { inSession, put, select, selectBusinessKey, takeLatest } from '@carta/panel';
import { listFailed, listReceived, listRequested, type ListRequest, type Lists } from './lists-slice.ts';

/** Fetches the list that the open screen or sheet shows. */
export function listsSaga(api: ApiClient) {
  const fetchList = (businessKey: string, request: ListRequest): Promise<ApiResult<Partial<Lists>>> => {
    const params = { businessKey };
    if (request.list === 'history') return api.itemPriceHistory({ params: { ...params, itemKey: request.key } });
    return request.list === 'plans' ? api.plannedPrices({ params }) : api.trash({ params });
  };

  return function* () {
    yield* takeLatest(listRequested, function* ({ payload: request }) {
      const businessKey = yield* select(selectBusinessKey);
      if (businessKey === null) return;
      const answer = yield* inSession(() => fetchList(businessKey, request));
      yield* put(answer.ok ? listReceived(answer.value) : listFailed());
    });
  };
}
