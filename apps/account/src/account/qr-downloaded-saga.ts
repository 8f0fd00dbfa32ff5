import type { ApiClient } from '@carta/api-client';
import { NOT_SAVED } from '@carta/domain';
import {
  businessReceived,
  createAction,
  inSession,
  put,
  select,
  selectMenu,
  snackbarShown,
  takeLeading,
} from '@carta/panel';

/** The owner downloads or prints the QR code. */
export const qrDownloaded = createAction('account/qrDownloaded');

/** Stores when the QR code was first downloaded. [FIRST-1] */
export function qrDownloadedSaga(api: ApiClient, now: () => number = Date.now) {
  return function* watchQr() {
    yield* takeLeading(qrDownloaded, function* () {
      const menu = yield* select(selectMenu);
      if (!menu || menu.firstSteps.qrDownloadedAt !== null) return;
      const body = { firstSteps: { qrDownloadedAt: now() } };
      const answer = yield* inSession(() => api.updateBusiness({ params: { businessKey: menu.key }, body }));
      if (answer.ok) return void (yield* put(businessReceived(answer.value)));
      console.error(answer.error);
      yield* put(snackbarShown({ tone: 'error', text: NOT_SAVED }));
    });
  };
}
