import type { ApiClient } from '@carta/api-client';
import { notificationRefreshPeriod } from '@carta/domain';
import { call, delay, notificationsRead, put, race, select, selectUser, take } from '@carta/panel';
import { notificationsCounted, selectDevelopment } from '@carta/panel/shell';
import { eventChannel } from 'redux-saga';

/** Counts the unread notifications periodically while an owner is signed in, and when the page becomes visible. [BADGE-2] */
export function notificationsSaga(api: Pick<ApiClient, 'notifications'>, page: Document = document) {
  return function* pollNotifications() {
    const visible = yield* call(visibilityChannel, page);
    while (yield* select(selectUser)) {
      // A count from before the owner read the notifications is outdated.
      const { answer } = yield* race({ answer: call(api.notifications), read: take(notificationsRead) });
      if (answer?.ok) yield* put(notificationsCounted(answer.value.total));
      const development = yield* select(selectDevelopment);
      yield* race([delay(notificationRefreshPeriod({ development })), take(visible)]);
    }
    visible.close();
  };
}

function visibilityChannel(page: Document) {
  return eventChannel<true>((emit) => {
    const onChange = () => {
      if (!page.hidden) emit(true);
    };
    page.addEventListener('visibilitychange', onChange);
    return () => page.removeEventListener('visibilitychange', onChange);
  });
}
