import type { ApiClient } from '@carta/api-client';
import { NOT_SAVED } from '@carta/domain';
import { inSession, notificationsRead, put, select, selectUser, snackbarShown, takeLatest } from '@carta/panel';

/** Stores on the server when the owner last read the notifications. */
export function notificationsReadSaga(api: ApiClient, now: () => number = Date.now) {
  return function* watchReading() {
    yield* takeLatest(notificationsRead, function* () {
      const user = yield* select(selectUser);
      if (!user) return;
      const input = { params: { email: user.email }, body: { lastNotificationRead: now() } };
      const answer = yield* inSession(() => api.updateUser(input));
      if (answer.ok) return;
      console.error(answer.error);
      yield* put(snackbarShown({ tone: 'error', text: NOT_SAVED }));
    });
  };
}
