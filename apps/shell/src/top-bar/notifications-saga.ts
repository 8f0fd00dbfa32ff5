import type { ApiClient } from '@carta/api-client';
import { notificationRefreshPeriod } from '@carta/domain';
import { call, delay, put, race, select, selectUser, take } from '@carta/panel';
import { notificationsCounted, selectDevelopment } from '@carta/panel/shell';
import { eventChannel } from 'redux-saga';

/** Counts the unread notifications now and then for as long as an owner is signed in, and when the page is seen again. [BADGE-2] */
export function notificationsSaga(api: ApiClient, page: Document = document) {
  return function* pollNotifications() {
    const seen = yield* call(seenAgain, page);
    while (yield* select(selectUser)) {
      const answer = yield* call(api.notifications);
      if (answer.ok) yield* put(notificationsCounted(answer.value.total));
      const development = yield* select(selectDevelopment);
      yield* race([delay(notificationRefreshPeriod({ development })), take(seen)]);
    }
    seen.close();
  };
}

function seenAgain(page: Document) {
  return eventChannel<true>((tell) => {
    const onChange = () => {
      if (!page.hidden) tell(true);
    };
    page.addEventListener('visibilitychange', onChange);
    return () => page.removeEventListener('visibilitychange', onChange);
  });
}
