import type { ApiClient } from '@carta/api-client';
import { NOT_SAVED } from '@carta/domain';
import {
  delay,
  inSession,
  menuReceived,
  menuRefreshFailed,
  menuRefreshRequested,
  put,
  race,
  select,
  selectBusinessKey,
  snackbarShown,
  take,
  takeLatest,
  takeLeading,
} from '@carta/panel';
import { settingsRefused, settingsSaved, settingsSettled, settingsSubmitted } from './settings-slice.ts';

const SAVED_NOTICE_MS = 3_000;
/** The menu may have been refreshed by somebody else's word already: then nothing more comes. */
const REFRESH_MS = 3_000;

/** Saves what a settings screen sends, one after the other, and shows the menu with it before it says so. */
export function settingsSaga(api: ApiClient) {
  function* save({ payload: { change } }: ReturnType<typeof settingsSubmitted>) {
    const businessKey = yield* select(selectBusinessKey);
    if (businessKey === null) return;
    const input = { params: { businessKey }, ...change } as Parameters<ApiClient['updateBusiness']>[0];
    const answer = yield* inSession(() => api.updateBusiness(input));
    if (answer.ok) {
      yield* put(menuRefreshRequested());
      yield* race([take([menuReceived, menuRefreshFailed]), delay(REFRESH_MS)]);
      yield* put(settingsSaved());
      return;
    }
    yield* put(settingsRefused(answer.error));
    const { code, message, issues } = answer.error;
    const unsure = code === 'network' || code === 'unexpected' || code === 'unavailable';
    if (unsure) console.error(answer.error);
    if (unsure || (code !== 'conflict' && !issues))
      yield* put(snackbarShown({ tone: 'error', text: unsure ? NOT_SAVED : message }));
  }

  return function* watchSettings() {
    yield* takeLeading(settingsSubmitted, save);
    yield* takeLatest(settingsSaved, function* () {
      yield* delay(SAVED_NOTICE_MS);
      yield* put(settingsSettled());
    });
  };
}
