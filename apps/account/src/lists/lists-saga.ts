import type { ApiClient } from '@carta/api-client';
import { inSession, put, select, selectUser, takeEvery } from '@carta/panel';
import { listFailed, listReceived, listRequested, type ListName, type ReceivedList } from './lists-slice.ts';

type Fetched = { ok: true; value: ReceivedList } | { ok: false; error: { code: string } };

/** Fetches each list that a screen requests, concurrently. */
export function listsSaga(api: ApiClient) {
  const fetchList = async (name: ListName, email: string): Promise<Fetched> => {
    switch (name) {
      case 'manuals': {
        const answer = await api.manuals();
        return answer.ok ? { ok: true, value: { name, value: answer.value.manuals } } : answer;
      }
      case 'announcements': {
        const answer = await api.announcements();
        return answer.ok ? { ok: true, value: { name, value: answer.value.announcements } } : answer;
      }
      case 'notifications': {
        const answer = await api.notifications({ body: { from: 0 } });
        return answer.ok ? { ok: true, value: { name, value: answer.value.notifications ?? [] } } : answer;
      }
      case 'sessions': {
        const answer = await api.sessions({ params: { email } });
        return answer.ok ? { ok: true, value: { name, value: answer.value.sessions } } : answer;
      }
    }
  };

  return function* watchLists() {
    yield* takeEvery(listRequested, function* ({ payload: name }) {
      const user = yield* select(selectUser);
      const answer = yield* inSession(() => fetchList(name, user?.email ?? ''));
      yield* put(answer.ok ? listReceived(answer.value) : listFailed(name));
    });
  };
}
