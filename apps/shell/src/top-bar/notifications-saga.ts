import type { ApiClient } from '@carta/api-client';
import { notificationRefreshPeriod } from '@carta/domain';
import { call, delay, notificationsCounted, put, select, selectDevelopment, selectUser } from '@carta/panel';

/** Counts the unread notifications now and then for as long as an owner is signed in. [BADGE-*] */
export function notificationsSaga(api: ApiClient) {
  return function* pollNotifications() {
    while (yield* select(selectUser)) {
      const answer = yield* call(api.notifications);
      if (answer.ok) yield* put(notificationsCounted(answer.value.total));
      const development = yield* select(selectDevelopment);
      yield* delay(notificationRefreshPeriod({ development }));
    }
  };
}
